import SwiftSyntax

/// A comment and where it starts.
struct Comment: Sendable {
  /// The UTF-8 offset of its first byte.
  var offset: Int
  var bytes: ArraySlice<UInt8>

  var offsets: Range<Int> { offset..<(offset + bytes.count) }

  /// The comment without the white space at the start of each line, which moves with the code.
  var content: [UInt8] {
    var content: [UInt8] = []
    var atLineStart = true
    for byte in bytes where byte != .carriageReturn {
      if atLineStart, byte == .space || byte == .tab { continue }
      atLineStart = byte == .lineFeed
      content.append(byte)
    }
    return content
  }
}

extension SourceFile {
  /// Every comment of the file, in source order. A `#!` line is not one.
  ///
  /// Comments are cut from the bytes between the tokens: the text that a trivia piece carries is
  /// another where a comment holds invalid UTF-8, and so is its length.
  func comments() -> [Comment] {
    var comments: [Comment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let text = token.offsets
      collect(from: token.position.utf8Offset, to: text.lowerBound, into: &comments)
      collect(from: text.upperBound, to: token.endPosition.utf8Offset, into: &comments)
    }
    return comments
  }

  private func collect(from start: Int, to end: Int, into comments: inout [Comment]) {
    var offset = start
    while offset + 1 < end {
      guard bytes[offset] == .slash else {
        offset += 1
        continue
      }
      let first = offset
      switch bytes[offset + 1] {
      case .slash:
        while offset < end, bytes[offset] != .lineFeed, bytes[offset] != .carriageReturn {
          offset += 1
        }
      case .asterisk: offset = endOfBlockComment(from: offset, to: end)
      default:
        offset += 1
        continue
      }
      comments.append(Comment(offset: first, bytes: bytes[first..<offset]))
    }
  }

  /// Block comments nest.
  private func endOfBlockComment(from start: Int, to end: Int) -> Int {
    var depth = 0
    var offset = start
    while offset + 1 < end {
      switch (bytes[offset], bytes[offset + 1]) {
      case (.slash, .asterisk):
        depth += 1
        offset += 2
      case (.asterisk, .slash):
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      default: offset += 1
      }
    }
    return end
  }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let asterisk = UInt8(ascii: "*")
}
