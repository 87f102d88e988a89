import Rewriting
import SwiftSyntax
import Testing

/// Invariants 7 and 12: moving code moves what may move, and no string changes its value.
@Suite struct ReindentTests {
  /// The file with the statement that holds `it` moved from one indentation to another.
  private func moved(
    _ text: String, from old: String, to new: String, whole: Bool = true
  ) throws -> String {
    let move = try onLargeStack {
      let file = try SourceFile(path: "File.swift", bytes: text.bytes)
      let node = try #require(file.statement(with: "it"))
      let layout = Layout(file)
      let edits = layout.reindent(node, from: old, to: new, includesFirstLine: whole)
      let result = Patch.splice(edits, into: file.bytes)
      let inner = layout.reindent(node, from: old, to: new)
      let behind = file.bytes.count - node.offsets.upperBound
      return Move(
        result: result.text, before: Self.values(file),
        after: Self.values(try SourceFile(path: "File.swift", bytes: result)),
        copy: layout.moved(node, from: old, to: new),
        spliced: Patch.splice(inner, into: file.bytes)[node.offsets.lowerBound...]
          .dropLast(behind).text)
    }
    #expect(move.after == move.before)
    #expect(move.copy == move.spliced)
    return move.result
  }

  private struct Move {
    var result: String
    var before: [String]
    var after: [String]
    /// The text that is taken out and moved, and the same cut from the moved file.
    var copy: String
    var spliced: String
  }

