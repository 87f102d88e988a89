import Rewriting
import Testing

/// Code that overflows the stack of other tools (swift-syntax#426, SwiftLint#4128, swift-format#357).
@Suite struct DeepCodeTests {
  @Test func aSumOfFiveThousand() throws {
    let text = "let s = " + (0..<5000).map { _ in "\"a\"" }.joined(separator: " + ") + " + apple\n"
    #expect(try run(AppleToPear(), over: text).text == text.replacing("apple", with: "pear"))
  }

  @Test(arguments: [20, 80]) func closuresInsideOneAnother(depth: Int) throws {
    let text =
      "let v = " + String(repeating: "V {\n", count: depth) + "apple\n"
      + String(repeating: "}\n", count: depth)
    #expect(try run(AppleToPear(), over: text).text == text.replacing("apple", with: "pear"))
  }

  @Test(arguments: [1000, 10_000]) func chainsOfModifiers(count: Int) throws {
    let text =
      "struct A {\n  var body: V {\n    apple\n"
      + (0..<count).map { "      .pad(\($0))\n" }.joined() + "      .end(apple)\n  }\n}\n"
    let run = try run(AppleToPear(), over: text)
    #expect(run.text == text.replacing("apple", with: "pear"))
    #expect(run.entries.map(\.candidate.declaration) == [["A", "body"], ["A", "body"]])
  }

  /// The parser gives up by design; that is an error with a name and a place.
  @Test(arguments: [("(", ")"), ("V {", "}")]) func nestingBeyondTheParser(_ pair: (String, String))
  {
    let text =
      "let v = " + String(repeating: pair.0, count: 300) + "1"
      + String(repeating: pair.1, count: 300) + "\n"
    #expect {
      try parse(text)
    } throws: { error in
      let error = error as? SourceFileError
      return error?.location?.line == 1
        && error?.description == "parse error: parsing has exceeded the maximum nesting level"
    }
  }

  @Test func theLargeStackGivesBackWhatTheBodyReturns() {
    #expect(withLargeStack { 7 } == 7)
    #expect(withLargeStack { () -> Int? in nil } == nil)
    #expect(withLargeStack { () -> Int?? in .some(nil) } == .some(nil))
    #expect(withLargeStack { withLargeStack { "inner" } } == "inner")
    #expect(withLargeStack { depth(1_000_000) } == 1_000_000)
  }
}

private func depth(_ levels: Int) -> Int { levels == 0 ? 0 : 1 + depth(levels - 1) }
