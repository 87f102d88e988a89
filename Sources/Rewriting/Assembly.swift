import SwiftSyntax

/// A change with a yes, and the UTF-8 offsets whose comments may go with it.
struct Accepted {
  let change: Change
  var givenUp: [Range<Int>] = []

  init(_ change: Change, givenUp: [Range<Int>] = []) {
    self.change = change
    self.givenUp = givenUp
  }
}

/// The accepted changes of a step on their way through the gates into one result.
struct Assembly {
  private(set) var patch = Patch()
  /// The baseline itself as long as nothing passed.
  private(set) var result: SourceFile
  /// What became of the changes that are not in the patch, by the index of the candidate.
  private(set) var outcomes: [Int: Outcome] = [:]

  private let accepted: [Int: Accepted]
  private let baseline: SourceFile
  private let origin: Origin
  private let candidates: [Candidate]
  private let gates: Gates?
  /// The candidate of each change of the patch.
  private var owners: [Int] = []

  init(
    _ accepted: [Int: Accepted], over baseline: SourceFile, origin: Origin,
    candidates: [Candidate]
  ) {
    self.accepted = accepted
    self.baseline = baseline
    self.origin = origin
    self.candidates = candidates
    result = baseline
    gates = accepted.isEmpty ? nil : Gates(baseline: baseline)
  }

  /// Adds changes by their candidates, in order, as far as they pass on top of what is in already.
  ///
  /// What does not pass is halved, so that one bad change among many takes as many more checks as
  /// their number can be halved, and goes alone. Of changes that pass apart and fail together the
  /// later one goes.
  mutating func admit(_ group: ArraySlice<Int>) {
    guard let gates, !group.isEmpty else { return }
    var trial = patch
    var added: [Int] = []
    var conflicts: [Int: Outcome] = [:]
    for index in group {
      guard let change = accepted[index]?.change else { continue }
      do throws(Patch.Conflict) {
        try trial.insert(change)
        added.append(index)
      } catch {
        conflicts[index] = .conflict(
          with: id(
            of: error.change < owners.count
              ? owners[error.change] : added[error.change - owners.count]))
      }
    }
    do throws(Gates.Refusal) {
      if !added.isEmpty {
        let givenUp = (owners + added).flatMap { accepted[$0]?.givenUp ?? [] }
        result = try gates.check(trial.applied(to: baseline.bytes), givenUp: givenUp)
      }
      patch = trial
      owners += added
      outcomes.merge(conflicts) { _, new in new }
    } catch {
      guard group.count > 1 else {
        for index in group { outcomes[index] = error.outcome(origin) }
        return
      }
      let middle = group.startIndex + group.count / 2
      admit(group[..<middle])
      admit(group[middle...])
    }
  }

  /// The identity of the change that was accepted for a candidate.
  private func id(of index: Int) -> ChangeID {
    let candidate = candidates[index]
    let change = candidate.finding.changes.firstIndex { $0 == accepted[index]?.change }
    return candidate.ids[change ?? 0]
  }
}

extension Gates.Refusal {
  /// The outcome for a change of the content that an origin leads to.
  func outcome(_ origin: Origin) -> Outcome {
    switch self {
    case .comment(let offset): .commentWouldBeLost(line: origin.place(of: offset).line)
    case .string: .stringWouldChange
    case .parse: .wouldNotParse
    }
  }
}
