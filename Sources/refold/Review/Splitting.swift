import Rewriting
import SwiftSyntax

/// A change that is taken part by part.
struct Splitting: Sendable {
  /// The indices of the edits of each part.
  let parts: [[Int]]
  /// The part that is asked about.
  var index = 0
  /// The edits that were taken.
  var taken: [Int] = []

  /// The parts of a change; nil when it holds together.
  ///
  /// An edit is a part of its own when the code with just that edit is code in which the transform
  /// offers exactly the other ones: then each is right without the other.
  init?(_ question: Question, _ change: Change, in file: FileReview) {
    let edits = change.edits
    guard edits.count > 1 else { return nil }
    let alone = edits.indices.filter { Self.standsAlone($0, of: change, question, file) }
    let rest = edits.indices.filter { !alone.contains($0) }
    parts = (alone.map { [$0] } + (rest.isEmpty ? [] : [rest])).sorted { $0[0] < $1[0] }
    guard parts.count > 1 else { return nil }
  }

  private static func standsAlone(
    _ index: Int, of change: Change, _ question: Question, _ file: FileReview
  ) -> Bool {
    let edit = change.edits[index]
    let part = Change(
      change.title, change.applicability, edits: [edit], supports: change.supports)
    guard question.step.outcome(ofAccepting: part) == .applied,
      let source = try? SourceFile(
        path: question.step.baseline.path, bytes: question.content(with: part))
    else { return false }
    let brought = [edit] + change.supports.map(\.edit)
    let others = change.edits.enumerated().filter { $0.offset != index }.map(\.element)
      .map { $0.moved(behind: brought) }
    return file.offers(of: question.step.transform, in: source).contains { $0.edits == others }
  }
}

extension SourceEdit {
  /// The edit in the content that other edits, all disjoint from it, have led to.
  fileprivate func moved(behind edits: [SourceEdit]) -> SourceEdit {
    let shift = edits.filter { $0.offsets.upperBound <= offsets.lowerBound }
      .reduce(0) { $0 + $1.replacementBytes.count - $1.offsets.count }
    return SourceEdit(
      (offsets.lowerBound + shift)..<(offsets.upperBound + shift), replacementBytes)
  }
}

extension ReviewSession {
  /// Asks about the parts of the change, where it has them.
  mutating func beginSplitting() -> [ReviewEffect] {
    guard let question, let change = shown?.change, question.finding.changes.contains(change),
      let splitting = Splitting(question, change, in: files[question.file])
    else { return [.say("Nothing to split: the change holds together."), .prompt] }
    mode = .splitting(splitting)
    return [.show]
  }

  /// Answers for one part; after the last the whole is decided.
  mutating func split(_ splitting: Splitting, _ key: Key) -> [ReviewEffect] {
    var splitting = splitting
    switch key {
    case .letter("y"): splitting.taken += splitting.parts[splitting.index]
    case .letter("n"): break
    case .letter("u"), .escape:
      mode = .asking
      return [.say("The change is whole again."), .show]
    case .letter("q"): return end(.quit)
    case .letter("Q"): return end(.abandoned)
    default: return [.say("y takes the part, n does not, u asks about the whole again."), .prompt]
    }
    splitting.index += 1
    guard splitting.index == splitting.parts.count else {
      mode = .splitting(splitting)
      return [.show]
    }
    mode = .asking
    let all = splitting.parts.joined().count
    let alternative = shown?.alternative ?? 0
    if splitting.taken.isEmpty { return decide(.no, .one) }
    let parts = splitting.taken.count == all ? nil : splitting.taken.sorted()
    return decide(.yes(Answer.Taken(alternative: alternative, parts: parts)), .one)
  }

  /// The change that is shown: of the question, or the part that is asked about.
  var shownChange: Change? {
    guard case .splitting(let splitting) = mode, let change = shown?.change else {
      return shown?.change
    }
    return Change(
      change.title, change.applicability,
      edits: splitting.parts[splitting.index].map { change.edits[$0] }, supports: change.supports)
  }
}
