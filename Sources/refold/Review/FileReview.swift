import Platforms
import Rewriting

/// A file under review: what the transforms make of it with the replies so far.
///
/// What a transform comes to is worked out by the function that `apply` uses, from the replies alone,
/// and again when one of them changes. So both come to the same result.
struct FileReview: Sendable {
  /// The path as it is typed from the working directory.
  let path: String
  private let targets: DeploymentTargets
  private let preferences: Preferences
  private let start: Run
  /// One for each transform that was reached, in order.
  private var passes: [Pass] = []

  /// One transform over the file.
  private struct Pass: Sendable {
    var questions: [Question]
    var after: Run
  }

  /// - Parameter start: a run over the file in which no transform has run yet.
  init(path: String, start: Run, targets: DeploymentTargets, preferences: Preferences) {
    self.preferences = preferences
    self.path = path
    self.start = start
    self.targets = targets
  }

  /// The questions of a transform that was evaluated, in order.
  func questions(of transform: Int) -> [Question] { passes[transform].questions }

  /// The file after the transforms that were evaluated.
  var run: Run { passes.last?.after ?? start }

  /// What a transform would offer in another content of the file.
  func offers(of transform: any Transform, in source: SourceFile) -> [Change] {
    transform.findings(in: Context(file: source, targets: targets, preferences: preferences))
      .flatMap(\.changes)
  }

  /// What comes of the file with the replies, where verdicts go before them.
  func reworked(
    _ transforms: [any Transform], _ ledger: Ledger, _ verdicts: Verdicts
  ) -> Run {
    var run = start
    for transform in transforms {
      var asking = Asking(path: path, file: 0, ledger: ledger, defers: false)
      run.apply(transform) { step, candidate in
        verdicts.decision(asking.verdict(step, candidate), on: candidate, of: transform.name)
      }
    }
    return run
  }

  /// Forgets what was worked out from a transform on.
  mutating func invalidate(from transform: Int) {
    if passes.count > transform { passes.removeLast(passes.count - transform) }
  }

  /// Works out the transforms up to and with the one of an index, as far as that was not done.
  mutating func evaluate(
    through last: Int, of transforms: [any Transform], file: Int, _ ledger: Ledger
  ) {
    while passes.count <= last {
      let transform = transforms[passes.count]
      passes.append(pass(transform, file, ledger, defers: true))
    }
  }
}

extension FileReview {
  /// Runs a transform with the answers that there are.
  ///
  /// - Parameter defers: Whether what conflicts with an accepted change is asked about in the next
  ///   round.
  private func pass(
    _ transform: any Transform, _ file: Int, _ ledger: Ledger, defers: Bool
  ) -> Pass {
    var asking = Asking(path: path, file: file, ledger: ledger, defers: defers)
    var run = run
    let count = run.passes.count
    run.apply(transform) { asking.verdict($0, $1) }
    let applied = run.passes.dropFirst(count).flatMap(\.entries).filter { $0.outcome == .applied }
    // The other change may not have passed the gates, and then there is no conflict after all.
    guard asking.deferred.isDisjoint(with: applied.map { $0.candidate.ids[0] }) else {
      return pass(transform, file, ledger, defers: false)
    }
    return Pass(questions: asking.questions, after: run)
  }
}

/// Answers the engine from the replies, and notes what it asked.
private struct Asking {
  let path: String
  let file: Int
  let ledger: Ledger
  let defers: Bool
  private(set) var questions: [Question] = []
  /// What is asked about in the next round.
  private(set) var deferred: Set<ChangeID> = []
  private var round = 0
  private var ordinal = 0
  /// The content that the round reads; another one is the next round.
  private var baseline: [UInt8]?
  /// Whether the round left something undecided; what comes after it is not asked yet.
  private var isOpen = false
  /// What was accepted in the round.
  private var patch = Patch()

  init(path: String, file: Int, ledger: Ledger, defers: Bool) {
    self.defers = defers
    self.path = path
    self.file = file
    self.ledger = ledger
  }

  mutating func verdict(_ step: Step, _ candidate: Candidate) -> Decision? {
    if let baseline, baseline != step.baseline.bytes {
      round += 1
      ordinal = 0
      patch = Patch()
      if questions.contains(where: { $0.answer == nil }) { isOpen = true }
    } else {
      ordinal += baseline == nil ? 0 : 1
    }
    baseline = step.baseline.bytes
    let key = QuestionKey(
      transform: step.transform.name, path: path, round: round,
      id: candidate.ids[0].description)
    let automatic = step.automaticDecision(for: candidate)
    var answer = ledger.answer(to: key)
    for reaching in ledger.answers(reaching: key, ordinal: ordinal) where answer == nil {
      // A yes to many never picks between alternatives.
      answer = reaching == .no ? .no : automatic.map { yes(to: $0, of: candidate) }
    }
    deferred.remove(candidate.ids[0])
    if answer == nil, defers, !isOpen, conflicts(automatic) {
      deferred.insert(candidate.ids[0])
      return automatic
    }
    let question = Question(
      key: key, ordinal: ordinal, file: file, step: step, candidate: candidate, answer: answer)
    if !isOpen { questions.append(question) }
    guard let answer, let verdict = question.verdict(answer) else { return nil }
    if let change = verdict.change { try? patch.insert(change) }
    return verdict
  }

  /// Whether what would be accepted conflicts with what was: it is asked about in the next round, in
  /// the content as it then is.
  private func conflicts(_ verdict: Decision?) -> Bool {
    guard let change = verdict?.change else { return false }
    var patch = patch
    do throws(Patch.Conflict) {
      try patch.insert(change)
      return false
    } catch {
      return true
    }
  }

  private func yes(to verdict: Decision, of candidate: Candidate) -> Answer {
    let index = verdict.change.flatMap { candidate.finding.changes.firstIndex(of: $0) }
    return .yes(Answer.Taken(alternative: index ?? 0))
  }
}

extension Decision {
  /// The change that is accepted.
  fileprivate var change: Change? {
    switch self {
    case .accept(let change), .acceptLosingComments(let change): change
    case .reject, .takeBack: nil
    }
  }
}
