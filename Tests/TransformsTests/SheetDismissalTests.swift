import Availability
import Rewriting
import SwiftSyntax
import Testing

@testable import Transforms

/// What runs when a hand-made sheet is hidden, and what the code around it does with its flag.
@Suite struct SheetDismissalTests {
  private static let closing = "Color.black.onTapGesture { isShown = false; onClose() }"
  private static let slides = ".transition(.move(edge: .bottom))"

  private func view(
    scrim: String = closing, button: String = "isShown = false; onClose()",
    content: String = "Button(\"Open\") { isShown = true }", members: String = "",
    after: String = "", flag: String = "@State private var isShown = false"
  ) throws -> SheetView {
    try SheetView(
      flag: flag, scrim: scrim,
      panel: "VStack { Button(\"Close\") { \(button) } }\(Self.slides)", content: content,
      members: "var onClose: () -> Void\n\(members)", after: after)
  }

  @Test func whatEveryWayRunsIsForTheSheet() throws {
    let dismissal = try view().plan().dismissal
    #expect(dismissal.further.map(\.words) == ["calls onClose"])
    #expect(dismissal.duplicates.map(\.item.trimmedDescription) == ["onClose()"])
    let result = try view().result()
    #expect(result.contains(".sheet(isPresented: $isShown, onDismiss: { onClose() }) {"))
    #expect(result.contains("Button(\"Close\") { isShown = false }"))
    #expect(result.components(separatedBy: "onClose()").count == 2)
  }

  @Test func whatOnlyAButtonRunsStaysThere() throws {
    let found = try view(
      scrim: "Color.black.onTapGesture { isShown = false }", button: "isShown = false; onClose()")
    #expect(try found.plan().dismissal.further.isEmpty)
    #expect(try found.result().contains("Button(\"Close\") { isShown = false; onClose() }"))
  }

  @Test func aMethodThatStaysRunsOnlyTheRest() throws {
    let found = try view(
      scrim: "Color.black.onTapGesture(perform: close)", button: "close()",
      members: "func close() { isShown = false; onClose() }")
    #expect(try found.result().contains("func close() { isShown = false }"))
    let orphan = try view(
      scrim: "Color.black.onTapGesture(perform: close)", button: "isShown = false; onClose()",
      members: "private func close() {\n    isShown = false\n    onClose()\n  }")
    #expect(try !orphan.result().contains("func close"))
  }

  @Test(arguments: [
    ("isShown = false", "the panel is hidden without that on line"),
    ("onClose(); isShown = false; print(1)", "the panel is hidden without that on line"),
    ("if true { isShown = false }; onClose()", "the panel is hidden without that on line"),
    ("isShown = Bool.random()", "the panel is hidden without that on line"),
  ])
  func aButtonThatDoesSomethingElseSaysNo(_ button: String, _ reason: String) throws {
    #expect(try refusal { try view(button: button).plan() }?.contains(reason) == true)
  }

  @Test(arguments: [
    ("hideKeyboard()", "closes the keyboard"),
    (
      "UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder))", "the keyboard"
    ),
    ("isFocused = false", "closes the keyboard"),
    ("UIImpactFeedbackGenerator(style: .light).impactOccurred()", "gives feedback"),
    ("dismiss()", "closes the screen too"),
    ("report(isShown)", "reads isShown"),
    ("Task { await load() }", "runs a closure"),
    ("DispatchQueue.main.async { onClose() }", "runs a closure"),
  ])
  func whatCannotRunLaterSaysNo(_ code: String, _ reason: String) throws {
    let members = """
      @FocusState private var isFocused: Bool
      @Environment(\\.dismiss) private var dismiss
      """
    let found = try view(
      scrim: "Color.black.onTapGesture { isShown = false; \(code) }",
      button: "isShown = false; \(code)", members: members)
    #expect(try refusal { try found.plan() }?.contains(reason) == true)
  }

