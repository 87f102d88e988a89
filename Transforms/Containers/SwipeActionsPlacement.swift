import Rewriting
import SwiftSyntax

/// Reports swipe actions that never appear, since their row is in no list.
public struct SwipeActionsPlacement: Transform {
  public static let documentation = Documentation(
    title: "Report swipe actions outside of a List",
    why: """
      Swipe actions belong to the rows of a List. In a ScrollView they never appear, unless a \
      swipeActionsContainer, of iOS 27, holds the rows.
      """,
    example: .unchanged(
      """
      struct Inbox: View {
        var body: some View {
          ScrollView {
            LazyVStack {
              Text("Letter")
                .swipeActions {
                  Button("Delete", role: .destructive) {}
                }
            }
          }
        }
      }

      """),
    leftAlone: [
      "every row: a List has another look than a stack, and only a person can want it",
      "rows whose list or scroll view the file does not show",
    ],
    safety: "Changes nothing.",
    availability: "swipeActionsContainer is of iOS 27, macOS 27, watchOS 27 and visionOS 27.",
    sources: [.layoutComponents], levels: [])

  public static let trigger: Trigger = "swipeActions"

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    let uses = ViewUses(context.file, index: index)
    return context.file.modifierCalls(named: ["swipeActions"]).compactMap { modifier in
      guard SwipeActions(modifier) != nil, !modifier.call.isInPreview else { return nil }
      var search = RowSearch(uses: uses)
      let containers = search.containers(around: Syntax(modifier.call))
      guard let name = containers.first, containers.allSatisfy({ $0 == "ScrollView" }) else {
        return nil
      }
      return Finding(
        at: modifier.nameToken, "the row is in a \(name) and not in a List",
        consequence: "the swipe actions never appear",
        leftAlone: """
          use a List, or from iOS 27 on a swipeActionsContainer around the rows; only a person can \
          choose
          """)
    }
  }
}

/// Looks for what holds a row, through the members of the file that show it.
private struct RowSearch {
  let uses: ViewUses
  private var seen: Set<SyntaxIdentifier> = []

  init(uses: ViewUses) { self.uses = uses }

  /// `List`, which a container of swipe actions is like, `ScrollView`, and `?` for what the file does
  /// not show: one for each place.
  mutating func containers(around node: Syntax) -> [String] {
    for ancestor in node.ancestors {
      if let call = ancestor.as(FunctionCallExprSyntax.self) {
        let name = call.calledName ?? ModifierCall(call)?.name ?? ""
        if name == "swipeActionsContainer" || name == "List" { return ["List"] }
        if name == "ScrollView" {
          let isContainer = ViewChain(call.withModifiers).modifiers.contains {
            $0.name == "swipeActionsContainer"
          }
          return [isContainer ? "List" : name]
        }
        if Self.others.contains(name) { return ["?"] }
      }
      guard ancestor.is(MemberBlockItemSyntax.self) else { continue }
      guard seen.insert(ancestor.id).inserted,
        let declaration = ancestor.as(MemberBlockItemSyntax.self)?.decl
      else { return ["?"] }
      let shown = uses.uses(of: Syntax(declaration))
      return shown.isEmpty ? ["?"] : shown.flatMap { containers(around: Syntax($0)) }
    }
    return ["?"]
  }

  private static let others: Set<String> = ["Form", "Table", "OutlineGroup"]
}
