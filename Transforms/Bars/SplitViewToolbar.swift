import Rewriting
import SwiftSyntax

/// Reports toolbars that are attached to a split view instead of one of its columns.
public struct SplitViewToolbar: Transform {
  public static let documentation = Documentation(
    title: "Report toolbars on a NavigationSplitView",
    why: """
      In a split view only the actions of the detail column move to a vertical bar; those of the other \
      columns stay above their column. A toolbar on the split view itself belongs to none of them.
      """,
    example: .unchanged(
      """
      struct Library: View {
        var body: some View {
          NavigationSplitView {
            Shelves()
          } detail: {
            Book()
          }
          .toolbar {
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
        }
      }

      """),
    leftAlone: [
      "every toolbar: only a person knows which column's content an action controls",
      "toolbar(_:for:), toolbar(removing:) and the colors of bars, which are no actions",
      "toolbars inside a column; whether that is the right one is not told",
    ],
    safety: "Changes nothing.", availability: "Needs no API.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger = "NavigationSplitView" && "toolbar"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    return context.file.modifierCalls(named: ["toolbar"]).compactMap { toolbar in
      guard toolbar.toolbarContent != nil, !toolbar.call.isInPreview,
        index.navigationContainer(under: toolbar) == "NavigationSplitView"
      else { return nil }
      return Finding(
        at: toolbar.nameToken, "the toolbar is attached to the NavigationSplitView itself",
        consequence:
          "its actions belong to no column, and only those of the detail column join a vertical bar",
        leftAlone: "only a person knows which column's content its actions control")
    }
  }
}
