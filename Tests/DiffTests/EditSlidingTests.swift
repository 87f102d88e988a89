import Testing

@testable import Diff

@Suite struct EditSlidingTests {
  @Test func `an inserted function begins at its first line`() {
    let old = """
      struct A {
        func a() {
          one()
        }

        func c() {
          one()
        }
      }

      """
    let new = old.replacing(
      "  func c", with: "  func b() {\n    one()\n  }\n\n  func c", maxReplacements: 1)
    #expect(
      edits(old, new) == """
         struct A {
           func a() {
             one()
           }
         
        +  func b() {
        +    one()
        +  }
        +
           func c() {
             one()
           }
         }

        """)
  }

  @Test func `a deleted view takes the blank line in front of it at the end of a type`() {
    let new = "struct A {\n  var a: some View {\n    Text()\n  }\n}\n"
    let old =
      "struct A {\n  var a: some View {\n    Text()\n  }\n\n"
      + "  var b: some View {\n    Text()\n  }\n}\n"
    #expect(
      edits(old, new) == """
         struct A {
           var a: some View {
             Text()
           }
        -
        -  var b: some View {
        -    Text()
        -  }
         }

        """)
  }

  @Test func `an insertion that can reach a deletion joins it`() {
    #expect(edits("a\nx\nb\n", "a\nx\nx\ny\n") == " a\n x\n-b\n+x\n+y\n")
    #expect(edits("a\nb\nx\nc\n", "a\nq\nx\nx\nc\n") == " a\n-b\n+q\n+x\n x\n c\n")
  }

  @Test func `insertions that can meet become one`() {
    #expect(edits("x\n", "x\nx\nx\n") == " x\n+x\n+x\n")
    #expect(edits("a\na\n", "a\nb\na\nb\na\n") == " a\n+b\n+a\n+b\n a\n")
  }

  @Test func `repeated statements are inserted at the end of their block`() {
    #expect(
      edits("if a {\n  go()\n}\nend\n", "if a {\n  go()\n  go()\n  go()\n}\nend\n")
        == " if a {\n   go()\n+  go()\n+  go()\n }\n end\n")
  }

  @Test func `a rewritten passage is not torn by braces and blank lines`() {
    let kept = (0..<40).flatMap { ["  func kept\($0)() {", "  }", ""] }
    let old = (0..<16).map { $0 == 8 ? "" : "    old(\($0))" }
    let new = (0..<16).map { $0 == 5 ? "" : "    new(\($0))" }
    let diff = LineDiff(old: (kept + old + ["end"]).file, new: (kept + new + ["end"]).file)
    let kinds = diff.hunks(context: 0).map { $0.lines.map(\.kind) }
    #expect(
      kinds == [
        Array(repeating: .deletion, count: 16) + Array(repeating: .insertion, count: 16)
      ])
  }

  /// The diff with all of the file as context, without headers.
  private func edits(_ old: String, _ new: String) -> String {
    let diff = LineDiff(old: Array(old.utf8), new: Array(new.utf8))
    let text = UnifiedDiff(diff, path: "f", context: .max).render()
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(4).joined(separator: "\n")
  }
}
