import Testing

@testable import Transforms

struct NameLookupTests {
  @Test(arguments: blocks + closures + patterns)
  func scopes(_ sample: Sample<String>) throws {
    let source = try MarkedSource(sample.text)
    #expect(source.marked.map(source.describe) == sample.expected)
  }

  static let blocks: [Sample<String>] = [
    Sample(
      "a local hides a member, from its declaration on",
      """
      struct A {
        var x = 1
        func f() {
          print(⟪x⟫)
          let x = ⟪x⟫ + 1
          print(⟪x⟫, ⟪self.x⟫)
        }
      }
      """, "property A.x 2", "property A.x 2", "local x 5", "property A.x 2"),
    Sample(
      "a block's names end with the block",
      """
      func f() {
        do { let x = 1; _ = ⟪x⟫ }
        _ = ⟪x⟫
      }
      """, "local x 2", "unresolved"),
    Sample(
      "a later local of the same block hides an earlier one of an outer block",
      """
      func f() {
        let x = 1
        if true { _ = ⟪x⟫; let x = 2; _ = ⟪x⟫ }
        _ = ⟪x⟫
      }
      """, "local x 2", "local x 3", "local x 2"),
    Sample(
      "a parameter by its inner name",
      "func f(outer inner: Int, _ other: Int) { _ = (⟪outer⟫, ⟪inner⟫, ⟪other⟫) }",
      "unresolved", "parameter inner 1", "parameter other 1"),
    Sample(
      "initializer and subscript parameters",
      """
      struct A {
        let x: Int
        init(x: Int) { self.x = ⟪x⟫ }
        subscript(x: Int) -> Int { ⟪x⟫ }
      }
      """, "parameter x 3", "parameter x 4"),
    Sample(
      "a default value does not see the parameters",
      """
      struct A {
        static let x = 1
        func f(x: Int = ⟪x⟫) { _ = ⟪x⟫ }
      }
      """, "property A.x 2", "parameter x 3"),
    Sample(
      "accessor parameters, named and not",
      """
      struct A {
        var a: Int { get { 1 } set { _ = ⟪newValue⟫ } }
        var b: Int { get { 1 } set(value) { _ = ⟪value⟫; _ = ⟪newValue⟫ } }
        var c = 1 { willSet { _ = ⟪newValue⟫ } didSet { _ = ⟪oldValue⟫ } }
      }
      """, "implicit newValue 2", "implicit value 3", "unresolved", "implicit newValue 4",
      "implicit oldValue 4"),
    Sample(
      "local functions can be used before they are declared",
      """
      func f() {
        ⟪g⟫()
        func g() {}
      }
      """, "function g 3"),
    Sample(
      "names after the first of one declaration see those before it",
      "func f() { let a = 1, b = ⟪a⟫, c = ⟪c⟫ }", "local a 1", "unresolved"),
    Sample(
      "names in backticks",
      "func f() { let `default` = 1; _ = ⟪`default`⟫ }", "local default 1"),
    Sample(
      "comments and other scripts before the names",
      """
      // 🧑‍🧑‍🧒‍🧒 größer
      struct 形 { let é = 1; func f() { _ = /* 🦊 */ ⟪é⟫ } }
      """, "property 形.é 2"),
    Sample(
      "do, repeat and defer have blocks of their own",
      """
      func f() {
        defer { let x = 1; _ = ⟪x⟫ }
        repeat { let y = 1; _ = ⟪y⟫ } while ⟪y⟫
        _ = ⟪x⟫
      }
      """, "local x 2", "local y 3", "unresolved", "unresolved"),
  ]

  static let closures: [Sample<String>] = [
    Sample(
      "closure parameters hide members",
      """
      struct A {
        let x = 1
        func f() {
          run { x in ⟪x⟫ }
          run { (x: Int, y) -> Int in ⟪y⟫ + ⟪x⟫ }
          run { ⟪x⟫ }
        }
      }
      """, "closureParameter x 4", "closureParameter y 5", "closureParameter x 5", "property A.x 2"),
    Sample(
      "shorthand belongs to the innermost closure without parameters",
      """
      run { _ = ⟪$0⟫
        run { a in
          run { _ = ⟪$1⟫ } } }
      """, "closureParameter $0 1", "closureParameter $1 3"),
    Sample(
      "captures with a value are new names, others are the outer ones",
      """
      struct A {
        let x = 1
        let y = 2
        func f() {
          run { [x, y = self.x] in _ = (⟪x⟫, ⟪y⟫) }
        }
      }
      """, "property A.x 2", "capture y 5"),
    Sample(
      "a projected parameter declares two names",
      "ForEach($items) { $item in _ = (⟪item⟫, ⟪$item⟫) }",
      "closureParameter item 1", "projection of closureParameter item 1"),
    Sample(
      "a closure of another modifier of the chain is another scope",
      """
      view
        .first { x in ⟪x⟫ }
        .second { ⟪x⟫ }
      """, "closureParameter x 2", "unresolved"),
    Sample(
      "code of a preview is ordinary code",
      """
      #Preview {
        @Previewable @State var flag = true
        Toggle("", isOn: ⟪$flag⟫)
        Text(⟪flag⟫)
      }
      """, "projection of local flag 2", "local flag 2"),
  ]
}
