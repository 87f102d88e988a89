import Rewriting
import SwiftSyntax
import Testing

/// Ignore comments: where they count, for whom, and which cover nothing.
@Suite struct SuppressionTests {
  /// The outcomes of `apple-to-pear`, one a finding.
  private func outcomes(_ text: String) throws -> [Outcome] {
    let run = try run(AppleToPear(), over: text)
    #expect(run.result.bytes == run.original || run.outcomes.contains(.applied))
    return run.outcomes
  }

  @Test(arguments: [
    "let a = apple // refold:ignore apple-to-pear -- reason\n",
    "let a = apple // refold:ignore\n",
    "let a = apple // refold:ignore pear-to-plum, apple-to-pear -- two\n",
    "let a = apple // refold:ignore pear-to-plum apple-to-pear\n",
    "let a = apple //refold:ignore apple-to-pear--reason\n",
    "let a = apple /// refold:ignore apple-to-pear\n",
  ])
  func theCommentOnTheLine(text: String) throws {
    #expect(try outcomes(text) == [.suppressed(line: 1)])
  }

  @Test(arguments: [
    ("// refold:ignore apple-to-pear -- reason\nlet a = apple\n", 1),
    ("\t  // refold:ignore apple-to-pear\r\nlet a = apple\r\n", 1),
    ("// refold:ignore apple-to-pear\n// refold:ignore pear-to-plum\nlet a = apple\n", 1),
    ("// refold:ignore pear-to-plum\n// refold:ignore apple-to-pear\nlet a = apple\n", 2),
  ])
  func theCommentOnTheLineAbove(text: String, line: Int) throws {
    #expect(try outcomes(text) == [.suppressed(line: line)])
  }

  @Test(arguments: [
    "// refold:ignore-file apple-to-pear -- reason\nlet a = 1\nlet b = apple\n",
    "// refold:ignore-file\nimport SwiftUI\n\nlet b = apple\n",
    "import SwiftUI\n// refold:ignore-file apple-to-pear\n@testable import B\nlet b = apple\n",
  ])
  func theCommentAtTheTop(text: String) throws {
    let line = text.hasPrefix("import") ? 2 : 1
    #expect(try outcomes(text) == [.suppressed(line: line)])
  }

  /// R04: a shebang stands on line 1, so that the comment is on line 2.
  @Test func theCommentBelowAShebang() throws {
    let text = "#!/usr/bin/env swift\n// refold:ignore-file apple-to-pear\nlet a = apple\n"
    #expect(try outcomes(text) == [.suppressed(line: 2)])
    #expect(
      try outcomes("#!/usr/bin/env swift\n// refold:ignore apple-to-pear\nlet a = apple\n")
        == [.suppressed(line: 2)])
  }

  @Test(arguments: [
    "let a = apple // refold:ignore pear-to-plum\n",
    "let a = apple // refold:ignored apple-to-pear\n",
    "let a = apple // see refold:ignore apple-to-pear\n",
    "let a = apple /* refold:ignore apple-to-pear */\n",
    "let a = apple + \"// refold:ignore apple-to-pear\"\n",
    "let a = apple // tool:ignore apple-to-pear\n",
    "let b = 1 // refold:ignore apple-to-pear\nlet a = apple\n",
    "// refold:ignore apple-to-pear\n\nlet a = apple\n",
    "// refold:ignore apple-to-pear\n// why\nlet a = apple\n",
    "let a = apple\n// refold:ignore apple-to-pear\n",
    "let b = 1\n// refold:ignore-file apple-to-pear\nlet a = apple\n",
    "// refold:ignore-files apple-to-pear\nlet a = apple\n",
    "// refold:ignore -- apple-to-pear\n\nlet a = apple\n",
  ])
  func whatDoesNotCount(text: String) throws {
    #expect(try outcomes(text) == [.applied])
  }

  /// R06: the comment stands behind code of the same line, with a closure's parameters.
  @Test func theFirstLineOfTheNodeCounts() throws {
    let text = """
      let source = Table<Row>(
        cell: { _, row in apple // refold:ignore apple-to-pear — keep
          return apple
        }
      )

      """
    let run = try run(AppleToPear(), over: text)
    #expect(run.outcomes == [.suppressed(line: 2), .applied])
    #expect(run.text == text.replacing("return apple", with: "return pear"))
  }

  @Test func aCommentIsFoundOnDiskAfterOtherTransforms() throws {
    let insert = Scripted.each("top") { token, _ in
      [
        Change(
          "Say head", .safe,
          edits: [.replacing(token, with: "head"), .insert("// new\n", at: 0)])
      ]
    }
    let text =
      "let top = 1\nlet a = apple // refold:ignore apple-to-pear\n// refold:ignore apple-to-pear\n"
    let run = try run([insert, AppleToPear()], over: text.bytes)
    #expect(run.outcomes == [.applied, .suppressed(line: 2)])
    #expect(run.unusedSuppressions().map(\.line) == [3])
  }

  @Test func unusedCommentsAreKnown() throws {
    let text = """
      // refold:ignore-file pear-to-plum -- nothing to ignore
      let a = apple // refold:ignore apple-to-pear -- used
      let b = 1 // refold:ignore apple-to-pear -- unused
      let c = 1 // refold:ignore apple-to-pear, pear-to-plum -- both unused
      let d = 1 // refold:ignore other -- it did not run
      let e = 1 // refold:ignore other, apple-to-pear -- one did not run
      let f = 1 // refold:ignore
      // refold:ignore-file apple-to-pear -- too far down

      """
    let one = try run([AppleToPear()], over: text.bytes)
    #expect(one.unusedSuppressions().map(\.line) == [3, 8])
    #expect(one.unusedSuppressions(allRan: true).map(\.line) == [3, 7, 8])
    let both = try run([PearToPlum(), AppleToPear()], over: text.bytes)
    #expect(both.unusedSuppressions().map(\.line) == [1, 3, 4, 8])
    #expect(both.unusedSuppressions().map(\.transforms)[2] == ["apple-to-pear", "pear-to-plum"])
    #expect(both.unusedSuppressions().map(\.coversFile) == [true, false, false, true])
    #expect(try run([], over: text.bytes).unusedSuppressions().isEmpty)
  }

  /// The selection leaves a finding out; the comment on it is still of use.
  @Test func theSelectionDoesNotMakeACommentUnused() throws {
    var selection = Selection()
    selection.lines = ["File.swift": [9...9]]
    let text = "let a = apple // refold:ignore apple-to-pear\nlet b = apple\n"
    let run = try run(AppleToPear(), over: text, selection: selection)
    #expect(run.outcomes == [.suppressed(line: 1), .outsideSelection])
    #expect(run.unusedSuppressions().isEmpty)
  }

  @Test func theNearestCommentIsTheOneThatCounts() throws {
    let text = """
      // refold:ignore-file apple-to-pear
      // refold:ignore apple-to-pear
      let a = apple // refold:ignore apple-to-pear
      let b = apple

      """
    let run = try run(AppleToPear(), over: text)
    #expect(run.outcomes == [.suppressed(line: 3), .suppressed(line: 1)])
    #expect(run.unusedSuppressions().map(\.line) == [2])
  }
}
