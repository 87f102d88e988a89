import Rewriting

/// The counts of a run, and what stood in its way. `preview`, `apply` and `review` of the same
/// selection come to the same counts.
public struct Summary: Sendable, Hashable {
  /// The files that were looked at.
  public var files = 0
  /// The files with a change, applied or shown.
  public private(set) var changedFiles = 0
  /// The files with a finding that is in the selection, not suppressed and not in the baseline.
  public private(set) var filesWithFindings = 0
  /// How many findings came to each outcome.
  public private(set) var outcomes: [Outcome.Kind: Int] = [:]
  /// The files that could not be read, parsed or written.
  public var failures: [Problem] = []
  /// The files that were left alone, with the reason.
  public var skipped: [Problem] = []
  /// The ignore comments of the transforms that ran which cover no finding.
  public var unusedIgnores: [Problem] = []

  /// Something to say about a file.
  public struct Problem: Error, Sendable, Hashable {
    /// The path as it is typed from the working directory.
    public var path: String
    /// The one-based place, where there is one.
    public var place: SourcePlace?
    /// What is wrong, and where it helps what to do.
    public var message: String

    /// A remark on a file, or on a place in it.
    public init(path: String, place: SourcePlace? = nil, message: String) {
      self.path = path
      self.place = place
      self.message = message
    }
  }

  /// Nothing was looked at yet.
  public init() {}

  /// Counts the findings of a file.
  public mutating func count(_ file: FileReport) { add(file, times: 1) }

  /// Takes back what was counted of a file that could not be written after all.
  public mutating func remove(_ file: FileReport) { add(file, times: -1) }

  private mutating func add(_ file: FileReport, times: Int) {
    if file.isChanged { changedFiles += times }
    for (_, entry) in file.entries {
      let count = self[entry.outcome.kind] + times
      outcomes[entry.outcome.kind] = count == 0 ? nil : count
    }
    let isShown = file.entries.contains { $0.entry.outcome.kind.isShown }
    if isShown { filesWithFindings += times }
  }

  /// How many findings came to an outcome.
  public subscript(kind: Outcome.Kind) -> Int { outcomes[kind, default: 0] }

  /// The changes that were applied or shown.
  public var changes: Int { self[.applied] }

  /// The findings that are in the selection, not suppressed and not in the baseline.
  public var findings: Int {
    outcomes.reduce(0) { $0 + ($1.key.isShown ? $1.value : 0) }
  }

  /// What was found and not changed: one clause for each of the outcomes that there is.
  public func remarks(of kinds: some Sequence<Outcome.Kind> = Outcome.Kind.allCases) -> [String] {
    kinds.compactMap { kind in
      let count = self[kind]
      guard count > 0 else { return nil }
      return switch kind {
      case .applied: nil
      case .unsafeNotAskedFor: "\(counted(count, "unsafe change")) hidden, see them with --unsafe"
      case .leftForYou: "\(count) left for you"
      case .rejected: "\(count) rejected"
      case .takenBack: "\(count) taken back because --verify failed"
      case .conflict: "\(count) in conflict with another change"
      case .commentWouldBeLost: "\(count) refused because a comment would be lost"
      case .stringWouldChange: "\(count) refused because a string would change"
      case .wouldNotParse: "\(count) refused because the result would not parse"
      case .wouldNotConverge: "\(count) refused because a second run would change it again"
      case .suppressed: "\(count) suppressed by ignore comments"
      case .outsideSelection: "\(count) outside the selection"
      case .inBaseline: "\(count) in the baseline"
      }
    }
  }
}

/// `1 file`, `2 files`.
public func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
