import Platforms
import SwiftSyntax

/// One transform over one content of a file: its candidates first, then, with the decisions, the
/// result. The three commands share it and differ in how they decide.
public struct Step: Sendable {
  public let transform: any Transform
  /// The content that the transform read.
  public let baseline: SourceFile
  /// The findings in source order.
  public let candidates: [Candidate]

  private let selection: Selection

  /// What a step does when all is decided.
  public struct Resolution: Sendable {
    /// One entry for each candidate, in the same order.
    public let entries: [Entry]
    /// The content after the step; the baseline itself when nothing was applied.
    public let result: SourceFile
    /// What leads from the baseline to the result: ascending and disjoint.
    public let edits: [SourceEdit]
  }

  /// Runs the transform over the baseline.
  /// - Parameters:
  ///   - origin: How the baseline came to be from the file on disk.
  public init(
    _ transform: any Transform, over baseline: SourceFile, targets: DeploymentTargets,
    selection: Selection, origin: Origin
  ) {
    self.transform = transform
    self.baseline = baseline
    self.selection = selection
    let findings = transform.findings(in: Context(file: baseline, targets: targets))
      .enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    let suppressions = findings.isEmpty ? nil : Suppressions(baseline)
    var identities = Identities(transform: transform.name, file: baseline, content: origin.content)
    candidates = findings.map { finding in
      let declaration = baseline.declarationPath(at: finding.offset)
      let ids = identities.next(finding, declaration: declaration)
      let place = baseline.lines.location(of: finding.offset)
      let scope = Scope(selection: selection, file: baseline, origin: origin)
      var closed: Outcome?
      if let line = suppressions?.line(covering: place.line, transform: transform.name) {
        closed = .suppressed(line: line)
      } else if !scope.holds(finding, ids: ids) {
        closed = .outsideSelection
      } else if let reason = finding.reason {
        closed = .leftForYou(reason: reason)
      }
      return Candidate(
        finding: finding, place: place, placeOnDisk: origin.place(of: finding.offset),
        declaration: declaration, ids: ids,
        fingerprint: Identities.fingerprint(transform.name, baseline, finding, declaration),
        closed: closed)
    }
  }

  /// What `preview` and `apply` answer: yes to the one change on offer, or to the alternative that
  /// the selection names, when its applicability was asked for. Nil leaves the finding open.
  public func automaticDecision(for candidate: Candidate) -> Decision? {
    let named = zip(candidate.finding.changes, candidate.ids).filter {
      selection.only.contains($0.1)
    }
    let chosen =
      named.count == 1
      ? named[0].0 : candidate.finding.changes.count == 1 ? candidate.finding.changes[0] : nil
    guard let chosen, chosen.applicability == .safe || selection.includesUnsafe else { return nil }
    return .accept(chosen)
  }

  /// Applies what was accepted, as far as it passes the gates.
  /// - Parameter decide: The answer to a candidate that is not closed; nil leaves it undecided.
  public func resolve(_ decide: (Candidate) -> Decision?) -> Resolution {
    var outcomes = [Outcome?](repeating: nil, count: candidates.count)
    var chosen = [Change?](repeating: nil, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      if let closed = candidate.closed {
        outcomes[index] = closed
        continue
      }
      switch decide(candidate) {
      case .accept(let change): chosen[index] = change
      case .reject: outcomes[index] = .rejected
      case nil: outcomes[index] = Self.undecided(candidate)
      }
    }

    var accepted = chosen.indices.filter { chosen[$0] != nil }
    let gates = accepted.isEmpty ? nil : Gates(baseline: baseline)
    var patch = merge(accepted, of: chosen, into: &outcomes)
    var result = baseline
    while let gates, !patch.changes.isEmpty {
      do throws(Gates.Refusal) {
        result = try gates.check(patch.applied(to: baseline.bytes))
        break
      } catch {
        // Drop the changes that fail alone; if each passes alone, the last one of the first group
        // that fails together.
        let applied = accepted.filter { outcomes[$0] == nil }
        var failed = refused(applied, alone: true, of: chosen, by: gates)
        if failed.isEmpty { failed = refused(applied, alone: false, of: chosen, by: gates) }
        if failed.isEmpty { failed = Dictionary(uniqueKeysWithValues: applied.map { ($0, error) }) }
        for (index, refusal) in failed { outcomes[index] = refusal.outcome }
        accepted.removeAll { failed.keys.contains($0) }
        for index in accepted { outcomes[index] = nil }
        patch = merge(accepted, of: chosen, into: &outcomes)
      }
    }
    return Resolution(
      entries: candidates.indices.map {
        Entry(candidate: candidates[$0], outcome: outcomes[$0] ?? .applied, change: chosen[$0])
      },
      result: result, edits: patch.edits)
  }

