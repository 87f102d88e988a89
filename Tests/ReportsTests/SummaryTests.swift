import Reports
import Rewriting
import Testing

@Suite struct SummaryTests {
  private let text = """
    let a = [safeSample, safeSample, unsafeSample, choiceSample, adviceSample]
    let b = safeSample // refold:ignore rename-sample -- kept

    """

  @Test func countsWhatBecameOfEachFinding() throws {
    var summary = Summary()
    summary.count(try sampleReport(text))
    summary.count(try sampleReport("let a = safeSample\n"))
    summary.count(try sampleReport("let a = 1\n"))
    #expect(summary.changes == 3)
    #expect(summary.changedFiles == 2)
    #expect(summary.findings == 6)
    #expect(summary.filesWithFindings == 2)
    #expect(
      summary.remarks() == [
        "1 suppressed by ignore comments", "1 unsafe change hidden, see them with --unsafe",
        "2 left for you",
      ])
    #expect(summary.remarks(of: [.leftForYou]) == ["2 left for you"])
  }

  @Test func takesBackAFileThatCouldNotBeWritten() throws {
    var summary = Summary()
    let file = try sampleReport(text)
    summary.count(file)
    summary.remove(file)
    #expect(summary == Summary())
  }

  @Test func countsTheSameChangesOnceTheyAreAccepted() throws {
    var summary = Summary()
    summary.count(try sampleReport(text, selection: unsafeSelection))
    #expect(summary.changes == 3)
    #expect(summary[.unsafeNotAskedFor] == 0)
  }

  @Test(arguments: Outcome.Kind.allCases) func hasAClauseForEachOutcome(kind: Outcome.Kind) throws {
    #expect(kind == .applied || Outcome.sample(kind).reason != nil)
    #expect(Outcome.sample(kind).kind == kind)
  }
}

extension Outcome {
  fileprivate static func sample(_ kind: Kind) -> Outcome {
    switch kind {
    case .applied: .applied
    case .rejected: .rejected
    case .takenBack: .takenBack
    case .outsideSelection: .outsideSelection
    case .inBaseline: .inBaseline
    case .suppressed: .suppressed(line: 1)
    case .conflict: .conflict(with: ChangeID("0123456789ab-01234567")!)
    case .commentWouldBeLost: .commentWouldBeLost(line: 1)
    case .stringWouldChange: .stringWouldChange
    case .unsafeNotAskedFor: .unsafeNotAskedFor
    case .wouldNotParse: .wouldNotParse
    case .wouldNotConverge: .wouldNotConverge
    case .leftForYou: .leftForYou(reason: "so")
    }
  }
}
