import Rewriting
import SwiftSyntax
import Testing

/// Lines and columns: one-based, in UTF-8 bytes, as the compiler counts them.
@Suite struct PlacesTests {
  @Test func linesEndWithLFOrCRLFOrCR() {
    #expect(LineTable([]).starts == [0])
    #expect(LineTable("a".bytes).starts == [0])
    #expect(LineTable("a\n".bytes).starts == [0, 2])
    #expect(LineTable("a\r\nb\rc\n\n\r\r\n".bytes).starts == [0, 3, 5, 7, 8, 9, 11])
  }

  @Test func aLineHoldsItsEnd() {
    let lines = LineTable("ab\r\nc".bytes)
    #expect(lines.range(ofLine: 1) == 0..<4)
    #expect(lines.range(ofLine: 2) == 4..<5)
    #expect([0, 3, 4, 5].map(lines.line) == [1, 1, 2, 2])
    #expect(LineTable([]).range(ofLine: 1) == 0..<0)
  }

  /// SwiftSyntax counts for itself; it agrees at every offset.
  @Test(arguments: Sample.all) func agreesWithSwiftSyntax(_ sample: Sample) throws {
    let bytes = sample.bytes
    let file = try parse(bytes)
    let places = try onLargeStack {
      let converter = SourceLocationConverter(fileName: "", tree: file.tree)
      return (0...bytes.count).map { offset in
        let place = converter.location(for: AbsolutePosition(utf8Offset: offset))
        return SourcePlace(line: place.line, column: place.column)
      }
    }
    #expect((0...bytes.count).map(file.lines.location) == places)
  }

  /// The places of `x` are those at which swiftc 6.3.1 reports an error.
  @Test(arguments: [
    ("let a = 1\rlet b = x\n", 2, 9),
    ("let a = 1\r\nlet b = x\r\n", 2, 9),
    ("\u{FEFF}let b = x\n", 1, 12),
    ("let 家 = \"👨‍👩‍👧‍👦é🇯🇵\", b = x\n", 1, 54),
    ("\tlet e\u{301} = x\n", 1, 12),
  ])
  func columnsAreBytes(text: String, line: Int, column: Int) throws {
    let run = try run(Scripted.replace("x", with: "y"), over: text)
    #expect(run.entries.map(\.candidate.place) == [SourcePlace(line: line, column: column)])
    #expect(run.entries.map(\.candidate.placeOnDisk) == [SourcePlace(line: line, column: column)])
    #expect(run.text == text.replacing("x", with: "y"))
  }
}
