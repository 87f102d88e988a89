/// Where the lines of one file are in the other. Lines are one-based.
extension LineDiff {
  /// The number that a kept line has in the new file; nil if it was deleted or does not exist.
  public func newLine(forOld line: Int) -> Int? {
    Self.kept(line, of: old.count, through: edits, from: \.old, to: \.new)
  }

  /// The number that a kept line had in the old file; nil if it was inserted or does not exist.
  public func oldLine(forNew line: Int) -> Int? {
    Self.kept(line, of: new.count, through: edits, from: \.new, to: \.old)
  }

  /// The new lines that came of a range of old lines; nil if none is left.
  ///
  /// Where the range touches a replacement, all lines of the replacement belong to the result.
  /// An insertion does when it lies between two lines of the range. Lines past the end are ignored.
  public func newLines(forOld lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    Self.counterpart(of: lines, among: old.count, through: edits, from: \.old, to: \.new)
  }

  /// The old lines that a range of new lines came from; nil if there were none.
  ///
  /// The reverse of `newLines(forOld:)`, with the same rule for replacements and deletions.
  public func oldLines(forNew lines: ClosedRange<Int>) -> ClosedRange<Int>? {
    Self.counterpart(of: lines, among: new.count, through: edits, from: \.new, to: \.old)
  }

  private typealias Side = KeyPath<LineEdit, Range<Int>>

  private static func kept(
    _ line: Int, of count: Int, through edits: [LineEdit], from source: Side, to target: Side
  ) -> Int? {
    guard line >= 1, line <= count else { return nil }
    let (isKept, indices) = counterpart(of: line - 1, through: edits, from: source, to: target)
    return isKept ? indices.lowerBound + 1 : nil
  }

  private static func counterpart(
    of lines: ClosedRange<Int>, among count: Int, through edits: [LineEdit], from source: Side,
    to target: Side
  ) -> ClosedRange<Int>? {
    let first = max(1, lines.lowerBound) - 1
    let last = min(count, lines.upperBound) - 1
    guard first <= last else { return nil }
    let start = counterpart(of: first, through: edits, from: source, to: target).indices.lowerBound
    let end = counterpart(of: last, through: edits, from: source, to: target).indices.upperBound
    return start < end ? start + 1...end : nil
  }

  /// The place of a kept line, or of all that the edit that took it away put there. Zero-based.
  private static func counterpart(
    of index: Int, through edits: [LineEdit], from source: Side, to target: Side
  ) -> (isKept: Bool, indices: Range<Int>) {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle][keyPath: source].lowerBound <= index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return (true, index..<index + 1) }
    let (before, after) = (edits[low - 1][keyPath: source], edits[low - 1][keyPath: target])
    if before.contains(index) { return (false, after) }
    let place = index - before.upperBound + after.upperBound
    return (true, place..<place + 1)
  }
}