  /// Puts the changes into one patch and closes those that conflict with an earlier one.
  private func merge(
    _ indices: [Int], of chosen: [Change?], into outcomes: inout [Outcome?]
  ) -> Patch {
    var patch = Patch()
    var owners: [Int] = []
    for index in indices {
      guard let change = chosen[index] else { continue }
      do throws(Patch.Conflict) {
        try patch.insert(change)
        owners.append(index)
      } catch {
        outcomes[index] = .conflict(with: candidates[owners[error.change]].ids[0])
      }
    }
    return patch
  }

  /// The changes that the gates refuse: each tried alone, or each on top of those before it.
  private func refused(
    _ indices: [Int], alone: Bool, of chosen: [Change?], by gates: Gates
  ) -> [Int: Gates.Refusal] {
    var refused: [Int: Gates.Refusal] = [:]
    var patch = Patch()
    for index in indices {
      guard let change = chosen[index] else { continue }
      var trial = alone ? Patch() : patch
      do throws(Patch.Conflict) { try trial.insert(change) } catch { continue }
      do throws(Gates.Refusal) {
        _ = try gates.check(trial.applied(to: baseline.bytes))
        patch = trial
      } catch {
        refused[index] = error
      }
    }
    return refused
  }

  private static func undecided(_ candidate: Candidate) -> Outcome {
    if candidate.finding.changes.count > 1 {
      return .leftForYou(
        reason: "there are \(candidate.finding.changes.count) alternatives to choose from")
    }
    return candidate.finding.changes[0].applicability == .unsafe
      ? .unsafeNotAskedFor : .leftForYou(reason: "it was not decided")
  }
}

extension Gates.Refusal {
  fileprivate var outcome: Outcome {
    switch self {
    case .comment(let line): .commentWouldBeLost(line: line)
    case .string: .stringWouldChange
    case .parse: .wouldNotParse
    }
  }
}

/// Whether a finding lies in what the user selected.
private struct Scope {
  let selection: Selection
  let file: SourceFile
  let origin: Origin

  func holds(_ finding: Finding, ids: [ChangeID]) -> Bool {
    if !selection.only.isEmpty, selection.only.isDisjoint(with: ids) { return false }
    if !selection.skip.isEmpty, ids.allSatisfy(selection.skip.contains) { return false }
    var ranges = finding.changes.flatMap { $0.edits.map(\.offsets) }
    if ranges.isEmpty { ranges = [finding.offset..<finding.offset] }
    if !selection.declarations.isEmpty {
      let inside = ranges.allSatisfy { range in
        let path = file.declarationPath(at: range.lowerBound)
        return selection.declarations.contains { $0.matches(path) }
      }
      guard inside else { return false }
    }
    guard let lines = selection.lines else { return true }
    let selected = lines[file.path] ?? []
    return ranges.allSatisfy { range in
      let touched = origin.lines(of: range)
      return selected.contains {
        $0.contains(touched.lowerBound) && $0.contains(touched.upperBound)
      }
    }
  }
}

/// Gives each change of a step its identity.
private struct Identities {
  let transform: String
  let file: SourceFile
  let content: UInt64
  private var ordinals: [UInt64: UInt64] = [:]

  init(transform: String, file: SourceFile, content: UInt64) {
    self.transform = transform
    self.file = file
    self.content = content
  }

  mutating func next(_ finding: Finding, declaration: [String]) -> [ChangeID] {
    let titles = finding.changes.isEmpty ? [finding.message] : finding.changes.map(\.title)
    return titles.map { title in
      var hash = Self.base(transform, file, finding, declaration)
      hash.combine(title)
      let ordinal = ordinals[hash.value, default: 0]
      ordinals[hash.value] = ordinal + 1
      hash.combine(String(ordinal))
      return ChangeID(change: hash.value, content: content)
    }
  }

  static func fingerprint(
    _ transform: String, _ file: SourceFile, _ finding: Finding, _ declaration: [String]
  ) -> String {
    ChangeID(change: base(transform, file, finding, declaration).value, content: 0).change
  }

  private static func base(
    _ transform: String, _ file: SourceFile, _ finding: Finding, _ declaration: [String]
  ) -> StableHash {
    var hash = StableHash(transform.utf8)
    hash.combine(file.path)
    hash.combine(declaration.joined(separator: "."))
    let line = file.lines.range(ofLine: file.lines.line(of: finding.offset))
    let isBlank: (UInt8) -> Bool = { $0 <= .space }
    hash.combine(file.bytes[line].drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    return hash
  }
}
