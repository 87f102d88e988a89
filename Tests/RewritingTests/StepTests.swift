import Rewriting
import SwiftSyntax
import Testing

/// What becomes of each finding, and why (invariants 3, 5 and 10).
@Suite struct StepTests {
  private static let mixed = Scripted { context in
    let file = context.file
    return Scripted.replace("apple", with: "pear").findings(in: context)
      + Scripted.replace("risk", with: "care", .unsafe).findings(in: context)
      + Scripted.replace("broken", with: "(").findings(in: context)
      + Scripted.each("either") { token, _ in
        ["left", "right"].map {
          Change("Say \($0)", .safe, edits: [.replacing(token, with: $0)])
        }
      }.findings(in: context)
      + file.identifiers("advice").map {
        Finding(at: $0, "advice is here", leftAlone: "only a person can tell")
      }
  }

  private static let text = """
    f(advice, apple)
    f(either)
    f(broken)
    f(risk)
    f(apple, apple)

    """

  @Test func everyFindingGetsAnOutcomeInSourceOrder() throws {
    let run = try run(Self.mixed, over: Self.text)
    #expect(
      run.outcomes == [
        .leftForYou(reason: "only a person can tell"), .applied,
        .leftForYou(reason: "there are 2 alternatives to choose from"), .wouldNotParse,
        .unsafeNotAskedFor, .applied, .applied,
      ])
    #expect(run.text == Self.text.replacing("apple", with: "pear"))
    #expect(run.entries.map(\.candidate.place.line) == [1, 1, 2, 3, 4, 5, 5])
    #expect(run.passes.count == 1 && run.passes[0].transform == "scripted")
    #expect(run.passes[0].changes.count == 3)
    #expect(run.passes[0].before == Self.text.bytes && run.passes[0].after == run.result.bytes)
    #expect(run.entries[0].change == nil && run.entries[2].change == nil)
    #expect(run.entries[3].change?.title == "Replace broken")
  }

  @Test func unsafeChangesNeedToBeAskedFor() throws {
    var selection = Selection()
    selection.includesUnsafe = true
    let run = try run(Self.mixed, over: Self.text, selection: selection)
    #expect(run.outcomes.count { $0 == .applied } == 4)
    #expect(run.text.contains("f(care)"))
  }

  /// What nobody answered was asked for all the same.
  @Test func anOpenQuestionIsNoMissingOption() throws {
    var selection = Selection()
    #expect(
      try run(Self.mixed, over: "f(risk)\n", selection: selection) { _ in nil }.outcomes == [
        .unsafeNotAskedFor
      ])
    selection.includesUnsafe = true
    #expect(
      try run(Self.mixed, over: "f(risk)\n", selection: selection) { _ in nil }.outcomes
        == [.leftForYou(reason: "it was not decided")])
  }

  @Test func answersDecide() throws {
    let run = try run(Self.mixed, over: Self.text) { candidate in
      switch candidate.finding.changes.first?.title {
      case "Say left": .accept(candidate.finding.changes[1])
      case "Replace risk": .accept(candidate.finding.changes[0])
      case "Replace apple": candidate.place.line == 1 ? .reject : nil
      default: nil
      }
    }
    #expect(run.text == "f(advice, apple)\nf(right)\nf(broken)\nf(care)\nf(apple, apple)\n")
    #expect(
      run.outcomes == [
        .leftForYou(reason: "only a person can tell"), .rejected, .applied,
        .leftForYou(reason: "it was not decided"), .applied,
        .leftForYou(reason: "it was not decided"), .leftForYou(reason: "it was not decided"),
      ])
    #expect(run.entries[2].change?.title == "Say right")
  }

  @Test func aTextOfTheUsersOwnPassesTheSameGates() throws {
    for (text, outcome) in [("mine", Outcome.applied), ("mine)", .wouldNotParse)] {
      let run = try run(Self.mixed, over: "f(apple)\n") { candidate in
        let edit = candidate.finding.changes[0].edits[0]
        return .accept(Change("Own", .unsafe, edits: [SourceEdit(edit.offsets, text)]))
      }
      #expect(run.outcomes == [outcome])
      #expect(run.text == (outcome == .applied ? "f(mine)\n" : "f(apple)\n"))
    }
  }

  /// Each bad change goes alone, wherever it stands and however many there are.
  @Test(arguments: [[], [0], [1], [6], [0, 1], [2, 5], [0, 3, 6], [0, 1, 2, 3, 4, 5, 6]])
  func aBadChangeGoesAlone(bad: [Int]) throws {
    let lines = (0..<7).map { bad.contains($0) ? "f(broken)" : "f(apple)" }
    let run = try run(Self.mixed, over: lines.joined(separator: "\n"))
    #expect(run.outcomes == (0..<7).map { bad.contains($0) ? .wouldNotParse : .applied })
    #expect(run.text == lines.joined(separator: "\n").replacing("apple", with: "pear"))
  }

  /// A semicolon and a line end each part two statements, so that one of them may go.
  @Test func ofChangesThatPassApartAndFailTogetherTheLaterGoes() throws {
    let transform = Scripted { context in
      Scripted.each("p") { token, file in
        let end = token.offsets.upperBound
        guard file.bytes[end] == UInt8(ascii: ";") else { return [] }
        return [Change("Delete the semicolon", .safe, edits: [.delete(end..<(end + 1))])]
      }.findings(in: context)
        + Scripted.each("q") { token, file in
          let start = token.offsets.lowerBound
          guard file.bytes[start - 1] == UInt8(ascii: "\n") else { return [] }
          return [Change("Join the lines", .safe, edits: [SourceEdit((start - 1)..<start, " ")])]
        }.findings(in: context)
    }
    let text = "f(1)\np;\nq\n"
    let both = try run(transform, over: text)
    #expect(both.outcomes == [.applied, .wouldNotParse])
    #expect(both.text == "f(1)\np\nq\n")
    let second = try run(transform, over: text) { candidate in
      candidate.place.line == 2 ? .reject : .accept(candidate.finding.changes[0])
    }
    #expect(second.outcomes == [.rejected, .applied])
    #expect(second.text == "f(1)\np; q\n")
  }

  @Test func aConflictNamesTheAlternativeThatWasAccepted() throws {
    let transform = Scripted { context in
      guard let call = context.file.calls("f").first,
        let token = context.file.identifiers("a").first
      else { return [] }
      return [
        Finding(
          at: call, "call",
          alternatives: ["one", "two"].map {
            Change("Say \($0)", .safe, edits: [.replacing(call, with: $0)])
          }),
        Finding(
          at: token, "a", change: Change("Say b", .safe, edits: [.replacing(token, with: "b")])),
      ]
    }
    let entries = try onLargeStack {
      let file = try SourceFile(path: "File.swift", bytes: "f(a)\n".bytes)
      let step = Run(file, targets: .unknown, selection: Selection()).step(transform)
      return step?.resolve { .accept($0.finding.changes.last!) }.entries
    }
    let ids = try #require(entries?.first?.candidate.ids)
    #expect(ids.count == 2 && ids[0] != ids[1])
    #expect(entries?.map(\.outcome) == [.applied, .conflict(with: ids[1])])
  }

  @Test func theTriggerDecidesWhetherAStepIsWorthIt() throws {
    let steps = try onLargeStack {
      let file = try SourceFile(path: "File.swift", bytes: "let apple = 1\n".bytes)
      let run = Run(file, targets: .unknown, selection: Selection())
      return [run.step(AppleToPear()) != nil, run.step(PearToPlum()) != nil]
    }
    #expect(steps == [true, false])
  }
}
