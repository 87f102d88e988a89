@testable import Rewriting
import Testing

/// Comments are found where the lexer has them, by bytes.
@Suite struct CommentTests {
  @Test func everyKindInSourceOrder() throws {
    let text = """
      #!/usr/bin/env swift
      // one
      /// two
      func f(/* three */ _ a: Int) { // four
        /* five /* inside */ still five */ a/**/ + 1
        /** six
         * more
         */
      }
      // seven
      """
    #expect(
      try comments(of: text) == [
        "// one", "/// two", "/* three */", "// four", "/* five /* inside */ still five */", "/**/",
        "/** six\n   * more\n   */", "// seven",
      ])
  }

  @Test func stringsAndRegularExpressionsHoldNone() throws {
    let text = #"""
      let a = "// no", b = "\(c /* yes */) /* no */"
      let d = """
        // no
        \
        /* no */
        """
      let e = #/ https:\/\/ [/*] /#, f = 8 / 2 // yes
      let g = #"/*"#
      """#
    #expect(try comments(of: text) == ["/* yes */", "// yes"])
  }

  @Test func lineCommentsEndAtAnyLineEnd() throws {
    #expect(
      try comments(of: "// a\r// b\r\nlet c = 1 // d\n// e") == ["// a", "// b", "// d", "// e"])
  }

  /// The text of a trivia piece is repaired, and longer than the bytes.
  @Test func invalidUTF8DoesNotMoveWhatFollows() throws {
    let bytes: [UInt8] =
      Array("// ".utf8) + [0xFF, 0xE9] + Array("\n/* b */ let a = 1 // c\n".utf8)
    let file = try parse(bytes)
    let found = try onLargeStack { file.comments() }
    #expect(
      found.map { Array($0.bytes) } == [
        Array("// ".utf8) + [0xFF, 0xE9], Array("/* b */".utf8), Array("// c".utf8),
      ])
    #expect(found.map(\.offset) == [0, 6, 24])
  }

  @Test func indentationIsNoPartOfAComment() throws {
    let contents = try ["/* a\n  b */", "/* a\n\t\tb */", "/* a\r\n b */"].map { text in
      try parse(text).comments().map(\.content)
    }
    #expect(contents[0] == contents[1] && contents[1] == contents[2])
    #expect(contents[0] == ["/* a\nb */".bytes])
  }

  private func comments(of text: String) throws -> [String] {
    let file = try parse(text)
    return try onLargeStack { file.comments().map(\.bytes.text) }
  }
}
