import Availability
import Platforms
import Rewriting
import SwiftSyntax

extension Layering {
  /// Refuses content that an inset would not reach, or that is drawn with the bar in mind.
  func admitContent(_ content: ScrollingContent) throws(Refusal) {
    let isRaised = !ViewChain(bar.layer).modifiers.contains { $0.name == "zIndex" }
    for step in content.path {
      if step.chain.isConditional {
        throw Refusal("an #if stands between the modifiers of the content")
      }
      for modifier in step.chain.modifiers {
        switch modifier.name {
        case "zIndex" where isRaised: throw Refusal("the content is drawn above the bar")
        case "offset", "position":
          throw Refusal("the content is moved out of its place by \(modifier.name)")
        case "rotationEffect", "rotation3DEffect":
          throw Refusal("the content is turned by \(modifier.name)")
        case "scaleEffect" where modifier.mirrors:
          throw Refusal("the content is turned by \(modifier.name)")
        case "clipShape", "cornerRadius", "mask":
          throw Refusal("\(modifier.name) cuts the content out above the bar")
        case "frame" where modifier.fixesHeight: throw Refusal("a frame fixes the content's height")
        case "overlay" where modifier.alignment?.edge == bar.edge:
          throw Refusal("another view lies over that edge of the content too")
        case let name where SafeAreaIgnoring.names.contains(name):
          try admit(SafeAreaIgnoring(modifier))
        default: break
        }
      }
    }
  }

  private func admit(_ ignoring: SafeAreaIgnoring?) throws(Refusal) {
    guard let ignoring, ignoring.regions != .keyboard,
      ignoring.edges.map({ $0.contains(bar.edge.edges) }) ?? true
    else { return }
    throw Refusal(
      "the content ignores the \(bar.edge.rawValue) safe area, which the bar would be part of")
  }
}

extension ModifierCall {
  fileprivate var mirrors: Bool {
    arguments.contains { $0.expression.number.map { $0 < 0 } ?? false }
  }

  /// Whether the modifier is a frame whose height does not follow the screen.
  fileprivate var fixesHeight: Bool {
    if argument("height") != nil { return true }
    return argument("maxHeight").map { !$0.expression.isInfinity } ?? false
  }
}

extension Context {
  /// Whether the code at a node runs only where an API is missing: in the `else` of a check for it,
  /// or in a member that is used nowhere else.
  func isOlderCode(_ node: some SyntaxProtocol, than api: API, _ uses: ViewUses) -> Bool {
    if isInsideAvailabilityElse(of: api, node) { return true }
    guard let member = node.ancestors.first(where: { $0.is(MemberBlockItemSyntax.self) }),
      let declaration = member.as(MemberBlockItemSyntax.self)?.decl
    else { return false }
    let places = uses.uses(of: Syntax(declaration))
    return !places.isEmpty && places.allSatisfy { isInsideAvailabilityElse(of: api, $0) }
  }
}
