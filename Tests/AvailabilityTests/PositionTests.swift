import Platforms
import SwiftSyntax
import Testing

@testable import Availability

/// Where an `if` can take the place of an expression, and under which builder.
@Suite struct PositionTests {
  static let builders: [(String, Builder?)] = [
    // Declarations.
    ("struct A: View { var body: some View { mark } }", .viewBuilder),
    ("struct A: SwiftUI.View { var body: some SwiftUI.View { mark } }", .viewBuilder),
    ("struct A: View { var body: some View { let a = 1\n mark } }", .viewBuilder),
    ("struct A: View { var body: some View { get { mark } } }", .viewBuilder),
    ("struct A: Screen { var body: some View { mark } }", .viewBuilder),
    ("extension A { var body: some View { mark } }", .viewBuilder),
    ("struct A { }\nextension A: View { var body: some View { mark } }", .viewBuilder),
    ("struct A: ViewModifier { func body(content: Content) -> some View { mark } }", .viewBuilder),
    (
      "struct A: ButtonStyle { func makeBody(configuration: Configuration) -> some View { mark } }",
      .viewBuilder
    ),
    ("struct A: PreviewProvider { static var previews: some View { mark } }", .viewBuilder),
    ("struct A: App { var body: some Scene { mark } }", .sceneBuilder),
    ("struct A: ToolbarContent { var body: some ToolbarContent { mark } }", .toolbarContentBuilder),
    ("struct A: Commands { var body: some Commands { mark } }", .commandsBuilder),
    ("struct A: TabContent { var body: some TabContent<Int> { mark } }", .tabContentBuilder),
    ("struct A: WidgetBundle { var body: some Widget { mark } }", .widgetBundleBuilder),
    ("struct A { @ViewBuilder var panel: some View { mark } }", .viewBuilder),
    ("struct A { @ContentBuilder var panel: some View { mark } }", .viewBuilder),
    ("struct A { @SwiftUI.ViewBuilder func panel() -> some View { mark } }", .viewBuilder),
    (
      "struct A { @ToolbarContentBuilder var items: some ToolbarContent { mark } }",
      .toolbarContentBuilder
    ),
    // Branches of a body are part of it.
    ("struct A: View { var body: some View { if a { mark } } }", .viewBuilder),
    (
      "struct A: View { var body: some View { if a { b } else if c { d } else { mark } } }",
      .viewBuilder
    ),
    (
      "struct A: View { var body: some View { switch a { case .b: mark\n default: c } } }",
      .viewBuilder
    ),
    ("struct A: View { var body: some View {\n#if os(iOS)\nmark\n#endif\n} }", .viewBuilder),
    // Calls.
    ("VStack { mark }", .viewBuilder),
    ("SwiftUI.VStack(spacing: 0) { mark }", .viewBuilder),
    ("VStack(content: { mark })", .viewBuilder),
    ("ForEach(items) { item in mark }", .viewBuilder),
    ("GeometryReader { proxy in mark }", .viewBuilder),
    ("a.background { mark }", .viewBuilder),
    ("a.sheet(isPresented: $b) { mark }", .viewBuilder),
    ("a.sheet(item: $b, onDismiss: { c() }) { item in mark }", .viewBuilder),
    ("a.sheet(isPresented: $b) { c() } content: { mark }", .viewBuilder),
    ("a.safeAreaInset(edge: .bottom) { mark }", .viewBuilder),
    ("Button { a() } label: { mark }", .viewBuilder),
    ("Button(action: a) { mark }", .viewBuilder),
    ("NavigationLink(destination: A()) { mark }", .viewBuilder),
    ("Section { a } header: { mark }", .viewBuilder),
    ("a.alert(\"b\", isPresented: $c) { mark }", .viewBuilder),
    ("a.toolbar { ToolbarItem { mark } }", .viewBuilder),
    ("a.toolbar { ToolbarItem { b }; mark }", .toolbarContentBuilder),
    ("a.toolbar { if b { ToolbarItemGroup { c } }; mark }", .toolbarContentBuilder),
    ("a.toolbar { Button(\"b\") { c() }; if d { mark } else { e } }", nil),
    ("WindowGroup { A() }.commands { mark }", .commandsBuilder),
    ("TabView { Tab(\"a\") { b }; mark }", .tabContentBuilder),
    ("TabView { Tab(\"a\") { mark } }", .viewBuilder),
    ("TabView { a.tabItem { b }; mark }", .viewBuilder),
    ("Table(a) { mark }", .tableColumnBuilder),
    ("#Preview { mark }", .viewBuilder),
    ("#Preview(\"Large\") { mark }", .viewBuilder),
    ("f { @ViewBuilder in mark }", .viewBuilder),
    // What the file declares.
    (
      "struct Card<C: View>: View { @ViewBuilder let content: () -> C }\nCard { mark }",
      .viewBuilder
    ),
    (
      "struct Card<C: View>: View { init(_ a: Int, @ViewBuilder b: () -> C) { } }\nCard(1) { mark }",
      .viewBuilder
    ),
    (
      "struct Card { init(a: () -> Int, @ViewBuilder b: () -> C) { } }\nCard { 1 } b: { mark }",
      .viewBuilder
    ),
    (
      "struct Card { init(a: () -> Int, @ViewBuilder b: () -> C) { } }\nCard { mark } b: { c }", nil
    ),
    (
      "extension View { func card<T>(@ViewBuilder _ f: (Self) -> T) -> some View { f(self) } }\na.card { v in mark }",
      .viewBuilder
    ),
    (
      "extension View { func card<T>(_ f: (Self) -> T) -> some View { f(self) } }\na.card { v in mark }",
      nil
    ),
    ("struct VStack { init(content: () -> Int) { } }\nVStack { mark }", nil),
    (
      "extension View { func toolbar(title: String) -> some View { self } }\na.toolbar { ToolbarItem { b }; mark }",
      .toolbarContentBuilder
    ),
    // Actions and strangers.
    ("Button(\"a\") { mark }", nil),
    ("Button { mark } label: { a }", nil),
    ("a.sheet(isPresented: $b) { mark } content: { c }", nil),
    ("Slider(value: $a) { isEditing in mark }", nil),
    ("TextField(\"a\", text: $b) { mark }", nil),
    ("a.onAppear { mark }", nil),
    ("a.alert(isPresented: $b) { mark }", nil),
    ("Card { mark }", nil),
    ("a.toolbar { Card(); mark }", nil),
    ("struct A { @RowBuilder var rows: Rows { mark } }", nil),
  ]

