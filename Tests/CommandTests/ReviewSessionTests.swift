import Foundation
import Platforms
import Rewriting
import SwiftSyntax
import Testing

@testable import refold

/// The machine of a review without a terminal, with what no transform offers yet.
@Suite struct ReviewSessionTests {
  /// Calls on a session until it waits for a person, as the dialog does.
  private func handle(_ event: ReviewEvent, _ session: inout ReviewSession) -> [ReviewEffect] {
    session.handle(event).flatMap { effect -> [ReviewEffect] in
      switch effect {
      case .save, .saveUndo: [effect] + handle(.saved, &session)
      default: [effect]
      }
    }
  }

  private func press(_ keys: String, _ session: inout ReviewSession) -> [ReviewEffect] {
    keys.map { handle(.key(Key($0)), &session) }.last ?? []
  }

  private func session(
    _ transforms: [any Transform], _ sources: [String: String], replies: [Reply] = []
  ) throws -> ReviewSession {
    var selection = Selection()
    selection.includesUnsafe = true
    let files = try sources.sorted { $0.key < $1.key }.map { path, text in
      let source = try SourceFile(path: path, bytes: Array(text.utf8))
      return FileReview(
        path: path, start: Run(source, targets: .unknown, selection: selection),
        targets: .unknown, preferences: Preferences())
    }
    return ReviewSession(files: files, transforms: transforms, replies: replies)
  }

  private func result(_ session: ReviewSession, _ file: Int = 0) -> String {
    var session = session
    session.evaluate(through: session.transforms.count - 1)
    return String(decoding: session.files[file].run.result.bytes, as: UTF8.self)
  }

  @Test func tabShowsTheAlternativesInTurn() throws {
    var session = try session([Choosing()], ["A.swift": "let a = old\nlet b = old\n"])
    #expect(session.begin() == [.show])
    #expect(session.shown?.change?.title == "Say first")
    #expect(press("\t", &session) == [.show])
    #expect(session.shown?.change?.title == "Say second")
    #expect(press("\t", &session) == [.show])
    #expect(session.shown?.change?.title == "Say first")
    _ = press("\ty", &session)
    // Yes to many never picks one.
    #expect(press("A", &session) == [.end(.decided)] || result(session).contains("second"))
    #expect(result(session) == "let a = second\nlet b = first\n")
  }

  @Test func yesToManyNeverPicksAnAlternative() throws {
    let text = "let a = old\nlet b = old\nlet c = old\n"
    var session = try session([Choosing()], ["A.swift": text])
    _ = session.begin()
    #expect(press("A", &session).last == .show)
    #expect(session.cursor == 1)
    #expect(result(session) == "let a = first\nlet b = old\nlet c = old\n")
    #expect(press("D", &session).last == .end(.decided))
    #expect(result(session) == "let a = first\nlet b = old\nlet c = old\n")
  }

