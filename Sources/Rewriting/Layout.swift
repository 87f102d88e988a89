import SwiftSyntax

/// How a file is laid out, so that new code follows it: indentation unit, line ends, brace style.
public struct Layout: Sendable {
  /// One level of indentation: spaces or a tab.
  public let unit: String
  /// Whether an opening brace stands on a line of its own.
  public let bracesOnOwnLine: Bool
  /// Whether `else` starts a line instead of following the closing brace.
  public let elseOnOwnLine: Bool

  private let bytes: [UInt8]
  private let lines: LineTable

  /// Looks at the lines of a file. A file that shows nothing gets four spaces and braces on the
  /// line that opens them.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    lines = file.lines
    let texts = file.linesInsideTexts()
    var votes: [String: Int] = [:]
    var ownLine = 0
    var sameLine = 0
    var elseOwn = 0
    var elseSame = 0
    var previous: (indentation: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)?
    for line in 1...lines.starts.count where !texts.contains(line) {
      let text = bytes[lines.range(ofLine: line)]
      let indentation = text.prefix { $0 == .space || $0 == .tab }
      let rest = text[indentation.endIndex...].trimmed
      guard !rest.isEmpty else { continue }
      if let previous, previous.rest.last == UInt8(ascii: "{"),
        indentation.count > previous.indentation.count,
        indentation.starts(with: previous.indentation),
        let unit = Self.unit(indentation.dropFirst(previous.indentation.count))
      {
        votes[unit, default: 0] += 1
      }
      if rest.last == UInt8(ascii: "{") {
        if rest.count == 1 { ownLine += 1 } else { sameLine += 1 }
      }
      if rest.startsWithElse, let before = previous?.rest, before.elementsEqual("}".utf8) {
        elseOwn += 1
      }
      if rest.first == UInt8(ascii: "}"), rest.dropFirst().trimmed.startsWithElse { elseSame += 1 }
      previous = (indentation, rest)
    }
    unit = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "    "
    bracesOnOwnLine = ownLine > sameLine
    elseOnOwnLine = elseOwn > elseSame
  }

  /// The unit that one level of this white space shows: all its spaces, or one tab.
  private static func unit(_ level: ArraySlice<UInt8>) -> String? {
    if level.allSatisfy({ $0 == .space }) { return String(repeating: " ", count: level.count) }
    return level.allSatisfy { $0 == .tab } ? "\t" : nil
  }

  /// The white space at the start of the line that holds a UTF-8 offset.
  public func indentation(at offset: Int) -> String {
    let line = lines.range(ofLine: lines.line(of: offset))
    return String(
      decoding: bytes[line].prefix { $0 == .space || $0 == .tab }, as: UTF8.self)
  }

  /// The line end of the line that holds a UTF-8 offset; of the line before where there is none.
  public func lineEnd(at offset: Int) -> String {
    for line in (1...lines.line(of: offset)).reversed() {
      let text = bytes[lines.range(ofLine: line)]
      if text.last == .lineFeed { return text.dropLast().last == .carriageReturn ? "\r\n" : "\n" }
      if text.last == .carriageReturn { return "\r" }
    }
    return "\n"
  }

  /// Code that is written with LF and two spaces a level, as it reads in this file at an offset.
  ///
  /// The first line is left as it is: the caller puts it where it belongs. Each further line gets
  /// the indentation of the line at the offset in front.
  public func format(_ code: String, at offset: Int) -> String {
    let base = indentation(at: offset)
    let end = lineEnd(at: offset)
    var result = ""
    for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let spaces = line.prefix { $0 == " " }.count
      let levels = String(repeating: unit, count: spaces / 2)
      if index > 0 { result += end }
      if !line.isEmpty { result += (index > 0 ? base : "") + levels + line.dropFirst(spaces) }
    }
    return result
  }

  /// The edits that move the lines that start within a node from one indentation to another.
  ///
  /// A line that does not start with `old` stays as it is, and so do lines of directives, which own
  /// their place. The lines of a multi-line string literal move together or not at all, so that its
  /// value stays.
  /// - Parameter includesFirstLine: Whether the line on which the node starts moves too; it must
  ///   then be the first thing on its line.
  public func reindent(
    _ node: some SyntaxProtocol, from old: String, to new: String, includesFirstLine: Bool = false
  ) -> [SourceEdit] {
    guard old != new else { return [] }
    let fixed = Fixed(node, lines: lines, bytes: bytes, indentation: Array(old.utf8))
    let first = lines.line(of: node.offsets.lowerBound) + (includesFirstLine ? 0 : 1)
    let last = lines.line(of: node.offsets.upperBound)
    guard first <= last else { return [] }
    return (first...last).compactMap { line in
      let range = lines.range(ofLine: line)
      let text = bytes[range]
      // In a literal white space counts, and a line that holds only that must be indented as well.
      let isBlank = fixed.literals.contains(line) ? text.isLineEnd : text.trimmed.isEmpty
      guard !isBlank, !fixed.lines.contains(line), text.starts(with: old.utf8) else { return nil }
      return SourceEdit(range.lowerBound..<(range.lowerBound + old.utf8.count), new)
    }
  }

  /// A node's text moved from one indentation to another, under the rules of `reindent`.
  public func moved(_ node: some SyntaxProtocol, from old: String, to new: String) -> String {
    let range = node.offsets
    let edits = reindent(node, from: old, to: new)
    var text: [UInt8] = []
    var copied = range.lowerBound
    for edit in edits {
      text += bytes[copied..<edit.offsets.lowerBound]
      text += edit.replacementBytes
      copied = edit.offsets.upperBound
    }
    text += bytes[copied..<range.upperBound]
    return String(decoding: text, as: UTF8.self)
  }
}

