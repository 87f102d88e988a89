import Rewriting
import SwiftSyntax
import Testing

@testable import Transforms

/// What shows a hand-made sheet: the recognisers of conditions, layers, flags and items, each alone.
@Suite struct SheetItemTests {
  private func parsed(_ source: String) throws -> (file: SourceFile, index: DeclarationIndex) {
    let file = try SourceFile(path: "Sheet.swift", bytes: Array(source.utf8))
    return (file, DeclarationIndex(tree: file.tree))
  }

  /// The statements in the closure of the only call of `ZStack`.
  private func layers(_ builder: String) throws -> [ExprSyntax] {
    let (file, _) = try parsed("let view = ZStack {\n\(builder)\n}\n")
    let stack = try #require(file.calls { $0.calledName == "ZStack" }.first)
    return try #require(stack.onlyClosure).statements.compactMap(\.view)
  }

  @Test(arguments: [
    ("if isShown { A() }", "isShown", "isTrue"),
    ("if self.model.isShown { A() }", "model.isShown", "isTrue"),
    ("if let item = model.item { A(item) }", "model.item", "item"),
    ("if let item { A(item) }", "item", "item"),
    ("if item != nil { A() }", "item", "_"),
    ("if nil != item { A() }", "item", "_"),
    ("item.map { value in A(value) }", "item", "value"),
    ("item.map { _ in A() }", "item", "_"),
    ("item.map { A($0) }", "item", "$0"),
    ("isShown ? A() : nil", "isShown", "isTrue"),
    ("item != nil ? A() : nil", "item", "_"),
    ("isShown ? AnyView(A()) : AnyView(EmptyView())", "isShown", "isTrue"),
    ("if isShown, let item { A(item) }", "isShown", "compound"),
    ("if case .on = mode { A() }", "mode", "compound"),
    ("isShown && isReady ? A() : nil", "isShown", "compound"),
  ])
  func aConditionIsRead(_ builder: String, _ key: String, _ test: String) throws {
    let view = try #require(try layers(builder).first)
    let condition = try #require(SheetCondition(view))
    #expect(condition.key == key)
    #expect(condition.views.count == 1)
    #expect(condition.views[0].trimmedDescription.hasPrefix("A("))
    switch condition.test {
    case .isTrue: #expect(test == "isTrue")
    case .isCompound: #expect(test == "compound")
    case .isPresent(.named(let name)): #expect(test == name)
    case .isPresent(.ignored): #expect(test == "_")
    case .isPresent(.implicit): #expect(test == "$0")
    }
  }

  @Test(arguments: [
    "A()", "if isShown { A() } else { B() }", "if #available(iOS 16, *) { A() }",
    "isShown ? A() : B()", "items.map { a, b in A(a, b) }", "if isShown { let x = 1; A(x) }",
    "items.filter { $0.isOpen }", "item.map(A.init)",
  ])
  func whatIsNoConditionIsLeft(_ builder: String) throws {
    let view = try #require(try layers(builder).first)
    #expect(SheetCondition(view) == nil)
  }

  /// The alignment of a layer is that of the nearest stack that something fills.
  @Test(arguments: [
    ("if isShown { A() }", "center"),
    ("Group { if isShown { A() } }", "center"),
    ("ZStack(alignment: .bottom) { if isShown { A() } }", "center"),
    ("ZStack(alignment: .bottom) { if isShown { Color.black; A() } }", "bottom"),
    ("ZStack(alignment: .bottom) { if isShown { Color.black }; if isShown { A() } }", "bottom"),
    ("VStack { Spacer(); if isShown { A() } }", "bottom"),
    ("VStack { if isShown { A() } }.frame(maxHeight: .infinity, alignment: .bottom)", "bottom"),
    ("VStack { if isShown { A() } }.frame(maxHeight: .infinity)", "center"),
    ("GeometryReader { _ in if isShown { A() } }", "nowhere"),
    ("ZStack { VStack { Spacer(); if isShown { A() } } }", "bottom"),
  ])
  func aLayerStandsWhereItsStackPutsIt(_ builder: String, _ place: String) throws {
    let view = try #require(try layers(builder).first)
    let (_, index) = try parsed("")
    let layer = try #require(ConditionalLayer(view, alignedTo: .center, index))
    let alignment = try #require(layer.parts.last).alignment
    #expect(alignment == (place == "nowhere" ? nil : place == "bottom" ? .bottom : .center))
  }

  @Test(arguments: [
    "VStack { if isShown { A(); B() } }", "VStack { A(); if isShown { B() } }",
    "ZStack { if isShown { A() }; if isOther { B() } }", "HStack { if isShown { A() } }",
    "ZStack { if isShown { A() } }.padding()",
    "ZStack { if isShown { A() } }.frame(height: 300)",
  ])
  func aStackOfMoreIsNoLayer(_ builder: String) throws {
    let view = try #require(try layers(builder).first)
    let (_, index) = try parsed("")
    #expect(ConditionalLayer(view, alignedTo: .bottom, index) == nil)
  }

