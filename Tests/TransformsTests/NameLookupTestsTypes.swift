import Testing

@testable import Transforms

struct NameLookupTypeTests {
  @Test(arguments: samples)
  func types(_ sample: Sample<String>) throws {
    let source = try MarkedSource(sample.text)
    let found = source.marked.map {
      source.index.declaredType(of: $0)?.description ?? "unknown"
    }
    #expect(found == sample.expected)
  }

  @Test func booleans() throws {
    let source = try MarkedSource(
      """
      struct A {
        @State private var a = false
        @Binding var b: Bool
        let c: Bool?
        let d: Swift.Bool
        var e: Int
        func f(model: Model) { _ = (⟪a⟫, ⟪b⟫, ⟪c⟫, ⟪d⟫, ⟪e⟫, ⟪e == 1 && model.x⟫, ⟪!model.x⟫, ⟪model.x⟫) }
        func g() { let h = c ?? true; if let c { _ = (⟪h⟫, ⟪c⟫, ⟪$b⟫) } }
      }
      struct B { struct Bool {}; let a: Bool; func f() { _ = ⟪a⟫ } }
      """)
    let found = source.marked.map { source.index.isBool($0) }
    #expect(
      found == [
        true, true, false, true, false, true, true, false, true, true, false, false,
      ])
  }

  @Test func typesOfTheFile() throws {
    let source = try MarkedSource(
      """
      extension Screen.Row { var three: Int { 3 } }
      struct Screen: View, Sendable { struct Row { let one = 1 }; func f() { _ = ⟪two⟫ } }
      extension Screen: Equatable { static let two = 2 }
      """)
    let index = source.index
    let screen = try #require(index.type(named: "Screen"))
    #expect(screen.kind == .struct)
    let inherited = index.inheritedTypes(of: screen).map(\.trimmedDescription)
    #expect(inherited == ["View", "Sendable", "Equatable"])
    #expect(index.members(of: screen).map(\.name) == ["Row", "f", "two"])
    let row = try #require(index.type(named: "Screen.Row"))
    #expect(index.members(of: row).map(\.name) == ["three", "one"])
    #expect(index.enclosingType(at: source.marked[0].utf8Start)?.name == "Screen")
    #expect(index.enclosingType(at: 0)?.name == "Screen.Row")
    #expect(index.type(named: "Row") == nil)
  }

  static let samples: [Sample<String>] = [
    Sample(
      "literals",
      """
      let a = 1, b = -1.5, c = "x", d = true, e = [1, 2], f = \"""
        text
        \""", g = nil
      _ = (⟪a⟫, ⟪b⟫, ⟪c⟫, ⟪d⟫, ⟪e⟫, ⟪f⟫, ⟪g⟫, ⟪#"raw"#⟫)
      """, "Int", "Double", "String", "Bool", "Array<Int>", "String", "unknown", "String"),
    Sample(
      "annotations",
      """
      typealias Names = [String]
      func f(
        a: Names?, b: [Int: Text], c: inout any P & Q, d: @escaping () -> Void, e: (Int, String),
        f: Swift.Array<Optional<Int>>, g: some View, h: Foundation.URL, i: Binding<Bool>, j: Int...
      ) { _ = (⟪a⟫, ⟪b⟫, ⟪c⟫, ⟪d⟫, ⟪e⟫, ⟪f⟫, ⟪g⟫, ⟪h⟫, ⟪i⟫, ⟪j⟫) }
      import Foundation
      """, "Array<String>?", "Dictionary<Int, Text>", "P & Q", "() -> Void", "(Int, String)",
      "Swift.Array<Int?>", "View", "Foundation.URL", "Binding<Bool>", "unknown"),
    Sample(
      "calls, casts, choices",
      """
      struct Model { init?() {}; static let shared = Model(); func copy() -> Model? { nil } }
      enum State { case idle, busy(Int) }
      func make<T>() -> T { fatalError() }
      let a = Model(), b = Model.shared, c = a.copy(), d = State.idle, e = State.busy(1)
      let f = x as? Model, g = x as! State, h = flag ? .idle : State.idle, i = c ?? Model()
      let j = CGSize(width: 1), k = Color.red, l = [Model](), m = make(), n = x is Model
      let o = try? a.copy(), p = 1 + 2, q = 1 + x, r = Model.init(), s = Outer.Inner()
      let t = Set<Int>(), u = l.map { $0 }, v = flag ? nil : 1, w = flag ? 1 : "a"
      let y = c?.copy(), z = f?.copy()!, last = c!.copy()
      _ = (⟪a⟫, ⟪b⟫, ⟪c⟫, ⟪d⟫, ⟪e⟫, ⟪f⟫, ⟪g⟫, ⟪h⟫, ⟪i⟫, ⟪j⟫, ⟪k⟫, ⟪l⟫, ⟪m⟫, ⟪n⟫, ⟪o⟫, ⟪p⟫, ⟪q⟫)
      _ = (⟪r⟫, ⟪s⟫, ⟪t⟫, ⟪u⟫, ⟪v⟫, ⟪w⟫, ⟪y⟫, ⟪z⟫, ⟪last⟫)
      """, "Model", "Model", "Model?", "State", "State", "Model?", "State", "State", "Model",
      "CGSize", "unknown", "Array<Model>", "unknown", "Bool", "Model?", "Int", "unknown", "Model",
      "Outer.Inner", "Set", "unknown", "Int", "unknown",
      "Model?", "Model", "Model?"),
    Sample(
      "elements",
      """
      struct Item { let name: String }
      struct A {
        @State var items: [Item] = []
        let rows: Set<Item>?
        func f() {
          for item in items { _ = (⟪item⟫, ⟪item.name⟫) }
          ForEach($items) { $item in _ = ⟪item⟫ }
          ForEach($items) { item in _ = ⟪item⟫ }
          List(items, id: \\.self) { _ = ⟪$0.name⟫ }
          items.filter { ⟪$0⟫.name == "" }.map { ⟪$0⟫ }
          ForEach(items.indices) { index in _ = ⟪index⟫ }
          for (i, item) in items.enumerated() { _ = ⟪item⟫ }
        }
      }
      """, "Item", "String", "Item", "unknown", "String", "Item", "unknown", "unknown", "unknown"),
    Sample(
      "objects in the environment, and self",
      """
      @Observable class Model { var isShown = false; let me = Model.self }
      struct A {
        @Environment(Model.self) private var model
        @Environment(Model.self) private var maybe: Model?
        @EnvironmentObject var object: Model
        func f() { _ = (⟪model⟫, ⟪model.isShown⟫, ⟪maybe?.isShown⟫, ⟪object.isShown⟫, ⟪self⟫, ⟪model.me⟫) }
      }
      """, "Model", "Bool", "Bool?", "Bool", "A", "unknown"),
    Sample(
      "extensions of the standard library's types",
      """
      extension String { var isLong: Bool { count > 9 } }
      extension [Item] { var total: Double { 0 } }
      extension Bool { static let usual = true }
      struct Item {}
      func f(items: [Item], name: String?) {
        _ = (⟪items.total⟫, ⟪"a".isLong⟫, ⟪name?.isLong⟫, ⟪Bool.usual⟫, ⟪name!.isLong⟫)
      }
      """, "Double", "Bool", "Bool?", "Bool", "Bool"),
    Sample(
      "generic members are unknown from outside",
      """
      struct Box<T> { var value: T; var list: [T]; func f() { _ = ⟪value⟫ } }
      func f(box: Box<Int>) { _ = (⟪box.value⟫, ⟪box⟫) }
      """, "T", "unknown", "Box<Int>"),
  ]
}
