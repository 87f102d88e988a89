import Rewriting
import SwiftSyntax
import Testing

/// Invariant 12: new code follows the file.
@Suite struct LayoutTests {
  private func layout(_ text: String) throws -> Layout {
    let file = try parse(text)
    return try onLargeStack { Layout(file) }
  }

  @Test(arguments: [
    ("struct A {\n  var a: Int {\n    1\n  }\n}\n", "  "),
    ("struct A {\n    var a: Int {\n        1\n    }\n}\n", "    "),
    ("struct A {\r\n   var a: Int {\r\n      1\r\n   }\r\n}\r\n", "   "),
    ("struct A {\n\tvar a: Int {\n\t\t1\n\t}\n}\n", "\t"),
    ("struct A\n{\n\tvar a: Int\n\t{\n\t\t1\n\t}\n}\n", "\t"),
    ("struct A {\r\tvar a: Int {\r\t\t1\r\t}\r}\r", "\t"),
    // Nothing to see.
    ("", "    "), ("let a = 1\n", "    "), ("let a = f(\n  1)\n", "    "),
    // The majority counts; of two equals the smaller one.
    ("f {\n  a\n}\nf {\n  b\n}\nf {\n    c\n}\n", "  "),
    ("f {\n  a\n}\nf {\n    c\n}\n", "  "), ("f {\n\ta\n}\nf {\n  c\n}\n", "\t"),
    // Two tabs are two units; a mixture shows nothing.
    ("f {\n\t\ta\n}\n", "\t"), ("f {\n\t a\n}\ng {\n  a\n}\n", "  "),
    // Blank lines and comments between do not matter.
    ("f {\n\n      \n  a\n}\n", "  "), ("f {\n  // why\n  a\n}\n", "  "),
    // What a literal or a block comment holds is no code.
    ("let j = \"\"\"\n{\n \"a\": {\n  1\n }\n}\n{\n 2\n}\n\"\"\"\nf {\n    a\n}\n", "    "),
    ("/*\nf {\n a\n}\nf {\n a\n}\n*/\nf {\n    a\n}\n", "    "),
    ("f { // no\n a }\nf {\n  b\n}\n", "  "),
  ])
  func theUnitOfIndentation(text: String, unit: String) throws {
    #expect(try layout(text).unit == unit)
  }

  @Test(arguments: [
    ("struct A {\n}\n", false), ("struct A\n{\n}\n", true), ("", false),
    ("struct A\n{\n}\nf {\n}\n", false),
    ("struct A\r\n{\r\n}\r\nclass B\r\n{\r\n}\r\nf {\r\n}\r\n", true),
  ])
  func theOpeningBrace(text: String, ownLine: Bool) throws {
    #expect(try layout(text).bracesOnOwnLine == ownLine)
  }

  @Test(arguments: [
    ("if a {\n} else {\n}\n", false), ("if a {\n}\nelse {\n}\n", true), ("", false),
    ("if a\n{\n}\nelse if b\n{\n}\nelse\n{\n}\n", true), ("if a {\n}else{\n}\n", false),
    ("if a {\n}\nelse {\n}\nif a {\n} else {\n}\n", false),
    // The else of a guard says nothing about that of an if.
    ("guard let a = b,\n  c\nelse { return }\n", false),
    ("guard let a = b\nelse {\n  return\n}\nif a {\n}\nelsewhere()\n", false),
  ])
  func theElse(text: String, ownLine: Bool) throws {
    #expect(try layout(text).elseOnOwnLine == ownLine)
  }

  @Test func theIndentationAndTheLineEndOfAPlace() throws {
    let text = "a()\r\n\t b()\n  c()\rd()"
    let layout = try layout(text)
    let offsets = ["a", "b", "c", "d"].map { text.utf8.firstIndex(of: $0.utf8.first!)! }
      .map { text.utf8.distance(from: text.startIndex, to: $0) }
    #expect(offsets.map(layout.indentation) == ["", "\t ", "  ", ""])
    #expect(offsets.map(layout.lineEnd) == ["\r\n", "\n", "\r", "\r"])
    #expect(layout.lineEnd(at: text.utf8.count) == "\r")
    #expect(try self.layout("").lineEnd(at: 0) == "\n")
    #expect(try self.layout("a()").lineEnd(at: 2) == "\n")
  }

  @Test(arguments: [
    ("f {\n    g {\n        x()\n    }\n}\n", "    if a {\n        b\n\n        // c\n    }"),
    ("f {\r\n\tg {\r\n\t\tx()\r\n\t}\r\n}\r\n", "\tif a {\r\n\t\tb\r\n\r\n\t\t// c\r\n\t}"),
    ("f {\n  g {\n    x()\n  }\n}\n", "  if a {\n    b\n\n    // c\n  }"),
  ])
  func codeIsWrittenAsTheFileIs(text: String, expected: String) throws {
    let offset = try #require(text.utf8.firstIndex(of: UInt8(ascii: "g")))
    let layout = try layout(text)
    let code = layout.format(
      "if a {\n  b\n\n  // c\n}", at: text.utf8.distance(from: text.startIndex, to: offset))
    let indentation = String(expected.prefix { $0 == " " || $0 == "\t" })
    #expect(indentation + code == expected)
  }

  @Test func theFirstLineIsLeftToTheCaller() throws {
    let layout = try layout("f {\n    g()\n}\n")
    #expect(layout.format("a", at: 8) == "a")
    #expect(layout.format("  a\n    b", at: 8) == "    a\n            b")
    #expect(layout.format("", at: 8) == "")
    #expect(layout.format("a\n", at: 8) == "a\n")
  }
}