  /// A view with a property that `if let` tests, and what `sheet` is given for it.
  private func argument(_ members: String, _ others: String = "") throws -> String {
    let source = """
      struct T: View {
        \(members)
        var body: some View { ZStack { if let x = item { A(x) } } }
      }
      \(others)
      """
    let (file, index) = try parsed(source)
    let stack = try #require(file.calls { $0.calledName == "ZStack" }.first)
    let view = try #require(stack.onlyClosure?.statements.first?.view)
    let condition = try #require(SheetCondition(view))
    do {
      let flag = try SheetFlag(condition, index, in: file)
      return "\(flag.argument) \(flag.hidingValue)\(flag.item?.parameter.clause ?? "")"
    } catch { return error.reason }
  }

  @Test(arguments: [
    "struct Item: Identifiable { let id = 0 }",
    "struct Item { let id = 0 }\nextension Item: Identifiable {}",
    "struct Item: Codable, Swift.Identifiable { let id = 0 }",
    "protocol Named: Identifiable {}\nclass Item: Named {}",
    "class Base: Identifiable {}\nfinal class Item: Base {}",
    "extension Item: @retroactive Identifiable { public var id: Self { self } }",
    "@Model final class Item { var name = \"\" }",
    "enum Item: String, Identifiable { case a; var id: String { rawValue } }",
  ])
  func anIdentifiableItemIsKnown(_ type: String) throws {
    let found = try argument("@State private var item: Item?", type)
    #expect(found == "item: $item nil x in")
  }

  @Test(arguments: [
    ("@State private var item: Item?", "", "Item is declared in another file"),
    ("@State private var item: String?", "", "String is declared in another file"),
    ("@State private var item: Item?", "struct Item {}", "does not make Item Identifiable"),
    ("@State private var item = makeItem()", "", "does not say what type item has"),
    ("let item: Item?", "struct Item: Identifiable { let id = 0 }", "gives no binding"),
    ("", "struct Item: Identifiable { let id = 0 }", "is declared in another file"),
    (
      "@State private var item: Item?",
      "struct Item: Identifiable { var id: UUID { .init(); UUID() } }",
      "another each time"
    ),
  ])
  func anyOtherItemIsRefused(_ member: String, _ type: String, _ reason: String) throws {
    #expect(try argument(member, type).contains(reason))
  }

  @Test(arguments: [
    ("@AppStorage(\"x\") var isShown = false", "isShown", "isPresented: $isShown"),
    ("@Binding var isShown: Bool", "self.isShown", "isPresented: self.$isShown"),
    ("let isShown: Binding<Bool>", "isShown.wrappedValue", "isPresented: isShown"),
    ("let isShown: Binding<Int>", "isShown.wrappedValue", "isShown, which shows the panel, is not"),
    (
      "@FocusState var isShown: Bool", "isShown", "isShown, which shows the panel, gives no binding"
    ),
    (
      "@State var isShown = false", "!isShown",
      "what shows the panel is a condition that no binding"
    ),
    ("@State var mode = 0", "mode == 1", "what shows the panel is a condition that no binding"),
  ])
  func aFlagGivesABindingOrAReason(_ member: String, _ test: String, _ found: String) throws {
    let source =
      "struct T: View {\n\(member)\nvar body: some View { ZStack { if \(test) { A() } } }\n}"
    let (file, index) = try parsed(source)
    let stack = try #require(file.calls { $0.calledName == "ZStack" }.first)
    let view = try #require(stack.onlyClosure?.statements.first?.view)
    let condition = try #require(SheetCondition(view))
    let answer: String
    do { answer = try SheetFlag(condition, index, in: file).argument } catch {
      answer = error.reason
    }
    #expect(answer.hasPrefix(found))
  }

  @Test(arguments: [
    ("A().overlay(alignment: .bottom) { B() }", "B()", true),
    ("A().overlay { B(); C() }", "B() C()", false),
    ("A().overlay(B(), alignment: .bottom)", "B()", true),
    ("A().overlay(B())", "B()", false),
  ])
  func anOverlayIsReadInBothForms(_ code: String, _ views: String, _ isAtBottom: Bool) throws {
    let (file, _) = try parsed("let view = \(code)\n")
    let modifier = try #require(file.modifierCalls(named: ["overlay"]).first)
    let content = try #require(OverlayContent(modifier))
    #expect(content.views.map(\.trimmedDescription).joined(separator: " ") == views)
    #expect(content.alignment == (isAtBottom ? .bottom : .center))
  }

  @Test(arguments: [
    "A().overlay(Color.red, in: shape)", "A().overlay { let x = 1; B(x) }",
    "A().overlay(content: makeView)",
  ])
  func otherOverlaysAreLeft(_ code: String) throws {
    let (file, _) = try parsed("let view = \(code)\n")
    let modifier = try #require(file.modifierCalls(named: ["overlay"]).first)
    #expect(OverlayContent(modifier) == nil)
  }
}
