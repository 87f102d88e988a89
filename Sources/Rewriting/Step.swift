import Platforms
import SwiftSyntax

/// One transform over one content of a file: its candidates first, then, with the decisions, the
/// result. The three commands share it and differ in how they decide.
public struct Step: Sendable {
  /// What ran.
  public let transform: any Transform
  /// The content that the transform read.
  public let baseline: SourceFile
  /// The findings in source order.
  public let candidates: [Candidate]

  private let selection: Selection
  private let origin: Origin

  /// What a step does when all is decided.
  public struct Resolution: Sendable {
    /// One entry for each candidate, in the same order.
    public let entries: [Entry]
    /// The content after the step; the baseline itself when nothing was applied.
    public let result: SourceFile
    /// What leads from the baseline to the result: ascending and disjoint.
    public let edits: [SourceEdit]
  }

  /// What earlier rounds of the same transform have settled.
  struct Settled {
    /// The identities of what was applied.
    var applied: Set<ChangeID> = []
    /// The first identities of the candidates that were not applied, and are no candidates again.
    var others: Set<ChangeID> = []
    /// How many findings of each fingerprint the baseline has covered.
    var known: [String: Int] = [:]
  }

  /// Runs the transform over the baseline.
  /// - Parameters:
  ///   - preferences: What the project wants of new code.
  ///   - origin: How the baseline came to be from the file on disk.
  public init(
    _ transform: any Transform, over baseline: SourceFile, targets: DeploymentTargets,
    preferences: Preferences = Preferences(), selection: Selection, origin: Origin
  ) {
    self.init(
      transform, over: baseline, targets: targets, preferences: preferences, selection: selection,
      origin: origin, after: Settled())
  }

  init(
    _ transform: any Transform, over baseline: SourceFile, targets: DeploymentTargets,
    preferences: Preferences, selection: Selection, origin: Origin, after settled: Settled
  ) {
    self.transform = transform
    self.baseline = baseline
    self.selection = selection
    self.origin = origin
    let context = Context(file: baseline, targets: targets, preferences: preferences)
    let findings = transform.findings(in: context)
      .enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    guard !findings.isEmpty else {
      candidates = []
      return
    }
    let suppressions = Suppressions(baseline)
    let declarations = DeclarationTable(baseline)
    let scope = Scope(
      selection, path: baseline.path, origin: origin, declarations: declarations)
    var identities = Identities(
      transform: transform.name, path: baseline.path, origin: origin, used: settled.applied)
    var known = settled.known
    candidates = findings.compactMap { finding in
      let declaration = declarations.path(at: finding.offset)
      let ids = identities.next(finding, declaration: declaration)
      if settled.others.contains(ids[0]) { return nil }
      let place = baseline.lines.location(of: finding.offset)
      let fingerprint = identities.fingerprint(finding, declaration: declaration)
      var exclusions = scope.exclusions(of: finding, ids: ids)
      var closed: Outcome?
      if let mark = suppressions.mark(covering: place.line, transform: transform.name) {
        closed = .suppressed(line: origin.place(of: mark.offset).line)
      } else if selection.baseline[fingerprint, default: 0] > known[fingerprint, default: 0] {
        known[fingerprint, default: 0] += 1
        closed = exclusions.isEmpty ? .inBaseline : .outsideSelection
        exclusions.insert(.baseline)
      } else if !exclusions.isEmpty {
        closed = .outsideSelection
      } else if let reason = finding.reason, finding.blank == nil {
        closed = .leftForYou(reason: reason)
      }
      return Candidate(
        finding: finding, place: place, placeOnDisk: origin.place(of: finding.offset),
        declaration: declaration, ids: ids, fingerprint: fingerprint, closed: closed,
        exclusions: exclusions,
        line: baseline.bytes[baseline.lines.range(ofLine: place.line)].trimmed)
    }
  }

  /// What `preview` and `apply` answer: yes to the one change on offer, or to the alternative that
  /// the selection names, when its applicability was asked for. Nil leaves the finding open.
  public func automaticDecision(for candidate: Candidate) -> Decision? {
    guard let chosen = theChange(of: candidate),
      chosen.applicability == .safe || selection.includesUnsafe
    else { return nil }
    return .accept(chosen)
  }

  /// What would become of a change that is accepted by itself: applied, or what the gates say.
  public func outcome(ofAccepting change: Change) -> Outcome {
    var patch = Patch()
    // Nothing is in it yet that could conflict.
    try? patch.insert(change)
    do throws(Gates.Refusal) {
      _ = try Gates(baseline: baseline).check(patch.applied(to: baseline.bytes))
      return .applied
    } catch {
      return error.outcome(origin)
    }
  }

  /// Applies what was accepted, as far as it passes the gates.
  /// - Parameter decide: The answer to a candidate that is not closed; nil leaves it undecided.
  public func resolve(_ decide: (Candidate) -> Decision?) -> Resolution {
    var outcomes = [Outcome?](repeating: nil, count: candidates.count)
    var accepted: [Int: Accepted] = [:]
    for (index, candidate) in candidates.enumerated() {
      if let closed = candidate.closed {
        outcomes[index] = closed
        continue
      }
      switch decide(candidate) {
      case .accept(let change): accepted[index] = Accepted(change)
      case .acceptLosingComments(let change):
        accepted[index] = Accepted(change, givenUp: change.edits.map(\.offsets))
      case .reject: outcomes[index] = .rejected
      case .takeBack: outcomes[index] = .takenBack
      case nil: outcomes[index] = undecided(candidate)
      }
    }
    var assembly = Assembly(accepted, over: baseline, origin: origin, candidates: candidates)
    assembly.admit(accepted.keys.sorted()[...])
    return Resolution(
      entries: candidates.indices.map {
        Entry(
          candidate: candidates[$0], outcome: outcomes[$0] ?? assembly.outcomes[$0] ?? .applied,
          change: accepted[$0]?.change)
      },
      result: assembly.result, edits: assembly.patch.edits)
  }

  /// The change that needs no choice between several, or nil.
  private func theChange(of candidate: Candidate) -> Change? {
    let changes = candidate.finding.changes
    let named = zip(changes, candidate.ids).filter { selection.only.contains($0.1) }
    return named.count == 1 ? named[0].0 : changes.count == 1 ? changes[0] : nil
  }

  private func undecided(_ candidate: Candidate) -> Outcome {
    if let reason = candidate.finding.reason { return .leftForYou(reason: reason) }
    guard let change = theChange(of: candidate) else {
      return .leftForYou(
        reason: "there are \(candidate.finding.changes.count) alternatives to choose from")
    }
    return change.applicability == .unsafe && !selection.includesUnsafe
      ? .unsafeNotAskedFor : .leftForYou(reason: "it was not decided")
  }
}
