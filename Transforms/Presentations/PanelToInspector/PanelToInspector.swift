import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Shows a panel that is a column by hand in the system's inspector.
public struct PanelToInspector: Transform {
  public static let documentation = Documentation(
    title: "Show a panel beside the content in an inspector",
    why: """
      A column by hand squeezes the content in a narrow window, and a second hierarchy with a sheet \
      loses what the panel remembers when the window changes. An inspector is a trailing column where \
      there is room and a sheet where there is not, with one panel for both.
      """,
    example: Documentation.Example(
      before: """
        struct Editor: View {
          @State private var showsSettings = false

          var body: some View {
            HStack(spacing: 0) {
              Canvas()
              if showsSettings {
                Divider()
                Settings()
                  .frame(width: 300)
                  .transition(.move(edge: .trailing))
              }
            }
          }
        }

        """,
      after: """
        struct Editor: View {
          @State private var showsSettings = false

          var body: some View {
            Canvas()
              .inspector(isPresented: $showsSettings) {
                Settings()
                  .inspectorColumnWidth(300)
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "panels at the leading edge: an inspector is at the trailing one",
      "panels that show an item, or that anything but a bindable Boolean of the file decides about",
      "panels without a width in the file, or with one that changes at run time, and columns narrower than 160 points, which are cells and buttons",
      "stacks in rows, labels, overlays and bars, and those where a comment speaks of the inspector",
      "panels that are hidden in a narrow window, where an inspector would be a sheet",
      "a narrow side that shows other content, another panel, or does something when it is dismissed",
    ],
    safety: """
      Unsafe: in a narrow window the panel becomes a sheet. The system draws the column, its divider and \
      its way in and out, so a Divider and a transition of the panel go.
      """,
    availability: """
      inspector is of iOS 17 and macOS 14, and of no other platform. Below, the file gets one private \
      helper with an #available, which has the older column in else; a choice by size class stays as it \
      is behind an else.
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger = "HStack" && "if"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let stacks = context.file.calls { $0.calledName == "HStack" }
    if stacks.isEmpty { return [] }
    let index = DeclarationIndex(tree: context.file.tree)
    let reader = PanelColumnReader(
      index: index, uses: ViewUses(context.file, index: index))
    var helpers: [ViewHelper] = []
    return stacks.compactMap { stack in
      guard let column = reader.column(stack), !stack.isInHelper else { return nil }
      let fallback = context.fallback(for: .inspector, .inspectorColumnWidth, at: stack)
      if fallback == .settled { return nil }
      do throws(Refusal) {
        let plan = try PanelPlan(column, index)
        return .offered(plan, try plan.change(fallback, &helpers, in: context), index)
      } catch {
        return .leftAlone(column, error.reason)
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the stack is what an older system gets of a helper.
  fileprivate var isInHelper: Bool {
    trailingClosure?.statements.contains { $0.trimmedDescription == "self" } ?? false
  }
}

extension Finding {
  fileprivate static func offered(
    _ plan: PanelPlan, _ change: Change, _ index: DeclarationIndex
  ) -> Finding {
    var texts: [String] = []
    if plan.narrow == nil {
      texts.append("in a narrow window the panel is a sheet instead of a column")
      if index.startsTrue(plan.flag) {
        texts.append("since it starts shown, that sheet is up at once")
      }
    } else {
      texts.append("the panel keeps what it remembers when the window gets wider or narrower")
    }
    let gone =
      (plan.dividers.isEmpty ? [] : ["the divider"])
      + (plan.removed.contains { $0.name == "transition" } ? ["the transition"] : [])
    texts.append(
      gone.isEmpty
        ? "the system draws the column and moves it in and out"
        : "the system draws the column and moves it in and out, so "
          + gone.joined(separator: " and ") + " \(gone.count == 1 ? "goes" : "go")")
    return Finding(
      at: plan.column.stack, message(plan.column), consequence: texts.joined(separator: "; "),
      change: change)
  }

  fileprivate static func leftAlone(_ column: PanelColumn, _ reason: String) -> Finding {
    Finding(at: column.stack, message(column), leftAlone: reason)
  }

  private static func message(_ column: PanelColumn) -> String {
    let name = ViewChain(column.panel).rootName.map { " (\($0))" } ?? ""
    return "a panel\(name) is a column by hand"
  }
}

extension DeclarationIndex {
  /// Whether the file says that a flag starts as true.
  fileprivate func startsTrue(_ flag: ExprSyntax) -> Bool {
    lookup(flag).declaration?.initializer?.tokenText == "true"
  }
}
