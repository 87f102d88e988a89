import Testing

@testable import Diff

@Suite struct LineMappingTests {
  /// Line 2 is replaced by two, 4 and 5 go, a line comes behind 6.
  private let diff = LineDiff(
    old: ["1", "2", "3", "4", "5", "6", "7"].file, new: ["1", "b", "c", "3", "6", "n", "7"].file)

  @Test func `a kept line has its number in the other file, and no other line has one`() {
    #expect((0...8).map { diff.newLine(forOld: $0) } == [nil, 1, nil, 4, nil, nil, 5, 7, nil])
    #expect((0...8).map { diff.oldLine(forNew: $0) } == [nil, 1, nil, nil, 3, 6, nil, 7, nil])
  }

  @Test func `a range becomes what came of its lines`() {
    #expect(diff.newLines(forOld: 1...7) == 1...7)
    #expect(diff.newLines(forOld: 2...2) == 2...3)
    #expect(diff.newLines(forOld: 1...2) == 1...3)
    #expect(diff.newLines(forOld: 3...5) == 4...4)
    #expect(diff.newLines(forOld: 4...5) == nil)
    #expect(diff.newLines(forOld: 6...6) == 5...5)
    #expect(diff.newLines(forOld: 6...7) == 5...7)
    #expect(diff.newLines(forOld: 7...99) == 7...7)
    #expect(diff.newLines(forOld: 8...99) == nil)
    #expect(diff.newLines(forOld: -3...0) == nil)
  }

  @Test func `a range goes back to what it came from`() {
    #expect(diff.oldLines(forNew: 2...2) == 2...2)
    #expect(diff.oldLines(forNew: 3...4) == 2...3)
    #expect(diff.oldLines(forNew: 4...5) == 3...6)
    #expect(diff.oldLines(forNew: 6...6) == nil)
    #expect(diff.oldLines(forNew: 6...7) == 7...7)
  }

  @Test func `empty files have no lines`() {
    let diff = LineDiff(old: [], new: ["a"].file)
    #expect(diff.newLine(forOld: 1) == nil)
    #expect(diff.newLines(forOld: 1...1) == nil)
    #expect(diff.oldLine(forNew: 1) == nil)
    #expect(LineDiff(old: [], new: []).newLine(forOld: 1) == nil)
  }

  @Test func `equal files map every line to itself`() {
    let diff = LineDiff(old: ["a", "b"].file, new: ["a", "b"].file)
    #expect((0...3).map { diff.newLine(forOld: $0) } == [nil, 1, 2, nil])
    #expect(diff.newLines(forOld: 1...2) == 1...2)
  }

  @Test func `mapped lines are equal, in order, and map back`() {
    for seed in 0..<200 {
      var random = RandomSource(seed: seed)
      let (old, new) = (random.bytes(lines: 30), random.bytes(lines: 30))
      let diff = LineDiff(old: old, new: new)
      let (oldLines, newLines) = (Lines(old), Lines(new))
      var last = 0
      for line in 1...oldLines.count {
        guard let mapped = diff.newLine(forOld: line) else { continue }
        #expect(oldLines[line - 1] == newLines[mapped - 1])
        #expect(mapped > last)
        #expect(diff.oldLine(forNew: mapped) == line)
        #expect(diff.newLines(forOld: line...line) == mapped...mapped)
        last = mapped
      }
      let kept = (1...oldLines.count).count { diff.newLine(forOld: $0) != nil }
      #expect(kept == oldLines.count - diff.deletedCount)
      #expect(kept == (1...newLines.count).count { diff.oldLine(forNew: $0) != nil })
    }
  }
}
