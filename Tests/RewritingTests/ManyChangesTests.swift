import Rewriting
import SwiftSyntax
import Testing

/// Sizes at which anything quadratic would be felt.
@Suite struct ManyChangesTests {
  private static let count = 5000
  private static let fewer = 1000

  @Test func manyChangesInOneFile() throws {
    let text = (0..<Self.count).map { "let a\($0) = apple\n" }.joined()
    let run = try run(AppleToPear(), over: text)
    #expect(run.text == text.replacing("apple", with: "pear"))
    #expect(run.outcomes.count == Self.count)
    #expect(Set(run.entries.flatMap(\.candidate.ids)).count == Self.count)
  }

  /// One bad change among many is found by halving: a parse for each change would take minutes.
  @Test func oneBadChangeAmongMany() throws {
    let transform = Scripted { context in
      Scripted.replace("apple", with: "pear").findings(in: context)
        + Scripted.replace("broken", with: "(").findings(in: context)
    }
    let text = (0..<1000).map { $0 == 617 ? "f(broken)\n" : "f(apple)\n" }.joined()
    let run = try run(transform, over: text)
    #expect(run.text == text.replacing("apple", with: "pear"))
    #expect(
      run.entries.filter { $0.outcome == .wouldNotParse }.map(\.candidate.place.line) == [618])
  }

  @Test func manyChangesOnOneLineAndOneSupport() throws {
    let transform = Scripted.each("tall") { token, file in
      [
        Change(
          "Say isTall", .safe, edits: [.replacing(token, with: "isTall")],
          supports: [Support(name: "h", edit: .insert("\nlet isTall = 1\n", at: file.bytes.count))])
      ]
    }
    let text = "let a = [" + (0..<2000).map { _ in "tall" }.joined(separator: ", ") + "]"
    let run = try run(transform, over: text)
    #expect(run.text == text.replacing("tall", with: "isTall") + "\nlet isTall = 1\n")
  }

  @Test func manyPlacesThroughManyEdits() throws {
    let text = (0..<Self.fewer).map { "apple(pear\($0), pear)\n" }.joined()
    let run = try run([AppleToPear(), PearToPlum()], over: text.bytes)
    #expect(run.text == text.replacing("apple", with: "plum").replacing(", pear", with: ", plum"))
    let places = run.passes[1].entries.map(\.candidate.placeOnDisk.line)
    #expect(places == (1...Self.fewer).flatMap { [$0, $0] })
  }

  @Test func manyIgnoreComments() throws {
    let text = (0..<Self.fewer).map { "// refold:ignore apple-to-pear\nlet a\($0) = apple\n" }
      .joined()
    let run = try run(AppleToPear(), over: text)
    #expect(run.outcomes == (0..<Self.fewer).map { .suppressed(line: 2 * $0 + 1) })
    #expect(run.unusedSuppressions().isEmpty)
  }

  @Test func manyDeclarations() throws {
    let text = (0..<Self.fewer).map { "struct S\($0) { var a: Int { apple } }\n" }.joined()
    var selection = Selection()
    selection.declarations = ["S1*.a", "S77"].compactMap(DeclarationPattern.init)
    let run = try run(AppleToPear(), over: text, selection: selection)
    #expect(run.outcomes.count { $0 == .applied } == 112)
    #expect(run.entries[77].candidate.declaration == ["S77", "a"])
  }
}