  @Test(arguments: builders) func theBuilderIsFound(_ source: String, _ builder: Builder?) throws {
    let position = Position(of: try Marked(source).node)
    #expect(position == (builder.map(Position.component) ?? .unknownClosure))
  }

  @Test(arguments: [
    "struct A { var panel: some View { mark } }",
    "struct A { func panel() -> some View { mark } }",
    "func panel() -> some View { mark }",
    "struct A: Equatable { var body: some View { mark } }",
    "struct A: View { var body: AnyView { mark } }",
  ]) func aResultWithoutBuilderIsTold(_ source: String) throws {
    let marked = try Marked(source)
    guard case .result(let declaration) = Position(of: marked.node) else {
      Issue.record("\(Position(of: marked.node))")
      return
    }
    #expect(declaration.is(VariableDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self))
  }

  @Test(arguments: [
    "struct A: View { var body: some View { return mark } }",
    "struct A: View { var body: some View { if a { return b }\n mark } }",
    "struct A { var panel: some View { print()\n mark } }",
    "struct A { var panel: some View { if a { mark } else { b } } }",
    "struct A: View { var body: some View { a.background(mark) } }",
    "struct A: View { var body: some View { mark.bold() } }",
    "struct A: View { var body: some View { a ? mark : b } }",
    "struct A: View { var body: some View { let a = mark\n b } }",
    "struct A { let a = mark }",
    "VStack { for a in b { mark } }",
    "mark",
  ]) func whereNoIfCanStandIsTold(_ source: String) throws {
    #expect(Position(of: try Marked(source).node) == .operand)
  }
}
