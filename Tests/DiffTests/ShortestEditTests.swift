import Testing

@testable import Diff

@Suite struct ShortestEditTests {
  @Test func `the edit is a shortest one`() {
    for seed in 0..<800 {
      var random = RandomSource(seed: seed)
      let kinds = random.number(1...6)
      let old = (0..<random.number(0...30)).map { _ in random.number(0...kinds) }
      let new = (0..<random.number(0...30)).map { _ in random.number(0...kinds) }
      let script = ShortestEdit(old: old, new: new)
      let kept = old.indices.filter { !script.isDeleted[$0] }.map { old[$0] }
      #expect(kept == new.indices.filter { !script.isInserted[$0] }.map { new[$0] })
      #expect(kept.count == longestCommonSubsequence(old, new))
    }
  }

  @Test func `a search that is cut off still gives an edit`() {
    for seed in 0..<400 {
      var random = RandomSource(seed: seed)
      let kinds = random.number(1...40)
      let old = (0..<random.number(20...150)).map { _ in random.number(0...kinds) }
      let new = (0..<random.number(20...150)).map { _ in random.number(0...kinds) }
      let script = ShortestEdit(old: old, new: new, costLimit: random.number(1...20))
      let kept = old.indices.filter { !script.isDeleted[$0] }.map { old[$0] }
      #expect(kept == new.indices.filter { !script.isInserted[$0] }.map { new[$0] })
    }
  }

  @Test func `scattered edits are found although searches are cut off`() {
    for seed in 0..<20 {
      var random = RandomSource(seed: seed)
      let old = (0..<400).map { _ in random.number(0...100) }
      let new = old.map { random.number(0...9) == 0 ? random.number(200...300) : $0 }
      let script = ShortestEdit(old: old, new: new, costLimit: 10)
      let best = 400 - longestCommonSubsequence(old, new)
      #expect(script.isDeleted.count { $0 } >= best && best > 20)
      #expect(script.isDeleted.count { $0 } <= best + 4)
    }
  }

  @Test func `a block that moved farther than the search goes is deleted and inserted as one`() {
    let block = Array(0..<200)
    let rest = Array(500..<800)
    let script = ShortestEdit(old: block + rest, new: rest + block, costLimit: 20)
    #expect(script.isDeleted.count { $0 } == 200)
    #expect(script.isInserted.count { $0 } == 200)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand lines that all differ are quick`() {
    let old = (0..<100_000).map { "old \($0)" }
    let new = (0..<100_000).map { "new \($0)" }
    let diff = LineDiff(old: old.file, new: new.file)
    #expect(diff.deletedCount == 100_000)
    #expect(diff.insertedCount == 100_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func `many lines of which all occur in both files are quick`() {
    var random = RandomSource(seed: 2)
    let lines = (0..<3000).map { "line \($0 % 1000)" }
    let diff = LineDiff(old: lines.file, new: lines.shuffled(using: &random).file)
    #expect(diff.deletedCount == diff.insertedCount)
    #expect((2000..<3000).contains(diff.deletedCount))
  }

  private func longestCommonSubsequence(_ old: [Int], _ new: [Int]) -> Int {
    var previous = Array(repeating: 0, count: new.count + 1)
    for x in old {
      var current = [0]
      for (index, y) in new.enumerated() {
        current.append(x == y ? previous[index] + 1 : max(previous[index + 1], current[index]))
      }
      previous = current
    }
    return previous[new.count]
  }
}
