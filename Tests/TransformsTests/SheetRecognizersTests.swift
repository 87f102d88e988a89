import Availability
import Rewriting
import SwiftSyntax
import Testing

@testable import Transforms

/// Each recogniser of a hand-made sheet alone; a refusal names what said no.
@Suite struct SheetRecognizersTests {
  private static let hide = ".onEnded { _ in isShown = false }"

  @Test(arguments: [
    ("@State private var isShown = false", "isShown", "$isShown", true),
    ("@Binding var isShown: Bool", "self.isShown", "self.$isShown", false),
    ("let isShown: Binding<Bool>", "isShown.wrappedValue", "isShown", false),
  ])
  func theFlagHasABinding(_ flag: String, _ condition: String, _ binding: String, _ isOwn: Bool)
    throws
  {
    let found = try SheetView(
      flag: flag, condition: condition, scrim: "Color.black", content: "Text(\"Page\")"
    ).flag()
    #expect(found.binding == binding)
    #expect(found.isState == isOwn)
    #expect(found.name == "isShown")
  }

  @Test(arguments: [
    ("let isShown = false", "isShown", "isShown, which shows the panel, gives no binding"),
    ("let model = 1", "other.isShown", "other, which shows the panel, is declared in another file"),
    (
      "@State private var isShown = false", "!isShown",
      "what shows the panel is a condition that no binding stands for"
    ),
    (
      "@ObservedObject var model: Model", "model.isShown",
      "this file does not show that model.isShown can be set"
    ),
  ])
  func theFlagSaysNo(_ flag: String, _ condition: String, _ reason: String) throws {
    let view = try SheetView(
      flag: flag, condition: condition, scrim: "Color.black", content: "Text(\"Page\")")
    #expect(try refusal { try view.flag() } == reason)
  }

  @Test func theLayersAreAPanelOverAScrim() throws {
    let view = try SheetView()
    let layers = try #require(view.layers)
    #expect(layers.scrim?.trimmedDescription.hasPrefix("Color.black") == true)
    #expect(layers.panel.layer.trimmedDescription.hasPrefix("Text(\"Panel\")"))
    // A toast has no scrim and no drag.
    #expect(try SheetView(scrim: "").layers == nil)
    #expect(try SheetView(panel: "Text(\"Menu\").transition(.move(edge: .top))").layers == nil)
    #expect(try SheetView(scrim: "", panel: dragged(Self.hide)).layers != nil)
  }

  @Test(arguments: [
    "Color.black.onTapGesture { isShown = false }",
    "Color.black.onTapGesture(count: 1) { isShown.toggle() }",
    "Color.black.onTapGesture(perform: close)",
    "Color.black.gesture(TapGesture().onEnded { withAnimation { isShown = false } })",
    "Color.black.gesture(tap)",
    "Color.black.gesture(DragGesture().onEnded { _ in isShown = false })",
    "Button { isShown = false } label: { Color.black.opacity(0.4) }.buttonStyle(.plain)",
    "Button(action: close) { Color.black }",
  ])
  func theScrimHidesThePanel(_ scrim: String) throws {
    let members = """
      func close() { isShown = false }
      var tap: some Gesture { TapGesture().onEnded { close() } }
      """
    #expect(try SheetView(scrim: scrim, members: members).scrim().dismisses)
  }

  @Test(arguments: [
    ("Color.black.onTapGesture { page = 1 }", "the tap on the scrim sets page"),
    ("Color.black.onTapGesture(count: 2) { isShown = false }", "the scrim takes no single tap"),
    (
      "Color.black.gesture(LongPressGesture().onEnded { _ in isShown = false })",
      "the gesture on the scrim is no plain tap"
    ),
    ("Color.black.onLongPressGesture { isShown = false }", "the scrim has onLongPressGesture"),
    (
      "Color.black.onTapGesture(perform: vanish)",
      "the tap on the scrim calls vanish, which another file declares"
    ),
  ])
  func theScrimSaysNo(_ scrim: String, _ reason: String) throws {
    let view = try SheetView(scrim: scrim, members: "@State private var page = 0")
    #expect(try refusal { try view.scrim() }?.hasPrefix(reason) == true)
  }

