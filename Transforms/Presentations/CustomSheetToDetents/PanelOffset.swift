import Availability
import SwiftSyntax

extension SheetOffset {
  /// The offset of a panel.
  ///
  /// - Throws: Where anything but the flag, constants and state moves the panel, or sideways.
  init(of modifier: ModifierCall, _ flag: SheetFlag, _ index: DeclarationIndex) throws(Refusal) {
    let sideways = modifier.argument("x").map { SheetLength($0.expression, index) != .zero }
    guard modifier.argument("y") != nil, sideways != true,
      let offset = SheetOffset(modifier, index)
    else { throw Refusal("an offset moves the panel sideways") }
    if let choice = offset.choice, !choice.isCompound, !flag.isMeant(by: choice.subject) {
      throw Refusal("the panel is also moved by \(choice.subject.trimmedDescription)")
    }
    if let unknown = offset.unknown {
      throw Refusal("the panel is also moved by \(unknown.prefix(40))")
    }
    self = offset
  }
}

extension SheetFlag {
  /// Whether a modifier only keeps a hidden panel from being seen or touched.
  func isRead(by modifier: ModifierCall, named name: String) -> Bool {
    guard let value = modifier.arguments.first?.expression, modifier.arguments.count == 1 else {
      return false
    }
    let negated = value.as(PrefixOperatorExprSyntax.self).flatMap {
      $0.operator.text == "!" ? $0.expression : nil
    }
    switch name {
    case "allowsHitTesting": return isMeant(by: value)
    case "disabled", "accessibilityHidden": return negated.map(isMeant) ?? false
    case "opacity":
      guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count == 3, isMeant(by: elements[0]),
        let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self)
      else { return false }
      let values = [ternary.thenExpression, elements[2]].map { Double($0.trimmedDescription) }
      return values == [1, 0]
    default: return false
    }
  }
}
