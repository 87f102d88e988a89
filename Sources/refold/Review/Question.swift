import Foundation
import Rewriting
import SwiftSyntax

/// One thing that a review asks about: a finding with something on offer.
struct Question: Sendable {
  let key: QuestionKey
  /// The place in its round, counted from 0.
  let ordinal: Int
  /// The index of its file.
  let file: Int
  /// The transform over the content in which the question is asked.
  let step: Step
  let candidate: Candidate
  /// What was answered, to the question itself or to it and others.
  let answer: Answer?

  var finding: Finding { candidate.finding }

  /// The alternative that is shown first: the one that was taken, or named with `--only`.
  var firstAlternative: Int {
    if case .yes(let taken)? = answer { return taken.alternative }
    guard case .accept(let change)? = step.automaticDecision(for: candidate) else { return 0 }
    return finding.changes.firstIndex(of: change) ?? 0
  }

  /// The change that an answer means; nil when the finding does not offer it.
  func change(of taken: Answer.Taken) -> Change? {
    if let value = taken.value { return finding.blank?.filled(with: value) }
    guard finding.changes.indices.contains(taken.alternative) else { return nil }
    let change = finding.changes[taken.alternative]
    if let text = taken.text { return region(of: change).change(to: Array(text)) }
    guard let parts = taken.parts else { return change }
    guard parts.allSatisfy(change.edits.indices.contains) else { return nil }
    return Change(
      change.title, change.applicability, edits: parts.map { change.edits[$0] },
      supports: change.supports)
  }

  /// The lines that a change touches, as they would read with it.
  func region(of change: Change) -> Region { Region(of: change, in: step.baseline) }

  /// The content with a change in it.
  func content(with change: Change) -> [UInt8] {
    var patch = Patch()
    // There is nothing in it yet that could conflict.
    try? patch.insert(change)
    return patch.applied(to: step.baseline.bytes)
  }

  /// What the engine does at an answer; nil leaves the finding undecided.
  func verdict(_ answer: Answer) -> Decision? {
    switch answer {
    case .no: .reject
    case .yes(let taken):
      change(of: taken).map { taken.losesComments ? .acceptLosingComments($0) : .accept($0) }
    }
  }
}

/// The whole lines that the edits of a change touch, with the change in them: what an editor shows.
struct Region: Sendable {
  /// The lines with the change.
  let text: [UInt8]
  private let change: Change
  /// The UTF-8 offsets of the lines in the baseline.
  private let offsets: Range<Int>
  /// What the change needs outside of the lines.
  private let supports: [Support]

  init(of change: Change, in baseline: SourceFile) {
    self.change = change
    let edits = change.edits.map(\.offsets)
    let first = baseline.lines.line(of: edits.first?.lowerBound ?? 0)
    let last = baseline.lines.line(of: edits.last?.upperBound ?? 0)
    let start = baseline.lines.starts[first - 1]
    let lastLine = baseline.lines.range(ofLine: last)
    // A change that ends where a line starts does not touch that line.
    let end =
      edits.last?.upperBound == lastLine.lowerBound && last > first
      ? lastLine.lowerBound : lastLine.upperBound
    offsets = start..<end
    // A support among the lines is part of the text: it could not be merged with others any more.
    let isInside = { (support: Support) in
      support.edit.offsets.lowerBound >= start && support.edit.offsets.upperBound <= end
    }
    supports = change.supports.filter { !isInside($0) }
    let all = (change.edits + change.supports.filter(isInside).map(\.edit)).map {
      SourceEdit(
        ($0.offsets.lowerBound - start)..<($0.offsets.upperBound - start), $0.replacementBytes)
    }
    text = Patch.splice(
      all.enumerated().sorted {
        ($0.element.offsets.lowerBound, $0.element.offsets.isEmpty ? 0 : 1, $0.offset)
          < ($1.element.offsets.lowerBound, $1.element.offsets.isEmpty ? 0 : 1, $1.offset)
      }.map(\.element), into: Array(baseline.bytes[offsets]))
  }

  /// The change with other lines in place of these.
  func change(to text: [UInt8]) -> Change {
    Change(
      change.title, change.applicability, edits: [SourceEdit(offsets, text)], supports: supports)
  }
}
