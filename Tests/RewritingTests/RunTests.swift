import Rewriting
import SwiftSyntax
import Synchronization
import Testing

/// Several transforms over one file, each on the result of the one before.
@Suite struct RunTests {
  /// R22: the second transform matches what the first left.
  @Test func eachTransformReadsTheResultOfTheOneBefore() throws {
    let text = "f(apple, pear)\n"
    let both = try run([AppleToPear(), PearToPlum()], over: text.bytes)
    #expect(both.text == "f(plum, plum)\n")
    #expect(both.passes.map(\.transform) == ["apple-to-pear", "pear-to-plum"])
    #expect(both.passes.map(\.entries.count) == [1, 2])
    #expect(both.passes.map(\.before.text) == [text, "f(pear, pear)\n"])
    #expect(both.passes.map(\.after.text) == ["f(pear, pear)\n", "f(plum, plum)\n"])
    #expect(both.original == text.bytes)
    let reversed = try run([PearToPlum(), AppleToPear()], over: text.bytes)
    #expect(reversed.text == "f(pear, plum)\n")
  }

  @Test func aTransformWithNothingToSayLeavesNoPass() throws {
    let run = try run([PearToPlum(), AppleToPear()], over: "let apple = 1\n".bytes)
    #expect(run.passes.map(\.transform) == ["apple-to-pear"])
  }

  @Test func placesAreThoseOnDisk() throws {
    let insert = Scripted.each("top") { token, _ in
      [
        Change(
          "Say head", .safe, edits: [.replacing(token, with: "head")],
          supports: [Support(name: "lines", edit: .insert("// one\n// two\n", at: 0))])
      ]
    }
    let run = try run([insert, AppleToPear()], over: "let top = 1\nf(top, apple)\n".bytes)
    #expect(run.text == "// one\n// two\nlet head = 1\nf(head, pear)\n")
    let apple = try #require(run.passes.last?.entries.first?.candidate)
    #expect(apple.place == SourcePlace(line: 4, column: 9))
    #expect(apple.placeOnDisk == SourcePlace(line: 2, column: 8))
  }

  /// Matches inside one another are applied in turn: what conflicts is tried again.
  @Test(arguments: [1, 2, 3, 20, 40]) func nestedMatchesAreAllApplied(depth: Int) throws {
    let text =
      "f(" + String(repeating: "wrap(", count: depth) + "x" + String(repeating: ")", count: depth)
      + ")\nwrap(y)\n"
    let run = try run(Scripted.unwrap, over: text)
    #expect(run.text == "f(x)\ny\n")
    #expect(run.outcomes.count { $0 == .applied } == depth + 1)
    #expect(run.outcomes.allSatisfy { $0 == .applied })
    #expect(try RewritingTests.run(Scripted.unwrap, over: run.text).passes.isEmpty)
  }

  /// R18: a change outside and two inside it, one of which nests further.
  @Test func outerAndInnerChangesCompose() throws {
    let text = "wrap(g(wrap(a), wrap(h(wrap(b)))))\n"
    let run = try run(Scripted.unwrap, over: text)
    #expect(run.text == "g(a, h(b))\n")
    #expect(run.outcomes.count == 4 && run.outcomes.allSatisfy { $0 == .applied })
    #expect(Set(run.entries.map { $0.candidate.ids[0] }).count == 4)
  }

  /// A no in the first round is a no in the next, and nobody is asked twice.
  @Test func whatWasAnsweredIsNotAskedAgain() throws {
    let asked = Asked()
    let text = "wrap(g(wrap(a)))\nwrap(no)\nf(wrap(b), wrap(no))\n"
    let run = try run(Scripted.unwrap, over: text) { candidate in
      let change = candidate.finding.changes[0]
      let isNo = change.edits[0].replacementBytes == "no".bytes
      asked.add("\(candidate.placeOnDisk.line):\(change.edits[0].replacementBytes.text)")
      return isNo ? .reject : .accept(change)
    }
    #expect(run.text == "g(a)\nwrap(no)\nf(b, wrap(no))\n")
    #expect(
      run.outcomes == [.applied, .applied, .rejected, .applied, .rejected])
    // The inner one conflicted, and was asked about again in what the first round left.
    #expect(asked.all == ["1:g(wrap(a))", "1:a", "2:no", "3:b", "3:no", "1:a"])
  }

  /// What stays refused is reported once, whatever number of rounds the rest takes.
  @Test func everyFindingIsReportedOnce() throws {
    let transform = Scripted { context in
      Scripted.unwrap.findings(in: context)
        + Scripted.replace("broken", with: "(").findings(in: context)
        + Scripted.replace("risk", with: "care", .unsafe).findings(in: context)
        + context.file.identifiers("advice").map {
          Finding(at: $0, "advice", leftAlone: "it is up to you")
        }
    }
    let run = try run(transform, over: "wrap(wrap(wrap(f(broken, risk, advice))))\nf(broken)\n")
    #expect(run.text == "f(broken, risk, advice)\nf(broken)\n")
    #expect(run.outcomes.count { $0 == .applied } == 3)
    #expect(run.outcomes.count { $0 == .wouldNotParse } == 2)
    #expect(run.outcomes.count { $0 == .unsafeNotAskedFor } == 1)
    #expect(run.outcomes.count { $0 == .leftForYou(reason: "it is up to you") } == 1)
    #expect(run.outcomes.count == 7)
  }
}

/// The questions of a run, in order.
private final class Asked: Sendable {
  private let questions = Mutex<[String]>([])

  var all: [String] { questions.withLock { $0 } }

  func add(_ question: String) { questions.withLock { $0.append(question) } }
}
