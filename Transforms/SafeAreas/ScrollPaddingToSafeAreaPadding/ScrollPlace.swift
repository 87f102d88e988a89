import Rewriting
import SwiftSyntax

/// What is around a padded scroll view: whether it ends at the edge of its screen once the padding
/// does not make it smaller, as far as the file shows.
struct ScrollPlace {
  /// The first reason why it does not.
  private(set) var objection: ScrollPaddingObjection?
  /// Whether the padding is inside what scrolls.
  private(set) var isScrolled = false
  /// The modifiers around the padding, from the inside out.
  private(set) var modifiers: [ModifierCall] = []

  init(of padding: PaddingCall, uses: ViewUses) {
    let edges = padding.edges ?? .horizontal
    var node = Syntax(padding.modifier.call)
    var hasSiblings = false
    for _ in 0..<Self.longestPath {
      guard let (place, next) = ViewPlace.around(node) else { return }
      node = next
      switch place {
      case .modified(let modifier): add(modifier, edges)
      case .modifiedInSomeBuilds(let others): others.forEach { add($0, edges) }
      case .item(_, let items): hasSiblings = items.count > 1
      case .content(let call, _):
        guard leads(through: call, hasSiblings: hasSiblings) else { return }
      case .inside: return
      case .arm: continue
      case .result(let member):
        let shown = uses.uses(of: member)
        guard shown.count == 1, let use = shown.first else { return }
        node = Syntax(use)
      }
      if objection != nil { return }
    }
  }

  private mutating func add(_ modifier: ModifierCall, _ edges: EdgeSet) {
    modifiers.append(modifier)
    switch modifier.name {
    case "padding":
      let other = PaddingCall(modifier)
      if !(other?.keptAway.isDisjoint(with: edges) ?? true) { objection = .insidePadding }
    // Also a helper of the app's own around it.
    case let name where name.hasPrefix("scrollClipDisabled"): objection = .clipDisabled
    default: break
    }
  }

  /// Whether what stands around the call matters too.
  private mutating func leads(
    through call: FunctionCallExprSyntax, hasSiblings: Bool
  ) -> Bool {
    if call.calledName == "ScrollView" { isScrolled = true }
    switch call.calledName {
    case "HStack", "LazyHStack", "GridRow":
      if hasSiblings { objection = .beside }
      return true
    case "List", "Form", "Table":
      objection = .row
      return false
    case "VStack", "LazyVStack", "ZStack", "Group", "Section", "ForEach", "ScrollView",
      "ScrollViewReader", "GeometryReader", "AnyView":
      return true
    default: return false
    }
  }

  private static let longestPath = 200
}
