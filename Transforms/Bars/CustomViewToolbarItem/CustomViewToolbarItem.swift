import Availability
import Rewriting
import SwiftSyntax

/// Reports toolbar items that are no plain control, and so never join a vertical bar.
public struct CustomViewToolbarItem: Transform {
  public static let documentation = Documentation(
    title: "Report toolbar items that are custom views",
    why: """
      A vertical bar takes controls with a symbol. Stacks of views, text, drawings, and controls with \
      a drawn label stay out of it, and keep a horizontal bar on the screen.
      """,
    example: .unchanged(
      """
      struct Inbox: View {
        var body: some View {
          Letters()
            .toolbar {
              ToolbarItem(placement: .primaryAction) {
                HStack {
                  Button("Filter", systemImage: "line.3.horizontal.decrease") {}
                  Button("Compose", systemImage: "square.and.pencil") {}
                }
              }
            }
        }
      }

      """),
    leftAlone: [
      "every item: only a person can tell what it should be",
      "items in the keyboard, principal, status, title and subtitle placements, which never go vertical",
      "views that other files declare, unless their name says what they are: an avatar, a badge, a label",
      "screens that opt out of vertical bars, and those that the documents let opt out",
      "code that only systems without vertical bars run; files that do not ship on iOS",
    ],
    safety: "Changes nothing.", availability: "Needs no API.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger = "ToolbarItem" || "toolbar"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let optOuts = context.file.names(ofHelpersFor: "toolbarVerticalBehavior")
    return ItemPlace.all(in: context.file, index).compactMap { item in
      guard !item.site.isInPreview, let systems = context.barSystems(at: item.site),
        !systems.isBeforeVerticalBars,
        item.toolbar.flatMap({ BarScreen($0, index).reasonToStay(optingOutBy: optOuts) }) == nil,
        let custom = item.custom(index)
      else { return nil }
      return Finding(
        at: item.site, "the item is \(custom.description), which never joins a vertical bar",
        consequence: "it keeps a horizontal bar on the screen, or goes into the overflow menu",
        leftAlone: custom.advice)
    }
  }
}

/// One item of a toolbar, as the code writes it.
private struct ItemPlace {
  /// What the item is written with: `ToolbarItem`, or the view itself.
  let site: ExprSyntax
  /// What it shows: one node for each view and each choice of views.
  let shown: [Syntax]
  /// The toolbar that it is written in.
  let toolbar: ModifierCall?
  /// Whether it is written without an item, where content of the app's own can stand too.
  var isBare = false

  /// What is no control; nil where each part, or one side of a choice, is one.
  func custom(_ index: DeclarationIndex) -> CustomItemView? {
    for part in shown {
      let customs = part.views.map { CustomItemView.of($0, index) }
      guard let first = customs.first, let first, customs.allSatisfy({ $0 != nil }),
        !isBare || !first.isForeign
      else { continue }
      return first
    }
    return nil
  }

  /// The items that may go into a vertical bar, in source order.
  static func all(in file: SourceFile, _ index: DeclarationIndex) -> [ItemPlace] {
    let items = file.calls { ["ToolbarItem", "ToolbarItemGroup"].contains($0.calledName) }
      .flatMap { call -> [ItemPlace] in
        let name = index.swiftUIName(of: call)
        guard name == "ToolbarItem" || name == "ToolbarItemGroup",
          let content = call.closures.first(where: { [nil, "content"].contains($0.label) })?
            .closure,
          !BarPlacement(call.arguments.first { $0.label?.text == "placement" }?.expression, index)
            .staysHorizontal
        else { return [] }
        let shown = content.statements.viewItems
        // Each view of a group is an item.
        return name == "ToolbarItem"
          ? [ItemPlace(site: ExprSyntax(call), shown: shown, toolbar: call.toolbar)]
          : content.statements.views.map {
            ItemPlace(site: $0, shown: [Syntax($0)], toolbar: call.toolbar)
          }
      }
    let bare =
      file.declaresFunction(named: "toolbar")
      ? []
      : file.modifierCalls(named: ["toolbar"]).flatMap { toolbar -> [ItemPlace] in
        let content = toolbar.toolbarContent?.as(CodeBlockItemListSyntax.self)
        return (content?.views ?? []).compactMap { view in
          let chain = ViewChain(view)
          guard let call = chain.call, let name = index.swiftUIName(of: call),
            !name.hasPrefix("Toolbar")
          else { return nil }
          return ItemPlace(site: view, shown: [Syntax(view)], toolbar: toolbar, isBare: true)
        }
      }
    return (items + bare).sorted { $0.site.position < $1.site.position }
  }
}
