import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Gives the titles of swipe actions a symbol.
public struct SwipeTitleToSystemImage: Transform {
  public static let documentation = Documentation(
    title: "Give swipe actions that have only a title a symbol",
    why: """
      A swipe action has little room: a symbol says the same in less, and the title stays for \
      VoiceOver and for rows that are high enough to show both.
      """,
    example: Documentation.Example(
      before: """
        struct Inbox: View {
          var body: some View {
            List {
              Text("Letter")
                .swipeActions {
                  Button("Delete", role: .destructive) {}
                }
            }
          }
        }

        """,
      after: """
        struct Inbox: View {
          var body: some View {
            List {
              Text("Letter")
                .swipeActions {
                  Button("Delete", systemImage: "trash", role: .destructive) {}
                }
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "titles for which no symbol is known: a symbol is never made up; name one in the configuration, or in a review",
      "controls of the app's own, labels that are drawn by hand, and a method swipeActions of the app's own",
      "views of the file that are shown outside of swipe actions too",
    ],
    safety: """
      Only on request. Safe when the configuration names the symbol, unsafe when it is found by the \
      words of the title or by the role: people who know the words now see a symbol.
      """,
    availability: """
      Button takes a symbol since iOS 14, with a role since iOS 15, and Label is of iOS 14; no check is \
      added. A symbol that is newer than a deployment target is not offered.
      """,
    sources: [.layoutComponents, .ownRule], levels: [.safe, .unsafe])

  public static let trigger: Trigger = "swipeActions"
  public static let runsOnlyOnRequest = true

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let index = DeclarationIndex(tree: context.file.tree)
    var reader = BarItemReader(index)
    for modifier in context.file.modifierCalls(named: ["swipeActions"]) {
      guard let actions = SwipeActions(modifier), !modifier.call.isInPreview else { continue }
      reader.read(actions.content)
    }
    if reader.items.isEmpty { return [] }
    let uses = ViewUses(context.file, index: index)
    let layout = Layout(context.file)
    // The style is that of bars.
    var context = context
    context.preferences.barLabelStyle = nil
    return reader.items.sorted { $0.control.position < $1.control.position }.compactMap { item in
      guard let title = item.titleWithoutImage, let targets = context.targets(at: item.control)
      else { return nil }
      if let view = item.view,
        uses.uses(of: view.member).contains(where: { !reader.entries.contains($0.id) })
      {
        return .leftAlone(item, "\(view.declaration.name) is shown outside of swipe actions too")
      }
      let proposal = SymbolProposal(
        context: context, targets: targets, index: index,
        edits: SymbolEdits(file: context.file, layout: layout), hints: item.hints,
        isShared: item.view?.isPrivate == false)
      do throws(Refusal) {
        return .offered(item, try proposal.changes(for: title, of: item))
      } catch {
        let blank = proposal.blank { (asking) throws(Refusal) in
          try asking.changes(for: title, of: item)
        }
        return .leftAlone(item, error.reason, blank)
      }
    }
  }
}

extension Finding {
  fileprivate static func offered(_ item: BarItem, _ changes: [Change]) -> Finding {
    Finding(
      at: item.control, message,
      consequence: """
        the action shows the symbol, and the title beside it where the row is high enough; VoiceOver \
        reads the title
        """, alternatives: changes)
  }

  fileprivate static func leftAlone(
    _ item: BarItem, _ reason: String, _ blank: Blank? = nil
  ) -> Finding {
    Finding(at: item.control, message, leftAlone: reason, blank: blank)
  }

  private static let message = "a swipe action has a title and no symbol"
}
