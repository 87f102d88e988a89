/// What changed inside the lines of a hunk.
extension Hunk {
  /// For each line of the hunk, the parts that its counterpart lacks, as offsets into its bytes.
  ///
  /// Within an edit, deleted lines are paired with inserted ones that are similar enough: at least
  /// two fifths of what is not white space are equal, by whole words. Context, lines without a
  /// counterpart and edits of more than about 500 words on each side have no parts. Line endings
  /// are left out.
  public func emphasis() -> [[Range<Int>]] {
    var emphasis = Array(repeating: [Range<Int>](), count: lines.count)
    var start = 0
    while let first = lines[start...].firstIndex(where: { $0.kind == .deletion }) {
      let deleted = run(of: .deletion, from: first)
      let inserted = run(of: .insertion, from: deleted.upperBound)
      start = inserted.upperBound
      for (old, new, change) in pairs(of: deleted, with: inserted) {
        emphasis[old] = change.deleted
        emphasis[new] = change.inserted
      }
    }
    return emphasis
  }

  private func run(of kind: Line.Kind, from start: Int) -> Range<Int> {
    start..<(lines[start...].firstIndex { $0.kind != kind } ?? lines.endIndex)
  }

  /// The pairs of similar lines, in order, that are together most similar.
  private func pairs(
    of deleted: Range<Int>, with inserted: Range<Int>
  ) -> [(old: Int, new: Int, change: WordDiff)] {
    var interning = Interning()
    let old = deleted.map { Words(lines[$0].bytes, interning: &interning) }
    let new = inserted.map { Words(lines[$0].bytes, interning: &interning) }
    // What comparing every line with every line costs.
    let size = [old, new].map { $0.reduce(0) { $0 + 1 + $1.identifiers.count } }
    guard size[0] * size[1] <= 250_000 else { return [] }
    let changes = old.map { old in new.map { new in WordDiff(old: old, new: new) } }

    // The best sum of similarities for every pair of ends, filled from the last lines to the first.
    var best = Array(repeating: Array(repeating: 0.0, count: new.count + 1), count: old.count + 1)
    for x in old.indices.reversed() {
      for y in new.indices.reversed() {
        let paired = changes[x][y].map { $0.similarity + best[x + 1][y + 1] } ?? 0
        best[x][y] = max(paired, best[x + 1][y], best[x][y + 1])
      }
    }
    var pairs: [(old: Int, new: Int, change: WordDiff)] = []
    var (x, y) = (0, 0)
    while x < old.count, y < new.count {
      if let change = changes[x][y], best[x][y] == change.similarity + best[x + 1][y + 1] {
        pairs.append((deleted.lowerBound + x, inserted.lowerBound + y, change))
        (x, y) = (x + 1, y + 1)
      } else if best[x][y] == best[x + 1][y] {
        x += 1
      } else {
        y += 1
      }
    }
    return pairs
  }
}

/// A line cut into words, runs of white space and single other characters.
private struct Words {
  let identifiers: [Int]
  /// Offsets into the line, one range for each identifier.
  let ranges: [Range<Int>]
  let isSpace: [Bool]

  init(_ line: ArraySlice<UInt8>, interning: inout Interning) {
    var identifiers: [Int] = []
    var ranges: [Range<Int>] = []
    var isSpace: [Bool] = []
    var rest = LineContent(line).bytes
    while let first = rest.first {
      let length =
        Word.isSpace(first)
        ? rest.prefix(while: Word.isSpace).count : max(1, rest.prefix(while: Word.isPart).count)
      let start = rest.startIndex - line.startIndex
      identifiers.append(interning.identifier(of: rest.prefix(length)))
      ranges.append(start..<start + length)
      isSpace.append(Word.isSpace(first))
      rest.removeFirst(length)
    }
    self.identifiers = identifiers
    self.ranges = ranges
    self.isSpace = isSpace
  }

  func visibleLength(where isCounted: (Int) -> Bool) -> Int {
    ranges.indices.reduce(0) { sum, index in
      sum + (!isSpace[index] && isCounted(index) ? ranges[index].count : 0)
    }
  }

  /// The joined ranges of the chosen words, and of single white space between two of them.
  func ranges(where isChosen: [Bool]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for index in ranges.indices {
      let isBetween =
        isSpace[index] && index > 0 && index + 1 < ranges.count
        && isChosen[index - 1] && isChosen[index + 1]
      guard isChosen[index] || isBetween else { continue }
      if let last = joined.last, last.upperBound == ranges[index].lowerBound {
        joined[joined.count - 1] = last.lowerBound..<ranges[index].upperBound
      } else {
        joined.append(ranges[index])
      }
    }
    return joined
  }
}

/// The words in which two similar lines differ.
private struct WordDiff {
  let deleted: [Range<Int>]
  let inserted: [Range<Int>]
  /// The share of both lines that is equal, white space aside: at least 0.4, at most 1.
  let similarity: Double

  /// Nil if the lines are not similar.
  init?(old: Words, new: Words) {
    let total = old.visibleLength { _ in true } + new.visibleLength { _ in true }
    guard total > 0 else { return nil }
    let script = ShortestEdit(old: old.identifiers, new: new.identifiers)
    let equal =
      old.visibleLength { !script.isDeleted[$0] } + new.visibleLength { !script.isInserted[$0] }
    similarity = Double(equal) / Double(total)
    guard similarity >= 0.4 else { return nil }
    deleted = old.ranges(where: script.isDeleted)
    inserted = new.ranges(where: script.isInserted)
  }
}
