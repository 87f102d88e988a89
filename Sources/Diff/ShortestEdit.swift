/// The elements of two sequences that are not part of a longest common subsequence.
///
/// Eugene Myers, "An O(ND) difference algorithm and its variations" (1986), in linear space: a
/// search from both ends meets in the middle of a shortest path, and what lies on either side is
/// solved in the same way. A search that costs too much is cut off at the point that got furthest,
/// so the result is always a valid edit; for long sequences with many differences it may not be a
/// shortest one. The time is bounded by a constant, or by 256 steps for each element.
struct ShortestEdit {
  private(set) var isDeleted: [Bool]
  private(set) var isInserted: [Bool]

  private let old: [Int]
  private let new: [Int]
  /// How many edits a search makes from either end before it is cut off.
  private let costLimit: Int
  private var forward: Frontier
  private var backward: Frontier

  /// Compares two sequences, by default with a limit that bounds the time.
  init(old: [Int], new: [Int], costLimit: Int? = nil) {
    self.old = old
    self.new = new
    isDeleted = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    self.costLimit = costLimit ?? max(256, 5_000_000 / max(1, old.count + new.count))
    forward = Frontier(from: -new.count, to: old.count, unreached: -1)
    backward = Frontier(from: -new.count, to: old.count, unreached: Int.max)
    solve()
  }

  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  private mutating func solve() {
    var boxes = [Box(old: 0..<old.count, new: 0..<new.count)]
    while var box = boxes.popLast() {
      trimEnds(of: &box)
      if box.old.isEmpty || box.new.isEmpty {
        for index in box.old { isDeleted[index] = true }
        for index in box.new { isInserted[index] = true }
      } else {
        let (x, y) = split(box)
        boxes.append(Box(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y))
        boxes.append(Box(old: x..<box.old.upperBound, new: y..<box.new.upperBound))
      }
    }
  }

  private func trimEnds(of box: inout Box) {
    while let x = box.old.first, let y = box.new.first, old[x] == new[y] {
      box.old.removeFirst()
      box.new.removeFirst()
    }
    while let x = box.old.last, let y = box.new.last, old[x] == new[y] {
      box.old.removeLast()
      box.new.removeLast()
    }
  }

  /// A point inside the box, other than its first and last corner, that a good path goes through.
  ///
  /// Neither side of the box is empty, and both ends are trimmed: at least two edits are needed.
  private mutating func split(_ box: Box) -> (Int, Int) {
    let (left, right) = (box.old.lowerBound, box.old.upperBound)
    let (top, bottom) = (box.new.lowerBound, box.new.upperBound)
    let diagonals = (left - bottom)...(right - top)
    let meetsForward = (left - top - right + bottom) % 2 != 0
    forward.start(on: left - top, at: left)
    backward.start(on: right - bottom, at: right)

    for _ in 0..<costLimit {
      forward.widen(within: diagonals)
      for diagonal in forward.diagonals {
        var x = max(forward[diagonal - 1] + 1, forward[diagonal + 1])
        while x < right, x - diagonal < bottom, old[x] == new[x - diagonal] { x += 1 }
        forward[diagonal] = x
        if meetsForward, backward.covers(diagonal), backward[diagonal] <= x {
          return (x, x - diagonal)
        }
      }
      backward.widen(within: diagonals)
      for diagonal in backward.diagonals {
        var x = min(backward[diagonal - 1], backward[diagonal + 1] - 1)
        while x > left, x - diagonal > top, old[x - 1] == new[x - 1 - diagonal] { x -= 1 }
        backward[diagonal] = x
        if !meetsForward, forward.covers(diagonal), x <= forward[diagonal] {
          return (x, x - diagonal)
        }
      }
    }
    return furthest(in: box)
  }

  /// Where the search that got further of the two stands.
  ///
  /// Among equals the outermost diagonal wins: on a long stretch without a match that deletes or
  /// inserts all of it, where the middle would replace, and miss a match that is far off.
  private func furthest(in box: Box) -> (Int, Int) {
    let (left, right) = (box.old.lowerBound, box.old.upperBound)
    let (top, bottom) = (box.new.lowerBound, box.new.upperBound)
    var first = (x: left, y: top)
    for diagonal in forward.diagonals {
      let x = min(forward[diagonal], right, bottom + diagonal)
      if x + x - diagonal > first.x + first.y { first = (x, x - diagonal) }
    }
    var last = (x: right, y: bottom)
    for diagonal in backward.diagonals {
      let x = max(backward[diagonal], left, top + diagonal)
      if x + x - diagonal < last.x + last.y { last = (x, x - diagonal) }
    }
    let progress = first.x + first.y - left - top
    return progress >= right + bottom - last.x - last.y ? first : last
  }
}

/// How far a search got: on each diagonal (old index minus new index) the old index it has reached.
private struct Frontier {
  private var reached: [Int]
  /// The place of diagonal 0 in `reached`.
  private let origin: Int
  /// What stands on the diagonals just outside those covered, so that no path comes from there.
  private let unreached: Int
  private var lower = 0
  private var upper = 0

  init(from first: Int, to last: Int, unreached: Int) {
    reached = Array(repeating: unreached, count: last - first + 3)
    origin = 1 - first
    self.unreached = unreached
  }

  /// The diagonals of the round, every second one: the others belong to the rounds in between.
  var diagonals: StrideThrough<Int> { stride(from: upper, through: lower, by: -2) }

  func covers(_ diagonal: Int) -> Bool { lower <= diagonal && diagonal <= upper }

  subscript(diagonal: Int) -> Int {
    get { reached[origin + diagonal] }
    set { reached[origin + diagonal] = newValue }
  }

  mutating func start(on diagonal: Int, at index: Int) {
    (lower, upper) = (diagonal, diagonal)
    self[diagonal] = index
  }

  /// Goes on to the next round: a diagonal more on either side, or one less where the box ends.
  mutating func widen(within limits: ClosedRange<Int>) {
    if lower > limits.lowerBound {
      lower -= 1
      self[lower - 1] = unreached
    } else {
      lower += 1
    }
    if upper < limits.upperBound {
      upper += 1
      self[upper + 1] = unreached
    } else {
      upper -= 1
    }
  }
}
