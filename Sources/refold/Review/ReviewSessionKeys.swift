import Foundation
import Rewriting

/// What the keys do.
extension ReviewSession {
  mutating func press(_ key: Key) -> [ReviewEffect] {
    switch key {
    case .letter("y"): return accept(.one)
    case .letter("a"): return accept(.file)
    case .letter("A"): return accept(.transform)
    case .letter("n"): return decide(.no, .one)
    case .letter("d"): return decide(.no, .file)
    case .letter("D"): return decide(.no, .transform)
    case .letter("u"): return undo()
    case .letter("j"), .down:
      return goToNext() ? [.show] : [.say("No open question comes after this one."), .prompt]
    case .letter("k"), .up:
      return goToPrevious() ? [.show] : [.say("No open question comes before this one."), .prompt]
    case .letter("g"): return ask(.number, "Go to (1-\(questions.count)): ")
    case .letter("/"): return ask(.search, "Search for: ")
    case .tab: return showNextAlternative()
    case .letter("i"):
      guard let blank = question?.finding.blank else {
        return [.say("Nothing to fill in here."), .prompt]
      }
      return ask(.value, "\(blank.name): ")
    case .letter("e"): return edit()
    case .letter("s"): return beginSplitting()
    case .letter("o"): return [.explain, .show]
    case .letter("q"): return end(.quit)
    case .letter("Q"): return end(.abandoned)
    case .letter("?"), .letter("h"): return [.listKeys, .prompt]
    case .enter:
      return [.say("Enter decides nothing: y is yes, n is no, ? lists the keys."), .prompt]
    case .letter, .escape, .other: return [.say("? lists the keys."), .prompt]
    }
  }

  /// Takes what was typed.
  mutating func take(_ text: String?, for purpose: Purpose) -> [ReviewEffect] {
    mode = .asking
    let text = (text ?? "").trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return [.prompt] }
    switch purpose {
    case .number: return go(toNumber: text)
    case .search: return search(text)
    case .value: return fill(text)
    }
  }

  /// Answers whether a change is taken although something speaks against it.
  mutating func confirm(_ taken: Answer.Taken, _ key: Key) -> [ReviewEffect] {
    switch key {
    case .letter("y"):
      mode = .asking
      return decide(.yes(taken), .one)
    case .letter("n"), .escape:
      mode = .asking
      return [.say("Not decided."), .prompt]
    case .letter("q"): return end(.quit)
    case .letter("Q"): return end(.abandoned)
    default: return [.say("y takes it all the same, n does not."), .prompt]
    }
  }

  private mutating func ask(_ purpose: Purpose, _ prompt: String) -> [ReviewEffect] {
    mode = .typing(purpose)
    return [.ask(prompt)]
  }

  private mutating func showNextAlternative() -> [ReviewEffect] {
    guard let question, let shown, question.finding.changes.count > 1 else {
      return [.say("There is no alternative."), .prompt]
    }
    show(alternative: (shown.alternative + 1) % question.finding.changes.count)
    return [.show]
  }

  private mutating func fill(_ value: String) -> [ReviewEffect] {
    guard let blank = question?.finding.blank else { return [.prompt] }
    guard let change = blank.filled(with: value) else {
      return [.say("'\(value)' is no \(blank.name): \(blank.formText)."), .prompt]
    }
    return propose(Answer.Taken(value: value), change)
  }

  private mutating func edit() -> [ReviewEffect] {
    guard let question, let change = shown?.change else {
      return [.say("There is nothing to edit before a value is given with i."), .prompt]
    }
    return [.edit(drafts[question.key] ?? Data(question.region(of: change).text))]
  }

  /// Takes what the editor left.
  mutating func take(edited text: Data) -> [ReviewEffect] {
    guard let question, let shown, question.finding.changes.indices.contains(shown.alternative)
    else { return [.prompt] }
    let offered = question.finding.changes[shown.alternative]
    let before = drafts[question.key] ?? shown.change.map { Data(question.region(of: $0).text) }
    if text == before { return [.say("The text is as it was: nothing is decided."), .prompt] }
    if text.isEmpty { return [.say("The text is empty: nothing is decided."), .prompt] }
    let taken = Answer.Taken(alternative: shown.alternative, text: text)
    drafts[question.key] = text
    return propose(taken, question.region(of: offered).change(to: Array(text)))
  }

  /// Takes a person's own change if the gates let it pass.
  private mutating func propose(_ taken: Answer.Taken, _ change: Change) -> [ReviewEffect] {
    guard let question else { return [.prompt] }
    let outcome = question.step.outcome(ofAccepting: change)
    switch outcome {
    case .applied: return decide(.yes(taken), .one)
    case .commentWouldBeLost: return warn(taken, outcome)
    default:
      let again = taken.text == nil ? "i asks again" : "e opens your text again"
      return [.say("Refused: \(outcome.reason ?? ""); \(again)."), .prompt]
    }
  }

  /// Asks whether a change is taken with the comment that it loses.
  func warning(_ outcome: Outcome) -> String {
    "\((outcome.reason ?? "").capitalizedFirst). Take the change all the same?"
  }

  mutating func warn(_ taken: Answer.Taken, _ outcome: Outcome) -> [ReviewEffect] {
    var taken = taken
    taken.losesComments = true
    mode = .confirming(taken, warning: warning(outcome))
    return [.prompt]
  }
}

extension String {
  /// The text as a sentence starts.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
