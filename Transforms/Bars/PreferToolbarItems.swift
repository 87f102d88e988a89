import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Lets the actions of a screen win over tabs where both share a vertical bar.
public struct PreferToolbarItems: Transform {
  public static let documentation = Documentation(
    title: "Prefer toolbar items over tabs in a vertical bar",
    why: """
      In the vertical bar that tabs and actions share, tabs come first and push actions into the \
      overflow menu. A focused task, such as composing, is better off with its actions.
      """,
    example: Documentation.Example(
      before: """
        struct Compose: View {
          var body: some View {
            Draft()
              .toolbar {
                Button("Send", systemImage: "paperplane") {}
              }
          }
        }

        """,
      after: """
        struct Compose: View {
          var body: some View {
            Draft()
              .toolbar {
                Button("Send", systemImage: "paperplane") {}
              }
              .preferringToolbarItems()
          }
        }

        private extension View {
          /// Lets the items of a toolbar win over tabs in a vertical bar where there are such bars.
          @ViewBuilder
          func preferringToolbarItems() -> some View {
            if #available(iOS 27.1, *) {
              toolbarVerticalCompressionBehavior(.prefersToolbarItems)
            } else {
              self
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "toolbars on a navigation container or tab view, which belong to several screens",
      "screens that opt out of vertical bars, or that the documents let opt out",
      "toolbars whose items are beside the keyboard, or titles and states",
      "screens that say already which of the two they prefer",
    ],
    safety: "Unsafe, and only on request: tabs become one control on this screen.",
    availability: """
      toolbarVerticalCompressionBehavior is of iOS 27.1 alone. Below, and where a file ships on other \
      platforms too, it gets a private helper with a check that leaves the screen as it is.
      """,
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger = "toolbar"
  public static let runsOnlyOnRequest = true

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let optOuts = context.file.names(ofHelpersFor: "toolbarVerticalBehavior")
    let behaviors = context.file.names(ofHelpersFor: "toolbarVerticalCompressionBehavior")
    return context.file.modifierCalls(named: ["toolbar"]).compactMap { toolbar in
      guard toolbar.toolbarContent != nil, !toolbar.call.isInPreview, toolbar.base != nil else {
        return nil
      }
      let chain = ViewChain(toolbar.call.withModifiers)
      let isSaid = chain.modifiers.contains { behaviors.contains($0.name) }
      let isLast = chain.modifiers.last { $0.toolbarContent != nil && $0.name == "toolbar" }
      guard !isSaid, isLast?.call.id == toolbar.call.id else { return nil }
      do throws(Refusal) {
        if let reason = BarScreen(toolbar, index).reasonToStay(optingOutBy: optOuts) {
          throw Refusal(reason)
        }
        if toolbar.staysHorizontal(index) {
          throw Refusal("nothing in this toolbar goes into a vertical bar")
        }
        if let container = index.navigationContainer(under: toolbar) {
          throw Refusal("the toolbar of a \(container) belongs to several screens")
        }
        return try offer(toolbar, in: context)
      } catch {
        return Finding(at: toolbar.nameToken, Self.message, leftAlone: error.reason)
      }
    }
  }

  private func offer(_ toolbar: ModifierCall, in context: Context) throws(Refusal) -> Finding? {
    let call = toolbar.call
    let modifier: String
    var supports: [Support] = []
    switch context.fallback(for: .toolbarVerticalCompressionBehavior, at: call) {
    case .settled: return nil
    case .refuse(let reason): throw Refusal(reason)
    case .plain: modifier = ".toolbarVerticalCompressionBehavior(.prefersToolbarItems)"
    case .check:
      let use = try context.use(.preferringToolbarItems, at: call)
      modifier = ".\(use.name)()"
      supports = use.supports
    }
    return Finding(
      at: toolbar.nameToken, Self.message,
      consequence: "on this screen a vertical bar shows the actions, and the tabs as one control",
      change: Change(
        "Prefer the items of this toolbar over tabs", .unsafe,
        edits: [
          ModifierInsertion(behind: call, at: call.offsets.upperBound, in: context.file)
            .edit([modifier])
        ], supports: supports))
  }

  private static let message = "tabs push the actions of this screen into the overflow menu"
}

extension ModifierCall {
  /// Whether every item that the toolbar is written with has a placement that never goes vertical.
  fileprivate func staysHorizontal(_ index: DeclarationIndex) -> Bool {
    guard let content = toolbarContent?.as(CodeBlockItemListSyntax.self) else { return false }
    let placements = content.views.map { view -> BarPlacement? in
      guard let call = ViewChain(view).call,
        ["ToolbarItem", "ToolbarItemGroup"].contains(index.swiftUIName(of: call))
      else { return nil }
      return BarPlacement(
        call.arguments.first { $0.label?.text == "placement" }?.expression, index)
    }
    return !placements.isEmpty && placements.allSatisfy { $0?.staysHorizontal == true }
  }
}

extension ViewHelper {
  fileprivate static let preferringToolbarItems = ViewHelper(
    "preferringToolbarItems",
    summary:
      "Lets the items of a toolbar win over tabs in a vertical bar where there are such bars.",
    apis: [.toolbarVerticalCompressionBehavior],
    newer: "toolbarVerticalCompressionBehavior(.prefersToolbarItems)", older: "self")
}
