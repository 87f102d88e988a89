import Rewriting
import SwiftSyntax

/// How a title gets a symbol.
struct SymbolEdits {
  let file: SourceFile
  let layout: Layout

  /// `systemImage:` behind the title of a control that has such an initializer.
  func beside(_ title: LabeledExprSyntax, _ symbol: String) -> [SourceEdit] {
    let end = title.expression.offsets.upperBound
    let startsLine =
      title.leadingTrivia.contains(where: \.isNewline)
      || title.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.contains(
        where: \.isNewline) == true
    let separator =
      startsLine
      ? "," + layout.lineEnd(at: end) + layout.indentation(at: title.offsets.lowerBound) : ", "
    return [.insert("\(separator)systemImage: \(symbol)", at: end)]
  }

  /// A `Label` closure in place of the title of a control that has no such initializer.
  func inClosure(
    of control: FunctionCallExprSyntax, _ title: LabeledExprSyntax, _ symbol: String
  ) -> [SourceEdit] {
    guard let left = control.leftParen, let right = control.rightParen else { return [] }
    let rest = control.arguments.dropFirst().first
    let titled =
      rest.map { title.offsets.lowerBound..<$0.offsets.lowerBound }
      ?? left.offsets.lowerBound..<right.offsets.upperBound
    let text = String(decoding: file.text(of: title.expression), as: UTF8.self)
    let label = "Label(\(text), systemImage: \(symbol))"
    let end = control.offsets.upperBound
    let introducer = control.trailingClosure == nil ? "" : "label: "
    let closure = "\(introducer){ \(label) }"
    let fits = isOneLine(control, growingBy: closure.count - text.count)
    return [
      .delete(titled),
      .insert(
        " " + (fits ? closure : layout.format("\(introducer){\n  \(label)\n}", at: end)), at: end),
    ]
  }

  /// A `Label` in place of a `Text`.
  /// - Parameter isPlain: Whether a label takes the title itself; otherwise it takes the text.
  func inPlace(of text: TextLabel, _ symbol: String, isPlain: Bool) -> [SourceEdit] {
    if isPlain, text.styled.id == text.text.id, let title = text.title {
      return [.replacing(text.text.calledExpression, with: "Label")] + beside(title, symbol)
    }
    let range = text.styled.offsets
    let icon = "Image(systemName: \(symbol))"
    if isOneLine(text.styled, growingBy: icon.count + 25) {
      return [
        .insert("Label { ", at: range.lowerBound),
        .insert(" } icon: { \(icon) }", at: range.upperBound),
      ]
    }
    let indentation = layout.indentation(at: range.lowerBound)
    let end = layout.lineEnd(at: range.lowerBound)
    let inner = indentation + layout.unit
    return [.insert("Label {\(end)\(inner)", at: range.lowerBound)]
      + layout.reindent(text.styled, from: indentation, to: inner)
      + layout.reindent(text.whole, from: inner, to: indentation).filter {
        $0.offsets.lowerBound > range.upperBound
      }
      + [
        .insert(
          "\(end)\(indentation)} icon: {\(end)\(inner)\(icon)\(end)\(indentation)}",
          at: range.upperBound)
      ]
  }

  /// A modifier as the first one on a control.
  func behind(_ control: FunctionCallExprSyntax, _ modifier: String) -> SourceEdit {
    let end = control.offsets.upperBound
    if let last = control.lastToken(viewMode: .sourceAccurate), !last.trailingTrivia.hasComment,
      let next = last.nextToken(viewMode: .sourceAccurate), next.tokenKind == .period,
      next.leadingTrivia.contains(where: \.isNewline)
    {
      let indentation = layout.indentation(at: next.offsets.lowerBound)
      return .insert(layout.lineEnd(at: end) + indentation + modifier, at: end)
    }
    let startsLine = !isOneLine(control, growingBy: modifier.count)
    let closesLine = control.trailingClosure.map { closure in
      !closure.statements.isEmpty
        && (control.additionalTrailingClosures.last?.closure ?? closure).rightBrace.leadingTrivia
          .contains(where: \.isNewline)
    }
    let indentation = layout.indentation(at: end) + (closesLine == true ? "" : layout.unit)
    return .insert((startsLine ? layout.lineEnd(at: end) + indentation : "") + modifier, at: end)
  }

  /// Whether code can grow without a line break: it stands on one line, and there is room, or other
  /// code follows that would then stand behind a brace.
  private func isOneLine(_ node: some SyntaxProtocol, growingBy count: Int) -> Bool {
    let range = node.offsets
    let line = file.lines.range(ofLine: file.lines.line(of: range.upperBound))
    guard line.contains(range.lowerBound) else { return false }
    if let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
      line.contains(next.offsets.lowerBound)
    {
      return true
    }
    let width = String(decoding: file.bytes[line.lowerBound..<range.upperBound], as: UTF8.self)
      .count
    return width + count <= Self.lineWidth
  }

  private static let lineWidth = 100
}
