import Rewriting
import SwiftSyntax

/// Reports rows with more swipe actions on an edge than fit.
public struct SwipeActionCount: Transform {
  public static let documentation = Documentation(
    title: "Report more than three swipe actions on an edge",
    why: """
      Each action takes its width from the row, and in a narrow window more than three are hard to tell \
      apart and to hit.
      """,
    example: .unchanged(
      """
      struct Inbox: View {
        var body: some View {
          List {
            Text("Letter")
              .swipeActions {
                Button("Delete") {}
                Button("Archive") {}
                Button("Snooze") {}
                Button("Flag") {}
              }
          }
        }
      }

      """),
    leftAlone: [
      "every action: only a person can tell which belongs into a menu",
      "actions in a ForEach, or declared elsewhere, whose number the code does not show",
    ],
    safety: "Changes nothing.", availability: "Needs no API.",
    sources: [.layoutComponents], levels: [])

  public static let trigger: Trigger = "swipeActions"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    return context.file.modifierCalls(named: ["swipeActions"]).compactMap { modifier in
      guard let actions = SwipeActions(modifier), !modifier.call.isInPreview else { return nil }
      // Further modifiers for the same edge add to it; the last one has them all.
      let chain = ViewChain(modifier.call.withModifiers).modifiers.compactMap(SwipeActions.init)
      let sameEdge = chain.filter { $0.edge == actions.edge }
      guard sameEdge.last?.modifier.call.id == modifier.call.id else { return nil }
      let counts = sameEdge.compactMap { $0.count(index) }
      let count = counts.reduce(0, +)
      guard counts.count == sameEdge.count, count > Self.most, let edge = actions.edge else {
        return nil
      }
      return Finding(
        at: modifier.nameToken, "the \(edge) edge has \(count) swipe actions",
        consequence: "they are narrow, and together can cover the row",
        leftAlone: "only a person can tell which belong into a context menu")
    }
  }

  private static let most = 3
}