  @Test func otherCodeThatHidesThePanelSaysNo() throws {
    #expect(
      try refusal { try view(flag: "@Binding var isShown: Bool").plan() }
        == "the tap on the scrim calls onClose, and other code can set isShown without doing that")
    let passed = try view(content: "Switch(isOn: $isShown)")
    #expect(try refusal { try passed.plan() }?.contains("passed on where that does not") == true)
    let outside = try view(after: ".onDisappear { isShown = false }")
    #expect(try refusal { try outside.plan() }?.contains("hidden without that on line") == true)
    // What lies under the scrim can only show the panel.
    #expect(try refusal { try view(content: "Button(\"\") { isShown.toggle() }").plan() } == nil)
  }

  @Test(arguments: [
    ".blur(radius: isShown ? 4 : 0)", ".disabled(isShown)", ".scaleEffect(isShown ? 0.9 : 1)",
    ".opacity(dimmed)", ".padding(margin())",
  ])
  func aFlagThatLayoutReadsSaysNo(_ modifier: String) throws {
    let members = """
      var dimmed: Double { isShown ? 0.5 : 1 }
      func margin() -> CGFloat { isShown ? 1 : 2 }
      """
    let reads = try SheetView(
      members: modifier.contains("dimmed") || modifier.contains("margin") ? members : "",
      after: modifier)
    let flag = try reads.flag()
    #expect(
      try refusal { try reads.uses().admit(flag) }?
        .hasPrefix("the flag isShown is read for other layout too, on line") == true)
  }

  @Test func stateThatIsOnlySetBackGoes() throws {
    let drag = dragged(".onChanged { drag = $0.translation.height }.onEnded { _ in close() }")
    let members = """
      @State private var drag: CGFloat = 0
      func close() { isShown = false; drag = 0 }
      """
    let found = try SheetView(
      panel: "VStack { Button(\"Close\", action: close); \(drag.dropLast(0)) }\(Self.slides)",
      members: members)
    #expect(try found.plan().states.map(\.name) == ["drag"])
    let result = try found.result()
    #expect(!result.contains("drag"))
    #expect(result.contains("func close() { isShown = false }"))
    let read = try SheetView(
      panel: drag, content: "Text(\"\\(drag)\")", members: members)
    #expect(
      try refusal { try read.plan() }?
        .hasPrefix("the state drag, which the drag uses, is used on line") == true)
  }

  @Test(arguments: [
    ("@State private var isShown = true", "", "the flag isShown is true from the start"),
    (
      "@State private var isShown: Bool\ninit(on: Bool) { _isShown = State(initialValue: on) }", "",
      "the flag isShown may be true from the start"
    ),
    (
      "@State private var isShown = false", ".onAppear { isShown = true }",
      "the flag isShown is set in onAppear"
    ),
    (
      "@State private var isShown = false\nfunc open() { isShown = true }",
      ".onAppear(perform: open)",
      "the flag isShown is set in onAppear"
    ),
    (
      "@State private var isShown = false", ".task { isShown = true }",
      "the flag isShown is set in onAppear"
    ),
  ])
  func aSheetThatComesWithTheViewSaysNo(_ flag: String, _ after: String, _ reason: String) throws {
    #expect(
      try refusal { try SheetView(flag: flag, after: after).plan() }?.hasPrefix(reason) == true)
  }

  @Test func aSheetThatIsOpenedLaterIsNone() throws {
    let flag = "@State private var isShown: Bool\ninit() { _isShown = State(initialValue: false) }"
    #expect(try refusal { try SheetView(flag: flag).plan() } == nil)
    #expect(try refusal { try SheetView(after: ".onAppear { isShown = false }").plan() } == nil)
    let loaded = ".task { await load(); isShown = true }"
    #expect(try refusal { try SheetView(after: loaded).plan() } == nil)
    let shut = try SheetView(scrim: "Color.black")
    #expect(try refusal { try shut.plan() } == "nothing in the view hides the panel")
  }

  @Test(arguments: [
    "sheet", "fullScreenCover", "alert", "confirmationDialog", "popover", "fileImporter",
  ])
  func anotherPresentationSaysNo(_ name: String) throws {
    let modifier = ".\(name)(isPresented: $isAsked) { Text(\"\") }"
    let members = "@State var isAsked = false\nvar page: some View { Text(\"P\")\(modifier) }"
    let article = name == "alert" ? "an" : "a"
    let reason = "\(article) \(name) of the same view could be up at the same time"
    #expect(try refusal { try SheetView(after: modifier).plan() } == reason)
    #expect(try refusal { try SheetView(content: "Text(\"\")\(modifier)").plan() } == reason)
    #expect(try refusal { try SheetView(content: "page", members: members).plan() } == reason)
    let inside = "VStack { page; Text(\"\")\(modifier) }\(Self.slides)"
    #expect(try refusal { try SheetView(panel: inside, members: members).plan() } == nil)
  }

  @Test(
    arguments: [
      ("withAnimation { isShown = true }", "isShown = true"),
      ("withAnimation(.spring()) { isShown.toggle() }", "isShown.toggle()"),
      ("withAnimation { isShown = true; page = 1 }", nil),
      ("withAnimation(nil) { isShown = true }", nil),
      ("withTransaction(slow) { isShown = true }", nil),
      ("withAnimation { isShown = true /* now */ }", nil),
    ] as [(String, String?)])
  func anAnimationOfTheFlagAloneGoes(_ code: String, _ plain: String?) throws {
    let members = "@State private var page = 0"
    let content = "Button(\"Open\") { \(code) }"
    func button(_ flag: String, after: String = "") throws -> Bool {
      try SheetView(flag: flag, content: content, members: members, after: after).result()
        .contains("Button(\"Open\") { \(plain ?? code) }")
    }
    #expect(try button("@State private var isShown = false"))
    guard plain != nil else { return }
    #expect(try !button("@Binding var isShown: Bool"))
    #expect(
      try !button(
        "@State private var isShown = false", after: ".onChange(of: isShown) { page = 1 }"))
  }

  @Test func anAnimationOfWhatChangesTogetherStays() throws {
    let after = ".animation(.easeIn, value: isShown)"
    let members = "@State private var page = 0"
    #expect(try !SheetView(after: after).result().contains("animation"))
    let together = "Button(\"Open\") { isShown = true; page = 1 }"
    #expect(
      try SheetView(content: together, members: members, after: after).result().contains(after))
  }
}
