/// A stretch of a diff: changed lines with the unchanged ones around them.
public struct Hunk: Sendable, Equatable {
  /// The one-based number of the first old line; of the line before when there is no old line.
  public let oldStart: Int
  /// How many old lines the hunk covers.
  public let oldCount: Int
  /// The one-based number of the first new line; of the line before when there is no new line.
  public let newStart: Int
  /// How many new lines the hunk covers.
  public let newCount: Int
  /// The lines in the order of a unified diff: of each edit the deletions, then the insertions.
  public let lines: [Line]

  /// One line of a hunk.
  public struct Line: Sendable, Equatable {
    /// What becomes of the line.
    public enum Kind: Sendable {
      /// The line is in both files.
      case context
      /// The line is in the old file only.
      case deletion
      /// The line is in the new file only.
      case insertion
    }

    /// What becomes of the line.
    public let kind: Kind
    /// The one-based number in the old file; nil for an insertion.
    public let oldNumber: Int?
    /// The one-based number in the new file; nil for a deletion.
    public let newNumber: Int?
    /// The line as it is in its file, with its line ending.
    public let bytes: ArraySlice<UInt8>

    /// Whether the line ends in a line feed. Only the last line of a file may lack it.
    public var hasNewline: Bool { bytes.last == Byte.lineFeed }
  }
}

extension LineDiff {
  /// The diff in stretches, each edit with that many unchanged lines before and after it.
  ///
  /// Edits whose context would meet or overlap share a hunk. A negative context counts as none.
  public func hunks(context: Int = 3) -> [Hunk] {
    let context = min(max(0, context), max(old.count, new.count))
    var hunks: [Hunk] = []
    var remaining = edits[...]
    while let first = remaining.first {
      var end = remaining.startIndex + 1
      while end < edits.endIndex,
        edits[end].old.lowerBound - edits[end - 1].old.upperBound <= 2 * context
      { end += 1 }
      let before = min(context, first.old.lowerBound)
      let after = min(context, old.count - edits[end - 1].old.upperBound)
      hunks.append(hunk(of: edits[remaining.startIndex..<end], before: before, after: after))
      remaining = edits[end...]
    }
    return hunks
  }

  private func hunk(of edits: ArraySlice<LineEdit>, before: Int, after: Int) -> Hunk {
    let start = edits[edits.startIndex]
    let oldStart = start.old.lowerBound - before
    let newStart = start.new.lowerBound - before
    var (oldIndex, newIndex) = (oldStart, newStart)
    var lines: [Hunk.Line] = []

    func keep(_ count: Int) {
      for _ in 0..<count {
        lines.append(line(.context, old: oldIndex, new: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    for edit in edits {
      keep(edit.old.lowerBound - oldIndex)
      lines += edit.old.map { line(.deletion, old: $0, new: nil) }
      lines += edit.new.map { line(.insertion, old: nil, new: $0) }
      (oldIndex, newIndex) = (edit.old.upperBound, edit.new.upperBound)
    }
    keep(after)

    let (oldCount, newCount) = (oldIndex - oldStart, newIndex - newStart)
    return Hunk(
      oldStart: oldCount == 0 ? oldStart : oldStart + 1, oldCount: oldCount,
      newStart: newCount == 0 ? newStart : newStart + 1, newCount: newCount, lines: lines)
  }

  private func line(_ kind: Hunk.Line.Kind, old oldIndex: Int?, new newIndex: Int?) -> Hunk.Line {
    let bytes = oldIndex.map { old[$0] } ?? newIndex.map { new[$0] } ?? []
    return Hunk.Line(
      kind: kind, oldNumber: oldIndex.map { $0 + 1 }, newNumber: newIndex.map { $0 + 1 },
      bytes: bytes)
  }
}
