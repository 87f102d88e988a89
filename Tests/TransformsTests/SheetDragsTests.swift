import Availability
import Rewriting
import SwiftSyntax
import Testing

@testable import Transforms

/// What the drags and taps of a hand-made sheet do.
@Suite struct SheetDragsTests {
  private static let members = """
    @State private var offset: CGFloat = 0
    @State private var size = CGSize.zero
    @State private var isMoving = false
    @State private var page = 0
    @GestureState private var pull = CGSize.zero
    var pulling: some Gesture { DragGesture().onEnded(finish) }
    func dragging(_ height: CGFloat) -> some Gesture { DragGesture().onEnded { _ in close() } }
    func finish(_ value: DragGesture.Value) { if value.translation.height > 80 { close() } }
    func close() { withAnimation { isShown = false; offset = 0 } }
    """

  private func view(_ panel: String, scrim: String = "") throws -> SheetView {
    try SheetView(scrim: scrim, panel: panel, members: Self.members)
  }

  @Test(arguments: [
    (dragged(".onEnded { _ in isShown = false }"), []),
    (dragged(".onEnded { _ in isShown = false }", name: "simultaneousGesture"), []),
    (dragged(".onEnded { _ in isShown = false }", name: "highPriorityGesture"), []),
    (dragged(".onEnded { _ in isShown = false }", behind: ", including: .all"), []),
    (
      dragged(
        ".onChanged { offset = $0.translation.height }.onEnded(finish)",
        start: "DragGesture(minimumDistance: 10, coordinateSpace: .global)"), ["offset"]
    ),
    (
      dragged(
        ".onChanged { v in size.height = v.translation.height; isMoving = true }"
          + ".onEnded { _ in isMoving = false; isShown = false }"), ["size", "isMoving"]
    ),
    (dragged("", start: "pulling"), ["offset"]),
    (dragged("", start: "self.dragging(300)"), ["offset"]),
    (
      dragged(
        ".updating($pull) { v, s, t in s = v.translation; t.animation = nil }"
          + ".onEnded { _ in isShown.toggle() }"), ["pull"]
    ),
    (
      dragged(".updating($pull, body: { v, s, _ in s = v.translation }).onEnded(finish)"),
      ["offset", "pull"]
    ),
  ])
  func aDragMovesAndHidesThePanel(_ panel: String, _ states: [String]) throws {
    let drag = try view(panel).drag()
    #expect(drag.effects.dismisses)
    let names = drag.effects.states.values.map(\.name) + [drag.updated?.name].compactMap { $0 }
    #expect(Set(names) == Set(states))
  }

  @Test(arguments: [
    (dragged(".onEnded { _ in page += 1 }"), "the drag sets page"),
    (dragged(".onEnded { _ in proxy.scrollTo(1) }"), "the drag calls proxy.scrollTo"),
    (dragged(".onEnded { _ in Task { await load() } }"), "the drag calls Task"),
    (dragged(".onEnded { _ in try? save() }"), "the drag does more than to move and hide"),
    (dragged(".onEnded { _ in isShown = page > 0 }"), "the drag sets isShown to something else"),
    (
      dragged(".onEnded(release)"),
      "the drag calls release, which another file declares"
    ),
    (
      dragged("", start: "release"),
      "the gesture on the panel is release, which another file declares"
    ),
    (
      dragged("", start: "LongPressGesture()"), "the gesture on the panel is no plain drag"
    ),
    (
      dragged(".onEnded { _ in isShown = false }", behind: ", isEnabled: isMoving"),
      "the drag is on only at times"
    ),
  ])
  func aDragSaysNo(_ panel: String, _ reason: String) throws {
    #expect(try refusal { try view(panel).drag() }?.hasPrefix(reason) == true)
  }

  @Test func aDragOnAPartOfThePanelGoesToo() throws {
    let header = "Text(\"Title\").gesture(DragGesture().onEnded { _ in isShown = false })"
    let slider = "Text(\"Knob\").gesture(DragGesture().onChanged { size = $0.translation })"
    let scrim = "Color.black.onTapGesture { isShown = false }"
    let panel = "VStack { \(header); \(slider) }.transition(.move(edge: .bottom))"
    let found = try view(panel, scrim: scrim).panel()
    #expect(found.drags.count == 1)
    #expect(found.removed.map(\.name) == ["transition", "gesture"])
  }

  private func effects(_ code: String) throws -> DismissalEffects {
    let view = try view(
      "Text(\"P\").transition(.move(edge: .bottom))",
      scrim: "Color.black.onTapGesture { \(code) }")
    return try DismissalEffects(reading: code, of: view)
  }

  @Test(arguments: [
    ("isShown = false", [[]]),
    ("isShown = false; page = 1", [["sets page"]]),
    ("onClose?(); withAnimation { isShown = false }", [["calls onClose"]]),
    ("close(); print(1)", [["calls print"]]),
    ("if page > 1 { isShown = false; print(1) } else { offset = 0 }", [["calls print"]]),
    ("if page > 1 { close() } else { isShown = false; page = 0 }", [[], ["sets page"]]),
    ("guard page > 1 else { offset = 0; return }; isShown = false; print(1)", [["calls print"]]),
  ])
  func whatElseRunsIsKnownForEachWay(_ code: String, _ ways: [[String]]) throws {
    let found = try effects(code)
    #expect(found.ways.map { $0.map(\.words) } == ways)
    #expect(found.other == nil)
  }

  @Test(arguments: [
    ("print(1)", "calls print"),
    ("isShown = false; guard page > 1 else { return }; print(1)", "calls print"),
    ("if page > 1 { isShown = false }; print(1)", "calls print"),
    (
      "withAnimation { isShown = false } completion: { print(1) }",
      "does something when its animation is over"
    ),
    ("for _ in 0..<2 { isShown = false }", "does more than to move and hide the panel"),
  ])
  func whatRunsOnlyAtTimesIsSomethingElse(_ code: String, _ other: String) throws {
    #expect(try effects(code).other == other)
  }
}

extension DismissalEffects {
  /// Reads the only closure of the scrim's tap.
  fileprivate init(reading code: String, of view: SheetView) throws {
    let tap = try #require(view.file.modifierCalls(named: ["onTapGesture"]).first)
    self.init(try view.flag(), view.index)
    read(try #require(tap.call.trailingClosure).statements)
  }
}
