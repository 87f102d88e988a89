import Testing

@testable import Diff

@Suite struct AnchorsTests {
  /// Line 0 occurs many times in the new file, 1 and 2 once, 9 never.
  private let new = [1] + Array(repeating: 0, count: 12) + [2]

  @Test func `lines that the other file lacks are left out`() {
    #expect(anchors([1, 9, 2, 9]) == [0, 2])
  }

  @Test func `a frequent line amid lines that are gone is left out`() {
    #expect(anchors([1, 9, 9, 9, 9, 0, 9, 9, 9, 2]) == [0, 9])
  }

  @Test func `a frequent line is kept where enough is left around it`() {
    #expect(anchors([1, 9, 9, 9, 0, 9, 9, 9, 2]) == [0, 4, 8])
    #expect(anchors([1, 0, 9, 9, 9, 9, 9, 9, 9, 9, 2]) == [0, 1, 10])
    #expect(anchors([1, 9, 9, 9, 9, 9, 9, 9, 9, 0, 2]) == [0, 9, 10])
    #expect(anchors([1, 9, 9, 9, 9, 0, 0, 9, 9, 9, 2]) == [0, 5, 6, 10])
  }

  @Test func `a line that occurs twice is no frequent one`() {
    #expect(anchors([1, 9, 9, 9, 9, 2, 9, 9, 9, 9, 2]) == [0, 5, 10])
  }

  /// The indices of the anchors in an old file.
  private func anchors(_ old: [Int]) -> [Int] {
    Anchors(old: old, new: new, identifiers: 10).inOld(0..<old.count)
  }
}
