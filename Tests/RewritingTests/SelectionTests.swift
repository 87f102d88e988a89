import Rewriting
import SwiftSyntax
import Testing

/// What the user selected is what changes, and nothing beside it.
@Suite struct SelectionTests {
  private static let text = """
    let top = apple
    struct A {
      var one = apple
      var body: some View {
        f(apple)
        return g { apple }
      }
    }
    extension A { func more() { apple } }
    struct B { var body: Int { apple } }

    """

  private func changedLines(_ selection: Selection) throws -> [Int] {
    let run = try run(AppleToPear(), over: Self.text, selection: selection)
    let applied = run.entries.filter { $0.outcome == .applied }.map(\.candidate.place.line)
    #expect(run.outcomes.allSatisfy { $0 == .applied || $0 == .outsideSelection })
    let before = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let after = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      zip(before, after).enumerated().filter { $1.0 != $1.1 }.map { $0.offset + 1 } == applied)
    return applied
  }

  @Test(arguments: [
    (["A"], [3, 5, 6, 9]), (["A.body"], [5, 6]), (["A.one"], [3]), (["A.more"], [9]),
    (["*.body"], [5, 6, 10]), (["A.one", "B"], [3, 10]), (["top"], [1]), (["C"], []),
    (["*"], [1, 3, 5, 6, 9, 10]),
  ])
  func declarations(patterns: [String], lines: [Int]) throws {
    var selection = Selection()
    selection.declarations = patterns.compactMap(DeclarationPattern.init)
    #expect(try changedLines(selection) == lines)
  }

  @Test(arguments: [
    ([5...5], [5]), ([1...3], [1, 3]), ([3...3, 9...10], [3, 9, 10]), ([2...2], []), ([], []),
    ([1...99], [1, 3, 5, 6, 9, 10]),
  ])
  func lines(ranges: [ClosedRange<Int>], lines: [Int]) throws {
    var selection = Selection()
    selection.lines = ["File.swift": ranges]
    #expect(try changedLines(selection) == lines)
    selection.declarations = [DeclarationPattern("A")].compactMap(\.self)
    #expect(try changedLines(selection) == lines.filter { [3, 5, 6, 9].contains($0) })
  }

  @Test func aFileWithoutSelectedLinesHasNone() throws {
    var selection = Selection()
    selection.lines = ["Other.swift": [1...99]]
    #expect(try changedLines(selection) == [])
  }

  /// Every edit must lie in the selection (SwiftFormat#2172: ranges that leak).
  @Test func editsThatReachOutsideAreNotSelected() throws {
    let swap = Scripted.each("left") { token, file in
      guard let right = file.identifiers("right").first else { return [] }
      return [
        Change(
          "Swap", .safe, edits: [.replacing(token, with: "l"), .replacing(right, with: "r")])
      ]
    }
    let join = Scripted.each("left") { token, file in
      guard let right = file.identifiers("right").first else { return [] }
      return [
        Change(
          "Join", .safe,
          edits: [SourceEdit(token.offsets.lowerBound..<right.offsets.upperBound, "l }\nvar b = 1")]
        )
      ]
    }
    let text = "struct A {\n  var a: Int { left }\n  var b: Int { right }\n}\n"
    for (transform, pattern, isSelected) in [
      (swap, "A.a", false), (swap, "A.b", false), (swap, "A", true), (join, "A.a", false),
    ] {
      var selection = Selection()
      selection.declarations = [DeclarationPattern(pattern)].compactMap(\.self)
      let run = try run(transform, over: text, selection: selection)
      #expect((run.outcomes == [.outsideSelection]) == !isSelected, "\(pattern)")
      #expect((run.text == text) == !isSelected)
    }
    for (lines, isSelected) in [
      ([2...2], false), ([3...3], false), ([2...3], true), ([3...3, 2...2], true),
      ([1...2, 2...4], true), ([1...2, 4...4], false), ([], false),
    ] {
      var selection = Selection()
      selection.lines = ["File.swift": lines]
      for transform in [swap, join] {
        let run = try run(transform, over: text, selection: selection)
        #expect((run.outcomes == [.outsideSelection]) == !isSelected, "\(lines)")
      }
    }
  }

  /// Supports lie where they must; the selection does not look at them.
  @Test func supportsMayLieOutside() throws {
    let transform = Scripted.each("tall") { token, file in
      [
        Change(
          "Say isTall", .safe, edits: [.replacing(token, with: "isTall")],
          supports: [Support(name: "h", edit: .insert("let isTall = 1\n", at: file.bytes.count))])
      ]
    }
    var selection = Selection()
    selection.declarations = [DeclarationPattern("A")].compactMap(\.self)
    let run = try run(
      transform, over: "struct A { var a = tall }\nlet b = tall\n", selection: selection)
    #expect(run.text == "struct A { var a = isTall }\nlet b = tall\nlet isTall = 1\n")
    #expect(run.outcomes == [.applied, .outsideSelection])
  }

  /// `--lines` means the bytes on disk, also after an earlier transform moved them.
  @Test func linesAreThoseOnDisk() throws {
    let insert = Scripted.each("top") { token, _ in
      [
        Change(
          "Say head", .safe,
          edits: [.insert("// one\n// two\n", at: 0), .replacing(token, with: "head")])
      ]
    }
    var selection = Selection()
    selection.lines = ["File.swift": [1...2]]
    let run = try run(
      [insert, AppleToPear()], over: "top()\nf(apple)\ng(apple)\n".bytes, selection: selection)
    #expect(run.text == "// one\n// two\nhead()\nf(pear)\ng(apple)\n")
    #expect(run.outcomes == [.applied, .applied, .outsideSelection])
  }
}
