import Rewriting
import SwiftSyntax
import Testing

@testable import Transforms

/// Which controls stand in a bar, and where.
@Suite struct BarsItemsTests {
  /// The controls by their first word, their title and their placement: `Button Done automatic`.
  private func items(_ source: String) throws -> [String] {
    let file = try SourceFile(path: "Bars.swift", bytes: Array(source.utf8))
    return Bars(file, DeclarationIndex(tree: file.tree)).items.map { item in
      let title = item.control.tokens(viewMode: .sourceAccurate).first {
        if case .stringSegment = $0.tokenKind { true } else { false }
      }
      let place: String
      switch item.placement {
      case .automatic: place = "automatic"
      case .named(let name): place = name
      case .computed: place = "computed"
      }
      let via = item.view.map { " through \($0.declaration.name)" } ?? ""
      return "\(item.kind.rawValue) \(title?.text ?? "") \(place)\(via)"
    }
  }

  @Test(arguments: [
    ("v.toolbar { Button(\"A\") { } }", "Button A automatic"),
    ("v.toolbar { SwiftUI.Button(\"A\") { } }", "Button A automatic"),
    ("v.toolbar(content: { Button(\"A\") { } })", "Button A automatic"),
    ("v.toolbar(id: \"x\") { ToolbarItem(id: \"y\") { Button(\"A\") { } } }", "Button A automatic"),
    ("v.toolbar { ToolbarItem { Button(\"A\") { } } }", "Button A automatic"),
    (
      "v.toolbar { ToolbarItem(placement: .cancellationAction) { Button(\"A\") { } } }",
      "Button A cancellationAction"
    ),
    (
      "v.toolbar { ToolbarItem(placement: .confirmationAction, content: { Button(\"A\") { } }) }",
      "Button A confirmationAction"
    ),
    (
      "v.toolbar { ToolbarItemGroup(placement: ToolbarItemPlacement.bottomBar) { Menu(\"A\") { } } }",
      "Menu A bottomBar"
    ),
    (
      "v.toolbar { ToolbarItem(placement: pad ? .topBarTrailing : .bottomBar) { Button(\"A\") { } } }",
      "Button A computed"
    ),
    (
      "struct S { let p: ToolbarItemPlacement = .topBarLeading; var body: B { v.toolbar { ToolbarItem(placement: p) { Link(\"A\", destination: u) } } } }",
      "Link A topBarLeading"
    ),
    (
      "v.toolbar { ToolbarItem { Button(\"A\") { }.disabled(b).tint(.red) }.sharedBackgroundVisibility(.hidden) }",
      "Button A automatic"
    ),
    ("v.toolbar { if a { ToolbarItem { Button(\"A\") { } } } }", "Button A automatic"),
    ("v.toolbar { Button(\"A\") { }.backport.tint(.red).disabled(b) }", "Button A automatic"),
    (
      "v.toolbar { ToolbarItem { if a { EmptyView() } else { Button(\"A\") { } } } }",
      "Button A automatic"
    ),
    (
      "v.toolbar { switch a { case .b: Button(\"A\") { }\n default: EmptyView() } }",
      "Button A automatic"
    ),
    ("v.toolbar {\n#if os(iOS)\nButton(\"A\") { }\n#endif\n}", "Button A automatic"),
    ("v.toolbar { Button(\"A\") { }\n#if os(iOS)\n.tint(.red)\n#endif\n}", "Button A automatic"),
    ("v.toolbar { ToolbarItem { HStack { Toggle(\"A\", isOn: $b) } } }", "Toggle A automatic"),
    (
      "v.toolbar { Group { ForEach(c) { d in NavigationLink(\"A\", value: d) } } }",
      "NavigationLink A automatic"
    ),
    (
      "v.toolbar { ToolbarItem { b ? AnyView(Button(\"A\") { }) : AnyView(EmptyView()) } }",
      "Button A automatic"
    ),
    (
      "v.navigationBarItems(leading: EditButton(), trailing: Button(\"A\", action: f))",
      "Button A navigationBarTrailing"
    ),
    (
      "v.navigationBarItems(leading: HStack { Button(\"A\") { } })", "Button A navigationBarLeading"
    ),
    (
      "struct S { var t: some ToolbarContent { ToolbarItem { Button(\"A\") { } } } }",
      "Button A automatic"
    ),
    (
      "struct S { func t() -> some CustomizableToolbarContent { ToolbarItem(id: \"\") { Button(\"A\") { } } } }",
      "Button A automatic"
    ),
    (
      "struct S { @ToolbarContentBuilder var t: T { ToolbarItem { Button(\"A\") { } } } }",
      "Button A automatic"
    ),
    (
      "struct S { @ToolbarContentBuilder func t() -> T { Item(); ToolbarItem { Button(\"A\") { } } } }",
      "Button A automatic"
    ),
    (
      "struct C: ToolbarContent { var body: some ToolbarContent { ToolbarItem(placement: .destructiveAction) { Button(\"A\") { } } } }",
      "Button A destructiveAction"
    ),
    (
      "struct S { var b: some View { Button(\"A\") { } }; var body: B { v.toolbar { ToolbarItem(placement: .primaryAction) { b } } } }",
      "Button A primaryAction through b"
    ),
    (
      "struct S { func b() -> some View { Button(\"A\") { } }; var body: B { v.toolbar { self.b().disabled(c) } } }",
      "Button A automatic through b"
    ),
    (
      "struct T: View { var body: some View { Button(\"A\") { } } }\nlet a = v.toolbar { T(d: e) }",
      "Button A automatic through T"
    ),
    (
      "struct S { var t: some View { Button(\"A\") { } }; var body: B { v.toolbar(content: t) } }",
      "Button A automatic through t"
    ),
    ("#Preview { v.toolbar { Button(\"A\") { } } }", "Button A automatic"),
    ("w.sheet(isPresented: $s) { v.toolbar { Button(\"A\") { } } }", "Button A automatic"),
    // What a button does and what an item presents are no part of the bar.
    (
      "v.toolbar { Button(\"A\") { x = Button(\"B\") { } }.sheet(isPresented: $s) { Button(\"C\") { } } }",
      "Button A automatic"
    ),
    (
      "v.toolbar { Menu(\"A\") { Button(\"B\") { }; Menu(\"C\") { } } }", "Menu A automatic"
    ),
    (
      "v.toolbar { Button(\"A\") { }.confirmationDialog(\"B\", isPresented: $c) { Button(\"C\") { } }.popover(isPresented: $d) { Button(\"E\") { } }.alert(\"F\", isPresented: $g) { Button(\"H\") { } }.contextMenu { Button(\"I\") { } } }",
      "Button A automatic"
    ),
  ]) func aControlOfABar(_ source: String, _ item: String) throws {
    #expect(try items(source) == [item])
  }

