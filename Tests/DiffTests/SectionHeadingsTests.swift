import Testing

@testable import Diff

@Suite struct SectionHeadingsTests {
  @Test(arguments: [
    "struct A {", "final class B<T>: C {", "enum E: String {", "actor A {", "extension A.B: C {",
    "protocol P {", "func f() {", "var body: some View {", "init(a: Int) {", "init?(_ a: Int) {",
    "deinit {", "subscript(index: Int) -> Int {", "public private(set) var a: Int {",
    "@MainActor final public class A {", "@available(iOS 16, *) private func f() {",
    "@SwiftUI.ViewBuilder func f() {", "@State(a(b: 1)) private var x = 1 {",
    "nonisolated(unsafe) static var a: Int {", "override class func f() {", "indirect enum E {",
    "private extension A {", "#Preview(\"a\") {", "func\tf()", "func f()\r",
  ])
  func `a declaration is a heading`(line: String) {
    #expect(heading(above: "  hunk", in: [line]) == line.replacing("\r", with: ""))
    #expect(heading(above: "\t\t\thunk", in: ["\t\(line)"]) == line.replacing("\r", with: ""))
  }

  @Test(arguments: [
    "structure {", "variable {", "VStack {", "initialize() {", "init.x {", "actor.run {",
    "if let a {", "case func {", "let a = B {", "// func f() {", "/// struct A", "functional()",
    "@objc", "private", "\"func f() {", ".init(a) {", "#selector(a) {", "",
  ])
  func `other lines are not`(line: String) {
    #expect(heading(above: "  hunk", in: [line]) == nil)
  }

  @Test func `the heading encloses the hunk`() {
    let file = [
      "struct A {", "  @State var a = 1", "  func b() {", "    var x = 1", "    x += 1", "  }", "",
    ]
    #expect(heading(above: "  func c() {", in: file) == "struct A {")
    #expect(heading(above: "}", in: file) == "struct A {")
    #expect(heading(above: "struct B {", in: file) == nil)
    #expect(heading(above: "    hunk", in: Array(file[..<5])) == "func b() {")
    #expect(heading(above: "  }", in: Array(file[..<5])) == "func b() {")
  }

  @Test func `a declaration over several lines is found by its first`() {
    #expect(
      heading(above: "    hunk", in: ["struct A {", "  func f(", "    a: Int", "  ) {"])
        == "func f(")
    #expect(heading(above: "  hunk", in: ["extension A", "where B: C {"]) == "extension A")
    #expect(heading(above: "  hunk", in: ["func f()", "{"]) == "func f()")
    #expect(
      heading(above: "      hunk", in: ["  func f() {", "    if a {", "      b()", "    } else {"])
        == "func f() {")
  }

  @Test func `lines outside the layout close nothing`() {
    let file = ["struct A {", "  func f() {", "#if DEBUG", "// old()", "", "#endif"]
    #expect(heading(above: "    hunk", in: file) == "func f() {")
  }

  @Test func `blank lines at the start of a hunk are looked past`() {
    #expect(
      heading(above: "\n\n  func c() {", in: ["struct A {", "  func b() {", "  }"])
        == "struct A {")
    #expect(heading(above: "\n", in: ["func b() {", "}"]) == "func b() {")
  }

  @Test func `a long heading is cut between characters`() {
    let long = "func f" + String(repeating: "é", count: 60) + "() {"
    #expect(
      heading(above: "  hunk", in: [long]) == "func f" + String(repeating: "é", count: 37))
    let odd = "func ab" + String(repeating: "é", count: 60) + "() {"
    #expect(
      heading(above: "  hunk", in: [odd]) == "func ab" + String(repeating: "é", count: 36))
    let spaced = "func f" + String(repeating: " ", count: 100) + "() {"
    #expect(heading(above: "  hunk", in: [spaced]) == "func f")
  }

  @Test func `each hunk has its own heading`() {
    let old = (0..<3).flatMap { ["func f\($0)() {"] + (0..<9).map { "  line \($0)" } + ["}", ""] }
    let new = old.map { $0 == "  line 5" ? "  changed" : $0 }
    let text = UnifiedDiff(LineDiff(old: old.file, new: new.file), path: "f").render()
    let headers = String(decoding: text, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("@@") }
    #expect(
      headers == [
        "@@ -4,7 +4,7 @@ func f0() {", "@@ -16,7 +16,7 @@ func f1() {",
        "@@ -28,7 +28,7 @@ func f2() {",
      ])
  }

  @Test func `hunks in one declaration have the same heading`() {
    let old = ["struct A {", "  func f() {"] + (0..<30).map { "    line \($0)" } + ["  }", "}"]
    let new = old.map { ["    line 8", "    line 18", "    line 28"].contains($0) ? "" : $0 }
    var headings = SectionHeadings(of: Lines(old.file))
    let found = LineDiff(old: old.file, new: new.file).hunks().map { hunk in
      headings.heading(of: hunk.oldStart - 1..<hunk.oldStart - 1 + hunk.oldCount)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(found == ["func f() {", "func f() {", "func f() {"])
  }

  private func heading(above hunk: String, in lines: [String]) -> String? {
    var headings = SectionHeadings(of: Lines((lines + [hunk]).file))
    let heading = headings.heading(of: lines.count..<Lines((lines + [hunk]).file).count)
    return heading.map { String(decoding: $0, as: UTF8.self) }
  }
}
