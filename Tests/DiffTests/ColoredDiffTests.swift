import Testing

@testable import Diff

@Suite struct ColoredDiffTests {
  @Test func `the colours are git's, and the changed words are reversed`() {
    #expect(
      colored(
        "struct A {\n  let a = one(1)\n  b()\n}\n", "struct A {\n  let a = two(1)\n  b()\n}\n")
          == """
          ‹1›diff --git a/f b/f‹›
          ‹1›--- a/f‹›
          ‹1›+++ b/f‹›
          ‹36›@@ -1,4 +1,4 @@‹›
           struct A {
          ‹31›-  let a = ‹7›one‹27›(1)‹›
          ‹32›+  let a = ‹7›two‹27›(1)‹›
             b()
           }

          """)
  }

  @Test func `the heading follows the range without a colour`() {
    let old = "func f() {\n  a\n  b\n  c\n  d\n}\n"
    #expect(
      colored(old, old.replacing("  d", with: "  e")).contains("‹36›@@ -2,5 +2,5 @@‹› func f() {\n")
    )
  }

  @Test func `a missing final newline is said outside the colour`() {
    #expect(
      colored("a", "b").hasSuffix(
        "‹31›-a‹›\n\\ No newline at end of file\n‹32›+b‹›\n\\ No newline at end of file\n"))
  }

  @Test func `lines that have little in common are not compared`() {
    #expect(colored("let a = 1\n", "return\n").hasSuffix("‹31›-let a = 1‹›\n‹32›+return‹›\n"))
    #expect(colored("\n", "  \n").hasSuffix("‹31›-‹›\n‹32›+  ‹›\n"))
  }

  @Test func `a line is compared with the most similar one`() {
    #expect(
      colored("foo(bar)\n", "if baz {\n  foo(bar)\n}\n").hasSuffix(
        "‹31›-foo(bar)‹›\n‹32›+if baz {‹›\n‹32›+‹7›  ‹27›foo(bar)‹›\n‹32›+}‹›\n"))
  }

  @Test func `what could steer the terminal is spelled out`() {
    let old = "\u{1B}[31m\u{7}\0\u{7F}\rx\n"
    let new = "\u{9B}31m\u{202E}\u{2066}\u{61C}\u{2028}é👩‍💻\ty\n"
    #expect(
      colored(old, new).hasSuffix(
        "‹31›-^[[31m^G^@^?^Mx‹›\n"
          + "‹32›+<U+009B>31m<U+202E><U+2066><U+061C><U+2028>é👩‍💻\ty‹›\n"))
    #expect(
      TerminalText([0x61, 0xFF, 0xC3, 0x28, 0xE2, 0x82, 0x28, 0xC2, 0x9B]).bytes
        == Array("a<FF><C3>(<E2><82>(<U+009B>".utf8))
  }

  @Test func `a heading cannot steer the terminal`() {
    let old = "func f() { \u{1B}]0;x\n  a\n  b\n  c\n  d\n}\n"
    #expect(
      colored(old, old.replacing("  d", with: "  e")).contains("‹› func f() { ^[]0;x\n"))
  }

  @Test func `line endings show where they differ`() {
    #expect(colored("a\r\n", "b\r\n").hasSuffix("‹31›-a‹›\n‹32›+b‹›\n"))
    #expect(colored("a\r\n", "a\n").hasSuffix("‹31›-a^M‹›\n‹32›+a‹›\n"))
  }

  @Test func `without its colours it is the plain diff`() {
    for seed in 0..<100 {
      var random = RandomSource(seed: seed)
      let old = random.swift(views: 3)
      let new = random.edited(random.edited(old))
      let diff = UnifiedDiff(LineDiff(old: old.file, new: new.file), path: "a b.swift")
      let plain = diff.render()
      #expect(!plain.contains(0x1B))
      let text = String(decoding: diff.render(color: true), as: UTF8.self)
      #expect(Array(text.replacing(/\u{1B}\[[0-9]*m/, with: "").utf8) == plain)
    }
  }

  @Test func `no control character of a file reaches the terminal`() {
    for seed in 0..<100 {
      var random = RandomSource(seed: seed)
      let old = (0..<60).map { _ in UInt8(random.number(0...255)) } + [0x0A]
      let new = old + (0..<60).map { _ in UInt8(random.number(0...255)) }
      let colored = UnifiedDiff(LineDiff(old: old, new: new), path: "f").render(color: true)
      let text = String(validating: colored, as: UTF8.self)
      #expect(text != nil)
      let rest = text?.replacing(/\u{1B}\[(1|7|27|31|32|36)?m/, with: "") ?? ""
      #expect(
        rest.unicodeScalars.allSatisfy {
          $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        })
    }
  }

  @Test func `parts of lines are whole words in the bytes of the line`() throws {
    let diff = LineDiff(
      old: Array("  größe.width = 1\r\n".utf8), new: Array("  größer.width = 1 + 2\r\n".utf8))
    let hunk = try #require(diff.hunks().first)
    let parts = zip(hunk.lines, hunk.emphasis()).map { line, ranges in
      ranges.map {
        String(decoding: line.bytes.dropFirst($0.lowerBound).prefix($0.count), as: UTF8.self)
      }
    }
    #expect(parts == [["größe"], ["größer", " + 2"]])
  }

  @Test func `edits that are too large to compare have no parts`() throws {
    let long = String(repeating: "a ", count: 600)
    let lines = LineDiff(old: [long + "b"].file, new: [long + "c"].file).hunks()
    #expect(try #require(lines.first).emphasis() == [[], []])
    let old = (0..<150).map { "call(\($0))" }
    let many = LineDiff(old: old.file, new: old.map { "  " + $0 }.file).hunks()
    #expect(try #require(many.first).emphasis().allSatisfy(\.isEmpty))
    let few = LineDiff(old: Array(old[..<20]).file, new: old[..<20].map { "  " + $0 }.file).hunks()
    #expect(try #require(few.first).emphasis().map(\.count).reduce(0, +) == 20)
  }

  /// The coloured diff, with `‹1›` for the escape sequence of colour 1.
  private func colored(_ old: String, _ new: String) -> String {
    let diff = LineDiff(old: Array(old.utf8), new: Array(new.utf8))
    let text = UnifiedDiff(diff, path: "f").render(color: true)
    return String(decoding: text, as: UTF8.self)
      .replacing(/\u{1B}\[([0-9]*)m/) { "‹\($0.output.1)›" }
  }
}
