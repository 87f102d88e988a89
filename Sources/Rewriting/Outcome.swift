/// What became of a finding.
public enum Outcome: Sendable, Hashable {
  case applied
  /// Answered with no.
  case rejected
  case outsideSelection
  /// An ignore comment on this one-based line of the baseline covers it.
  case suppressed(line: Int)
  /// An accepted change edits the same bytes.
  case conflict(with: ChangeID)
  /// The comment that starts on this one-based line of the baseline would not be in the result.
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
  case reject
}

/// A finding with what the engine knows about its place.
public struct Candidate: Sendable {
  public let finding: Finding
  /// The one-based place in the content that the transform read.
  public let place: SourcePlace
  /// The one-based place in the file on disk.
  public let placeOnDisk: SourcePlace
  /// The names of the declarations around the place, outermost first.
  public let declaration: [String]
  /// One identity for each of the finding's changes; a finding without a change has one too.
  public let ids: [ChangeID]
  /// The identity without ordinal and content, so that it survives edits elsewhere.
  public let fingerprint: String
  /// Set when the finding is closed before anybody is asked.
  public let closed: Outcome?
}

/// A candidate and what became of it.
public struct Entry: Sendable {
  public let candidate: Candidate
  public let outcome: Outcome
  /// The change that was accepted or would have been; nil when none was chosen.
  public let change: Change?
}
