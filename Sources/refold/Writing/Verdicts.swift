import Reports
import Rewriting
import Worktree

/// What `--verify` has decided about the changes of a file, by transform.
struct Verdicts: Sendable {
  /// Of these transforms just these changes are applied; of all others what the user decided.
  private var standing: [String: Set<ChangeID>] = [:]
  private var takenBack: Set<ChangeID> = []

  /// Nothing but these changes of a transform are applied.
  mutating func keep(_ ids: Set<ChangeID>, of transform: String) { standing[transform] = ids }

  /// These changes made the command fail.
  mutating func takeBack(_ ids: Set<ChangeID>) { takenBack.formUnion(ids) }

  /// The answer to a candidate, given the one of the user or the selection.
  func decision(
    _ decision: Decision?, on candidate: Candidate, of transform: String
  ) -> Decision? {
    guard let kept = standing[transform] else { return decision }
    let change: Change
    switch decision {
    case .accept(let accepted)?, .acceptLosingComments(let accepted)?: change = accepted
    case .reject?, .takeBack?, nil: return decision
    }
    let index = candidate.finding.changes.firstIndex(of: change) ?? 0
    let id = candidate.ids[index]
    if takenBack.contains(id) { return .takeBack }
    // What is offered only since another change is not there was never verified.
    return kept.contains(id) ? decision : nil
  }
}

/// Runs the transforms over a file once more, with the decisions of before as far as the verdicts
/// let them stand.
typealias Rework = @Sendable (PlannedFile, Verdicts) -> FileReport
