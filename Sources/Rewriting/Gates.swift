import SwiftSyntax

/// The checks that every result passes before it counts. They run in production.
struct Gates {
  private let baseline: SourceFile
  private let comments: [Comment]
  private let strings: Set<[UInt8]>

  init(baseline: SourceFile) {
    self.baseline = baseline
    comments = baseline.comments()
    strings = Set(baseline.multilineStrings())
  }

  /// Why a result does not count.
  enum Refusal: Error, Equatable {
    case comment(line: Int)
    case string
    case parse
  }

  /// Parses a result and compares it with the baseline: no parse error, every comment still there
  /// as often as it was, no multi-line string literal with a new value.
  func check(_ result: [UInt8]) throws(Refusal) -> SourceFile {
    let file: SourceFile
    do { file = try SourceFile(path: baseline.path, bytes: result) } catch { throw .parse }
    var remaining: [[UInt8]: Int] = [:]
    for comment in file.comments() { remaining[comment.content, default: 0] += 1 }
    for comment in comments {
      let content = comment.content
      guard let count = remaining[content], count > 0 else {
        throw .comment(line: baseline.lines.line(of: comment.offset))
      }
      remaining[content] = count - 1
    }
    guard file.multilineStrings().allSatisfy(strings.contains) else { throw .string }
    return file
  }
}

extension SourceFile {
  /// The values of the multi-line string literals, which alone depend on indentation.
  fileprivate func multilineStrings() -> [[UInt8]] {
    guard Trigger.bytes(Array("\"\"\"".utf8)).matches(bytes) else { return [] }
    var values: [[UInt8]] = []
    for token in tree.tokens(viewMode: .sourceAccurate)
    where token.tokenKind == .multilineStringQuote {
      guard let literal = token.parent?.as(StringLiteralExprSyntax.self),
        literal.openingQuote == token
      else { continue }
      var value: [UInt8] = []
      for segment in literal.segments {
        // The indentation of a line is trivia of its segment and no part of the value.
        if case .stringSegment(let text) = segment {
          value.append(contentsOf: text.content.text.utf8)
        } else {
          value.append(0)
        }
      }
      values.append(value)
    }
    return values
  }
}
