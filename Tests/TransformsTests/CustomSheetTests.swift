import Platforms
import Rewriting
import Testing

@testable import Transforms

/// The reported faults of hand-made sheets and of detents (group 3 C).
@Suite struct CustomSheetTests {
  private func findings(_ source: String, iOS version: Version = 17) throws -> [Finding] {
    let file = try SourceFile(path: "Sheet.swift", bytes: Array(source.utf8))
    return CustomSheetToDetents().findings(in: Context(file: file, targets: [.iOS: version]))
  }

  private func text(_ source: String) throws -> String {
    let change = try #require(try findings(source).first?.changes.first)
    var bytes = Array(source.utf8)
    for edit in change.edits.reversed() {
      bytes.replaceSubrange(edit.offsets, with: edit.replacementBytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func view(_ panel: String, scrim: String = "Color.black.onTapGesture { isShown = false }")
    -> String
  {
    """
    struct T: View {
      @State private var isShown = false
      var body: some View {
        ZStack(alignment: .bottom) {
          Text("x")
          if isShown {
            \(scrim)
            \(panel)
          }
        }
      }
    }

    """
  }

  /// R59: detents count only on the root of the sheet's content.
  @Test func detentsStandOnTheOutermostExpression() throws {
    let panel = "NavigationStack { Text(\"d\").padding() }.transition(.move(edge: .bottom))"
    #expect(
      try text(view(panel)).contains(
        """
                NavigationStack { Text("d").padding() }
                  .presentationDetents([.medium, .large])
        """))
  }

  /// R60: only a complete pattern is offered, and what differs is said.
  @Test func onlyACompletePatternIsOffered() throws {
    let drag = """
      .gesture(DragGesture().onEnded { if $0.translation.height > 80 { isShown = false } })
      """
    let panel = "Text(\"Panel\").frame(height: 300)\(drag).transition(.move(edge: .bottom))"
    let withoutScrim = view(panel, scrim: "")
    #expect(try text(withoutScrim).contains(".presentationBackgroundInteraction(.enabled)"))
    let said = try #require(try findings(withoutScrim)[0].consequence)
    for words in ["above the tab bar", "afresh", "stays usable", "keyboard", "swipe down"] {
      #expect(said.contains(words))
    }
    let toast = "Text(\"Saved\").transition(.move(edge: .bottom))"
    #expect(try findings(view(toast, scrim: "")) == [])
    let neverHidden = view(
      "Text(\"Panel\").gesture(DragGesture().onEnded { _ in print(1) })", scrim: "")
    #expect(try findings(neverHidden)[0].reason == "the drag calls print")
  }

  /// R61: form sizing fights detents.
  @Test func noSizingIsPairedWithDetents() throws {
    let panel = "Text(\"Panel\").transition(.move(edge: .bottom))"
    let result = try text(view(panel))
    #expect(!result.contains("presentationSizing"))
    #expect(
      try findings(view(panel))[0].consequence?.contains("in wide windows it is a card") == true)
  }

  /// R64: a height in points is not copied silently.
  @Test func aHeightIsNotCopiedSilently() throws {
    let panel = "Text(\"Panel\").frame(height: 300).transition(.move(edge: .bottom))"
    #expect(try text(view(panel)).contains(".presentationDetents([.height(300)])"))
    #expect(
      try findings(view(panel))[0].consequence?
        .hasSuffix("from iOS 26 on the bottom safe area is added to its height") == true)
  }

  @Test func nothingIsOfferedWhereNothingSaysWhatTheFileShipsOn() throws {
    let panel = "Text(\"Panel\").transition(.move(edge: .bottom))"
    let file = try SourceFile(path: "Sheet.swift", bytes: Array(view(panel).utf8))
    let unknown = CustomSheetToDetents().findings(in: Context(file: file, targets: .unknown))
    #expect(unknown[0].reason?.hasPrefix("nothing says what the file ships on") == true)
    #expect(try findings(view(panel), iOS: 16)[0].changes.count == 1)
  }
}