  /// The value of each string literal as the compiler reads it, interpolations left out.
  private static func values(_ file: SourceFile) -> [String] {
    final class Literals: SyntaxVisitor {
      var values: [String] = []
      override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let segments = node.segments.filter { $0.is(StringSegmentSyntax.self) }
        values.append(
          node.representedLiteralValue
            ?? segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined(
              separator: "\0"))
        return .visitChildren
      }
    }
    let literals = Literals(viewMode: .sourceAccurate)
    literals.walk(file.tree)
    return literals.values
  }

  @Test(arguments: [
    ("  it {\n    a\n  }\n", "  ", "    ", "    it {\n      a\n    }\n"),
    ("\tit {\r\n\t\ta\r\n\t}\r\n", "\t", "", "it {\r\n\ta\r\n}\r\n"),
    ("it {\n  a\n}\nb()\n", "", "    ", "    it {\n      a\n    }\nb()\n"),
    ("  it {\n    a\n  }\n", "  ", "\t", "\tit {\n\t  a\n\t}\n"),
    // Blank lines and lines that stand further left stay.
    ("  it {\n\n   \n a\n    b\n  }\n", "  ", "    ", "    it {\n\n   \n a\n      b\n    }\n"),
    // Directives own their line; what stands between them moves.
    (
      "  it {\n    #if A\n    a\n    #else\n    b\n    #endif\n  }\n", "  ", "",
      "it {\n    #if A\n  a\n    #else\n  b\n    #endif\n}\n"
    ),
    // Comments move with the code.
    (
      "  it {\n    /* a\n     b */\n    // c\n  }\n", "  ", "    ",
      "    it {\n      /* a\n       b */\n      // c\n    }\n"
    ),
  ])
  func linesMove(text: String, old: String, new: String, expected: String) throws {
    #expect(try moved(text, from: old, to: new) == expected)
  }

  @Test func theFirstLineMovesOnlyWhenAsked() throws {
    let text = "f {\n  it {\n    a\n  }\n}\n"
    #expect(try moved(text, from: "  ", to: "", whole: false) == "f {\n  it {\n  a\n}\n}\n")
    #expect(try moved(text, from: "  ", to: "  ") == text)
  }

  @Test(arguments: [
    // Content and closing delimiter together.
    (
      "  it(\"\"\"\n    a\n      b\n    \"\"\")\n", "  ", "      ",
      "      it(\"\"\"\n        a\n          b\n        \"\"\")\n"
    ),
    // R13: empty lines stay empty; lines of white space are indented as well, or do not parse.
    (
      "  it(\"\"\"\n    # one\n\n\n    # two\n    \"\"\")\n", "  ", "    ",
      "    it(\"\"\"\n      # one\n\n\n      # two\n      \"\"\")\n"
    ),
    (
      "  it(\"\"\"\n    a\n    \n      \n    \"\"\")\n", "  ", "    ",
      "    it(\"\"\"\n      a\n      \n        \n      \"\"\")\n"
    ),
    (
      "    it(\"\"\"\n    a\n    \n      \n    \"\"\")\n", "    ", "",
      "it(\"\"\"\na\n\n  \n\"\"\")\n"
    ),
    // CRLF.
    (
      "  it(\"\"\"\r\n    a\r\n\r\n    b\r\n    \"\"\")\r\n", "  ", "\t",
      "\tit(\"\"\"\r\n\t  a\r\n\r\n\t  b\r\n\t  \"\"\")\r\n"
    ),
    // Raw strings, escaped line ends, interpolations over several lines.
    (
      "  it(#\"\"\"\n    \\n \"\"\" \\#(a)\n    \"\"\"#)\n", "  ", "",
      "it(#\"\"\"\n  \\n \"\"\" \\#(a)\n  \"\"\"#)\n"
    ),
    (
      "  it(\"\"\"\n  a \\\n    b\n  \"\"\")\n", "  ", "    ",
      "    it(\"\"\"\n    a \\\n      b\n    \"\"\")\n"
    ),
    (
      "  it(\"\"\"\n  a \\(f {\n    b\n  }) c\n  \"\"\")\n", "  ", "    ",
      "    it(\"\"\"\n    a \\(f {\n      b\n    }) c\n    \"\"\")\n"
    ),
    (
      "  it(\"\"\"\n  a \\(f(\"\"\"\n    b\n\n    \"\"\")) c\n  \"\"\")\n", "  ", "",
      "it(\"\"\"\na \\(f(\"\"\"\n  b\n\n  \"\"\")) c\n\"\"\")\n"
    ),
    // Lines that stand further left hold the whole literal where it is.
    (
      "    it(\"\"\"\n  a\n  \"\"\", {\n      b\n    })\n", "    ", "  ",
      "  it(\"\"\"\n  a\n  \"\"\", {\n    b\n  })\n"
    ),
    (
      "    it(\"\"\"\n  a \\(f {\n        b\n  })\n  \"\"\")\n", "    ", "",
      "it(\"\"\"\n  a \\(f {\n        b\n  })\n  \"\"\")\n"
    ),
    ("    it(\"\"\"\na\n\"\"\")\n", "    ", "      ", "      it(\"\"\"\na\n\"\"\")\n"),
    // A literal on one line is a part of its line.
    ("  it(\"a\\nb\", \"//\")\n", "  ", "", "it(\"a\\nb\", \"//\")\n"),
  ])
  func literalsKeepTheirValue(text: String, old: String, new: String, expected: String) throws {
    #expect(try moved(text, from: old, to: new) == expected)
  }

  /// Any nesting of statements, strings and comments keeps its values in any move.
  @Test(arguments: 0..<30) func randomCodeKeepsItsValues(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let units = ["  ", "    ", "\t"]
    for _ in 0..<10 {
      let unit = units.randomElement(using: &random)!
      let text = unit + "it {\n" + random.code(depth: 2, unit: unit) + unit + "}\n"
      let new = [unit + unit, "", "\t", " "].randomElement(using: &random)!
      let result = try moved(text, from: unit, to: new)
      #expect(result.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }
  }
}

extension Random {
  /// Statements at a depth, some with literals whose lines are empty, blank or further in.
  fileprivate mutating func code(depth: Int, unit: String) -> String {
    let base = String(repeating: unit, count: depth)
    return (0..<Int.random(in: 0...4, using: &self)).map { _ in
      switch Int.random(in: 0...6, using: &self) {
      case 0: base + "a()\n"
      case 1: "\n"
      case 2: base + "/* b\n" + base + "   c */\n"
      case 3: base + "#if D\n" + code(depth: depth, unit: unit) + base + "#endif\n"
      case 4 where depth < 5: base + "e {\n" + code(depth: depth + 1, unit: unit) + base + "}\n"
      case 5: literal(base, indentation: base + " ", pounds: "#")
      default: literal(base, indentation: base, pounds: "")
      }
    }.joined()
  }

  private mutating func literal(_ base: String, indentation: String, pounds: String) -> String {
    let lines = ["\n", "x\n", "  x \n", "  \n", "\\\(pounds)(f)\n", "\t\n"]
    let body = (0..<Int.random(in: 1...5, using: &self)).map { _ in
      let line = lines.randomElement(using: &self)!
      return line == "\n" ? line : indentation + line
    }
    return base + "g(\(pounds)\"\"\"\n" + body.joined() + indentation + "\"\"\"\(pounds))\n"
  }
}
