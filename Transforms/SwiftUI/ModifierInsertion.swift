import Rewriting
import SwiftSyntax

/// New modifiers in the chain of a view.
struct ModifierInsertion {
  private let offset: Int
  private let lineStart: String

  /// - Parameters:
  ///   - view: The view, or the modifier of it, behind which the new ones go.
  ///   - offset: The UTF-8 offset where it ends.
  init(behind view: some SyntaxProtocol, at offset: Int, in file: SourceFile) {
    let layout = Layout(file)
    let tree = Syntax(file.tree)
    let last = tree.token(at: AbsolutePosition(utf8Offset: max(offset - 1, 0)))
    // A comment at the end of the view's line stays there.
    let next = last?.nextToken(viewMode: .sourceAccurate)
    let endsLine =
      next.map { $0.tokenKind == .endOfFile || $0.leadingTrivia.contains(where: \.isNewline) }
      ?? true
    self.offset = last.flatMap { endsLine ? Relayout(file).end(withComment: $0) : nil } ?? offset
    // Code that follows on the line would stand behind a line that is not its own.
    if !endsLine {
      lineStart = ""
      return
    }
    let indentation: String
    if let next, next.tokenKind == .period,
      next.leadingTrivia.contains(where: \.isNewline)
    {
      indentation = layout.indentation(at: next.offsets.lowerBound)
    } else {
      let line = file.lines.line(of: offset)
      let closesBlock =
        last?.tokenKind == .rightBrace
        && file.lines.line(of: view.offsets.lowerBound) != line
      let startsWithPeriod =
        file.bytes[file.lines.range(ofLine: line)]
        .first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ".")
      indentation =
        layout.indentation(at: offset) + (closesBlock || startsWithPeriod ? "" : layout.unit)
    }
    lineStart = layout.lineEnd(at: offset) + indentation
  }

  /// The edit that writes modifiers, each on a line of its own where the view ends its line.
  func edit(_ modifiers: [String]) -> SourceEdit {
    .insert(modifiers.map { lineStart + $0 }.joined(), at: offset)
  }
}
