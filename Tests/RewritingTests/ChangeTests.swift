import Rewriting
import SwiftSyntax
import Testing

@Suite struct ChangeTests {
  @Test func editsAreSortedAndInsertionsAtOneOffsetKeepTheirOrder() {
    let letters = (0..<40).map { SourceEdit.insert("\($0),", at: 5) }
    let change = Change(
      "Sort", .safe,
      edits: [SourceEdit(5..<7, "R"), .delete(8..<9)] + letters + [SourceEdit(0..<2, "S")])
    #expect(change.edits.map(\.offsets.lowerBound) == [0] + letters.map { _ in 5 } + [5, 8])
    #expect(Array(change.edits[1...40]) == letters)
    #expect(change.edits[41].offsets == 5..<7)
  }

  @Test func safeComesBeforeUnsafe() {
    #expect(Applicability.safe < .unsafe)
    #expect(!(Applicability.unsafe < .safe) && !(Applicability.safe < .safe))
  }

  @Test func editsSayWhatTheyReplace() throws {
    let file = try parse("/* a */ f(apple) // b\n")
    let token = try #require(file.identifiers("apple").first)
    let call = try #require(file.calls("f").first)
    #expect(SourceEdit.replacing(call, with: "é").offsets == 8..<16)
    #expect(SourceEdit.replacing(call, with: "é").replacementBytes == [0xC3, 0xA9])
    #expect(SourceEdit.insert("x", at: 3).offsets == 3..<3)
    #expect(SourceEdit.delete(3..<5).replacementBytes.isEmpty)
    #expect(token.offsets == 10..<15)
    #expect(file.text(of: call).text == "f(apple)")
  }
}
