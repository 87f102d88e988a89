import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// Gives tabs that have only a title a symbol, and tabs that have only an image their title.
public struct TabItemLabel: Transform {
  public static let documentation = Documentation(
    title: "Give every tab both a title and an image",
    why: """
      A vertical bar shows the images of tabs, a horizontal one images and titles, and a sidebar or an \
      overflow menu needs the titles too.
      """,
    example: Documentation.Example(
      before: """
        struct Root: View {
          var body: some View {
            TabView {
              Feed()
                .tabItem { Text("Home") }
              Saved()
                .tabItem { Text("Bookmarks") }
            }
          }
        }

        """,
      after: """
        struct Root: View {
          var body: some View {
            TabView {
              Feed()
                .tabItem { Label("Home", systemImage: "house") }
              Saved()
                .tabItem { Label("Bookmarks", systemImage: "bookmark") }
            }
          }
        }

        """,
      targets: DeploymentTargets([.iOS: 17])),
    leftAlone: [
      "titles for which no symbol is known: a symbol is never made up; name one in the configuration, or in a review",
      "images that nothing names: a title is never made up from an image",
      "tabs of a page-style tab view, which has no bar",
      "a type Tab of the app's own, and a Tab outside of a TabView",
      "files that do not ship on iOS, or on a version without Label (before iOS 14)",
    ],
    safety: """
      Safe when the configuration names the symbol, unsafe when it is found by the words of the title, \
      and unsafe where an image gets its title. The tab bar shows both where it showed one.
      """,
    availability: """
      Label is of iOS 14; no check is added. A symbol that is newer than a deployment target is not \
      offered.
      """,
    sources: [.resizableWindows, .layoutComponents], levels: [.safe, .unsafe])

  public static let trigger: Trigger = "tabItem" || ("TabView" && "label")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let file = context.file
    let index = DeclarationIndex(tree: file.tree)
    let tabs = Tab.all(in: file, index)
    if tabs.isEmpty { return [] }
    let layout = Layout(file)
    return tabs.compactMap { tab in
      guard let systems = context.barSystems(at: tab.place) else { return nil }
      let proposal = SymbolProposal(
        context: context, targets: systems.targets, index: index,
        edits: SymbolEdits(file: file, layout: layout))
      let texts = TextLabel.all(in: tab.label) ?? []
      do throws(Refusal) {
        if !texts.isEmpty { return .titled(tab, try proposal.changes(for: texts)) }
        guard let icon = IconLabel(tab.label) else { return nil }
        return .named(tab, try proposal.change(naming: icon, layout))
      } catch {
        let blank = proposal.blank { (asking) throws(Refusal) in
          try asking.changes(for: texts)
        }
        return .leftAlone(tab, error.reason, blank)
      }
    }
  }
}

/// What one tab shows in the bar.
private struct Tab {
  /// Where people look: the name of the modifier or of the type.
  let place: TokenSyntax
  /// The views of the label.
  let label: CodeBlockItemListSyntax

  static func all(in file: SourceFile, _ index: DeclarationIndex) -> [Tab] {
    var tabs: [Tab] = []
    if !file.declaresFunction(named: "tabItem") {
      for modifier in file.modifierCalls(named: ["tabItem"]) where modifier.arguments.isEmpty {
        guard let closure = modifier.call.trailingClosure,
          modifier.call.tabView(index).map({ !$0.isPaged }) ?? true
        else { continue }
        tabs.append(Tab(place: modifier.nameToken, label: closure.statements))
      }
    }
    for call in file.calls(where: { $0.calledName == "Tab" }) {
      guard index.swiftUIName(of: call) == "Tab", call.tabView(index)?.isPaged == false,
        call.arguments.allSatisfy({
          ["value", "role", "content", "label"].contains($0.label?.text)
        }),
        let closure = call.closures.last(where: { $0.label == "label" })?.closure,
        let name = call.calledExpression.lastToken(viewMode: .sourceAccurate)
      else { continue }
      tabs.append(Tab(place: name, label: closure.statements))
    }
    return tabs.sorted { $0.place.position < $1.place.position }
  }
}

extension FunctionCallExprSyntax {
  /// The tab view in whose content the call stands, with its modifiers.
  fileprivate func tabView(_ index: DeclarationIndex) -> ViewChain? {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return nil }
      guard let call = node.as(FunctionCallExprSyntax.self),
        index.swiftUIName(of: call) == "TabView"
      else { continue }
      return ViewChain(call.withModifiers)
    }
    return nil
  }
}

extension ViewChain {
  /// Whether a style makes pages of the tabs.
  fileprivate var isPaged: Bool {
    modifiers.contains { modifier in
      modifier.name == "tabViewStyle"
        && ["page", "Page", "carousel", "Carousel"].contains {
          modifier.arguments.trimmedDescription.contains($0)
        }
    }
  }
}

extension SymbolProposal {
  fileprivate func change(naming icon: IconLabel, _ layout: Layout) throws(Refusal) -> Change {
    let names = AccessibleName.all(on: icon.chain, index)
    guard let name = names.first, names.count == 1 else {
      throw Refusal("nothing names it, and no title is made up from an image")
    }
    if name.text.contains(where: \.isNewline) {
      throw Refusal("its name runs over several lines")
    }
    try require(.label)
    return Change(
      "Make the name for VoiceOver the title of the tab", .unsafe,
      edits: icon.edits(
        naming: name, isPlain: name.title.map(isPlainTitle) ?? false, layout))
  }
}

extension Finding {
  fileprivate static func titled(_ tab: Tab, _ changes: [Change]) -> Finding {
    Finding(
      at: tab.place, message,
      consequence: """
        the tab shows the symbol and the title, in a vertical bar the symbol; VoiceOver reads the \
        same name
        """, alternatives: changes)
  }

  fileprivate static func named(_ tab: Tab, _ change: Change) -> Finding {
    Finding(
      at: tab.place, message,
      consequence: """
        the tab shows the image and the title, in a vertical bar the image; VoiceOver reads the same \
        name
        """, change: change)
  }

  fileprivate static func leftAlone(_ tab: Tab, _ reason: String, _ blank: Blank?) -> Finding {
    Finding(at: tab.place, message, leftAlone: reason, blank: blank)
  }

  private static let message = "a tab needs both a title and an image"
}