  @Test(arguments: [
    "v.overlay { Button(\"A\") { } }",
    "List { Button(\"A\") { } }",
    "v.toolbar(.hidden, for: .navigationBar)",
    "v.toolbar(removing: .sidebarToggle)",
    "v.toolbarTitleMenu { Button(\"A\") { } }",
    "v.toolbar { ToolbarItem(placement: .keyboard) { Button(\"A\") { } } }",
    "v.toolbar { ToolbarItemGroup(placement: .keyboard) { Spacer(); Button(\"A\") { } } }",
    "v.toolbar { ToolbarItem(placement: .principal) { Button(\"A\") { } } }",
    "v.toolbar { ToolbarItem(placement: ToolbarItemPlacement.status) { Button(\"A\") { } } }",
    "v.toolbar { ToolbarItem(placement: a ? .keyboard : .bottomBar) { Button(\"A\") { } } }",
    "struct S { let p: ToolbarItemPlacement = .keyboard; var body: B { v.toolbar { ToolbarItem(placement: p) { Button(\"A\") { } } } } }",
    "v.toolbar { Text(\"A\") }",
    "v.toolbar { AppButton(\"A\") { } }",
    "v.toolbar { Kit.Button(\"A\") { } }",
    "v.toolbar { CustomBar { Button(\"A\") { } } }",
    "v.toolbar { VStack { Button(\"A\") { } } }",
    "v.toolbar { EditButton(); ShareLink(item: a); Spacer() }",
    "struct Button: View { var body: some View { Text(\"A\") } }\nlet a = v.toolbar { Button(\"B\") { } }",
    "func toolbar(_ a: () -> B) { }\nlet a = v.toolbar { Button(\"B\") { } }",
    "#expect(v.toolbar { Button(\"A\") { } } != nil)",
    "let text = \"v.toolbar { Button(\\\"A\\\") { } }\"",
  ]) func notAControlOfABar(_ source: String) throws {
    #expect(try items(source) == [])
  }

  @Test func aViewThatIsShownElsewhereIsKnown() throws {
    func isShared(_ rest: String) throws -> [Bool] {
      let source = """
        struct S { private var b: some View { Button("A") { } }
        var body: some View { v.toolbar { ToolbarItem { b } } }
        \(rest) }
        """
      let file = try SourceFile(path: "Bars.swift", bytes: Array(source.utf8))
      let bars = Bars(file, DeclarationIndex(tree: file.tree))
      return bars.items.map(bars.isShownElsewhere)
    }
    #expect(try isShared("") == [false])
    #expect(try isShared("var t: some ToolbarContent { ToolbarItem { self.b } }") == [false])
    #expect(try isShared("func g(b: Int) { print(b) }") == [false])
    #expect(try isShared("var other: some View { List { b } }") == [true])
    #expect(try isShared("var other: some View { List { self.b.padding() } }") == [true])
    #expect(try isShared("}\n#Preview { let b = 1; List { b }") == [false])
  }
}
