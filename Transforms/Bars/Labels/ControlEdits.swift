import Rewriting
import SwiftSyntax

/// How the label closure of a button or menu becomes a title and a symbol in front of its arguments.
struct ControlEdits {
  private let control: FunctionCallExprSyntax
  /// The UTF-8 offsets of the label closure with all that introduces it.
  private let label: Range<Int>

  /// Nil where the control has no closure for its label, or more closures than one for what it does.
  init?(_ item: BarItem) {
    control = item.control
    let additional = Array(control.additionalTrailingClosures)
    if let last = additional.last, let trailing = control.trailingClosure {
      guard additional.count == 1, last.label.text == "label" else { return nil }
      label = trailing.offsets.upperBound..<last.offsets.upperBound
    } else if let argument = control.arguments.last, argument.label?.text == "label" {
      guard let before = control.arguments.dropLast().last, control.trailingClosure == nil else {
        return nil
      }
      label = before.expression.offsets.upperBound..<argument.expression.offsets.upperBound
    } else if let closure = control.trailingClosure, let parenthesis = control.rightParen,
      !control.arguments.isEmpty
    {
      label = parenthesis.offsets.upperBound..<closure.offsets.upperBound
    } else {
      return nil
    }
    if control.arguments.contains(where: { $0.label?.text == "primaryAction" }) { return nil }
  }

  /// The modifiers that stood below a closing brace, and would now stand below the control.
  private func indentingModifiers(_ layout: Layout) -> [SourceEdit] {
    let start = control.offsets.lowerBound
    guard let parenthesis = control.rightParen, label.lowerBound == parenthesis.offsets.upperBound,
      let brace = control.trailingClosure?.rightBrace,
      brace.leadingTrivia.contains(where: \.isNewline),
      !control.arguments.description.contains(where: \.isNewline)
    else { return [] }
    let indentation = layout.indentation(at: start)
    return layout.reindent(
      control.withModifiers, from: indentation, to: indentation + layout.unit
    ).filter { $0.offsets.lowerBound >= label.upperBound }
  }

  /// The edits for a title and the name of a symbol.
  func edits(title: ExprSyntax, symbol: ExprSyntax, _ layout: Layout) -> [SourceEdit] {
    let (title, symbol) = (title.trimmedDescription, symbol.trimmedDescription)
    let both = "\(title), systemImage: \(symbol)"
    let insertion: SourceEdit
    if let first = control.arguments.first {
      let start = first.offsets.lowerBound
      let startsLine =
        control.leftParen?.trailingTrivia.contains(where: \.isNewline) == true
        || first.leadingTrivia.contains(where: \.isNewline)
      let line = "," + layout.lineEnd(at: start) + layout.indentation(at: start)
      insertion = .insert(
        startsLine ? "\(title)\(line)systemImage: \(symbol)\(line)" : "\(both), ", at: start)
    } else if let parenthesis = control.leftParen {
      insertion = .insert(both, at: parenthesis.offsets.upperBound)
    } else {
      insertion = .insert("(\(both))", at: control.calledExpression.offsets.upperBound)
    }
    return [insertion, .delete(label)] + indentingModifiers(layout)
  }
}
