/// What became of a finding.
public enum Outcome: Sendable, Hashable {
  case applied
  /// Answered with no.
  case rejected
  /// The project no longer passed its own check with it.
  case takenBack
  case outsideSelection
  /// The baseline lists it.
  case inBaseline
  /// An ignore comment on this one-based line of the file on disk covers it.
  case suppressed(line: Int)
  /// An accepted change edits the same bytes.
  case conflict(with: ChangeID)
  /// The comment that starts on this one-based line of the file on disk would not be in the result.
  case commentWouldBeLost(line: Int)
  /// The value of a multi-line string literal of the baseline would not be in the result.
  case stringWouldChange
  /// The change needs a person's yes, and `--unsafe` was not given.
  case unsafeNotAskedFor
  case wouldNotParse
  /// The transform would find its own result again.
  case wouldNotConverge
  /// No change is on offer, or several of which a person must pick one.
  case leftForYou(reason: String)
}

/// The answer to a change.
public enum Decision: Sendable, Hashable {
  /// Yes: to the change on offer, to one of the alternatives, or to a text of the user's own.
  case accept(Change)
  /// Yes, knowing that the comments go that the edits of the change touch.
  case acceptLosingComments(Change)
  case reject
  /// No, since the project no longer passes its own check with it.
  case takeBack
}

/// A finding with what the engine knows about its place.
public struct Candidate: Sendable {
  /// What the transform said.
  public let finding: Finding
  /// The one-based place in the content that the transform read.
  public let place: SourcePlace
  /// The one-based place in the file on disk.
  public let placeOnDisk: SourcePlace
  /// The names of the declarations around the place, outermost first.
  public let declaration: [String]
  /// One identity for each of the finding's changes; a finding without a change has one too.
  public let ids: [ChangeID]
  /// The identity without place, title and content, so that it survives edits elsewhere.
  public let fingerprint: String
  /// Set when the finding is closed before anybody is asked.
  public let closed: Outcome?
  /// The parts of the selection that leave the finding out; empty for one that is selected.
  public let exclusions: Set<Selection.Part>
  /// The line of the place in the content that the transform read, without white space around it.
  let line: ArraySlice<UInt8>
}

/// A candidate and what became of it.
public struct Entry: Sendable {
  /// The finding and its place.
  public let candidate: Candidate
  /// What became of it.
  public let outcome: Outcome
  /// The change that was accepted or would have been; nil when none was chosen.
  public let change: Change?

  /// The identity of the change that was applied; nil when none was.
  public var appliedID: ChangeID? {
    guard outcome == .applied else { return nil }
    let index = candidate.finding.changes.firstIndex { $0 == change }
    // A text of the user's own stands for the finding.
    return candidate.ids[index ?? 0]
  }
}
