import Rewriting
import SwiftSyntax

/// What a modifier names a view for VoiceOver: `.accessibilityLabel("Add")`.
struct AccessibleName {
  /// Nil where the name comes from the configuration or from a person.
  let modifier: ModifierCall?
  /// The title, as an initializer takes it; nil where only the text can be shown.
  let title: ExprSyntax?
  /// The text that shows the name.
  let text: String

  /// The names that the modifiers of a chain give.
  static func all(on chain: ViewChain, _ index: DeclarationIndex) -> [AccessibleName] {
    chain.modifiers.compactMap { AccessibleName($0, index) }
  }

  /// A name that the code does not have.
  init(literal: String) {
    let escaped = literal.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    modifier = nil
    title = ExprSyntax(
      StringLiteralExprSyntax(
        openingQuote: .stringQuoteToken(),
        segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(escaped)))],
        closingQuote: .stringQuoteToken()))
    text = "Text(\"\(escaped)\")"
  }

  /// Nil for every other modifier, and for a name that is given in another form.
  private init?(_ modifier: ModifierCall, _ index: DeclarationIndex) {
    guard modifier.arguments.count == 1, modifier.call.trailingClosure == nil,
      let argument = modifier.arguments.first,
      modifier.name == "accessibilityLabel" && argument.label == nil
        || modifier.name == "accessibility" && argument.label?.text == "label"
    else { return nil }
    self.modifier = modifier
    let name = argument.expression
    if let text = name.as(FunctionCallExprSyntax.self), text.calledName == "Text" {
      let only = text.arguments.count == 1 ? text.arguments.first : nil
      title = only?.label == nil ? only?.expression : nil
      self.text = name.trimmedDescription
    } else if index.isText(name) {
      title = nil
      text = name.trimmedDescription
    } else {
      title = name
      text = "Text(\(name.trimmedDescription))"
    }
  }
}

extension DeclarationIndex {
  /// Whether a name stands for a `Text`, as far as the file tells.
  fileprivate func isText(_ expression: ExprSyntax) -> Bool {
    guard let declaration = lookup(expression).declaration else { return false }
    if let type = declaration.typeAnnotation ?? declaration.resultType {
      return type.trimmedDescription == "Text"
    }
    return declaration.initializer.map { ViewChain($0).rootName == "Text" } ?? false
  }
}
