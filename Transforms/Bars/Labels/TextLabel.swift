import Rewriting
import SwiftSyntax

/// A `Text` that is a label or a branch of one, with its modifiers.
struct TextLabel {
  /// The call that makes the text.
  let text: FunctionCallExprSyntax
  /// The text with the modifiers up to the last that only a text has, which cannot stand on a label.
  let styled: ExprSyntax
  /// The text with all its modifiers.
  let whole: ExprSyntax
  /// Whether a modifier gives the label a shape or a size of its own.
  let isDrawnByHand: Bool

  /// The title.
  var title: LabeledExprSyntax? { text.arguments.first }

  /// The texts of a label in source order; nil when it shows anything else than texts and, in a
  /// branch, progress.
  static func all(in statements: CodeBlockItemListSyntax) -> [TextLabel]? {
    var texts: [TextLabel] = []
    var pending = [Syntax(statements)]
    while let node = pending.popLast() {
      if let statements = node.as(CodeBlockItemListSyntax.self) {
        guard statements.count == 1, let only = statements.first?.expression else { return nil }
        pending.append(Syntax(only))
      } else if let branch = node.as(IfExprSyntax.self) {
        // Last in, first out.
        if let rest = branch.elseBody {
          pending.append(
            rest.as(CodeBlockSyntax.self).map { Syntax($0.statements) } ?? Syntax(rest))
        }
        pending.append(Syntax(branch.body.statements))
      } else if let choice = node.as(SwitchExprSyntax.self) {
        for branch in choice.cases.reversed() {
          guard let statements = branch.as(SwitchCaseSyntax.self)?.statements else { return nil }
          pending.append(Syntax(statements))
        }
      } else if let view = node.as(ExprSyntax.self) {
        if let text = TextLabel(view) {
          texts.append(text)
        } else if !view.isProgress {
          return nil
        }
      } else {
        return nil
      }
    }
    return texts
  }

  private init?(_ view: ExprSyntax) {
    let chain = ViewChain(view)
    guard let text = chain.call, text.calledName == "Text", !chain.isConditional,
      let title = text.arguments.first,
      [nil, "verbatim"].contains(title.label?.text), text.trailingClosure == nil,
      text.arguments.dropFirst().allSatisfy({
        ["tableName", "bundle", "comment"].contains($0.label?.text)
      }), !title.expression.holdsImage
    else { return nil }
    self.text = text
    let last = chain.modifiers.last { Self.ofTextOnly.contains($0.name) }
    whole = view
    styled = ExprSyntax(last?.call ?? text)
    isDrawnByHand = chain.modifiers.contains { Self.drawing.contains($0.name) }
  }

  /// Modifiers that other views have only since iOS 16, or never.
  private static let ofTextOnly: Set<String> = [
    "bold", "italic", "fontWeight", "underline", "strikethrough", "kerning", "tracking",
    "baselineOffset", "monospacedDigit", "monospaced", "fontDesign", "fontWidth", "textScale",
  ]
  private static let drawing: Set<String> = [
    "frame", "background", "overlay", "clipShape", "cornerRadius", "border", "mask", "shadow",
    "glassEffect", "rotationEffect", "scaleEffect", "offset", "backgroundStyle",
  ]
}

extension CodeBlockItemSyntax {
  fileprivate var expression: ExprSyntax? {
    item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  fileprivate var isProgress: Bool { ViewChain(self).call?.calledName == "ProgressView" }
}
