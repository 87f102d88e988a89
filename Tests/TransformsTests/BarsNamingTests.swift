import Platforms
import Rewriting
import Testing

@testable import Transforms

/// What is said about icons without titles, tabs, and the ends of the navigation bar.
@Suite struct BarsNamingTests {
  private func findings(
    _ transform: some Transform, _ source: String, targets: DeploymentTargets = [.iOS: 17],
    symbols: [String: String] = [:]
  ) throws -> [Finding] {
    let file = try SourceFile(path: "Bars.swift", bytes: Array(source.utf8))
    return transform.findings(
      in: Context(file: file, targets: targets, preferences: Preferences(symbols: symbols)))
  }

  /// R67: no title is invented, and what names an item for VoiceOver is what becomes its title.
  @Test func theReportedIconsAreHandled() throws {
    let source = """
      struct Y1: View { var body: some View { Text("x").toolbar {
        Button(action: add) { Image(systemName: "plus") }
        Button(action: share) { Image(systemName: "square.and.arrow.up") }.accessibilityLabel("Share report")
        Button { } label: { Image("brand.logo") }.help("Home").accessibilityIdentifier("home")
      } } }
      """
    let found = try findings(IconOnlyToTitle(), source)
    #expect(found.map(\.changes.count) == [0, 1, 0])
    #expect(found[0].reason == "nothing names it, and no title is made up from an image")
    #expect(found[1].changes[0].applicability == .unsafe)
    #expect(found[1].consequence?.contains("VoiceOver reads the same name") == true)
  }

  @Test func aTabWithASymbolOfTheConfigurationIsSafe() throws {
    let source = "let a = TabView { Text(\"1\").tabItem { Text(\"Chapters\") } }"
    #expect(try findings(TabItemLabel(), source)[0].changes.isEmpty)
    let found = try findings(TabItemLabel(), source, symbols: ["Chapters": "book"])
    #expect(found[0].changes.map(\.applicability) == [.safe])
  }

  /// R45: what moves is said, and a file of a Mac app keeps what compiles there.
  @Test func theAlternativesSayWhatMoves() throws {
    func titles(_ placement: String, _ title: String) throws -> [String] {
      let item = "ToolbarItem(placement: .\(placement)) { Button(\"\(title)\") { } }"
      return try findings(SemanticToolbarPlacement(), "let a = v.toolbar { \(item) }")[0].changes
        .map(\.title)
    }
    #expect(
      try titles("navigationBarTrailing", "Save") == [
        "Use the placement topBarTrailing",
        "Use the placement confirmationAction, at the same end of the bar on iOS",
      ])
    #expect(
      try titles("navigationBarTrailing", "Close") == [
        "Use the placement topBarTrailing",
        "Use the placement cancellationAction, which moves it to the other end of the bar on iOS",
      ])
    #expect(try titles("navigationBarLeading", "Sort") == ["Use the placement topBarLeading"])
    let reported = """
      struct L1: View { var body: some View { Text("x").toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Add", action: add) }
      } } }
      """
    let onBoth = try findings(
      SemanticToolbarPlacement(), reported, targets: [.iOS: 15, .macOS: 12])
    #expect(onBoth.map(\.changes.count) == [0])
    #expect(try findings(SemanticToolbarPlacement(), reported)[0].changes.count == 1)
  }

  @Test func onlyAnEndThatIsWrittenIsReplaced() throws {
    let source = "let a = v.navigationBarItems(trailing: b).navigationBarItems(x: c)"
    #expect(try findings(NavigationBarItemsToToolbar(), source).count == 1)
    let container = "let a = NavigationStack { v }.navigationBarItems(trailing: b)"
    #expect(try findings(NavigationBarItemsToToolbar(), container)[0].changes.isEmpty)
  }
}
