import Rewriting
import SwiftSyntax
import Testing

/// Invariant 7: the value of a multi-line string literal that stays is what it was.
@Suite struct StringGateTests {
  /// Inserts a text where another first occurs in the file.
  private static func insert(_ text: String, before anchor: String) -> Scripted {
    Scripted.each("value") { _, file in
      guard let place = file.bytes.text.firstRange(of: anchor) else { return [] }
      let offset = file.bytes.text[..<place.lowerBound].utf8.count
      return [Change("Insert", .safe, edits: [.insert(text, at: offset)])]
    }
  }

  @Test(arguments: ["\"\"\"\n  here\n  b\n  \"\"\"", "#\"\"\"\n  here\n  b\n  \"\"\"#"])
  func aLineThatMovesAloneIsRefused(literal: String) throws {
    let text = "let value = \(literal)\n"
    let run = try run(Self.insert("  ", before: "here"), over: text)
    #expect(run.text == text)
    #expect(run.outcomes == [.stringWouldChange])
  }

  @Test func theWholeLiteralMayMove() throws {
    let text = "let value = \"\"\"\n  a\n    b \\(c)\n\n  \"\"\"\n"
    let moved = "let value = \"\"\"\n      a\n        b \\(c)\n\n      \"\"\"\n"
    let transform = Scripted { context in
      guard context.file.bytes.text == text, let token = context.file.identifiers("value").first
      else { return [] }
      let edits = [16, 20, 32].map { SourceEdit.insert("    ", at: $0) }
      return [Finding(at: token, "it may move", change: Change("Move", .safe, edits: edits))]
    }
    let run = try run(transform, over: text)
    #expect(run.text == moved)
    #expect(run.outcomes == [.applied])
  }

  /// A line that no longer reaches the closing delimiter's indentation does not even parse.
  @Test func anIndentationThatIsTooSmallIsAParseError() throws {
    let text = "let value = \"\"\"\n  here\n  \"\"\"\n"
    let run = try run(Self.insert("  ", before: "  \"\"\"\n"), over: text)
    #expect(run.text == text)
    #expect(run.outcomes == [.wouldNotParse])
  }

  /// The pound signs of a raw string say what a backslash means.
  @Test func poundSignsAreAPartOfTheValue() throws {
    let transform = Scripted.each("value") { token, file in
      guard
        let literal = file.tree.tokens(viewMode: .sourceAccurate)
          .first(where: { $0.tokenKind == .multilineStringQuote })?.parent
      else { return [] }
      let text = file.text(of: literal).text.replacing("#", with: "")
      return [Change("Unraw", .safe, edits: [.replacing(literal, with: text)])]
    }
    let text = "let value = #\"\"\"\n  a\\nb\n  \"\"\"#\n"
    let run = try run(transform, over: text)
    #expect(run.text == text)
    #expect(run.outcomes == [.stringWouldChange])
  }

  @Test func aCopiedLiteralIsFine() throws {
    let transform = Scripted.each("twice") { token, file in
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        let argument = call.arguments.first
      else { return [] }
      let text = file.text(of: argument).text
      return [Change("Copy", .safe, edits: [.replacing(call, with: "(\(text), \(text))")])]
    }
    let literal = "\"\"\"\n  a\n  \"\"\""
    let run = try run(transform, over: "let a = twice(\(literal))\n")
    #expect(run.text == "let a = (\(literal), \(literal))\n")
  }

  /// R07, R13: edits beside a literal leave its bytes alone.
  @Test(arguments: [
    "apple(\"\"\"\r\n  a\r\n\r\n\r\n  b\r\n  \"\"\")\r\n",
    "apple(\"\"\"\n      # one\n\n\n      # two\n      \"\"\")\n  .padding()\n",
  ])
  func editsBesideALiteralLeaveItAlone(text: String) throws {
    #expect(try run(AppleToPear(), over: text).text == text.replacing("apple", with: "pear"))
  }
}
