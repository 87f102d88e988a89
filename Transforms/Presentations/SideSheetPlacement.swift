import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Places a sheet at the side of its window.
public struct SideSheetPlacement: Transform {
  public static let documentation = Documentation(
    title: "Place a sheet at the side of a wide window",
    why: """
      In a wide window, on an iPad or unfolded, a sheet appears in the middle and covers what it is \
      about. presentationPlacement puts it at an edge, so that a map or a document stays in view. It \
      suits few sheets, so it is done only where somebody asks for it.
      """,
    example: Documentation.Example(
      before: """
        struct Atlas: View {
          @State private var isSearching = false
          @State private var showsLayers = false

          var body: some View {
            Globe()
              .sheet(isPresented: $isSearching) {
                Search()
              }
              .inspector(isPresented: $showsLayers) {
                Layers()
              }
          }
        }

        """,
      after: """
        struct Atlas: View {
          @State private var isSearching = false
          @State private var showsLayers = false

          var body: some View {
            Globe()
              .sheet(isPresented: $isSearching) {
                Search()
                  .presentationPlacement(.leading)
              }
              .inspector(isPresented: $showsLayers) {
                Layers()
              }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 27])),
    leftAlone: [
      "popovers, full-screen covers and alerts: only sheets respect a placement",
      "sheets that have a placement already",
      "sheets whose content is a function of its own, or several views at once",
    ],
    safety: """
      Unsafe, and two alternatives: trailing and leading, of which apply picks none (--only names one). \
      Beside an inspector, which is at the trailing edge, only leading is on offer. In a narrow window \
      the sheet appears as before.
      """,
    availability: """
      presentationPlacement with an edge is of iOS 27, and of no other platform. Below, the file gets \
      one private helper with an #available, which leaves the sheet as it is on earlier systems, and \
      with an #if where it ships elsewhere too.
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger = "sheet"
  public static let runsOnlyOnRequest = true

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let sheets = PresentedSheet.all(in: context.file)
    if sheets.isEmpty { return [] }
    let placing = context.file.names(ofHelpersFor: "presentationPlacement")
    return sheets.compactMap { sheet in
      let names = (sheet.shownViews ?? []).flatMap { ViewChain($0).modifiers.map(\.name) }
      if names.contains(where: placing.contains) { return nil }
      let fallback = context.fallback(
        for: .presentationPlacement, .presentationPlacementTrailing, at: sheet.modifier.call)
      if fallback == .settled { return nil }
      do throws(Refusal) {
        let views = try sheet.placedViews()
        let changes = try sheet.freeEdges.map { edge throws(Refusal) in
          try edge.change(of: views, fallback, in: context)
        }
        return .offered(sheet, changes)
      } catch {
        return .leftAlone(sheet, error.reason)
      }
    }
  }
}

/// The edges that a sheet can be placed at.
private enum SheetEdge: String, CaseIterable {
  case trailing, leading

  private var api: API {
    switch self {
    case .trailing: .presentationPlacementTrailing
    case .leading: .presentationPlacementLeading
    }
  }

  private var helper: ViewHelper {
    ViewHelper(
      "presentedAt\(rawValue.capitalized)Side",
      summary: "Puts a sheet at the \(rawValue) side of a wide window where the system can.",
      apis: [.presentationPlacement, api], newer: "presentationPlacement(.\(rawValue))",
      older: "self")
  }

  func change(
    of views: [ExprSyntax], _ fallback: Fallback, in context: Context
  ) throws(Refusal) -> Change {
    var edits: [SourceEdit] = []
    var supports: [Support] = []
    for view in views {
      let call = try APICall(
        .presentationPlacement, or: helper, fallback, at: view, in: context)
      let arguments = call.isPlain ? "(.\(rawValue))" : "()"
      edits.append(view.adding(".\(call.name)\(arguments)", in: context.file))
      supports += call.supports
    }
    return Change(
      "Place the sheet at the \(rawValue) edge", .unsafe, edits: edits, supports: supports)
  }
}

extension PresentedSheet {
  /// The views that get the placement.
  fileprivate func placedViews() throws(Refusal) -> [ExprSyntax] {
    guard let content else {
      throw Refusal("its content is not a closure, so the placement belongs where that is made")
    }
    guard let views = shownViews, !views.isEmpty else {
      throw Refusal(
        content.statements.viewItems.isEmpty
          ? "it shows nothing" : "it shows several views at once; put them into one first")
    }
    for view in views {
      guard view.arms == nil, !view.is(SequenceExprSyntax.self), !view.is(ClosureExprSyntax.self)
      else { throw Refusal("its content is an expression that takes no modifier") }
      if ViewChain(view).isConditional {
        throw Refusal("a part of its content's modifiers stands inside #if")
      }
    }
    return views.filter { ViewChain($0).rootName != "EmptyView" }
  }

  /// The edges that nothing else on the presenting view takes.
  fileprivate var freeEdges: [SheetEdge] {
    let presenter = ViewChain(ExprSyntax(modifier.call).wholeChain)
    return presenter.modifiers.contains { $0.name == "inspector" }
      ? [.leading] : SheetEdge.allCases
  }
}

extension Finding {
  fileprivate static func offered(_ sheet: PresentedSheet, _ changes: [Change]) -> Finding {
    Finding(
      at: sheet.modifier.nameToken, message,
      consequence: """
        from iOS 27 on, the sheet appears at the edge of a wide window and leaves the rest in view; in \
        a narrow window, and on earlier systems, it appears as before
        """,
      alternatives: changes)
  }

  fileprivate static func leftAlone(_ sheet: PresentedSheet, _ reason: String) -> Finding {
    Finding(at: sheet.modifier.nameToken, message, leftAlone: reason)
  }

  private static let message = "a sheet appears in the middle of a wide window"
}
