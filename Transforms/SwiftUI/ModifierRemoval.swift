import Rewriting
import SwiftSyntax

/// Takes a modifier out of its chain, and leaves every comment where it is.
struct ModifierRemoval {
  let edit: SourceEdit

  /// Why a modifier cannot be taken out.
  enum Refusal: Error, Hashable {
    /// `#if` would be left with nothing in it.
    case wholeClause
    /// A comment stands between the parentheses and has no other place to go.
    case commentInside
  }

  init(of modifier: ModifierCall, in file: SourceFile) throws(Refusal) {
    if modifier.base == nil, modifier.call.parent?.is(IfConfigClauseSyntax.self) ?? false {
      throw .wholeClause
    }
    let layout = Surroundings(of: modifier.offsets, in: file)
    let comments = modifier.innerComments
    if !comments.isEmpty {
      guard layout.startsLine, layout.endsLine else { throw .commentInside }
      let indentation = file.bytes[layout.lines.lowerBound..<modifier.offsets.lowerBound]
      let text = comments.joined(
        separator: layout.lineEnd + String(decoding: indentation, as: UTF8.self))
      edit = SourceEdit(modifier.offsets, text)
    } else if layout.startsLine, layout.endsLine {
      edit = .delete(layout.lines)
    } else if layout.startsLine {
      // What follows on the line, a comment or the next modifier, takes the place.
      edit = .delete(modifier.offsets.lowerBound..<layout.next)
    } else {
      edit = .delete(
        layout.endsLine ? layout.previous..<modifier.offsets.upperBound : modifier.offsets)
    }
  }
}

/// What stands beside a range on its first and on its last line.
private struct Surroundings {
  let startsLine: Bool
  let endsLine: Bool
  /// The UTF-8 offset where what stands before the range on its line ends, and where what stands
  /// behind it starts.
  let previous: Int
  let next: Int
  /// The UTF-8 offsets of the lines that the range touches, the last line end included.
  let lines: Range<Int>
  let lineEnd: String

  init(of range: Range<Int>, in file: SourceFile) {
    let bytes = file.bytes
    let first = file.lines.range(ofLine: file.lines.line(of: range.lowerBound))
    let last = file.lines.range(ofLine: file.lines.line(of: range.upperBound))
    lines = first.lowerBound..<last.upperBound
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isLineEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    previous =
      bytes[first.lowerBound..<range.lowerBound].lastIndex { !isSpace($0) }.map { $0 + 1 }
      ?? first.lowerBound
    next =
      bytes[range.upperBound..<last.upperBound].firstIndex { !isSpace($0) } ?? last.upperBound
    startsLine = previous == first.lowerBound
    endsLine = next == last.upperBound || isLineEnd(bytes[next])
    lineEnd = Layout(file).lineEnd(at: range.lowerBound)
  }
}

extension ModifierCall {
  /// The comments within the call, from the name to the last parenthesis or brace.
  fileprivate var innerComments: [String] {
    let tokens = Array(call.tokens(viewMode: .sourceAccurate).drop { $0 != nameToken })
    var comments: [String] = []
    for token in tokens {
      if token != nameToken { comments += token.leadingTrivia.comments }
      if token != tokens.last { comments += token.trailingTrivia.comments }
    }
    return comments
  }
}

extension Trivia {
  /// The text of each comment.
  var comments: [String] {
    compactMap {
      switch $0 {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        text
      default: nil
      }
    }
  }
}
