import Rewriting
import Testing

/// Invariants 1, 2 and 5: what a file may be made of, and what is refused.
@Suite struct SourceFileTests {
  /// A file before and after `apple` became `pear`, byte for byte.
  struct Shape: Sendable, CustomStringConvertible {
    var description: String
    var before: [UInt8]
    var after: [UInt8]

    init(_ description: String, _ text: String) { self.init(description, Array(text.utf8)) }

    init(_ description: String, _ bytes: [UInt8]) {
      self.description = description
      before = bytes
      let parts = bytes.split(separator: Array("apple".utf8), omittingEmptySubsequences: false)
      after = Array(parts.joined(separator: Array("pear".utf8)))
    }
  }

  static let shapes = [
    Shape("byte order mark", "\u{FEFF}let apple = 1\n"),
    Shape("CRLF", "let a = 1\r\nlet apple = 1\r\n"),
    Shape("lone CR", "let a = 1\rlet apple = 1\r"),
    Shape("mixed line ends", "let a = 1\r\nlet apple = 1\nlet b = 1\rlet c = apple\r\n"),
    Shape("tabs", "func f() {\n\t\tlet apple\t=\t1\n}\n"),
    Shape("no line end at the end", "let a = apple"),
    Shape("trailing white space", "let apple = 1  \n\t\n   \n"),
    Shape("shebang", "#!/usr/bin/env swift\nlet apple = 1\n"),
    Shape("shebang with CRLF", "#!/usr/bin/env swift\r\n// licence\r\nlet apple = 1\r\n"),
    Shape(
      "source location",
      "#sourceLocation(file: \"a.gyb\", line: 7)\nlet apple = 1\n#sourceLocation()\n"),
    Shape("emoji and combining marks", "let 家 = \"👨‍👩‍👧‍👦e\u{301}🇯🇵\"; let apple = 家\n"),
    Shape("NUL in code", "let apple = 1\0 + 2\n"),
    Shape("NUL in a comment", "// a\0b\nlet apple = 1\n"),
    Shape("invalid UTF-8 in comments", invalid),
    Shape("invalid UTF-8 at the very end", Array("let apple = 1 // caf".utf8) + [0xE9]),
    Shape("a multi-line string with CRLF", "let apple = \"\"\"\r\n  a\r\n  b\r\n  \"\"\"\r\n"),
    Shape("directives", "#if os(iOS)\nlet apple = 1\n#else\nlet apple = 2\n#endif\n"),
  ]

  private static let invalid: [UInt8] =
    Array("// caf".utf8) + [0xE9, 0x20, 0xFF] + Array("\nlet apple = 1 // ".utf8)
    + [0xFF, 0xFE] + Array(" x\n/* ".utf8) + [0xC3] + Array(" */ let b = apple\n".utf8)

  @Test(arguments: shapes) func everyOtherByteSurvives(_ shape: Shape) throws {
    let run = try run([AppleToPear()], over: shape.before)
    #expect(run.result.bytes == shape.after)
    #expect(shape.before != shape.after)
    #expect(run.outcomes.allSatisfy { $0 == .applied })
  }

  @Test(arguments: shapes) func nothingAcceptedIsNothingChanged(_ shape: Shape) throws {
    let rejected = try run([AppleToPear()], over: shape.before) { _ in .reject }
    #expect(rejected.result.bytes == shape.before)
    #expect(!rejected.entries.isEmpty)
    #expect(rejected.outcomes.allSatisfy { $0 == .rejected })
    let quit = try run([AppleToPear()], over: shape.before) { _ in nil }
    #expect(quit.result.bytes == shape.before)
    let untouched = try run([], over: shape.before)
    #expect(untouched.result.bytes == shape.before)
    #expect(untouched.passes.isEmpty)
  }

  @Test(arguments: Sample.all) func theTreePrintsBackToTheBytes(_ sample: Sample) throws {
    let bytes = sample.bytes
    let file = try parse(bytes)
    #expect(file.tree.syntaxTextBytes == bytes)
    #expect(file.bytes == bytes)
    #expect(Patch().applied(to: bytes) == bytes)
  }

  @Test func anEmptyFileHasALine() throws {
    let file = try parse("")
    #expect(file.bytes.isEmpty)
    #expect(file.lines.starts == [0])
    #expect(try run(AppleToPear(), over: "").passes.isEmpty)
  }

  @Test func aParseErrorNamesItsPlace() throws {
    #expect(refusal(of: "let a = 1\nlet = 2\n".bytes)?.location == SourcePlace(line: 2, column: 5))
    let text = "struct A {\r\n  var b: Int { return ( }\r\n}\r\n"
    let error = try #require(refusal(of: text.bytes))
    #expect(error.location?.line == 2)
    #expect(error.description.hasPrefix("parse error: "))
  }

  /// The compiler takes invalid UTF-8 in code for an error as well.
  @Test func invalidUTF8InAStringOrANameIsAParseError() throws {
    for (bytes, column) in [
      (Array("let a = \"".utf8) + [0xFF, 0xFE] + Array("\"\n".utf8), 10),
      (Array("l".utf8) + [0xFF] + Array("et a = 1\n".utf8), 2),
    ] {
      let error = try #require(refusal(of: bytes))
      #expect(error.location == SourcePlace(line: 1, column: column))
      #expect(error.description == "parse error: invalid UTF-8 found in source file")
    }
  }

  @Test func utf16IsNamed() {
    let little: [UInt8] = [0xFF, 0xFE] + "let a = 1\n".utf16.flatMap { [UInt8($0), 0] }
    let big: [UInt8] = [0xFE, 0xFF] + "let a = 1\n".utf16.flatMap { [0, UInt8($0)] }
    #expect(refusal(of: little) == .notUTF8)
    #expect(refusal(of: big) == .notUTF8)
    #expect(refusal(of: [0xFF, 0xFE] + Array("l\0e\0t\0".utf8)) == .notUTF8)
  }

  @Test func aFileThatIsTooLargeIsNamed() {
    let size = SourceFile.largestSize + 1
    #expect(refusal(of: [UInt8](repeating: 0x0A, count: size)) == .tooLarge(bytes: size))
  }

  private func refusal(of bytes: [UInt8]) -> SourceFileError? {
    do {
      _ = try parse(bytes)
      return nil
    } catch {
      return error as? SourceFileError
    }
  }
}
