@testable import Rewriting
import SwiftSyntax
import Testing

/// Invariant 3: a change is in a patch whole or not at all, and conflicts are values.
@Suite struct PatchTests {
  private let baseline = "0123456789".bytes

  @Test func disjointChangesGoInInAnyOrder() throws {
    let changes = [change(7..<8, "G"), change(0..<1, "A"), change(3..<5, "")]
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
      #expect(try applied(order.map { changes[$0] }) == "A1256G89")
    }
  }

  @Test func touchingReplacementsDoNotConflict() throws {
    #expect(try applied([change(2..<4, "A"), change(4..<6, "B"), change(0..<2, "C")]) == "CAB6789")
  }

  @Test(arguments: [(2..<5, 4..<7), (2..<5, 3..<4), (2..<5, 2..<3), (2..<5, 4..<5), (2..<5, 2..<5)])
  func overlapsConflict(_ first: Range<Int>, _ second: Range<Int>) {
    expectConflict(change(first, "A"), change(second, "B"))
  }

  /// `Range.overlaps` does not see this one.
  @Test func anInsertionInsideAReplacementConflicts() {
    for offset in 3...4 { expectConflict(change(2..<5, "A"), insertion("B", at: offset)) }
  }

  @Test func anInsertionAtABorderOfAReplacementStaysOutside() throws {
    let replacement = change(2..<5, "X")
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let changes = [replacement, insertion("<", at: 2), insertion(">", at: 5)]
      #expect(try applied(order.map { changes[$0] }) == "01<X>56789")
    }
  }

  @Test func anInsertionBetweenTwoReplacementsIsBetween() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      let changes = [change(2..<5, "A"), insertion("|", at: 5), change(5..<7, "B")]
      #expect(try applied(order.map { changes[$0] }) == "01A|B789")
    }
  }

  @Test func differentInsertionsAtOneOffsetConflict() {
    expectConflict(insertion("A", at: 4), insertion("B", at: 4))
  }

  @Test func equalEditsMerge() throws {
    let delete = change(0..<2, "")
    #expect(try applied([delete, delete]) == "23456789")
    #expect(try applied([insertion("A", at: 4), insertion("A", at: 4)]) == "0123A456789")
    let both = Change("Both", .safe, edits: [SourceEdit(0..<2, ""), SourceEdit(8..<9, "I")])
    #expect(try applied([delete, both]) == "234567I9")
    #expect(try applied([both, delete]) == "234567I9")
  }

  /// What one change inserts at one offset is one text: another agrees with all of it or with none.
  @Test func insertionsOfOneChangeKeepTheirOrder() throws {
    let pair = Change("Pair", .safe, edits: [.insert("A", at: 4), .insert("B", at: 4)])
    #expect(try applied([pair]) == "0123AB456789")
    #expect(try applied([pair, pair, insertion("AB", at: 4)]) == "0123AB456789")
    expectConflict(pair, insertion("A", at: 4))
    expectConflict(pair, insertion("B", at: 4))
    expectConflict(pair, Change("Riap", .safe, edits: [.insert("B", at: 4), .insert("A", at: 4)]))
  }

  @Test func editsAtTheEndOfTheFile() throws {
    #expect(try applied([insertion("\n", at: 10)]) == "0123456789\n")
    #expect(try applied([change(9..<10, ""), insertion("!", at: 10)]) == "012345678!")
    #expect(try applied([change(0..<10, "")]) == "")
    #expect(Patch.splice([SourceEdit(0..<0, "a")], into: []) == "a".bytes)
  }

  @Test func aConflictAddsNothing() throws {
    var patch = Patch()
    try patch.insert(change(4..<6, "X"))
    try patch.insert(insertion("I", at: 0))
    let before = patch.edits
    let whole = Change(
      "Whole", .safe,
      edits: [SourceEdit(0..<1, "A"), SourceEdit(5..<7, "B"), SourceEdit(9..<10, "C")],
      supports: [Support(name: "s", edit: .insert("S", at: 10))])
    #expect(throws: Patch.Conflict(change: 0)) { try patch.insert(whole) }
    #expect(patch.edits == before)
    #expect(patch.changes.count == 2)
    #expect(patch.applied(to: baseline).text == "I0123X6789")
  }

  @Test func aConflictNamesTheChangeThatIsInTheWay() throws {
    var patch = Patch()
    for offset in [8, 2, 5, 0] { try patch.insert(change(offset..<(offset + 1), "x")) }
    for (index, offset) in [8, 2, 5, 0].enumerated() {
      #expect(throws: Patch.Conflict(change: index)) {
        try patch.insert(change(offset..<(offset + 1), "y"))
      }
    }
  }

  private func change(_ offsets: Range<Int>, _ text: String) -> Change {
    Change("Replace \(offsets)", .safe, edits: [SourceEdit(offsets, text)])
  }

  private func insertion(_ text: String, at offset: Int) -> Change {
    Change("Insert \(text)", .safe, edits: [.insert(text, at: offset)])
  }

  private func applied(_ changes: [Change]) throws -> String {
    var patch = Patch()
    for change in changes { try patch.insert(change) }
    #expect(patch.changes == changes)
    return patch.applied(to: baseline).text
  }

  private func expectConflict(
    _ first: Change, _ second: Change, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    for (one, other) in [(first, second), (second, first)] {
      #expect(throws: Patch.Conflict(change: 0), sourceLocation: location) {
        var patch = Patch()
        try patch.insert(one)
        try patch.insert(other)
      }
    }
  }
}
