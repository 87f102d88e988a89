/// The lines that are worth matching with lines of the other file.
///
/// A line that the other file lacks cannot be kept; without those lines a rewritten file is as quick
/// to compare as an edited one, and what is shortest stays shortest. A line that the other file has
/// many times, such as `}` or a blank one, is left out as well where nearly all lines around it are
/// gone: it would tear a rewritten passage into pieces that have nothing to do with each other.
/// Git leaves out the same lines.
struct Anchors {
  private let old: [Int]
  private let new: [Int]
  private let oldOccurrences: [Int]
  private let newOccurrences: [Int]

  /// Takes the lines of both files as numbers below `identifiers`, equal for equal lines.
  init(old: [Int], new: [Int], identifiers: Int) {
    self.old = old
    self.new = new
    oldOccurrences = Self.occurrences(in: old, identifiers: identifiers)
    newOccurrences = Self.occurrences(in: new, identifiers: identifiers)
  }

  /// The indices of the anchors among a range of old lines.
  func inOld(_ range: Range<Int>) -> [Int] {
    Self.anchors(among: range, of: old, occurrences: newOccurrences)
  }

  /// The indices of the anchors among a range of new lines.
  func inNew(_ range: Range<Int>) -> [Int] {
    Self.anchors(among: range, of: new, occurrences: oldOccurrences)
  }

  private enum Match {
    case none, some, many
  }

  private static func occurrences(in lines: [Int], identifiers: Int) -> [Int] {
    var occurrences = Array(repeating: 0, count: identifiers)
    for line in lines { occurrences[line] += 1 }
    return occurrences
  }

  private static func anchors(
    among range: Range<Int>, of lines: [Int], occurrences: [Int]
  ) -> [Int] {
    let many = min(powerOfTwo(aboveRootOf: lines.count), 1024)
    let matches = lines[range].map { line -> Match in
      occurrences[line] == 0 ? .none : occurrences[line] < many ? .some : .many
    }
    return matches.indices.filter { index in
      switch matches[index] {
      case .none: false
      case .some: true
      case .many: !isStray(index, among: matches)
      }
    }.map { $0 + range.lowerBound }
  }

  /// Whether the line stands between lines without a match, and those are more than three quarters
  /// of the lines from the nearest firm match above to the nearest below.
  private static func isStray(_ index: Int, among matches: [Match]) -> Bool {
    let reach = 100
    let above = matches[max(0, index - reach)..<index].reversed().prefix { $0 != .some }
    let below = matches[(index + 1)...].prefix(reach).prefix { $0 != .some }
    let (goneAbove, goneBelow) = (above.count { $0 == .none }, below.count { $0 == .none })
    guard goneAbove > 0, goneBelow > 0 else { return false }
    let common = above.count + below.count - goneAbove - goneBelow + 2
    return 3 * common < goneAbove + goneBelow
  }

  private static func powerOfTwo(aboveRootOf number: Int) -> Int {
    var (power, rest) = (1, number)
    while rest > 0 {
      power *= 2
      rest /= 4
    }
    return power
  }
}
