import Foundation
import Rewriting

/// A review as a machine without a terminal: events go in, effects come out, and what is to be seen
/// can be read off it.
///
/// It goes transform by transform, and within one by file and place. Everything follows from the
/// replies: taking one back works out again what came after it.
struct ReviewSession: Sendable {
  /// In the order in which they run.
  let transforms: [any Transform]
  /// In the order of the bytes of their paths.
  var files: [FileReview]
  var ledger: Ledger
  /// The index of the transform that is asked about.
  var transform = 0
  /// The questions of the transform in all files.
  var questions: [Question] = []
  /// The index of the question that is asked.
  var cursor = 0
  /// The change that is shown.
  var shown: Shown?
  var mode = Mode.asking
  /// What a person wrote for a question and the gates did not let pass.
  var drafts: [QuestionKey: Data] = [:]
  /// How many files are worked on at once.
  let jobs: Int

  /// What the next event answers.
  enum Mode: Sendable {
    case asking
    /// Whether a change may be taken although something speaks against it.
    case confirming(Answer.Taken, warning: String)
    /// Which parts are taken.
    case splitting(Splitting)
    case typing(Purpose)
    /// A reply was given, or taken back, and is being saved.
    case saving(Reply, isUndone: Bool)
    case ended
  }

  /// What a text is typed for.
  enum Purpose: Sendable {
    case number, search, value
  }

  /// One of the changes that a question offers.
  struct Shown: Sendable {
    /// The index among the finding's changes.
    var alternative: Int
    /// Nil when the finding offers nothing without a value.
    var change: Change?
    /// What would become of it by itself.
    var outcome: Outcome?
  }

  init(files: [FileReview], transforms: [any Transform], replies: [Reply] = [], jobs: Int = 1) {
    self.files = files
    self.transforms = transforms
    self.jobs = jobs
    ledger = Ledger(transforms: transforms.map(\.name))
    for reply in replies { ledger.append(reply) }
  }

  /// The question that is asked; nil when there is none.
  var question: Question? { questions.indices.contains(cursor) ? questions[cursor] : nil }

  /// How many questions of the transform are not answered.
  var undecided: Int { questions.count { $0.answer == nil } }

  /// How many questions of a file are not answered, as far as the review has come.
  func undecided(inFile file: Int) -> Int {
    questions.count { $0.file == file && $0.answer == nil }
  }

  /// How many questions are not answered, of all transforms.
  ///
  /// Those that only an answer to another one would raise are not among them.
  mutating func countUndecided() -> Int {
    evaluate(through: transforms.count - 1)
    return files.reduce(0) { sum, file in
      sum + transforms.indices.reduce(0) { $0 + file.questions(of: $1).count { $0.answer == nil } }
    }
  }

  /// Goes to the first question that is not answered.
  mutating func begin() -> [ReviewEffect] {
    guard !transforms.isEmpty else { return end(.decided) }
    return goToFirstUndecided() ? [.show] : end(.decided)
  }

  /// Takes what happened.
  mutating func handle(_ event: ReviewEvent) -> [ReviewEffect] {
    switch (event, mode) {
    case (_, .ended): []
    case (.endOfInput, _): end(.endOfInput)
    case (.key(let key), .asking): press(key)
    case (.key(let key), .confirming(let taken, _)): confirm(taken, key)
    case (.key(let key), .splitting(let splitting)): split(splitting, key)
    case (.text(let text), .typing(let purpose)): take(text, for: purpose)
    case (.edited(let text), .asking): take(edited: text)
    case (.notEdited(let reason), .asking): [.say(reason), .prompt]
    case (.saved, .saving(let reply, let isUndone)): goOn(after: reply, isUndone: isUndone)
    default: []
    }
  }

  mutating func end(_ ending: Ending) -> [ReviewEffect] {
    mode = .ended
    return [.end(ending)]
  }

  /// Brings every file up to and with a transform.
  mutating func evaluate(through last: Int) {
    let (files, transforms, ledger) = (files, transforms, ledger)
    let evaluated = Collected<FileReview>()
    workInOrder(
      count: files.count, jobs: jobs, shouldStop: { false },
      worker: {
        { index -> FileReview? in
          var file = files[index]
          file.evaluate(through: last, of: transforms, file: index, ledger)
          return file
        }
      },
      deliver: { results, _ in evaluated.append(results) })
    self.files = evaluated.values
  }
}
