import Rewriting

extension Outcome {
  /// An outcome without its details; the raw value is its name in JSON.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case applied
    case rejected
    case takenBack = "taken-back"
    case outsideSelection = "outside-selection"
    case inBaseline = "in-baseline"
    case suppressed
    case conflict
    case commentWouldBeLost = "comment-would-be-lost"
    case stringWouldChange = "string-would-change"
    case unsafeNotAskedFor = "unsafe-not-asked-for"
    case wouldNotParse = "would-not-parse"
    case wouldNotConverge = "would-not-converge"
    case leftForYou = "left-for-you"

    /// Whether the finding belongs to what the user asked about.
    public var isShown: Bool {
      self != .suppressed && self != .outsideSelection && self != .inBaseline
    }
  }

  /// The outcome without its details.
  public var kind: Kind {
    switch self {
    case .applied: .applied
    case .rejected: .rejected
    case .takenBack: .takenBack
    case .outsideSelection: .outsideSelection
    case .inBaseline: .inBaseline
    case .suppressed: .suppressed
    case .conflict: .conflict
    case .commentWouldBeLost: .commentWouldBeLost
    case .stringWouldChange: .stringWouldChange
    case .unsafeNotAskedFor: .unsafeNotAskedFor
    case .wouldNotParse: .wouldNotParse
    case .wouldNotConverge: .wouldNotConverge
    case .leftForYou: .leftForYou
    }
  }

  /// Why the finding was not changed; nil when it was.
  public var reason: String? {
    switch self {
    case .applied: nil
    case .rejected: "it was answered with no"
    case .takenBack: "the command of --verify fails with it"
    case .outsideSelection: "it lies outside the selection"
    case .inBaseline: "the baseline lists it"
    case .suppressed(let line): "the ignore comment on line \(line) covers it"
    case .conflict(let id): "the change \(id) edits the same code"
    case .commentWouldBeLost(let line): "the comment at line \(line) would be lost"
    case .stringWouldChange: "the value of a multi-line string would change"
    case .unsafeNotAskedFor: "it needs --unsafe or a yes in review"
    case .wouldNotParse: "the result would not parse"
    case .wouldNotConverge: "a second run would change it again"
    case .leftForYou(let reason): reason
    }
  }
}
