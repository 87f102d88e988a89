import Foundation

/// What a person said to a question.
enum Answer: Codable, Hashable, Sendable {
  case no
  case yes(Taken)

  /// What was taken of what was on offer.
  struct Taken: Codable, Hashable, Sendable {
    /// The index among the finding's changes.
    var alternative = 0
    /// The person's own text in place of the lines that the change touches.
    var text: Data?
    /// The indices of the edits that were taken, when not all were.
    var parts: [Int]?
    /// The value that was typed for the blank.
    var value: String?
    /// Whether the comments may go that the change would lose.
    var losesComments = false
  }

  /// Yes to the change as it is offered.
  static let yes = Answer.yes(Taken())

  var isYes: Bool { self != .no }
}

/// What identifies a question in a review: it holds as long as its file is the same.
struct QuestionKey: Codable, Hashable, Sendable {
  /// The name of the transform.
  var transform: String
  /// The path as it is typed from the working directory.
  var path: String
  /// How often the transform had run over the file before, counted from 0: a change inside another
  /// one that was accepted is asked about again, as it then is.
  var round: Int
  /// The id of the first change.
  var id: String
}

/// How far an answer reaches beyond its question.
enum Reach: String, Codable, Sendable {
  case one
  /// To what comes later in the same file, also in later transforms.
  case file
  /// To what comes later of the same transform.
  case transform
}

/// One reply: what was asked, what was answered, and how far that reaches.
struct Reply: Codable, Hashable, Sendable {
  var key: QuestionKey
  var answer: Answer
  var reach = Reach.one
  /// The place of the question in its round, counted from 0.
  var ordinal: Int
  /// The files that it does not reach, because they changed since.
  var except: Set<String> = []
}
