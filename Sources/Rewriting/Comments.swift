import SwiftSyntax

/// A comment and where it starts.
struct Comment: Sendable {
  /// The UTF-8 offset of its first byte.
  var offset: Int
  var bytes: ArraySlice<UInt8>

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
  func comments() -> [Comment] {
    var comments: [Comment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      collect(token.leadingTrivia, from: token.position.utf8Offset, into: &comments)
      collect(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset,
        into: &comments)
    }
    return comments
  }

  private func collect(_ trivia: Trivia, from start: Int, into comments: inout [Comment]) {
    var offset = start
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        comments.append(Comment(offset: offset, bytes: bytes[offset..<(offset + length)]))
      default: break
      }
      offset += length
    }
  }
}
