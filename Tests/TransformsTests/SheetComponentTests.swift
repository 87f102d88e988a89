import Platforms
import Rewriting
import Testing

@testable import Transforms

/// A hand-made sheet that is a view type of the file, at the calls that show it.
@Suite struct SheetComponentTests {
  private static func source(
    members: String = "@ViewBuilder let content: Content", panel: String = "VStack { content }",
    scrim: String = "Color.black.onTapGesture { isShown = false }",
    use: String = "Card(isShown: $isShown) { Text(\"Panel\") }", access: String = "",
    others: String = ""
  ) -> String {
    """
    struct T: View {
      @State private var isShown = false
      let gap: CGFloat = 8
      var body: some View {
        ZStack {
          List { Button("Open") { isShown = true } }
          \(use)
        }
      }
    }

    \(access)struct Card<Content: View>: View {
      @Binding var isShown: Bool
      \(members)
      var body: some View {
        ZStack(alignment: .bottom) {
          if isShown {
            \(scrim)
            \(panel).transition(.move(edge: .bottom))
          }
        }
      }
    }
    \(others)
    """
  }

  private func findings(_ source: String) throws -> [Finding] {
    let file = try SourceFile(path: "Card.swift", bytes: Array(source.utf8))
    return CustomSheetToDetents().findings(in: Context(file: file, targets: [.iOS: 17]))
  }

  private func text(_ source: String) throws -> String {
    let change = try #require(try findings(source).first?.changes.first)
    var bytes = Array(source.utf8)
    for edit in change.edits.sorted(by: { $0.offsets.lowerBound > $1.offsets.lowerBound }) {
      bytes.replaceSubrange(edit.offsets, with: edit.replacementBytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func theContentTakesItsPlaceInThePanel() throws {
    let result = try text(Self.source())
    #expect(result.contains("VStack { Text(\"Panel\") }\n          .presentationDetents"))
    #expect(result.contains("struct Card<Content: View>"))
  }

  @Test func contentOfSeveralLinesMakesRoomForItself() throws {
    let use = "Card(isShown: $isShown) {\n        Text(\"One\")\n        Text(\"Two\")\n      }"
    #expect(
      try text(Self.source(use: use)).contains(
        """
                VStack {
                  Text("One")
                  Text("Two")
                }
        """))
  }

  /// Values of the component are said where the component is used.
  @Test(arguments: [
    ("let height: CGFloat\n@ViewBuilder let content: Content", "height: 300", "[.height(300)]"),
    ("var height: CGFloat = 200\n@ViewBuilder let content: Content", "", "[.height(200)]"),
    ("let height: CGFloat\n@ViewBuilder let content: Content", "height: gap", "[.height(gap)]"),
  ])
  func aHeightIsTranslated(_ members: String, _ argument: String, _ detents: String) throws {
    let use =
      "Card(isShown: $isShown\(argument.isEmpty ? "" : ", " + argument)) { Text(\"Panel\") }"
    let panel = "VStack { content }.frame(height: height)"
    #expect(
      try text(Self.source(members: members, panel: panel, use: use))
        .contains(".presentationDetents(\(detents))"))
  }

  @Test func aPrivateComponentGoesWithItsLastUse() throws {
    #expect(!(try text(Self.source(access: "private ")).contains("struct Card")))
    let preview = "#Preview { Card(isShown: .constant(true)) { Text(\"\") } }"
    #expect(try text(Self.source(access: "private ", others: preview)).contains("struct Card"))
    #expect(
      try text(Self.source(scrim: "Color.black.onTapGesture { isShown = false } /* dims */", access: "private ")).contains(
        "struct Card"))
    let said = try findings(Self.source())[0].consequence
    #expect(said?.contains("nothing in this file shows Card any longer") == true)
  }

  @Test(arguments: [
    (
      "let page: Int\n@ViewBuilder let content: Content", "Text(\"\\(page)\")", "page: 1",
      "reads page"
    ),
    ("@ViewBuilder let content: Content", "VStack { content; content }", "", "not just once"),
    (
      "@State private var page = 0\n@ViewBuilder let content: Content", "VStack { content }", "",
      "keeps state of its own besides the drag: page"
    ),
    (
      "@Binding var page: Int\n@ViewBuilder let content: Content", "VStack { content }",
      "page: $isShown", "is also given page"
    ),
    (
      "@ViewBuilder let content: Content\ninit() { print(1) }", "VStack { content }", "",
      "the initializer of Card does more"
    ),
    (
      "@ViewBuilder let content: Content\ninit(a: Int) {}\ninit(b: Int) {}", "VStack { content }",
      "", "Card has several initializers"
    ),
    (
      "var onClose: () -> Void = {}\n@ViewBuilder let content: Content", "VStack { content }", "",
      "which closure is the content"
    ),
    (
      "var height: CGFloat { 300 }\n@ViewBuilder let content: Content",
      "VStack { content }.frame(height: height)", "", "height of Card is not known"
    ),
  ])
  func whatOnlyTheComponentKnowsIsRefused(
    _ members: String, _ panel: String, _ argument: String, _ reason: String
  ) throws {
    let list = ["isShown: $isShown", argument].filter { !$0.isEmpty }.joined(separator: ", ")
    let use = "Card(\(list)) { Text(\"Panel\") }"
    let panel = panel.contains("content") ? panel : "VStack { \(panel); content }"
    let found = try findings(Self.source(members: members, panel: panel, use: use))
    #expect(found.count == 1)
    #expect(found[0].reason?.contains(reason) == true, "\(found[0].reason ?? "offered")")
  }

  /// A name that the panel shares with the view that shows it, and that is another there.
  @Test func aNameThatMeansSomethingElseIsRefused() throws {
    let panel = "VStack { content.padding(gap) }"
    let found = try findings(Self.source(panel: panel, others: "let gap: CGFloat = 4"))
    #expect(found[0].reason?.contains("the panel of Card reads gap") == true)
  }

  @Test func aCallElsewhereIsNoUse() throws {
    let nowhere = try findings(Self.source(use: "Text(\"\")"))
    #expect(nowhere.count == 1)
    #expect(nowhere[0].reason?.hasPrefix("nothing in this file shows Card; where") == true)
    #expect(try findings(Self.source(use: "Text(\"\")", access: "private ")).isEmpty)
  }
}
