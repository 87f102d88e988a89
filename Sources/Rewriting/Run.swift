import Platforms
import SwiftSyntax

/// Several transforms over one file, one after another, each on the result of the one before.
public struct Run: Sendable {
  public let path: String
  /// The content on disk.
  public let original: [UInt8]
  /// One for each transform that had something to say, in order.
  public private(set) var passes: [Pass] = []
  /// The content after all transforms.
  public private(set) var result: SourceFile

  private var origin: Origin
  private let targets: DeploymentTargets
  private let selection: Selection

  /// What one transform did to the file.
  public struct Pass: Sendable {
    public let transform: String
    public let before: [UInt8]
    public let after: [UInt8]
    public let entries: [Entry]

    /// The changes that were applied.
    public var changes: [Change] {
      entries.compactMap { $0.outcome == .applied ? $0.change : nil }
    }
  }

  public init(_ file: SourceFile, targets: DeploymentTargets, selection: Selection) {
    path = file.path
    original = file.bytes
    result = file
    origin = Origin(file)
    self.targets = targets
    self.selection = selection
  }

  /// The next step: a transform over the content as it is now, or nil where its trigger does not
  /// hold.
  public func step(_ transform: any Transform) -> Step? {
    guard transform.trigger.matches(result.bytes) else { return nil }
    return Step(
      transform, over: result, targets: targets, selection: selection, origin: origin)
  }

  /// Runs a transform with the decisions that need no person.
  public mutating func apply(_ transform: any Transform) {
    apply(transform) { step, candidate in step.automaticDecision(for: candidate) }
  }

  /// Runs a transform until what is left of it conflicts no more: changes inside one another are
  /// applied in turn, so that running twice changes nothing more.
  public mutating func apply(
    _ transform: any Transform, decide: (Step, Candidate) -> Decision?
  ) {
    let before = result
    let start = origin
    var entries: [Entry] = []
    var step = step(transform)
    var rounds = 0
    while let current = step {
      let resolution = current.resolve { decide(current, $0) }
      rounds += 1
      let conflicts = resolution.entries.contains {
        if case .conflict = $0.outcome { true } else { false }
      }
      let goesOn = conflicts && !resolution.edits.isEmpty && rounds < Self.mostRounds
      // What was not applied is found again in the next round, so only the last round reports it.
      entries += goesOn ? resolution.entries.filter { $0.outcome == .applied } : resolution.entries
      result = resolution.result
      origin.append(resolution.edits)
      step = goesOn ? self.step(transform) : nil
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
    entries.sort { $0.candidate.placeOnDisk < $1.candidate.placeOnDisk }
    passes.append(
      Pass(
        transform: transform.name, before: before.bytes, after: result.bytes, entries: entries))
  }

  /// Whether the transform offers no more on its own result than it was denied before.
  private func converges(_ transform: any Transform, after entries: [Entry]) -> Bool {
    func offers(_ candidate: Candidate) -> Bool { !candidate.finding.changes.isEmpty }
    let denied = entries.count { $0.outcome != .applied && offers($0.candidate) }
    return (step(transform)?.candidates.count(where: offers) ?? 0) <= denied
  }

  private static let mostRounds = 16
}