  @Test func iCompletesAChangeWithAValue() throws {
    var session = try session([Naming()], ["A.swift": "let a = unnamed\nlet b = unnamed\n"])
    #expect(session.begin() == [.show])
    #expect(
      press("y", &session) == [
        .say("There is nothing to accept yet: give a symbol name with i, or say n."), .prompt,
      ])
    #expect(press("e", &session).last == .prompt)
    #expect(press("i", &session) == [.ask("symbol name: ")])
    #expect(
      handle(.text("Not One"), &session) == [
        .say("'Not One' is no symbol name: lower-case words and dots."), .prompt,
      ])
    _ = press("i", &session)
    #expect(handle(.text("square.and.arrow.up"), &session).last == .show)
    #expect(session.cursor == 1)
    #expect(press("A", &session).last == .prompt)
    #expect(result(session) == "let a = \"square.and.arrow.up\"\nlet b = unnamed\n")
    _ = press("i", &session)
    #expect(handle(.text(nil), &session) == [.prompt])
    #expect(press("n", &session).last == .end(.decided))
    #expect(result(session) == "let a = \"square.and.arrow.up\"\nlet b = unnamed\n")
  }

  @Test func whatWaitsForAValueIsLeftForYouByTheOthers() throws {
    let source = try SourceFile(path: "A.swift", bytes: Array("let a = unnamed\n".utf8))
    var run = Run(source, targets: .unknown, selection: Selection())
    run.apply(Naming())
    #expect(run.result.bytes == source.bytes)
    #expect(run.passes[0].entries.map(\.outcome) == [.leftForYou(reason: "no symbol is known")])
  }

  @Test func sAsksAboutPartsThatStandAlone() throws {
    var session = try session([Pairing()], ["A.swift": "let a = [old, old]\nlet b = [old, old]\n"])
    _ = session.begin()
    #expect(press("s", &session) == [.show])
    #expect(session.shownChange?.edits.count == 1)
    #expect(press("n", &session) == [.show])
    #expect(press("y", &session).last == .show)
    #expect(session.cursor == 1)
    #expect(result(session) == "let a = [old, new]\nlet b = [old, old]\n")
    // Taken back, the whole is asked about again.
    #expect(press("u", &session).last == .show)
    #expect(session.shownChange?.edits.count == 2)
    _ = press("s", &session)
    #expect(press("u", &session).last == .show)
    _ = press("sy", &session)
    #expect(press("y", &session).last == .show)
    _ = press("s", &session)
    _ = press("n", &session)
    #expect(press("n", &session).last == .end(.decided))
    #expect(result(session) == "let a = [new, new]\nlet b = [old, old]\n")
    #expect(session.ledger.replies.last?.answer == .no)
  }

  @Test func whatHoldsTogetherIsNotSplit() throws {
    var session = try session([Wrapping()], ["A.swift": "let a = wrap(1)\n"])
    _ = session.begin()
    #expect(
      press("s", &session) == [
        .say("Nothing to split: the change holds together."), .prompt,
      ])
  }

  @Test func aChangeInsideAnAcceptedOneIsAskedAboutAsItThenIs() throws {
    let text = "let a = wrap(wrap(1))\nlet b = wrap(2)\n"
    var session = try session([Wrapping()], ["A.swift": text])
    _ = session.begin()
    #expect(session.questions.count == 3)
    // The outer one is accepted; the inner one waits for its turn.
    _ = press("y", &session)
    #expect(session.questions.map(\.candidate.place.line) == [1, 2])
    #expect(press("n", &session).last == .show)
    #expect(session.questions.count == 3)
    #expect(session.question?.key.round == 1)
    let inner = session.question.map { String(decoding: $0.step.baseline.bytes, as: UTF8.self) }
    #expect(inner == "let a = [wrap(1)]\nlet b = wrap(2)\n")
    #expect(press("y", &session).last == .end(.decided))
    #expect(result(session) == "let a = [[1]]\nlet b = wrap(2)\n")
  }

  @Test func whatWaitsForItsTurnIsNotMadeUnasked() throws {
    var session = try session([Wrapping()], ["A.swift": "let a = wrap(wrap(1))\n"])
    _ = session.begin()
    _ = press("y", &session)
    #expect(session.countUndecided() == 1)
    #expect(handle(.endOfInput, &session) == [.end(.endOfInput)])
    #expect(result(session) == "let a = [wrap(1)]\n")
  }

  @Test func aReplyHoldsInTheOrderOfThePress() throws {
    let sources = ["A.swift": "let a = wrap(1)\n", "B.swift": "let b = wrap(2)\nlet c = wrap(3)\n"]
    var first = try session([Wrapping()], sources)
    _ = first.begin()
    _ = press("j", &first)
    #expect(press("A", &first).last == .show)
    // The one that was left open before is still open.
    #expect(first.question?.key.path == "A.swift")
    #expect(result(first, 1) == "let b = [2]\nlet c = [3]\n")

    // A file that changed is not reached by what was said before.
    var record = try #require(
      ReviewRecord([
        line(.begun(words: [], workingDirectory: "/")),
        line(.files(["A.swift": "1", "B.swift": "2"])),
        line(.reply(first.ledger.replies[0])), line(.undone), line(.reply(first.ledger.replies[0])),
      ]))
    #expect(record.replies == first.ledger.replies)
    #expect(record.take(["A.swift": "1", "B.swift": "3"]).map(\.count) == [1])
    let second = try session([Wrapping()], sources, replies: record.replies)
    #expect(result(second, 1) == sources["B.swift"])
  }

  @Test func aRecordOfAnotherKindIsNone() {
    #expect(ReviewRecord([]) == nil)
    #expect(ReviewRecord([Array("{}".utf8)]) == nil)
    #expect(ReviewRecord([line(.undone)]) == nil)
  }

  private func line(_ entry: ReviewEntry) -> [UInt8] {
    Array((try? JSONEncoder().encode(entry)) ?? Data())
  }
}
