import Rewriting

/// Which question comes next.
extension ReviewSession {
  /// Makes a transform the one that is asked about.
  mutating func enter(_ transform: Int) {
    self.transform = transform
    evaluate(through: transform)
    list()
  }

  /// Reads the questions of the transform off the files.
  mutating func list() {
    questions = files.flatMap { $0.questions(of: transform) }
    cursor = min(cursor, max(0, questions.count - 1))
  }

  /// Makes a question the one that is asked.
  mutating func go(to index: Int) {
    cursor = index
    mode = .asking
    show(alternative: questions[index].firstAlternative)
  }

  /// Shows one of the changes that the question offers.
  mutating func show(alternative: Int) {
    guard let question else {
      shown = nil
      return
    }
    let changes = question.finding.changes
    let index = changes.indices.contains(alternative) ? alternative : 0
    var taken = Answer.Taken(alternative: index)
    // What was answered before is shown as it was taken.
    if case .yes(let old)? = question.answer, old.alternative == index { taken = old }
    let change = question.change(of: taken)
    shown = Shown(
      alternative: index, change: change,
      outcome: change.map { question.step.outcome(ofAccepting: $0) })
  }

  /// Goes to the first question of all that is not answered; false when there is none.
  mutating func goToFirstUndecided() -> Bool {
    for transform in transforms.indices {
      enter(transform)
      if let first = questions.firstIndex(where: { $0.answer == nil }) {
        go(to: first)
        return true
      }
    }
    return false
  }

  /// Goes to the next question that is not answered, also of a later transform.
  mutating func goToNext() -> Bool {
    if let next = questions.indices.first(where: { $0 > cursor && isUndecided($0) }) {
      go(to: next)
      return true
    }
    let before = (transform, cursor)
    for later in transforms.indices where later > before.0 {
      enter(later)
      if let first = questions.indices.first(where: isUndecided) {
        go(to: first)
        return true
      }
    }
    goBack(to: before)
    return false
  }

  /// Goes to the question before that is not answered, also of an earlier transform.
  mutating func goToPrevious() -> Bool {
    if let previous = questions.indices.last(where: { $0 < cursor && isUndecided($0) }) {
      go(to: previous)
      return true
    }
    let before = (transform, cursor)
    for earlier in transforms.indices.reversed() where earlier < before.0 {
      enter(earlier)
      if let last = questions.indices.last(where: isUndecided) {
        go(to: last)
        return true
      }
    }
    goBack(to: before)
    return false
  }

  /// Goes on after an answer: to what comes next, else to what was left, else to the end.
  mutating func goOn() -> [ReviewEffect] {
    if goToNext() || goToFirstUndecided() { return [.show] }
    return end(.decided)
  }

  /// Goes to the question of a number, counted from 1.
  mutating func go(toNumber text: String) -> [ReviewEffect] {
    guard let number = Int(text), questions.indices.contains(number - 1) else {
      return [.say("There is no change '\(text)': they go from 1 to \(questions.count)."), .prompt]
    }
    go(to: number - 1)
    return [.show]
  }

  /// Goes to the next question that is not answered and has a text in it, from the start again at
  /// the end.
  mutating func search(_ text: String) -> [ReviewEffect] {
    let order = Array((cursor + 1)..<questions.count) + Array(0...cursor)
    let found = order.first { isUndecided($0) && questions[$0].contains(text) }
    guard let found else {
      return [.say("No change of \(transforms[transform].name) holds '\(text)'."), .prompt]
    }
    go(to: found)
    return [.show]
  }

  private func isUndecided(_ index: Int) -> Bool { questions[index].answer == nil }

  private mutating func goBack(to place: (transform: Int, cursor: Int)) {
    enter(place.transform)
    if questions.indices.contains(place.cursor) { go(to: place.cursor) }
  }
}

extension Question {
  /// Whether a text stands in what is shown of the question, in upper or lower case.
  fileprivate func contains(_ text: String) -> Bool {
    let baseline = step.baseline
    let shown =
      [key.path, finding.message, finding.consequence ?? ""]
      + finding.changes.flatMap { change in
        [change.title, String(decoding: region(of: change).text, as: UTF8.self)]
          + change.edits.map { edit in
            let first = baseline.lines.line(of: edit.offsets.lowerBound)
            let last = baseline.lines.line(of: edit.offsets.upperBound)
            let start = baseline.lines.starts[first - 1]
            return String(
              decoding: baseline.bytes[start..<baseline.lines.range(ofLine: last).upperBound],
              as: UTF8.self)
          }
      }
    let wanted = text.lowercased()
    return shown.contains { $0.lowercased().contains(wanted) }
  }
}
