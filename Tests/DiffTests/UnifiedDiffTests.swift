import Testing

@testable import Diff

@Suite struct UnifiedDiffTests {
  @Test func `a diff has git's form`() {
    let old =
      "struct A: View {\n  var body: some View {\n    Text()\n    Text()\n    Text()\n  }\n}\n"
    let new = old.replacing("  }", with: "      .padding()\n  }")
    #expect(
      render(old, new, path: "Sources/A.swift") == """
        diff --git a/Sources/A.swift b/Sources/A.swift
        --- a/Sources/A.swift
        +++ b/Sources/A.swift
        @@ -3,5 +3,6 @@ var body: some View {
             Text()
             Text()
             Text()
        +      .padding()
           }
         }

        """)
  }

  @Test func `equal files give no text`() {
    #expect(render("a\n", "a\n") == "")
    #expect(render("", "") == "")
    #expect(UnifiedDiff(LineDiff(old: [0xFF], new: [0xFF]), path: "f").render(color: true) == [])
  }

  @Test func `a missing final newline is said on its side`() {
    let marker = "\\ No newline at end of file\n"
    #expect(body("a\nb", "a\nb\n") == "@@ -1,2 +1,2 @@\n a\n-b\n\(marker)+b\n")
    #expect(body("a\nb\n", "a\nb") == "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\(marker)")
    #expect(body("a\nb", "c\nb") == "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\(marker)")
    #expect(body("a", "b") == "@@ -1 +1 @@\n-a\n\(marker)+b\n\(marker)")
  }

  @Test func `an empty file starts at line 0`() {
    #expect(body("", "a\nb\n") == "@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(body("a\nb\n", "") == "@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test func `without context an insertion names the line before it`() {
    #expect(body("a\nb\n", "a\nx\nb\n", context: 0) == "@@ -1,0 +2 @@\n+x\n")
    #expect(body("a\nx\nb\n", "a\nb\n", context: 0) == "@@ -2 +1,0 @@\n-x\n")
  }

  @Test func `carriage returns are kept`() {
    #expect(
      body("a\r\nb\r\nc\n", "a\r\nb\nc\n") == "@@ -1,3 +1,3 @@\n a\r\n-b\r\n+b\n c\n")
    #expect(
      body("a\rb", "a\rc") == "@@ -1 +1 @@\n-a\rb\n\\ No newline at end of file\n"
        + "+a\rc\n\\ No newline at end of file\n")
  }

  @Test func `bytes that are no text are kept`() {
    let diff = LineDiff(old: [0xFF, 0x0A, 0x1B, 0x0A], new: [0xC3, 0x0A, 0x1B, 0x0A])
    let text = UnifiedDiff(diff, path: [0x66]).render()
    let lines: [UInt8] = [0x2D, 0xFF, 0x0A, 0x2B, 0xC3, 0x0A, 0x20, 0x1B, 0x0A]
    #expect(text == Array("diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n".utf8) + lines)
  }

  @Test(arguments: [
    ("plain.swift", "a/plain.swift", ""),
    ("with space.swift", "a/with space.swift", "\t"),
    ("Größe.swift", #""a/Gr\303\266\303\237e.swift""#, ""),
    ("Gro\u{308}ße.swift", #""a/Gro\314\210\303\237e.swift""#, ""),
    ("a b é", #""a/a b \303\251""#, "\t"),
    ("say \"hi\"", #""a/say \"hi\"""#, "\t"),
    ("back\\slash", #""a/back\\slash""#, ""),
    ("t\tn\nr\r", #""a/t\tn\nr\r""#, ""),
    ("\u{7}\u{8}\u{B}\u{C}\u{1}\u{1B}\u{7F}", #""a/\a\b\v\f\001\033\177""#, ""),
    ("it's $HOME;*?", "a/it's $HOME;*?", "\t"),
    ("👩‍💻", #""a/\360\237\221\251\342\200\215\360\237\222\273""#, ""),
    ("/absolute", "a/absolute", ""),
  ])
  func `a name is quoted as git quotes it`(name: String, quoted: String, end: String) {
    let new = quoted.replacing("a/", with: "b/", maxReplacements: 1)
    #expect(
      render("1\n", "2\n", path: name)
        == "diff --git \(quoted) \(new)\n--- \(quoted)\(end)\n+++ \(new)\(end)\n"
        + "@@ -1 +1 @@\n-1\n+2\n")
  }

  @Test func `a name that is not UTF-8 is quoted byte by byte`() {
    let text = UnifiedDiff(LineDiff(old: [], new: [0x0A]), path: [0xFF, 0x41]).render()
    #expect(text.starts(with: #"diff --git "a/\377A" "b/\377A""#.utf8))
  }

  private func render(_ old: String, _ new: String, path: String = "f") -> String {
    let diff = LineDiff(old: Array(old.utf8), new: Array(new.utf8))
    return String(decoding: UnifiedDiff(diff, path: path).render(), as: UTF8.self)
  }

  private func body(_ old: String, _ new: String, context: Int = 3) -> String {
    let diff = LineDiff(old: Array(old.utf8), new: Array(new.utf8))
    let text = UnifiedDiff(diff, path: "f", context: context).render()
    let header = Array("diff --git a/f b/f\n--- a/f\n+++ b/f\n".utf8)
    #expect(text.starts(with: header))
    return String(decoding: text.dropFirst(header.count), as: UTF8.self)
  }
}
