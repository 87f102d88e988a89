/// The replies of a review in the order in which they were given, and what follows from them.
struct Ledger: Sendable {
  private(set) var replies: [Reply] = []
  /// The names of the transforms, in the order in which they run.
  private let transforms: [String]
  /// The answers to each question, the one that counts last.
  private var answers: [QuestionKey: [Answer]] = [:]
  /// The replies that reach beyond their question.
  private var reaching: [Reply] = []

  init(transforms: [String]) { self.transforms = transforms }

  mutating func append(_ reply: Reply) {
    replies.append(reply)
    if !reply.except.contains(reply.key.path) {
      answers[reply.key, default: []].append(reply.answer)
    }
    if reply.reach != .one { reaching.append(reply) }
  }

  /// Takes back the last reply; nil when there is none.
  mutating func undo() -> Reply? {
    guard let last = replies.popLast() else { return nil }
    if !last.except.contains(last.key.path) { _ = answers[last.key]?.popLast() }
    if answers[last.key]?.isEmpty ?? false { answers[last.key] = nil }
    if last.reach != .one { reaching.removeLast() }
    return last
  }

  /// The answer that was given to this very question.
  ///
  /// A no also holds when the question comes up again in a later round.
  func answer(to key: QuestionKey) -> Answer? {
    var key = key
    if let answer = answers[key]?.last { return answer }
    while key.round > 0 {
      key.round -= 1
      if answers[key]?.last == .no { return .no }
    }
    return nil
  }

  /// The answers that reach a question from others, the one that counts first.
  func answers(reaching key: QuestionKey, ordinal: Int) -> some Sequence<Answer> {
    reaching.lazy.filter { reaches($0, key, ordinal) }.map(\.answer)
  }

  private func reaches(_ reply: Reply, _ key: QuestionKey, _ ordinal: Int) -> Bool {
    guard !reply.except.contains(key.path) else { return false }
    let from = reply.key
    let isLater = (from.round, reply.ordinal) < (key.round, ordinal)
    switch reply.reach {
    case .one: return false
    case .file:
      guard key.path == from.path else { return false }
      return key.transform == from.transform
        ? isLater : index(of: key.transform) > index(of: from.transform)
    case .transform:
      guard key.transform == from.transform else { return false }
      // Files come in the order of the bytes of their paths.
      return key.path == from.path
        ? isLater : from.path.utf8.lexicographicallyPrecedes(key.path.utf8)
    }
  }

  private func index(of transform: String) -> Int { transforms.firstIndex(of: transform) ?? -1 }
}
