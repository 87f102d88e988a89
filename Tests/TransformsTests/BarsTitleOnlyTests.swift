import Platforms
import Rewriting
import Testing

@testable import Transforms

/// What is said about titles without symbols, and when a change is safe.
@Suite struct BarsTitleOnlyTests {
  private func findings(
    _ source: String, targets: DeploymentTargets = [.iOS: 17], symbols: [String: String] = [:]
  ) throws -> [Finding] {
    let file = try SourceFile(path: "Bars.swift", bytes: Array(source.utf8))
    return TitleOnlyToSystemImage().findings(
      in: Context(file: file, targets: targets, preferences: Preferences(symbols: symbols)))
  }

  @Test func aSymbolOfTheConfigurationIsSafe() throws {
    let source = "let a = v.toolbar { Button(\"Glitch\") { } }"
    #expect(try findings(source)[0].changes.isEmpty)
    let change = try #require(try findings(source, symbols: ["glitch": "bolt"])[0].changes.first)
    #expect(change.applicability == .safe)
    #expect(change.title == "Add the symbol bolt to the title (the configuration names it)")
    let text = change.edits.map { String(decoding: $0.replacementBytes, as: UTF8.self) }
    #expect(text == [", systemImage: \"bolt\""])
  }

  @Test func aSymbolOfTheTableIsNot() throws {
    let source = "let a = v.toolbar { Button(\"Done\") { } }"
    #expect(try findings(source)[0].changes.map(\.applicability) == [.unsafe])
    // The configuration need not cover all of it.
    let both = "let a = v.toolbar { Button(x ? \"Done\" : \"Glitch\") { } }"
    let changes = try findings(both, symbols: ["Glitch": "bolt"])[0].changes
    #expect(changes.map(\.applicability) == [.unsafe])
    #expect(changes[0].title.contains("checkmark or bolt"))
  }

  @Test func whatCannotBeKnownIsNeverSafe() throws {
    let symbols = ["Done": "flag"]
    let source = "let a = v.toolbar { Button(\"Done\") { } }"
    #expect(
      try findings(source, targets: .unknown, symbols: symbols)[0].changes.map(\.applicability)
        == [.unsafe])
    let view = """
      struct Item: View { var body: some View { Button("Done") { } } }
      let a = v.toolbar { Item() }
      """
    let finding = try findings(view, symbols: symbols)[0]
    #expect(finding.changes.map(\.applicability) == [.unsafe])
    #expect(finding.consequence?.hasSuffix("wherever else Item is shown, it shows both") == true)
  }

  @Test func theUserIsToldWhatTheBarShows() throws {
    let finding = try findings("let a = v.toolbar { Button(\"Done\") { } }")[0]
    #expect(finding.message == "a bar item with a title and no symbol stays out of vertical bars")
    #expect(
      finding.consequence == """
        the bar shows the symbol instead of the title; the title stays for VoiceOver and in overflow \
        menus
        """)
  }

  /// R65: styled labels and spacers keep what they have.
  @Test func theReportedToolbarIsHandled() throws {
    let source = """
      struct X1: View { var body: some View { Text("x").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(bad) }
        ToolbarItem(placement: .cancellationAction) { Button { dismiss() } label: { Text("Cancel").bold() } }
        ToolbarItemGroup(placement: .bottomBar) { Button("A") { }; Spacer(); Button("B") { } }
      } } }
      """
    let found = try findings(source)
    #expect(found.map(\.changes.count) == [1, 1, 0, 0])
    let label = found[1].changes[0].edits.map {
      String(decoding: $0.replacementBytes, as: UTF8.self)
    }
    #expect(label == ["Label { ", " } icon: { Image(systemName: \"xmark\") }"])
  }

  /// What the initializers of SwiftUI take besides a title moves with them.
  @Test func theOlderFormsOfALinkAreKept() throws {
    let source = "let a = v.toolbar { NavigationLink(\"Help\", isActive: $on) { Text(\"T\") } }"
    let edits = try #require(try findings(source)[0].changes.first).edits
    var bytes = Array(source.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.offsets, with: edit.replacementBytes)
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        let a = v.toolbar { NavigationLink(isActive: $on) { Text("T") } label: \
        { Label("Help", systemImage: "questionmark.circle") } }
        """)
  }
}