  @Test func thePanelIsTakenApart() throws {
    let panel = """
      VStack {
        Capsule().frame(width: 40, height: 5)
        Text("Panel")
      }
      .frame(height: 300).background(Color.white).cornerRadius(20)
      .animation(.spring(), value: isShown).animation(.spring(), value: page)
      .transition(.move(edge: .bottom))
      """
    let found = try SheetView(panel: panel, members: "@State private var page = 0").panel()
    #expect(found.detents == "[.height(300)]")
    #expect(found.hasHeight)
    #expect(found.grabber != nil)
    #expect(found.radius == "20")
    #expect(found.style == "Color.white")
    #expect(found.slides)
    let names = found.removed.map(\.name)
    #expect(names == ["frame", "background", "cornerRadius", "animation", "transition"])
  }

  @Test(arguments: [
    (
      "Text(\"P\").offset(x: 4).transition(.move(edge: .bottom))",
      "an offset moves the panel sideways"
    ),
    (
      "Text(\"P\").background(Color.white).padding().transition(.move(edge: .bottom))",
      "the panel floats with a margin around it"
    ),
    (
      "Text(\"P\").matchedGeometryEffect(id: 1, in: space).transition(.move(edge: .bottom))",
      "a matchedGeometryEffect ties the panel to the content"
    ),
    (
      "Text(\"P\").frame(height: proxy.height).transition(.move(edge: .bottom))",
      "the height of the panel is proxy.height, which is no constant"
    ),
  ])
  func thePanelSaysNo(_ panel: String, _ reason: String) throws {
    let view = try SheetView(panel: panel)
    #expect(try refusal { try view.panel() } == reason)
  }

  @Test(arguments: [
    ("300", "[.height(300)]"), ("panelHeight", "[.height(panelHeight)]"),
    ("UIScreen.main.bounds.height * 0.4", "[.fraction(0.4)]"),
    ("proxy.size.height / 3", "[.fraction(1 / 3)]"),
  ])
  func aHeightIsADetent(_ height: String, _ detents: String) throws {
    let panel = "Text(\"P\").frame(height: \(height)).transition(.move(edge: .bottom))"
    let view = try SheetView(panel: panel, members: "let panelHeight: CGFloat = 300")
    #expect(try view.panel().detents == detents)
  }

  @Test(
    arguments: [
      ("Color.white", "Color.white", nil),
      ("RoundedRectangle(cornerRadius: 9).fill(.red)", ".red", "9"),
      (".regularMaterial, in: .rect(cornerRadius: 8)", ".regularMaterial", "8"),
    ] as [(String, String, String?)])
  func aBackgroundIsAStyleAndARadius(_ code: String, _ style: String, _ radius: String?) throws {
    let view = try SheetView(panel: "Text(\"P\").background(\(code)).transition(.slide)")
    let modifier = try #require(view.file.modifierCalls(named: ["background"]).first)
    let found = try #require(SheetBackground(modifier))
    #expect(found.style == style)
    #expect(found.radius == radius)
    let other = try SheetView(panel: "Text(\"P\").background(Image(\"x\")).transition(.slide)")
    #expect(
      SheetBackground(try #require(other.file.modifierCalls(named: ["background"]).first)) == nil)
  }

  @Test func aStackOfOneViewGoes() throws {
    func rest(_ content: String) throws -> RemainingLayer? {
      let view = try SheetView(content: content)
      let layers = try #require(view.layers)
      guard case .stack(let call, let statements) = layers.form else { return nil }
      return RemainingLayer(of: call, without: statements, in: view.file)
    }
    #expect(try rest("List { Text(\"Page\") }")?.view.trimmedDescription.hasPrefix("List") == true)
    #expect(try rest("Page()") == nil)
    #expect(try rest("Text(\"One\")\nText(\"Two\")") == nil)
  }
}
