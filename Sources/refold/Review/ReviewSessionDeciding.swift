import Rewriting

/// What an answer does, and taking it back.
extension ReviewSession {
  /// Says yes to what is shown.
  mutating func accept(_ reach: Reach) -> [ReviewEffect] {
    guard let question, let shown else { return [.show] }
    guard shown.change != nil, let outcome = shown.outcome else {
      let name = question.finding.blank?.name ?? "value"
      return [.say("There is nothing to accept yet: give a \(name) with i, or say n."), .show]
    }
    var taken = Answer.Taken(alternative: shown.alternative)
    if case .yes(let old)? = question.answer, old.alternative == shown.alternative { taken = old }
    if reach == .one, case .commentWouldBeLost = outcome { return warn(taken, outcome) }
    return decide(.yes(taken), reach)
  }

  /// Notes an answer to the question, works out what follows, and goes on.
  mutating func decide(_ answer: Answer, _ reach: Reach) -> [ReviewEffect] {
    guard let question else { return [] }
    let reply = Reply(key: question.key, answer: answer, reach: reach, ordinal: question.ordinal)
    ledger.append(reply)
    drafts[question.key] = nil
    let touched = workOutAgain(reply)
    cursor = questions.firstIndex { $0.key == question.key } ?? cursor
    var effects: [ReviewEffect] = [.save(reply)]
    if let remark = remark(on: question, answer) { effects.append(.say(remark)) }
    effects += touched.filter { undecided(inFile: $0) == 0 }.map { .settle(file: $0) }
    return effects + goOn()
  }

  /// Takes back the last reply and asks its question again.
  mutating func undo() -> [ReviewEffect] {
    guard let reply = ledger.undo() else { return [.say("There is nothing to take back."), .show] }
    let index = transforms.firstIndex { $0.name == reply.key.transform } ?? transform
    let crossed = index != transform
    transform = index
    _ = workOutAgain(reply)
    evaluate(through: index)
    list()
    let again = questions.firstIndex { $0.key == reply.key }
    var effects: [ReviewEffect] = [.saveUndo]
    if crossed {
      effects.append(
        .say("Back in \(reply.key.transform); what comes after it is worked out again."))
    }
    if let again {
      go(to: again)
    } else if !goToFirstUndecided() {
      return effects + end(.decided)
    }
    return effects + [.show]
  }

  /// Works out the transform again where a reply reaches, and forgets what came after it.
  ///
  /// - Returns: the files that it reaches.
  private mutating func workOutAgain(_ reply: Reply) -> [Int] {
    let touched = files.indices.filter {
      reply.reach == .transform || files[$0].path == reply.key.path
    }
    for index in touched {
      files[index].invalidate(from: transform)
      if reply.reach != .transform {
        files[index].evaluate(through: transform, of: transforms, file: index, ledger)
      }
    }
    if reply.reach == .transform { evaluate(through: transform) }
    list()
    return touched
  }

  /// What to say of a yes that did not lead to the change.
  private func remark(on question: Question, _ answer: Answer) -> String? {
    guard answer.isYes, undecided(inFile: question.file) == 0,
      let pass = files[question.file].run.passes.last(where: {
        $0.transform == question.key.transform
      })
    else { return nil }
    let refused = pass.entries.filter {
      [.commentWouldBeLost, .stringWouldChange, .wouldNotParse, .wouldNotConverge, .conflict]
        .contains($0.outcome.kind)
    }
    guard let first = refused.first else { return nil }
    let line = first.candidate.placeOnDisk.line
    let others = refused.count > 1 ? ", and \(refused.count - 1) more" : ""
    return "\(question.key.path):\(line) stays as it is: \(first.outcome.reason ?? "")\(others)."
  }
}
