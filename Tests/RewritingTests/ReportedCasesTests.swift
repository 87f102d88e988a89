import Rewriting
import SwiftSyntax
import Testing

/// Small inputs written after public reports of faults of other tools; `apple` is what changes.
@Suite struct ReportedCasesTests {
  @Test(arguments: [
    // swift-format#705: a comma behind `#endif`.
    "let row = pair(\n  apple\n    #if os(iOS)\n      .tint(apple)\n    #endif\n  , 2\n)\n",
    // swift-format#303: `#if` in a chain of modifiers.
    """
    struct A: View {
      var body: some View {
        apple("x")
          #if os(iOS)
          .navigationBarItems(trailing: Button("Add", action: apple))
          #elseif os(macOS)
          .padding(apple)
          #endif
          .safeAreaInset(edge: .bottom) { apple() }
      }
    }

    """,
    // swift-format#1194: the comment below a shebang.
    "#!/usr/bin/env swift\n// licence\nimport SwiftUI\napple()\n",
    // SwiftFormat#1319: regular expressions and divisions.
    "let c = apple(white: 216.0/255.0, alpha: 44.0/255.0)\nlet r = #/apple\\{(\\d{2})\\}|Label\\(\"x\"\\)/#\n"
      .replacing("#/apple", with: "#/orange"),
    // codemod#1495: offsets are bytes.
    "let 家 = \"👨‍👩‍👧‍👦é\" ; struct C { var body: V { Text(\"🇯🇵 \\(apple)\").d([apple]) } }\n",
    // SwiftFormat#1026: what follows a call.
    "let t = items.map { apple }.reduce(nil as Int?, { a, b in a ?? apple })?.description\n",
    // SwiftFormat#2223: closures between arguments.
    "track({ apple() }, token: { nil }, willChange: apple, didChange: { use(apple) })\n",
    // LibCST#392: comments around the first and the last statement.
    "// header\n\n// doc\nimport SwiftUI\n\nlet apple = 1 // last\n// end",
  ])
  func onlyTheNameChanges(text: String) throws {
    let expected = text.replacing("apple", with: "pear")
    let run = try run(AppleToPear(), over: text)
    #expect(run.text == expected)
    #expect(run.outcomes.count == expected.ranges(of: "pear").count)
    #expect(run.outcomes.allSatisfy { $0 == .applied })
    let crlf = try RewritingTests.run(AppleToPear(), over: text.replacing("\n", with: "\r\n"))
    #expect(crlf.text == expected.replacing("\n", with: "\r\n"))
  }

  @Test func namesInStringsCommentsAndRegularExpressionsStay() throws {
    let text =
      "// apple\nlet a = \"apple\" /* apple */, b = #/apple/#\nlet c = \"\"\"\n  apple\n  \"\"\"\n"
    let run = try run(AppleToPear(), over: text)
    #expect(run.result.bytes == run.original)
    #expect(run.passes.isEmpty)
  }

  /// swift-format#705: a token that is pulled up behind `#endif` does not parse, so that it stays.
  @Test func aTokenBehindADirectiveIsRefused() throws {
    let text = "let row = pair(\n  base\n    #if os(iOS)\n      .tint(1)\n    #endif\n  , 2\n)\n"
    let pullUp = Scripted { context in
      guard
        let comma = context.file.tree.tokens(viewMode: .sourceAccurate)
          .first(where: { $0.tokenKind == .comma })
      else { return [] }
      let start = comma.position.utf8Offset
      let change = Change("Pull up", .safe, edits: [.delete(start..<comma.offsets.lowerBound)])
      return [Finding(at: comma, "comma", change: change)]
    }
    let run = try run(pullUp, over: text)
    #expect(run.text == text)
    #expect(run.outcomes == [.wouldNotParse])
  }

  /// rustfix#57, swift-package-manager#8892: the same insertion twice is one.
  @Test func theSameInsertionIsMadeOnce() throws {
    let transform = Scripted { context in
      context.file.identifiers("f").flatMap { token in
        token.previousToken(viewMode: .sourceAccurate)?.text == "any"
          ? []
          : (0..<2).map { _ in
            Finding(
              at: token, "f needs any",
              change: Change(
                "Say any", .safe, edits: [.insert("any ", at: token.offsets.lowerBound)]))
          }
      }
    }
    let run = try run(transform, over: "let a: f = b\n")
    #expect(run.text == "let a: any f = b\n")
    #expect(run.outcomes == [.applied, .applied])
  }

  /// rustfix#114: a change of several parts, one of which conflicts, is not applied by half.
  @Test func aChangeOfSeveralPartsIsWholeOrNotAtAll() throws {
    let transform = Scripted { context in
      let file = context.file
      guard let call = file.calls("g").first, let end = file.identifiers("end").first else {
        return []
      }
      return [
        Finding(
          at: call, "call", change: Change("Say h", .safe, edits: [.replacing(call, with: "h")])),
        Finding(
          at: end, "parts",
          change: Change(
            "Rename both", .safe,
            edits: [.replacing(end, with: "last")]
              + file.identifiers("x").map { .replacing($0, with: "y") })),
      ]
    }
    let resolution = try onLargeStack {
      let file = try SourceFile(path: "File.swift", bytes: "f(x)\ng(x)\nend()\n".bytes)
      let step = Run(file, targets: .unknown, selection: Selection()).step(transform)
      return step?.resolve { .accept($0.finding.changes[0]) }
    }
    let entries = try #require(resolution?.entries)
    #expect(entries.map(\.outcome) == [.applied, .conflict(with: entries[0].candidate.ids[0])])
    #expect(resolution?.result.bytes.text == "f(x)\nh\nend()\n")
    #expect(resolution?.edits == entries[0].change?.edits)
  }
}
