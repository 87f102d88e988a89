import Testing

@testable import Transforms

struct NameLookupMemberTests {
  @Test(arguments: types + chains + conditions)
  func members(_ sample: Sample<String>) throws {
    let source = try MarkedSource(sample.text)
    #expect(source.marked.map(source.describe) == sample.expected)
  }

  static let types: [Sample<String>] = [
    Sample(
      "siblings do not see each other",
      """
      struct A { let x = 1 }
      struct B { func f() { _ = ⟪x⟫ } }
      struct C { let x = 2; func f() { _ = ⟪x⟫ } }
      """, "unresolved", "property C.x 3"),
    Sample(
      "an extension and its type are one, in any order",
      """
      extension A { func f() { _ = ⟪x⟫ } }
      struct A { let x = 1; func g() { _ = ⟪y⟫ } }
      extension A { var y: Int { 2 } }
      """, "property A.x 2", "property A.y 3"),
    Sample(
      "extensions of nested types, dotted, nested, and of an alias",
      """
      extension Outer.Inner { func f() { _ = (⟪x⟫, ⟪y⟫, ⟪z⟫) } }
      enum Outer {}
      extension Outer { struct Inner { let x = 1 } }
      extension Alias { var y: Int { 1 } }
      typealias Alias = Outer.Inner
      extension Outer.Inner.Deep { static var z: Int { 1 } }
      extension Outer { static let z = 3 }
      """, "property Outer.Inner.x 3", "property Outer.Inner.y 4", "unresolved"),
    Sample(
      "from a nested type only static members of the outer one",
      """
      struct Outer {
        let x = 1
        static let y = 2
        enum Z { case c }
        struct Inner { func f() { _ = (⟪x⟫, ⟪y⟫, ⟪Z.c⟫) } }
      }
      """, "unresolved", "property Outer.y 3", "enumCase Outer.Z.c 4"),
    Sample(
      "a nested type's member hides the outer type's",
      """
      struct Outer {
        static let x = 1
        struct Inner { let x = 2; func f() { _ = ⟪x⟫ } }
        func f() { _ = ⟪Outer.x⟫ }
      }
      """, "property Outer.Inner.x 3", "property Outer.x 2"),
    Sample(
      "same name, static and not: the nearer kind",
      """
      struct A {
        static let x = 1
        let x = 2
        func f() { _ = (⟪x⟫, ⟪self.x⟫, ⟪Self.x⟫, ⟪A.x⟫) }
        static func g() { _ = (⟪x⟫, ⟪self.x⟫) }
        static var h: Int { ⟪x⟫ }
      }
      """, "property A.x 3", "property A.x 3", "property A.x 2", "property A.x 2",
      "property A.x 2", "property A.x 2", "property A.x 2"),
    Sample(
      "a type in a function does not see the function's locals",
      """
      let x = 0
      func f() {
        let x = 1
        struct Local { let y = 2; func g() { _ = (⟪x⟫, ⟪y⟫) } }
      }
      func g() { struct Local { func g() { _ = ⟪y⟫ } } }
      """, "global x 1", "property Local.y 4", "unresolved"),
    Sample(
      "inherited within the file: superclass, protocol extension, extension of a foreign protocol",
      """
      class Base { var x = 1 }
      class Middle: Base, Sized {}
      class Leaf: Middle {
        var x2 = 1
        func f() { _ = (⟪x⟫, ⟪y⟫, ⟪z⟫, ⟪self.y⟫) }
      }
      protocol Sized {}
      extension Sized { var y: Int { 1 } }
      struct Screen: View { var body: some View { ⟪z⟫ } }
      extension View { var z: Int { 1 } }
      """, "property Base.x 1", "property Sized.y 8", "unresolved", "property Sized.y 8",
      "property View.z 10"),
    Sample(
      "an own member hides the inherited one; super goes past it",
      """
      class Base { var x = 1; func f() {} }
      class Leaf: Base { override var x: Int { get { ⟪super.x⟫ } set {} }; func g() { _ = ⟪x⟫ } }
      """, "property Base.x 1", "property Leaf.x 2"),
    Sample(
      "circles end",
      """
      class A: B { func f() { _ = ⟪x⟫ } }
      class B: A {}
      struct C: D.X {}
      struct D: C.Y { func f() { _ = ⟪x⟫ } }
      typealias E = F
      typealias F = E
      extension E { func f() { _ = ⟪x⟫ } }
      let a = b
      let b = ⟪a.c⟫
      """, "unresolved", "unresolved", "unresolved", "unresolved"),
    Sample(
      "protocol requirements and generic parameters",
      """
      protocol P { associatedtype Size; var x: Int { get } }
      extension P { func f() { _ = (⟪x⟫, ⟪Size.self⟫) } }
      struct Box<Element> { func f<Other>(o: Other) { _ = (⟪Element.self⟫, ⟪Other.self⟫) } }
      extension Box { func g() { _ = ⟪Element.self⟫ } }
      """, "property P.x 1", "associatedType P.Size 1", "genericParameter Box.Element 3",
      "genericParameter Other 3", "genericParameter Box.Element 3"),
    Sample(
      "overloads are ambiguous, not one of them",
      """
      struct A {
        func f(a: Int) {}
        func f(b: Int) {}
        func g() { _ = ⟪f⟫ }
      }
      """, "function A.f 2; function A.f 3"),
    Sample(
      "an implicit member has no base",
      "enum E { case a }; let a = 1; func f(e: E) { _ = e == ⟪.a⟫ }", "unresolved"),
  ]

