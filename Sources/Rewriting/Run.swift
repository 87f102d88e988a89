import Platforms
import SwiftSyntax

/// Several transforms over one file, one after another, each on the result of the one before.
public struct Run: Sendable {
  /// The path of the file.
  public let path: String
  /// The content on disk.
  public let original: [UInt8]
  /// One for each transform that had something to say, in order.
  public private(set) var passes: [Pass] = []
  /// The content after all transforms.
  public private(set) var result: SourceFile

  private var origin: Origin
  /// The names of the transforms that ran.
  private var applied: Set<String> = []
  /// The ignore comments on disk.
  private let marks: [Suppressions.Mark]
  private let targets: DeploymentTargets
  private let preferences: Preferences
  private let selection: Selection

  /// What one transform did to the file.
  public struct Pass: Sendable {
    /// The name of the transform.
    public let transform: String
    /// The content that the transform read first.
    public let before: [UInt8]
    /// The content that it left.
    public let after: [UInt8]
    /// What became of each finding, in the order of the file on disk.
    ///
    /// Changes inside one another are applied in turn: the edits of a change are offsets in the
    /// content that its own round read, which is `before` for the first.
    public let entries: [Entry]

    /// The changes that were applied.
    public var changes: [Change] {
      entries.compactMap { $0.outcome == .applied ? $0.change : nil }
    }
  }

  /// No transform has run yet; the file is the one on disk.
  ///
  /// - Parameter preferences: What the project wants of new code.
  public init(
    _ file: SourceFile, targets: DeploymentTargets, preferences: Preferences = Preferences(),
    selection: Selection
  ) {
    path = file.path
    original = file.bytes
    result = file
    origin = Origin(file)
    marks = Suppressions(file).marks
    self.targets = targets
    self.preferences = preferences
    self.selection = selection
  }

  /// The next step: a transform over the content as it is now, or nil where its trigger does not
  /// hold.
  public func step(_ transform: any Transform) -> Step? {
    step(transform, after: Step.Settled())
  }

  /// Runs a transform with the decisions that need no person.
  public mutating func apply(_ transform: any Transform) {
    apply(transform) { step, candidate in step.automaticDecision(for: candidate) }
  }

  /// Runs a transform until what is left of it conflicts no more: changes inside one another are
  /// applied in turn, so that running twice changes nothing more.
  /// - Parameter decide: The answer to a candidate that is not closed. It is asked again only about
  ///   a change that conflicted with one that was applied, or stood in code that one replaced, in
  ///   the content as it then is.
  public mutating func apply(
    _ transform: any Transform, decide: (Step, Candidate) -> Decision?
  ) {
    applied.insert(transform.name)
    let before = result
    let start = origin
    var entries: [Entry] = []
    var settled = Step.Settled()
    var rounds = 0
    var conflicts = Int.max
    var step = step(transform)
    while let current = step {
      let resolution = current.resolve { decide(current, $0) }
      result = resolution.result
      origin.append(resolution.edits)
      let conflicting = resolution.entries.count(where: \.isConflict)
      // A conflict may leave others behind, but past some rounds there must be fewer each time.
      rounds += 1
      let goesOn =
        conflicting > 0 && !resolution.edits.isEmpty
        && (rounds < Self.roundsOfGrace || conflicting < conflicts)
      conflicts = conflicting
      // What conflicted, or stood in code that was replaced, is found again if it is still there.
      let closed = resolution.entries.filter { entry in
        !goesOn || entry.outcome == .applied
          || !(entry.isConflict || resolution.edits.replace(entry.candidate.finding.offset))
      }
      settled.insert(closed)
      entries += closed
      step = goesOn ? self.step(transform, after: settled) : nil
    }
    guard !entries.isEmpty else { return }
    if result.bytes != before.bytes, !converges(transform, after: entries) {
      result = before
      origin = start
      entries = entries.map { entry in
        entry.outcome == .applied
          ? Entry(candidate: entry.candidate, outcome: .wouldNotConverge, change: entry.change)
          : entry
      }
    }
    passes.append(
      Pass(
        transform: transform.name, before: before.bytes, after: result.bytes,
        entries: Self.byPlace(entries)))
  }

  /// The ignore comments that covered nothing in the transforms that ran, in source order.
  ///
  /// A comment counts when every transform that it names has run here.
  /// - Parameter allRan: Whether all transforms there are have run, so that a comment without
  ///   a name counts too.
  public func unusedSuppressions(allRan: Bool = false) -> [Suppressions.Mark] {
    let used = Set(
      passes.flatMap(\.entries).compactMap { entry in
        if case .suppressed(let line) = entry.outcome { line } else { nil }
      })
    return marks.filter { mark in
      !used.contains(mark.line)
        && (mark.transforms.isEmpty ? allRan : applied.isSuperset(of: mark.transforms))
    }
  }

  private func step(_ transform: any Transform, after settled: Step.Settled) -> Step? {
    guard transform.trigger.matches(result.bytes) else { return nil }
    return Step(
      transform, over: result, targets: targets, preferences: preferences, selection: selection,
      origin: origin, after: settled)
  }

  /// Whether the transform offers no more on its own result than what it was denied before; code
  /// that a change copied may hold that several times. A person's own text, and a part of a change,
  /// may be found again.
  private func converges(_ transform: any Transform, after entries: [Entry]) -> Bool {
    func offers(_ candidate: Candidate) -> Bool { !candidate.finding.changes.isEmpty }
    let denied = entries.filter { $0.outcome != .applied || $0.hasOwnText }.map(\.candidate)
      .filter(offers)
    let offered = step(transform)?.candidates.filter(offers) ?? []
    return offered.count <= denied.count
      || Set(denied.map(\.line)).isSuperset(of: offered.map(\.line))
  }

  /// In the order of the file on disk; what has one place there keeps its order.
  private static func byPlace(_ entries: [Entry]) -> [Entry] {
    entries.enumerated().sorted { left, right in
      let (a, b) = (left.element.candidate.placeOnDisk, right.element.candidate.placeOnDisk)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  private static let roundsOfGrace = 16
}

extension [SourceEdit] {
  /// Whether one of ascending, disjoint edits replaces the byte at a UTF-8 offset.
  fileprivate func replace(_ offset: Int) -> Bool {
    let index = endOfPrefix { $0.offsets.upperBound <= offset }
    return index < count && self[index].offsets.contains(offset)
  }
}

extension Entry {
  fileprivate var isConflict: Bool {
    if case .conflict = outcome { true } else { false }
  }

  /// Whether what was accepted is not what the transform offered.
  fileprivate var hasOwnText: Bool {
    change.map { !candidate.finding.changes.contains($0) } ?? false
  }
}

extension Step.Settled {
  fileprivate mutating func insert(_ entries: [Entry]) {
    for entry in entries {
      if entry.outcome == .applied {
        applied.formUnion(entry.candidate.ids)
      } else {
        others.insert(entry.candidate.ids[0])
        if entry.candidate.exclusions.contains(.baseline) {
          known[entry.candidate.fingerprint, default: 0] += 1
        }
      }
    }
  }
}
