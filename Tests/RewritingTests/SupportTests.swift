@testable import Rewriting
import SwiftSyntax
import Testing

/// What changes share: equal supports merge, and stand while one accepted change needs them.
@Suite struct SupportTests {
  private let baseline = "0123456789".bytes

  private func change(_ offset: Int, _ supports: Support...) -> Change {
    Change(
      "Change \(offset)", .safe, edits: [SourceEdit(offset..<(offset + 1), "x")], supports: supports
    )
  }

  private func helper(_ name: String, _ text: String, at offset: Int = 10) -> Support {
    Support(name: name, edit: .insert(text, at: offset))
  }

  private func applied(_ changes: [Change]) throws -> String {
    var patch = Patch()
    for change in changes { try patch.insert(change) }
    return patch.applied(to: baseline).text
  }

  @Test func equalSupportsMerge() throws {
    let changes = [change(1, helper("a", "A")), change(3, helper("a", "A"))]
    #expect(try applied(changes) == "0x2x456789A")
    #expect(try applied([changes[1]]) == "012x456789A")
    #expect(try applied([]) == "0123456789")
  }

  @Test func severalSupportsAtOneOffsetStandByName() throws {
    let changes = [
      change(1, helper("b", "B"), helper("a", "A")), change(3, helper("c", "C"), helper("b", "B")),
      change(5, helper("a", "A")),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      #expect(try applied(order.map { changes[$0] }) == "0x2x4x6789ABC")
    }
    #expect(try applied([changes[1]]) == "012x456789BC")
  }

  @Test func aSupportStandsBehindAnInsertionOfAChange() throws {
    let insertion = Change("Insert", .safe, edits: [.insert("!", at: 10)])
    let supported = change(1, helper("a", "A"))
    #expect(try applied([insertion, supported]) == "0x23456789!A")
    #expect(try applied([supported, insertion]) == "0x23456789!A")
  }

  @Test func oneNameForTwoTextsAtOneOffsetIsAConflict() throws {
    let first = change(1, helper("a", "A"))
    let second = change(3, helper("a", "B"))
    for pair in [[first, second], [second, first]] {
      #expect(throws: Patch.Conflict(change: 0)) { try applied(pair) }
    }
    #expect(try applied([first, change(3, helper("a", "B", at: 0))]) == "B0x2x456789A")
  }

  @Test func aSupportThatReplacesConflictsLikeAnEdit() throws {
    let importing = Support(name: "import", edit: SourceEdit(0..<2, "I"))
    #expect(try applied([change(5, importing), change(7, importing)]) == "I234x6x89")
    for pair in [[change(5, importing), change(1)], [change(1), change(5, importing)]] {
      #expect(throws: Patch.Conflict(change: 0)) { try applied(pair) }
    }
  }

  @Test func aSupportNamedTwiceCountsOnce() throws {
    let twice = change(1, helper("a", "A"), helper("a", "A"))
    #expect(twice.supports.count == 1)
    #expect(try applied([twice]) == "0x23456789A")
  }

  /// A helper goes with the last change that needs it.
  @Test func aSupportStandsOnlyWhileItIsNeeded() throws {
    let transform = Scripted.each("tall") { token, file in
      [
        Change(
          "Say isTall", .safe, edits: [.replacing(token, with: "isTall")],
          supports: [
            Support(name: "b", edit: .insert("let b = 2\n", at: file.bytes.count)),
            Support(name: "a", edit: .insert("let a = 1\n", at: file.bytes.count)),
          ])
      ]
    }
    let text = "f(tall)\ng(tall)\n"
    #expect(try run(transform, over: text).text == "f(isTall)\ng(isTall)\nlet a = 1\nlet b = 2\n")
    let second = try run(transform, over: text) { $0.place.line == 2 ? nil : .reject }
    #expect(second.text == text)
    let one = try run(transform, over: text) { candidate in
      candidate.place.line == 2 ? .accept(candidate.finding.changes[0]) : .reject
    }
    #expect(one.text == "f(tall)\ng(isTall)\nlet a = 1\nlet b = 2\n")
    #expect(one.outcomes == [.rejected, .applied])
  }
}
