import Rewriting
import SwiftSyntax
import Testing

/// Invariant 4: no comment of the input is missing from the output.
@Suite struct CommentGateTests {
  /// Replaces `drop(…)` with `kept`, comments inside it and all.
  private static let drop = Scripted { context in
    context.file.calls("drop").map {
      Finding(
        at: $0, "drop is here",
        change: Change("Drop", .safe, edits: [.replacing($0, with: "kept")]))
    }
  }

  @Test(arguments: [
    "drop(/* one */ a)\n", "drop(\n  // one\n  a)\n", "drop(a /* one */, b)\n",
    "drop { // one\n}\n", "drop(a, \"\\(b /* one */)\")\n", "drop { /** one */ func f() {} }\n",
  ])
  func aSwallowedCommentIsRefused(text: String) throws {
    let run = try run(Self.drop, over: "let before = 1\n\n" + text)
    #expect(run.text == "let before = 1\n\n" + text)
    let line = text.hasPrefix("drop(\n") ? 4 : 3
    #expect(run.outcomes == [.commentWouldBeLost(line: line)])
  }

  @Test func commentsOutsideTheEditDoNotMatter() throws {
    let text = "// a\n/* b */ drop(c, \"// no comment\") // d\n"
    let run = try run(Self.drop, over: text)
    #expect(run.text == "// a\n/* b */ kept // d\n")
    #expect(run.outcomes == [.applied])
  }

  /// Two comments with the same text are two comments.
  @Test func aTwinDoesNotStandInForALostComment() throws {
    let run = try run(Self.drop, over: "drop(/* x */ a)\nf(/* x */ b)\n")
    #expect(run.outcomes == [.commentWouldBeLost(line: 2)])
    #expect(run.result.bytes == run.original)
  }

  @Test func aMovedAndReindentedCommentIsKept() throws {
    let comment = " /* a\n  b */"
    let transform = Scripted.each("drop") { token, file in
      let end = token.offsets.upperBound
      guard file.bytes[end...].starts(with: comment.utf8) else { return [] }
      return [
        Change(
          "Move the comment", .safe,
          edits: [
            .insert("/* a\n        b */ ", at: token.offsets.lowerBound),
            .delete(end..<(end + comment.utf8.count)),
          ])
      ]
    }
    let text = "f {\n  drop /* a\n  b */\n}\n"
    #expect(try run(transform, over: text).text == "f {\n  /* a\n        b */ drop\n}\n")
  }

  /// R06: a token that goes must not put code behind a line comment.
  @Test func codeBehindALineCommentIsALostComment() throws {
    let transform = Scripted.each("f") { token, file in
      let end = file.bytes.firstIndex(of: UInt8(ascii: "\n"))!
      return [Change("Join the lines", .safe, edits: [.delete(end..<(end + 3))])]
    }
    let text = "f( // why\n  a\n)\n"
    let run = try run(transform, over: text)
    #expect(run.text == text)
    #expect(run.outcomes == [.commentWouldBeLost(line: 1)])
  }

  /// R03: the only content of the parentheses is a comment.
  @Test func aCommentInEmptyParenthesesIsRefused() throws {
    let transform = Scripted.each("run") { token, file in
      let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      guard let left = call?.leftParen, let right = call?.rightParen else { return [] }
      return [
        Change(
          "Remove the parentheses", .safe,
          edits: [.delete(left.offsets.lowerBound..<right.offsets.upperBound)])
      ]
    }
    let text = "presenter.run(\n  // keep: reviewed by legal\n) {\n  step()\n}\n"
    let run = try run(transform, over: text)
    #expect(run.text == text)
    #expect(run.outcomes == [.commentWouldBeLost(line: 2)])
  }

  /// R20: comments around what is replaced or removed.
  @Test func commentsAroundARemovedModifierStay() throws {
    let transform = Scripted.each("gone") { token, _ in
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let call = member.parent
      else { return [] }
      return [
        Change(
          "Remove it", .safe,
          edits: [.delete(member.period.offsets.lowerBound..<call.offsets.upperBound)])
      ]
    }
    let text = """
      // Copyright header
      import SwiftUI
      struct G: View { var body: some View {
        Text("a")
          // why: keyboard overlap
          .gone(.keyboard) // remove after 27
          /* block */ .padding()
      } }

      """
    let run = try run(transform, over: text)
    #expect(run.text == text.replacing(".gone(.keyboard) ", with: " "))
    #expect(run.outcomes == [.applied])
  }

  @Test func invalidUTF8InACommentIsComparedByBytes() throws {
    let bytes: [UInt8] =
      Array("drop(a) // ".utf8) + [0xFF] + Array("\ndrop(/* ".utf8) + [0xE9]
      + Array(" */ b)\n".utf8)
    let run = try run([Self.drop], over: bytes)
    #expect(run.outcomes == [.applied, .commentWouldBeLost(line: 2)])
    #expect(run.result.bytes == Array("kept".utf8) + bytes.dropFirst(7))
  }

  /// In review a person may take the change knowingly; then only what its edits touch may go.
  @Test func aPersonMayGiveCommentsUp() throws {
    let text = "drop(/* one */ a)\ndrop(/* two */ b)\nf(/* one */)\n"
    let run = try run(Self.drop, over: text) { candidate in
      let change = candidate.finding.changes[0]
      return candidate.place.line == 1 ? .acceptLosingComments(change) : .accept(change)
    }
    #expect(run.text == "kept\ndrop(/* two */ b)\nf(/* one */)\n")
    #expect(run.outcomes == [.applied, .commentWouldBeLost(line: 2)])
  }

  @Test func aStepSaysBeforehandWhatWouldBecomeOfAChange() throws {
    let outcomes = try onLargeStack {
      let text = "drop(a)\ndrop(/* two */ b)\n"
      let file = try SourceFile(path: "File.swift", bytes: text.bytes)
      let step = Run(file, targets: .unknown, selection: Selection()).step(Self.drop)
      return step?.candidates.map { candidate in
        step?.outcome(ofAccepting: candidate.finding.changes[0])
      }
    }
    #expect(outcomes == [.applied, .commentWouldBeLost(line: 2)])
  }
}
