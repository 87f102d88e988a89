/// Moves insertions and deletions that could stand in several places to where they read best.
///
/// When `}` and a blank line follow an inserted function and also precede it, the insertion can
/// begin at any of those lines. The choice is git's indent heuristic, weights included, so that
/// what Refold previews is what `git diff` shows after it was applied: a changed stretch begins and
/// ends where the indentation is least, next to blank lines.
struct EditSliding {
  let old: Lines
  let new: Lines

  /// The same edits with each insertion and deletion in its best place. Those that can reach a
  /// neighbour are joined with it.
  func settled(_ edits: [LineEdit]) -> [LineEdit] {
    var settled: [LineEdit] = []
    var following = edits[...]
    while var edit = following.popFirst() {
      var room = (above: 0, below: 0)
      while !edit.isReplacement {
        room.below = roomBelow(edit, before: following.first)
        let lowest = edit.moved(by: room.below)
        if let next = following.first, lowest.touches(next) {
          edit = lowest.joined(with: next)
          following.removeFirst()
          continue
        }
        room.above = roomAbove(edit, after: settled.last)
        let highest = edit.moved(by: -room.above)
        if let previous = settled.last, previous.touches(highest) {
          edit = previous.joined(with: highest)
          settled.removeLast()
          continue
        }
        break
      }
      settled.append(edit.isReplacement ? edit : best(edit, above: room.above, below: room.below))
    }
    return settled
  }

  /// By how many lines the edit can move up and stay the same edit.
  private func roomAbove(_ edit: LineEdit, after previous: LineEdit?) -> Int {
    let (lines, range) = changed(edit)
    let limit = min(
      edit.old.lowerBound - (previous?.old.upperBound ?? 0),
      edit.new.lowerBound - (previous?.new.upperBound ?? 0))
    var room = 0
    while room < limit, lines[range.lowerBound - 1 - room] == lines[range.upperBound - 1 - room] {
      room += 1
    }
    return room
  }

  /// By how many lines the edit can move down and stay the same edit.
  private func roomBelow(_ edit: LineEdit, before next: LineEdit?) -> Int {
    let (lines, range) = changed(edit)
    let limit = min(
      (next?.old.lowerBound ?? old.count) - edit.old.upperBound,
      (next?.new.lowerBound ?? new.count) - edit.new.upperBound)
    var room = 0
    while room < limit, lines[range.lowerBound + room] == lines[range.upperBound + room] {
      room += 1
    }
    return room
  }

  /// The file that has the lines of an insertion or deletion, and where.
  private func changed(_ edit: LineEdit) -> (Lines, Range<Int>) {
    edit.old.isEmpty ? (new, edit.new) : (old, edit.old)
  }

  /// The edit in the place with the best boundaries, the lowest among equals.
  private func best(_ edit: LineEdit, above: Int, below: Int) -> LineEdit {
    let (lines, range) = changed(edit)
    // One turn through the lines of the edit shows every way to cut it.
    let highest = max(-above, below - range.count - 1, below - 100)
    var best = (distance: below, score: SplitScore())
    for distance in highest...below {
      var score = SplitScore()
      score.add(Surroundings(of: range.lowerBound + distance, in: lines))
      score.add(Surroundings(of: range.upperBound + distance, in: lines))
      if distance == highest || !best.score.isBetter(than: score) { best = (distance, score) }
    }
    return edit.moved(by: best.distance)
  }
}

extension LineEdit {
  fileprivate func moved(by distance: Int) -> LineEdit {
    LineEdit(
      old: old.lowerBound + distance..<old.upperBound + distance,
      new: new.lowerBound + distance..<new.upperBound + distance)
  }

  fileprivate func touches(_ next: LineEdit) -> Bool {
    old.upperBound == next.old.lowerBound && new.upperBound == next.new.lowerBound
  }

  fileprivate func joined(with next: LineEdit) -> LineEdit {
    LineEdit(
      old: old.lowerBound..<next.old.upperBound, new: new.lowerBound..<next.new.upperBound)
  }
}

/// What stands on both sides of a boundary between two lines. Blank lines are looked past.
private struct Surroundings {
  let isEndOfFile: Bool
  /// The indentation of the line below the boundary; nil if it is blank or there is none.
  let indentation: Int?
  /// The indentation of the nearest line above that is not blank, and the blank ones in between.
  let above: (indentation: Int?, blanks: Int)
  /// The same from the second line below the boundary.
  let below: (indentation: Int?, blanks: Int)

  init(of boundary: Int, in lines: Lines) {
    isEndOfFile = boundary >= lines.count
    indentation = isEndOfFile ? nil : Self.indentation(of: boundary, in: lines)
    above = Self.nearest(stride(from: boundary - 1, through: 0, by: -1), in: lines)
    below = Self.nearest(stride(from: boundary + 1, to: lines.count, by: 1), in: lines)
  }

  private static func nearest(
    _ indices: some Sequence<Int>, in lines: Lines
  ) -> (indentation: Int?, blanks: Int) {
    var blanks = 0
    for index in indices {
      if let indentation = indentation(of: index, in: lines) { return (indentation, blanks) }
      blanks += 1
      if blanks == 20 { return (0, blanks) }
    }
    return (nil, blanks)
  }

  private static func indentation(of index: Int, in lines: Lines) -> Int? {
    lines.indentation(of: index).map { min($0, 200) }
  }
}

/// How well an edit's first and last boundary suit a reader.
private struct SplitScore {
  private var indentation = 0
  private var penalty = 0

  mutating func add(_ split: Surroundings) {
    if split.above.indentation == nil && split.above.blanks == 0 { penalty += 1 }
    if split.isEndOfFile { penalty += 21 }
    let blanksBelow = split.indentation == nil ? 1 + split.below.blanks : 0
    let blanks = split.above.blanks + blanksBelow
    penalty += -30 * blanks + 6 * blanksBelow

    let own = split.indentation ?? split.below.indentation
    indentation += own ?? -1
    guard let own, let above = split.above.indentation else { return }
    if own > above {
      penalty += blanks > 0 ? 10 : -4
    } else if own < above {
      let isFollowedByDeeper = split.below.indentation.map { $0 > own } ?? false
      let withoutBlanks = isFollowedByDeeper ? 24 : 23
      penalty += blanks > 0 ? 17 : withoutBlanks
    }
  }

  func isBetter(than other: SplitScore) -> Bool {
    60 * (indentation - other.indentation).signum() + penalty - other.penalty < 0
  }
}
