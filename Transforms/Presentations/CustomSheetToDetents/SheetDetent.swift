import Availability
import SwiftSyntax

/// The height of a panel as a detent.
enum SheetDetent {
  /// The argument of `presentationDetents` for a height.
  ///
  /// - Throws: Where the height depends on what only its place has.
  static func code(_ height: ExprSyntax, _ index: DeclarationIndex) throws(Refusal) -> String {
    if let fraction = fraction(height) { return "[.fraction(\(fraction))]" }
    if height.is(IntegerLiteralExprSyntax.self) || height.is(FloatLiteralExprSyntax.self) {
      return "[.height(\(height.trimmedDescription))]"
    }
    let isStored = index.lookup(height).declaration.map { declared in
      [.property, .global].contains(declared.kind) && declared.wrappers.isEmpty
    }
    guard isStored == true else {
      throw Refusal("the height of the panel is \(height.trimmedDescription), which is no constant")
    }
    return "[.height(\(height.trimmedDescription))]"
  }

  /// `0.4` of `UIScreen.main.bounds.height * 0.4`, `1 / 3` of `proxy.size.height / 3`.
  private static func fraction(_ height: ExprSyntax) -> String? {
    guard let elements = height.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      elements.count == 3,
      let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    let whole = elements[0].trimmedDescription
    guard whole == "UIScreen.main.bounds.height" || whole.hasSuffix(".size.height") else {
      return nil
    }
    let share = elements[2]
    switch name {
    case "*":
      guard let value = Double(share.trimmedDescription), value > 0, value <= 1 else { return nil }
      return share.trimmedDescription
    case "/":
      guard let value = Double(share.trimmedDescription), value >= 1 else { return nil }
      return "1 / \(share.trimmedDescription)"
    default: return nil
    }
  }
}
