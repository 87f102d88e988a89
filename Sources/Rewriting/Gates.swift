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
    /// The comment of the baseline that starts at this UTF-8 offset is not there.
    case comment(at: Int)
    case string
    case parse
  }

  /// Parses a result and compares it with the baseline: no parse error, every comment still there
  /// as often as it was, no multi-line string literal with a new value.
  /// - Parameter givenUp: UTF-8 offsets of the baseline whose comments may go.
  func check(_ result: [UInt8], givenUp: [Range<Int>] = []) throws(Refusal) -> SourceFile {
    let file: SourceFile
    do { file = try SourceFile(path: baseline.path, bytes: result) } catch { throw .parse }
    var remaining: [[UInt8]: Int] = [:]
    for comment in file.comments() { remaining[comment.content, default: 0] += 1 }
    for comment in comments where !givenUp.contains(where: comment.offsets.overlaps) {
      let content = comment.content
      guard let count = remaining[content], count > 0 else {
        throw .comment(at: comment.offset)
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
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard let literal = token.openedMultilineString else { continue }
      // How many pound signs there are says what a backslash means.
      var value = Array((literal.openingPounds?.text ?? "").utf8) + [0]
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

extension TokenSyntax {
  /// The literal that the token opens, when it is the opening quote of a multi-line string.
  var openedMultilineString: StringLiteralExprSyntax? {
    guard tokenKind == .multilineStringQuote,
      let literal = parent?.as(StringLiteralExprSyntax.self), literal.openingQuote == self
    else { return nil }
    return literal
  }
}