/// The lines of a node that stay where they are when the code around them moves.
private struct Fixed {
  /// One-based lines.
  var lines: Set<Int> = []
  /// The one-based lines after the first of each multi-line literal that does move.
  var literals: Set<Int> = []

  init(_ node: some SyntaxProtocol, lines table: LineTable, bytes: [UInt8], indentation: [UInt8]) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation:
        lines.insert(table.line(of: token.offsets.lowerBound))
      case .multilineStringQuote:
        guard let literal = token.openedMultilineString else { continue }
        let body = table.linesAfterFirst(of: literal.offsets)
        let moves = body.allSatisfy {
          let text = bytes[table.range(ofLine: $0)]
          return text.isLineEnd || text.starts(with: indentation)
        }
        if moves { literals.formUnion(body) } else { lines.formUnion(body) }
      default: break
      }
    }
  }
}

extension SourceFile {
  /// The one-based lines that start inside a multi-line string literal or a block comment, whose
  /// indentation shows nothing.
  fileprivate func linesInsideTexts() -> Set<Int> {
    var inside: Set<Int> = []
    if (("\"\"\"" || "/*") as Trigger).matches(bytes) {
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard let literal = token.openedMultilineString else { continue }
        inside.formUnion(lines.linesAfterFirst(of: literal.offsets))
      }
      for comment in comments() { inside.formUnion(lines.linesAfterFirst(of: comment.offsets)) }
    }
    return inside
  }
}

extension LineTable {
  /// The one-based lines that a range of UTF-8 offsets reaches, but for the first.
  fileprivate func linesAfterFirst(of range: Range<Int>) -> Range<Int> {
    let first = line(of: range.lowerBound)
    return (first + 1)..<(max(first, line(of: range.upperBound)) + 1)
  }
}

extension ArraySlice<UInt8> {
  /// Whether there is nothing but the end of the line.
  fileprivate var isLineEnd: Bool { allSatisfy { $0 == .lineFeed || $0 == .carriageReturn } }

  /// Whether the first word is `else`.
  fileprivate var startsWithElse: Bool {
    starts(with: "else".utf8)
      && dropFirst(4).first.map { $0 <= .space || $0 == UInt8(ascii: "{") } ?? true
  }
}