  static let chains: [Sample<String>] = [
    Sample(
      "through properties whose types the file declares",
      """
      struct Model { var layout: Layout?; let plain = Plain() }
      struct Layout { var x = 1 }
      struct Plain { let y = 1 }
      struct A {
        @StateObject private var model = Model()
        func f() { _ = (⟪model.layout?.x⟫, ⟪self.model.layout!.x⟫, ⟪(model).plain.y⟫, ⟪model.other⟫) }
      }
      """, "property Layout.x 2", "property Layout.x 2", "property Plain.y 3", "unresolved"),
    Sample(
      "through an alias, a cast, a call and an initializer",
      """
      typealias Short = Model
      struct Model { var x = 1; static func make() -> Model { Model() } }
      func f(a: Short, b: Any) {
        let c = b as! Short
        let d = Model.make()
        _ = (⟪a.x⟫, ⟪c.x⟫, ⟪d.x⟫, ⟪Model().x⟫, ⟪Short.make().x⟫)
      }
      """, "property Model.x 2", "property Model.x 2", "property Model.x 2", "property Model.x 2",
      "property Model.x 2"),
    Sample(
      "static chains and nested types",
      """
      enum Theme { enum Size { static let x = 1; case compact }; static let shared = Holder() }
      struct Holder { let y = 1 }
      func f() { _ = (⟪Theme.Size.x⟫, ⟪Theme.Size.compact⟫, ⟪Theme.shared.y⟫, ⟪Theme.y⟫) }
      """, "property Theme.Size.x 1", "enumCase Theme.Size.compact 1", "property Holder.y 2",
      "unresolved"),
    Sample(
      "a nested type of that name is the nearer one",
      """
      struct Size { let x = 1 }
      struct A { struct Size { let x = 2 }; let size: Size; func f() { _ = ⟪size.x⟫ } }
      struct B { let size: Size; func f() { _ = ⟪size.x⟫ } }
      """, "property A.Size.x 2", "property Size.x 1"),
    Sample(
      "projections and storage",
      """
      struct A {
        @State private var x = 1
        let y = 1
        init() { ⟪_x⟫ = State(initialValue: 2); _ = (⟪$x⟫, ⟪self.$x⟫, ⟪_y⟫) }
      }
      """, "storage of property A.x 2", "projection of property A.x 2",
      "projection of property A.x 2", "unresolved"),
    Sample(
      "an unwrapped self is self",
      """
      class A {
        let x = 1
        func f() {
          run { [weak self] in
            guard let self else { return }
            _ = (⟪self.x⟫, ⟪x⟫)
          }
          run { [weak self] in _ = ⟪self?.x⟫ }
        }
      }
      """, "property A.x 2", "property A.x 2", "property A.x 2"),
  ]
}
