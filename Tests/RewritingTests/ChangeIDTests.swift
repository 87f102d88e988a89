import Rewriting
import SwiftSyntax
import Testing

/// Identities: one content of a file, one change.
@Suite struct ChangeIDTests {
  private func candidates(_ text: String, path: String = "File.swift") throws -> [Candidate] {
    try onLargeStack {
      let file = try SourceFile(path: path, bytes: text.bytes)
      return Run(file, targets: .unknown, selection: Selection()).step(AppleToPear())?.candidates
        ?? []
    }
  }

  private let text = "struct A {\n  var a = apple\n  var b = f(apple, apple)\n  var c = apple\n}\n"

  @Test func equalContentsHaveEqualIdentities() throws {
    let first = try candidates(text).flatMap(\.ids)
    #expect(try candidates(text).flatMap(\.ids) == first)
    #expect(first.count == 4 && Set(first).count == 4)
    #expect(Set(first.map(\.content)).count == 1)
    // Written down, so that no later version changes what `--only` was told.
    #expect(first[0].description == "5a4c64ed3d2c-dfcd5405")
    #expect(first.allSatisfy { ChangeID($0.description) == $0 })
  }

  @Test func twinsOnOneLineDiffer() throws {
    let twins = try candidates("f(apple, apple)\n")
    #expect(twins[0].ids != twins[1].ids)
    #expect(twins[0].fingerprint == twins[1].fingerprint)
  }

  @Test func everythingElseTellsApart() throws {
    let base = try candidates("struct A { var a = apple }\n")[0]
    for (text, path) in [
      ("struct B { var a = apple }\n", "File.swift"),
      ("struct A { var b = apple }\n", "File.swift"),
      ("struct A { var a = apple + 1 }\n", "File.swift"),
      ("struct A { var a = apple }\n", "Other.swift"),
    ] {
      let other = try candidates(text, path: path)[0]
      #expect(other.ids[0].change != base.ids[0].change, "\(text) \(path)")
      #expect(other.fingerprint != base.fingerprint, "\(text) \(path)")
    }
  }

  /// An identity holds for one content; the fingerprint survives edits elsewhere.
  @Test func editsElsewhereKeepTheFingerprint() throws {
    let before = try candidates(text)
    let after = try candidates(
      "import B\n\n" + text.replacing("var c", with: "\n    let d = 1\n  var c"))
    #expect(after.map(\.fingerprint) == before.map(\.fingerprint))
    #expect(after.map { $0.ids[0].content } != before.map { $0.ids[0].content })
    let reindented = try candidates(text.replacing("\n  var", with: "\r\n\t\tvar"))
    #expect(reindented.map(\.fingerprint) == before.map(\.fingerprint))
  }

  /// What other transforms and rounds did before does not change an identity.
  @Test func identitiesAreThoseOfTheFileOnDisk() throws {
    let rename = Scripted.each("b") { token, _ in
      [
        Change(
          "Say longer", .safe, edits: [.replacing(token, with: "longer"), .insert("// x\n", at: 0)])
      ]
    }
    let text = "f(b, apple)\ng(apple)\n"
    let alone = try candidates(text)
    let later = try run([rename, AppleToPear()], over: text.bytes).passes[1].entries.map(
      \.candidate)
    #expect(later.map(\.ids) == alone.map(\.ids))
    #expect(later.map(\.fingerprint) == alone.map(\.fingerprint))
    #expect(later.map(\.place) != alone.map(\.place))
  }

  /// Every identity of a run can be named in the next one.
  @Test func eachChangeCanBeNamed() throws {
    let text = "f(wrap(a), wrap(b))\nwrap(c)\n"
    let all = try run(Scripted.unwrap, over: text).entries
    for entry in all {
      var selection = Selection()
      selection.only = [entry.candidate.ids[0]]
      let only = try run(Scripted.unwrap, over: text, selection: selection)
      #expect(
        only.entries.filter { $0.outcome == .applied }.map(\.candidate.ids) == [entry.candidate.ids]
      )
      #expect(only.outcomes.count { $0 == .outsideSelection } == all.count - 1)
      selection = Selection()
      selection.skip = [entry.candidate.ids[0]]
      let others = try run(Scripted.unwrap, over: text, selection: selection)
      #expect(others.outcomes.count { $0 == .applied } == all.count - 1)
      #expect(
        others.entries.filter { $0.outcome != .applied }.map(\.candidate.ids) == [
          entry.candidate.ids
        ])
    }
  }

  /// `apply` picks an alternative only when it is named, and an unsafe one only when asked for.
  @Test func alternativesAreNamedByTheirOwnIdentity() throws {
    let transform = Scripted.each("either") { token, _ in
      [Applicability.safe, .unsafe].map {
        Change("Say \($0)", $0, edits: [.replacing(token, with: $0.rawValue)])
      }
    }
    let text = "f(either)\n"
    let ids = try run(transform, over: text).entries[0].candidate.ids
    #expect(ids.count == 2)
    let alternatives = Outcome.leftForYou(reason: "there are 2 alternatives to choose from")
    for (only, includesUnsafe, result, outcome) in [
      ([], true, text, alternatives), ([ids[0]], false, "f(safe)\n", .applied),
      ([ids[1]], false, text, .unsafeNotAskedFor), ([ids[1]], true, "f(unsafe)\n", .applied),
      (ids, true, text, alternatives),
    ] as [([ChangeID], Bool, String, Outcome)] {
      var selection = Selection()
      selection.only = Set(only)
      selection.includesUnsafe = includesUnsafe
      let run = try run(transform, over: text, selection: selection)
      #expect(run.text == result)
      #expect(run.outcomes == [outcome])
    }
    var selection = Selection()
    selection.skip = [ids[0]]
    #expect(try run(transform, over: text, selection: selection).outcomes == [alternatives])
    selection.skip = Set(ids)
    #expect(try run(transform, over: text, selection: selection).outcomes == [.outsideSelection])
  }

  @Test(arguments: [
    "", "-", "0123456789ab", "0123456789ab-", "0123456789ab-0123456", "0123456789ab-012345678",
    "0123456789AB-01234567", "0123456789ab-0123456g", "０123456789ab-01234567",
    "0123456789ab-01234567-", " 0123456789ab-01234567",
  ])
  func whatIsNoIdentity(text: String) { #expect(ChangeID(text) == nil) }

  @Test func identitiesAreReadAsTheyArePrinted() {
    #expect(ChangeID("0123456789ab-01234567")?.description == "0123456789ab-01234567")
    #expect(ChangeID("0123456789ab-01234567")?.content == "01234567")
    #expect(ChangeID.content(of: []) == "8602eb6e")
    #expect(ChangeID.content(of: "a".bytes) != ChangeID.content(of: "b".bytes))
  }
}
