import Testing

@testable import Transforms

struct NameLookupBindingTests {
  @Test(arguments: samples)
  func bindings(_ sample: Sample<String>) throws {
    let source = try MarkedSource(sample.text)
    let found = source.marked.map { expression -> String in
      guard let binding = source.index.binding(for: expression) else { return "none" }
      let wrapper = binding.wrapper.map { "\($0.kind)" } ?? "typed"
      let path = ([binding.root.name] + binding.path).joined(separator: ".")
      let type = binding.valueType?.description ?? "unknown"
      return "\(wrapper) \(path): \(type), \(binding.target == nil ? "elsewhere" : "declared")"
    }
    #expect(found == sample.expected)
  }

  @Test func wrappersInTheOrderWritten() throws {
    let source = try MarkedSource(
      """
      struct A {
        @MainActor @SwiftUI.State @Clamped(0...1) @ViewBuilder @objc private var x = 1
        @Environment(\\.dismiss) var dismiss
        func f() { _ = (⟪x⟫, ⟪dismiss⟫) }
      }
      """)
    let x = try #require(source.index.lookup(source.marked[0]).declaration)
    #expect(x.wrappers.map(\.kind) == [.state, .other("Clamped")])
    #expect(x.wrappers.map(\.name) == ["State", "Clamped"])
    #expect(x.wrappers.map(\.module) == ["SwiftUI", nil])
    let dismiss = try #require(source.index.lookup(source.marked[1]).declaration)
    #expect(dismiss.wrappers.map(\.keyPath) == ["dismiss"])
  }

  static let samples: [Sample<String>] = [
    Sample(
      "wrapped properties",
      """
      struct A: View {
        @State private var a = false
        @Binding var b: Item?
        @GestureState(resetTransaction: t) private var c: CGFloat = 0
        @FocusState var d: Bool
        @AppStorage("e") var e = ""
        var f = false
        @State private var g: Item? = Item()
        func h() { _ = (⟪$a⟫, ⟪$b⟫, ⟪self.$c⟫, ⟪$d⟫, ⟪$e⟫, ⟪$f⟫, ⟪a⟫, ⟪$g⟫) }
      }
      struct Item {}
      """, "state a: Bool, declared", "binding b: Item?, declared",
      "gestureState c: CGFloat, declared", "focusState d: Bool, declared",
      "appStorage e: String, declared", "none", "none", "state g: Item?, declared"),
    Sample(
      "members of models, here and elsewhere",
      """
      class Model: ObservableObject { @Published var isShown = false; var row = Row() }
      struct Row { var count = 1 }
      struct A {
        @ObservedObject var a: Model
        @StateObject private var b = Model()
        @Bindable var c: Model
        @EnvironmentObject var d: Foreign
        func f() { _ = (⟪$a.isShown⟫, ⟪self.$b.row.count⟫, ⟪$c.isShown⟫, ⟪$d.isShown⟫, ⟪$a.other⟫) }
        func g() { @Bindable var e = a; _ = ⟪$e.isShown⟫ }
      }
      """, "observedObject a.isShown: Bool, declared", "stateObject b.row.count: Int, declared",
      "bindable c.isShown: Bool, declared", "environmentObject d.isShown: unknown, elsewhere",
      "observedObject a.other: unknown, elsewhere", "bindable e.isShown: Bool, declared"),
    Sample(
      "values of type Binding, elements, and what is none",
      """
      struct A {
        let a: Binding<Bool>
        @State var items: [Item]
        init(b: SwiftUI.Binding<Item?>) { _ = (⟪b⟫, ⟪a⟫, ⟪self.a⟫) }
        func f() {
          ForEach($items) { $item in _ = (⟪$item.name⟫, ⟪$item⟫) }
          _ = (⟪Binding.constant(true)⟫, ⟪$other⟫, ⟪.constant(true)⟫)
        }
      }
      struct Item { var name = "" }
      """, "typed b: Item?, declared", "typed a: Bool, declared", "typed a: Bool, declared",
      "typed item.name: String, declared", "typed item: Item, declared", "none", "none", "none"),
    Sample(
      "shadowed",
      """
      struct A {
        @State var isShown = false
        func f(isShown: Binding<Int>) { _ = (⟪isShown⟫, ⟪$isShown⟫, ⟪self.$isShown⟫) }
        func g(@Binding isShown: String) { _ = ⟪$isShown⟫ }
      }
      """, "typed isShown: Int, declared", "none", "state isShown: Bool, declared",
      "binding isShown: String, declared"),
  ]
}
