import Rewriting
import SwiftSyntax
import Testing

@testable import Transforms

/// What the content of a bar is for, read from the closure of `mark { … }`.
@Suite struct ContentRoleTests {
  private func role(_ source: String) throws -> ContentRole {
    let file = try SourceFile(path: "Content.swift", bytes: Array(source.utf8))
    let marks = file.calls { $0.calledExpression.trimmedDescription == "mark" }
    let content = try #require(marks.first?.trailingClosure?.statements)
    return DeclarationIndex(tree: file.tree).role(of: content)
  }

  @Test(arguments: [
    ("mark { Button(\"a\") { } }", "Button"),
    ("mark { HStack { Text(\"a\"); Spacer(); Toggle(\"b\", isOn: $c) } }", "Toggle"),
    ("mark { if a { Text(\"b\") } else if c { Text(\"d\") } else { Menu(\"e\") { } } }", "Menu"),
    ("mark { switch a { case .b: Slider(value: $c)\n default: Text(\"d\") } }", "Slider"),
    ("mark { ForEach(a) { b in NavigationLink(b.title, value: b) } }", "NavigationLink"),
    ("mark {\n#if os(iOS)\nLink(\"a\", destination: b)\n#endif\n}", "Link"),
    ("mark { Text(\"a\")\n#if os(iOS)\n.onTapGesture { }\n#endif\n}", "onTapGesture"),
    ("mark { Image(\"a\").padding().onTapGesture { b() }.padding() }", "onTapGesture"),
    ("mark { Color.clear.overlay { Button(\"a\") { } } }", "Button"),
    ("mark { Color.clear.overlay(Button(\"a\") { }, alignment: .top) }", "Button"),
    ("mark { a ? AnyView(Picker(\"b\", selection: $c) { }) : AnyView(EmptyView()) }", "Picker"),
    ("mark { SwiftUI.TextField(\"a\", text: $b) }", "TextField"),
    ("mark { Card { Button(\"a\") { } } }", "Button"),
    // Followed into what the file declares.
    (
      "struct S { var bar: some View { Button(\"a\") { } }\n var body: B { mark { bar } } }",
      "Button"
    ),
    (
      "struct S { var bar: some View { Button(\"a\") { } }\n var body: B { mark { self.bar.padding() } } }",
      "Button"
    ),
    (
      "struct S { func bar() -> some View { Button(\"a\") { } }\n var body: B { mark { bar() } } }",
      "Button"
    ),
    (
      "struct S { func bar() -> some View { Button(\"a\") { } }\n var body: B { mark { self.bar() } } }",
      "Button"
    ),
    (
      "struct S { func bar() -> some View { return Button(\"a\") { } }\n var body: B { mark { bar() } } }",
      "Button"
    ),
    (
      "struct P: View { var body: some View { Q() } }\nstruct Q { }\nextension Q: View { var body: some View { Toggle(isOn: $a) { } } }\nlet a = mark { P() }",
      "Toggle"
    ),
    (
      "enum O { struct P: View { var body: some View { Toggle(isOn: $a) { } } } }\nlet a = mark { O.P() }",
      "Toggle"
    ),
    // Known by the name alone.
    ("mark { ComposerBar() }", "ComposerBar, by its name"),
    ("mark { PlayerControls(a: b).padding() }", "PlayerControls, by its name"),
    ("mark { EditorToolbar() }", "EditorToolbar, by its name"),
    ("mark { ActionButtons() }", "ActionButtons, by its name"),
    ("mark { bottomBar }", "bottomBar, by its name"),
    ("mark { toolbar }", "toolbar, by its name"),
  ]) func aBarOfControls(_ source: String, _ evidence: String) throws {
    #expect(try role(source) == .controlBar(evidence))
  }

  @Test(arguments: [
    "mark { Text(\"a\") }",
    "mark { HStack { Image(\"a\"); Label(\"b\", systemImage: \"c\") }.background(.bar) }",
    "mark { ProgressView() }",
    "mark { Text(\"a\").sheet(isPresented: $b) { Button(\"c\") { } } }",
    "mark { Text(\"a\").onAppear { Button() } }",
    "mark { Text(\"a\").contextMenu { Button(\"b\") { } } }",
    "struct P: View { var body: some View { P(); Text(\"a\") } }\nlet a = mark { P() }",
  ]) func aNotice(_ source: String) throws {
    #expect(try role(source) == .notice)
  }

  @Test(arguments: [
    "mark { }",
    "mark { Color.clear.frame(height: 88) }",
    "mark { Color(\"a\") }",
    "mark { Spacer().frame(height: 20) }",
    "mark { Divider() }",
    "mark { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom) }",
    "mark { Rectangle().fill(.bar).ignoresSafeArea() }",
    "mark { Image(\"a\").resizable() }",
    "mark { EmptyView() }",
  ]) func decoration(_ source: String) throws {
    #expect(try role(source) == .decoration)
  }

  @Test(arguments: [
    ("mark { AutoComplete() }", "AutoComplete"),
    ("mark { Text(\"a\"); Player() }", "Player"),
    ("mark { content }", "content"),
    ("mark { content() }", "content"),
    ("mark { model.view }", "model.view"),
    ("mark { Theme.banner }", "Theme.banner"),
    ("mark { #view }", "#view"),
    ("mark { UploadProgressBar() }", "UploadProgressBar"),
    ("mark { StatusBar() }", "StatusBar"),
    ("mark { handlebar() }", "handlebar"),
    (
      "struct S<C: View>: View { let content: C\n var body: some View { mark { content } } }",
      "content"
    ),
    (
      "func f<C: View>(@ViewBuilder content: () -> C) -> some View { mark { content() } }",
      "content"
    ),
    (
      "struct S: ViewModifier { func body(content: Content) -> some View { mark { content } } }",
      "content"
    ),
  ]) func unknown(_ source: String, _ name: String) throws {
    #expect(try role(source) == .unknown(name))
  }

  /// R57: what the user sees change is said before anybody agrees.
  @Test func theChangeOfTheInsetSaysWhatIsSeen() throws {
    let source = "let a = List { }.safeAreaInset(edge: .bottom) { Button(\"b\") { } }"
    let file = try SourceFile(path: "Inset.swift", bytes: Array(source.utf8))
    let findings = SafeAreaInsetToBar().findings(in: Context(file: file, targets: .unknown))
    let consequence = try #require(findings.first?.consequence)
    #expect(consequence.contains("scroll edge effect, soft or hard"))
    #expect(consequence.contains("keyboard"))
    #expect(findings.first?.changes.map(\.applicability) == [.unsafe])
  }
}
