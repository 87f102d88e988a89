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

  /// The UTF-8 offset behind the last comment above a node that a blank line keeps apart from it,
  /// and that speaks of what stands before.
  func endOfCommentsBefore(_ node: some SyntaxProtocol) -> Int? {
    guard let token = node.firstToken(viewMode: .sourceAccurate) else { return nil }
    var offset = token.position.utf8Offset
    var comment: Int?
    var found: Int?
    var lineEnds = 0
    for piece in token.leadingTrivia {
      offset += piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineEnds += count
        if lineEnds > 1 { found = comment ?? found }
      case .spaces, .tabs: break
      default:
        comment = offset
        lineEnds = 0
      }
    }
    return found
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

extension TokenSyntax {
  /// The UTF-8 offset of the first comment behind the token on its line.
  var trailingCommentStart: Int? {
    var offset = endPositionBeforeTrailingTrivia.utf8Offset
    for piece in trailingTrivia {
      if Trivia(pieces: [piece]).hasComment { return offset }
      offset += piece.sourceLength.utf8Length
    }
    return nil
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
  /// Takes a statement out with its lines; a comment on them or above them stays, and of the blank
  /// lines around it no more than stood on one side.
  /// - Parameter withComments: Whether the comments go too, since they stand elsewhere.
  mutating func takeOut(_ statement: CodeBlockItemSyntax, withComments: Bool = false) {
    let lines = file.lines
    let start = statement.offsets.lowerBound
    let end = withComments ? end(withComment: statement) : statement.offsets.upperBound
    var first = lines.line(of: start)
    var last = lines.line(of: end)
    guard
      text(lines.range(ofLine: first).lowerBound..<start).isEmpty,
      text(end..<lines.range(ofLine: last).upperBound).isEmpty
    else { return add(.delete(start..<end)) }
    // What stands between two statements and is not blank is a comment.
    while withComments, first > 1, !text(ofLine: first - 1).isEmpty,
      lines.range(ofLine: first - 1).lowerBound > statement.position.utf8Offset
    {
      first -= 1
    }
    let above = first > 1 ? text(ofLine: first - 1) : []
    let below = last < lines.starts.count ? text(ofLine: last + 1) : []
    if below.isEmpty, above.isEmpty || above.last == UInt8(ascii: "{") {
      last += last < lines.starts.count ? 1 : 0
    } else if above.isEmpty, below.first == UInt8(ascii: "}"), first > 1 {
      first -= 1
    }
    let whole = lines.range(ofLine: first).lowerBound..<lines.range(ofLine: last).upperBound
    guard let place = edits.firstIndex(where: { $0.offsets.contains(whole.lowerBound) }) else {
      return add(.delete(whole))
    }
    // The blank line between two statements went with the first; the one above both goes now.
    var former = edits[place].offsets
    let line = lines.line(of: former.lowerBound)
    if line > 1, text(ofLine: line - 1).isEmpty {
      former = lines.range(ofLine: line - 1).lowerBound..<former.upperBound
      edits[place] = .delete(former)
    }
    add(.delete(former.upperBound..<whole.upperBound))
  }

  private func text(ofLine line: Int) -> ArraySlice<UInt8> {
    text(file.lines.range(ofLine: line))
  }

  /// The bytes of a range without the white space at its ends.
  private func text(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    let bytes = file.bytes[range].drop(while: isBlank)
    return bytes.lastIndex { !isBlank($0) }.map { bytes[...$0] } ?? []
  }

  /// Takes a modifier out; the line end behind it stays where no comment needs the line.
  mutating func takeOut(_ modifier: ModifierCall) throws(Refusal) {
    let end = modifier.call.lastToken(viewMode: .sourceAccurate)
    if end?.trailingTrivia.hasComment != true, let range = modifier.tightRange {
      return add(.delete(range))
    }
    do { add(try ModifierRemoval(of: modifier, in: file).edit) } catch {
      throw Refusal("a modifier that would go cannot be taken out of its chain")
    }
  }

  /// Takes a modifier out of a copy of a view, with the comments on it, since they stand elsewhere.
  mutating func takeOut(_ modifier: ModifierCall, ofCopy view: ExprSyntax) throws(Refusal) {
    guard let base = modifier.base else { return try takeOut(modifier) }
    let start = end(withComment: base)
    let end = min(end(withComment: modifier.call), view.offsets.upperBound)
    let follower = file.bytes[end...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let endsLine = follower == UInt8(ascii: "\n") || follower == UInt8(ascii: "\r")
    // A modifier cannot follow a comment on its line.
    guard start == base.offsets.upperBound || endsLine || end == view.offsets.upperBound else {
      return try takeOut(modifier)
    }
    add(.delete(start..<end))
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
