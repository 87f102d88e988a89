import Availability
import Rewriting
import SwiftSyntax

/// Collects the edits that take code from one place to another: replacements first, then the lines
/// that move with them.
struct Relayout {
  let file: SourceFile
  let layout: Layout
  private(set) var edits: [SourceEdit] = []
  private var moves: [SourceEdit] = []
  /// Where the lines have moved, or stay.
  private var settled: [Range<Int>] = []

  init(_ file: SourceFile) {
    self.file = file
    layout = Layout(file)
  }

  /// Adds an edit; lines that it covers no longer move.
  mutating func add(_ edit: SourceEdit) { edits.append(edit) }

  /// Moves the lines that start in a range of UTF-8 offsets within a node, but for those in a range
  /// that was moved before.
  mutating func move(
    _ range: Range<Int>, of node: some SyntaxProtocol, from old: String, to new: String
  ) {
    moves += layout.reindent(node, from: old, to: new).filter { line in
      range.contains(line.offsets.lowerBound)
        && !settled.contains { $0.contains(line.offsets.lowerBound) }
    }
    settled.append(range)
  }

  /// All edits, disjoint.
  var result: [SourceEdit] {
    edits
      + moves.filter { move in
        !edits.contains { edit in
          edit.offsets.overlaps(move.offsets) || edit.offsets.contains(move.offsets.lowerBound)
        }
      }
  }
}

extension Relayout {
  /// The indentation of a node that is the first thing on its line; nil where it is not.
  func ownIndentation(_ node: some SyntaxProtocol) -> String? {
    let start = node.offsets.lowerBound
    let line = file.lines.range(ofLine: file.lines.line(of: start))
    let indentation = layout.indentation(at: start)
    return start - line.lowerBound == indentation.utf8.count ? indentation : nil
  }

  /// The UTF-8 offset where a node with the comments on lines of their own above it starts, not
  /// further up than another offset.
  func start(withComments node: some SyntaxProtocol, after limit: Int) -> Int {
    guard let token = node.firstToken(viewMode: .sourceAccurate) else {
      return node.offsets.lowerBound
    }
    var offset = token.position.utf8Offset
    for piece in token.leadingTrivia {
      if offset >= limit, Trivia(pieces: [piece]).hasComment { return offset }
      offset += piece.sourceLength.utf8Length
    }
    return node.offsets.lowerBound
  }

  /// The UTF-8 offset behind a node and the comment that follows it on its line.
  func end(withComment node: some SyntaxProtocol) -> Int {
    guard let token = node.lastToken(viewMode: .sourceAccurate), token.trailingTrivia.hasComment
    else { return node.offsets.upperBound }
    var end = token.endPosition.utf8Offset
    while end > node.offsets.upperBound, [0x20, 0x09].contains(file.bytes[end - 1]) { end -= 1 }
    return end
  }
}

extension ModifierCall {
  /// Where the modifier starts with the white space before it, when nothing but that is there.
  var tightRange: Range<Int>? {
    guard let base, let end = base.lastToken(viewMode: .sourceAccurate),
      let period = call.calledExpression.as(MemberAccessExprSyntax.self)?.period,
      !end.trailingTrivia.hasComment, !period.leadingTrivia.hasComment
    else { return nil }
    return base.offsets.upperBound..<call.offsets.upperBound
  }
}

extension Relayout {
  /// Takes a statement out with its line; a comment on the line or above it stays.
  mutating func takeOut(_ statement: CodeBlockItemSyntax) {
    let lines = file.lines
    let range = statement.offsets
    let first = lines.range(ofLine: lines.line(of: range.lowerBound))
    let last = lines.range(ofLine: lines.line(of: range.upperBound))
    let isBlank: (Range<Int>) -> Bool = { [file] part in
      file.bytes[part].allSatisfy { $0 <= UInt8(ascii: " ") }
    }
    if isBlank(first.lowerBound..<range.lowerBound), isBlank(range.upperBound..<last.upperBound) {
      add(.delete(first.lowerBound..<last.upperBound))
    } else {
      add(.delete(range))
    }
  }

  /// Takes a modifier out; the line end behind it stays where it can.
  mutating func takeOut(_ modifier: ModifierCall) throws(Refusal) {
    if let range = modifier.tightRange { return add(.delete(range)) }
    do { add(try ModifierRemoval(of: modifier, in: file).edit) } catch {
      throw Refusal("a modifier that would go cannot be taken out of its chain")
    }
  }
}

extension SourceFile {
  /// A node's text with disjoint edits inside it made.
  func text(of node: some SyntaxProtocol, applying edits: [SourceEdit]) -> String {
    let start = node.offsets.lowerBound
    let shifted = edits.map { edit in
      SourceEdit(
        (edit.offsets.lowerBound - start)..<(edit.offsets.upperBound - start),
        edit.replacementBytes)
    }.sorted { $0.offsets.lowerBound < $1.offsets.lowerBound }
    return String(decoding: Patch.splice(shifted, into: Array(text(of: node))), as: UTF8.self)
  }
}
