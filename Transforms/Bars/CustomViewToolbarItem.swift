import Rewriting
import SwiftSyntax

/// Reports toolbar items that are no control, and so never join a vertical bar.
public struct CustomViewToolbarItem: Transform {
  public static let documentation = Documentation(
    title: "Report toolbar items that are custom views",
    why: """
      A vertical bar takes controls with a symbol. Stacks of views, text and drawings stay out of it, \
      and keep a horizontal bar on the screen.
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
      "views that other files declare: this file does not show what they are",
      "code that only systems without vertical bars run; files that do not ship on iOS",
    ],
    safety: "Changes nothing.", availability: "Needs no API.",
    sources: [.resizableWindows], levels: [])

  public static let trigger: Trigger = "ToolbarItem"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    return context.file.calls { $0.calledName == "ToolbarItem" }.compactMap { item in
      guard index.swiftUIName(of: item) == "ToolbarItem", !item.isInPreview,
        let systems = context.barSystems(at: item), !systems.isBeforeVerticalBars,
        !BarPlacement(item.arguments.first { $0.label?.text == "placement" }?.expression, index)
          .staysHorizontal,
        let content = item.onlyClosure?.statements
      else { return nil }
      let customs = content.views.compactMap { CustomView($0, index) }
      guard let custom = customs.first else { return nil }
      return Finding(
        at: item, "the item is \(custom.description), which never joins a vertical bar",
        consequence: "it keeps a horizontal bar on the screen, or goes into the overflow menu",
        leftAlone: custom.advice)
    }
  }
}

/// A view in a toolbar that is no control.
private struct CustomView {
  /// What it is, with an article.
  let description: String
  /// What a person may do.
  let advice: String

  /// Nil for a control, and for what the file does not show.
  init?(_ view: ExprSyntax, _ index: DeclarationIndex, depth: Int = 0) {
    let chain = ViewChain(view)
    if let call = chain.call, let name = index.swiftUIName(of: call) {
      if Self.stacks.contains(name) {
        let items = call.shownClosures.flatMap(\.statements.views)
        guard items.count > 1 || !(items.first?.isControl(index) ?? true) else { return nil }
        description = "a stack of views"
        let controls = items.filter {
          ViewChain($0).rootName.map { BarItem.Kind(rawValue: $0) != nil } ?? false
        }
        advice = controls.isEmpty ? Self.ofUnknownUse : "make each control an item of its own"
      } else if name == "Text" {
        description = "a text"
        advice = Self.ofUnknownUse
      } else if Self.drawings.contains(name) || name == "Image" {
        description =
          chain.modifiers.contains { $0.name == "onTapGesture" }
          ? "an image that is tapped" : "a drawing"
        advice = "make it a Button with a title and a symbol, if it does something"
      } else {
        return nil
      }
      return
    }
    guard depth < 4, let declared = index.declaredView(chain) else { return nil }
    let views = declared.statements.views
    guard let inner = views.lazy.compactMap({ CustomView($0, index, depth: depth + 1) }).first,
      views.allSatisfy({ CustomView($0, index, depth: depth + 1) != nil })
    else { return nil }
    description = inner.description
    advice = inner.advice
  }

  private static let ofUnknownUse =
    "only a person can tell whether it is a title, a state or an action"
  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack"]
  private static let drawings: Set<String> = [
    "Circle", "Capsule", "Rectangle", "RoundedRectangle", "AsyncImage", "Color", "Canvas",
  ]
}

extension ExprSyntax {
  /// Whether the view is a control of SwiftUI's that a bar knows.
  fileprivate func isControl(_ index: DeclarationIndex) -> Bool {
    guard let call = ViewChain(self).call, let name = index.swiftUIName(of: call) else {
      return true
    }
    return BarItem.Kind(rawValue: name) != nil
  }
}
