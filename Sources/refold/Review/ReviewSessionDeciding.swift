import Rewriting

/// What an answer does, and taking it back.
extension ReviewSession {
  /// Says yes to what is shown.
  mutating func accept(_ reach: Reach) -> [ReviewEffect] {
    guard let question, let shown else { return [.prompt] }
    guard shown.change != nil, let outcome = shown.outcome else {
      let name = question.finding.blank?.name ?? "value"
      return [.say("There is nothing to accept yet: give a \(name) with i, or say n."), .prompt]
    }
    var taken = Answer.Taken(alternative: shown.alternative)
    if case .yes(let old)? = question.answer, old.alternative == shown.alternative { taken = old }
    if reach == .one, case .commentWouldBeLost = outcome { return warn(taken, outcome) }
    return decide(.yes(taken), reach)
  }

  /// Notes an answer to the question.
  mutating func decide(_ answer: Answer, _ reach: Reach) -> [ReviewEffect] {
    guard let question else { return [] }
    let reply = Reply(key: question.key, answer: answer, reach: reach, ordinal: question.ordinal)
    ledger.append(reply)
    drafts[question.key] = nil
    mode = .saving(reply, isUndone: false)
    return [.save(reply)]
  }

  /// Takes back the last reply.
  mutating func undo() -> [ReviewEffect] {
    guard let reply = ledger.undo() else {
      return [.say("There is nothing to take back."), .prompt]
    }
    mode = .saving(reply, isUndone: true)
    return [.saveUndo]
  }

  /// Works out what follows from a reply, and asks on: after one that was taken back its question.
  mutating func goOn(after reply: Reply, isUndone: Bool) -> [ReviewEffect] {
    mode = .asking
    let index = transforms.firstIndex { $0.name == reply.key.transform } ?? transform
    let hasCrossed = index != transform
    transform = index
    let reached = workOutAgain(reply)
    let place = questions.firstIndex { $0.key == reply.key }
    if isUndone {
      let back = "Back in \(reply.key.transform): what comes after it is worked out again."
      if let place { go(to: place) } else if !goToFirstUndecided() { return end(.decided) }
      return (hasCrossed ? [.say(back)] : []) + [.show]
    }
    cursor = place ?? cursor
    let remark = remark(on: reply).map { [ReviewEffect.say($0)] } ?? []
    let settled = reached.filter { undecided(inFile: $0) == 0 }.map {
      ReviewEffect.settle(file: $0)
    }
    return remark + settled + goOn()
  }

  /// Works out the transform again where a reply reaches, and forgets what came after it.
  ///
  /// - Returns: the files that it reaches.
  private mutating func workOutAgain(_ reply: Reply) -> [Int] {
    let reached = files.indices.filter {
      reply.reach == .transform || files[$0].path == reply.key.path
    }
    for index in reached { files[index].invalidate(from: transform) }
    evaluate(through: transform)
    list()
    return reached
  }

  /// What to say of a yes that did not lead to the change, once the file is gone through.
  private func remark(on reply: Reply) -> String? {
    guard reply.answer.isYes, let file = files.firstIndex(where: { $0.path == reply.key.path }),
      undecided(inFile: file) == 0
    else { return nil }
    let pass = files[file].run.passes.last { $0.transform == reply.key.transform }
    let refused = (pass?.entries ?? []).filter { entry in
      switch entry.outcome {
      case .commentWouldBeLost, .stringWouldChange, .wouldNotParse, .wouldNotConverge, .conflict:
        true
      default: false
      }
    }
    guard let first = refused.first else { return nil }
    let line = first.candidate.placeOnDisk.line
    let others = refused.count > 1 ? ", and \(refused.count - 1) more" : ""
    return "\(reply.key.path):\(line) stays as it is: \(first.outcome.reason ?? "")\(others)."
  }
}
