import Platforms
import Rewriting
import SwiftSyntax
import Testing

@testable import Availability

/// Code that moves unchanged into a private member.
@Suite struct MovedMemberTests {
  /// Moves the argument of `mark(…)`, or the statements of `mark { … }`.
  private func result(
    _ source: String, _ targets: DeploymentTargets = .phone, named name: String = "panel"
  ) throws -> String {
    let marked = try Marked(source, targets)
    let call = try #require(marked.node.parent?.as(FunctionCallExprSyntax.self))
    var names = Names(marked.context.file)
    let code =
      call.trailingClosure.map { Syntax($0.statements) }
      ?? call.arguments.first.map { Syntax($0.expression) }
    let found = try #require(code)
    let member = try marked.context.member(name, holding: found, names: &names)
    return try marked.applying([.replacing(found, with: member.reference)], [member.support])
  }

  private func reason(_ source: String) throws -> String? {
    do {
      _ = try result(source)
      return nil
    } catch let refusal as Refusal {
      return refusal.reason
    }
  }

  @Test func anExpressionMovesBehindItsMember() throws {
    let source = """
      struct A: View {
        var body: some View {
          VStack {
            // The panel.
            mark(
              Text("a")
                // Bold on purpose.
                .bold())
          }
        }  // body

        let other = 1
      }

      """
    #expect(
      try result(source) == """
        struct A: View {
          var body: some View {
            VStack {
              // The panel.
              mark(
                panel)
            }
          }  // body

          private var panel: some View {
            Text("a")
              // Bold on purpose.
              .bold()
          }

          let other = 1
        }

        """)
  }

  @Test func statementsNeedTheBuilder() throws {
    let source = """
      struct A: View {
          static func make() -> some View {
              mark {
                  Text(\"\"\"
                      a

                        b
                      \"\"\")
                  if isOn { B() }
              }
          }
      }
      """
    #expect(
      try result(source) == """
        struct A: View {
            static func make() -> some View {
                mark {
                    panel
                }
            }

            @ViewBuilder
            private static var panel: some View {
                Text(\"\"\"
                    a

                      b
                    \"\"\")
                if isOn { B() }
            }
        }
        """)
  }

  @Test func someOfTheStatementsMoveTogether() throws {
    let source = """
      struct A: View {
        var body: some View {
          VStack {
            // Stays.
            First()
            mark(
              1)

            // Moves.
            Second()  // moves too
            Third()
          }
        }
      }

      """
    let marked = try Marked(source, .phone)
    let list = try #require(
      marked.node.ancestor(CodeBlockItemListSyntax.self).map { Array($0) })
    var names = Names(marked.context.file)
    let moved = Array(list[1...2])
    let member = try marked.context.member("rows", holding: moved, names: &names)
    #expect(
      try marked.applying([SourceEdit(member.range, member.reference)], [member.support]) == """
        struct A: View {
          var body: some View {
            VStack {
              // Stays.
              First()
              rows
              Third()
            }
          }

          @ViewBuilder
          private var rows: some View {
            mark(
              1)

            // Moves.
            Second()  // moves too
          }
        }

        """)
    let one = try marked.context.member("row", holding: [list[3]], names: &names)
    #expect(!String(decoding: one.support.edit.replacementBytes, as: UTF8.self).contains("@"))
  }

  @Test func lineEndsAndBracesFollowTheFile() throws {
    let source = "extension A\r\n{\r\n\tvar body: some View\r\n\t{\r\n\t\tmark(B())\r\n\t}\r\n}\r\n"
    #expect(
      try result(source)
        == "extension A\r\n{\r\n\tvar body: some View\r\n\t{\r\n\t\tmark(panel)\r\n\t}\r\n\r\n\tprivate var panel: some View\r\n\t{\r\n\t\tB()\r\n\t}\r\n}\r\n"
    )
  }

  @Test func itsNameIsFreeAlsoAmongNewOnes() throws {
    #expect(
      try result("struct A {\n  var panel: B { mark(C()) }\n}\n").contains(
        "private var panel2: some View"))
    let marked = try Marked("struct A {\n  var body: B { mark(C()) }\n}\n", .phone)
    var names = Names(marked.context.file)
    let code = try #require(
      marked.node.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression)
    #expect(try marked.context.member("bar", holding: code, names: &names).reference == "bar")
    #expect(try marked.context.member("bar", holding: code, names: &names).reference == "bar2")
  }

  @Test func aCheckAroundItComesAlong() throws {
    let source =
      "struct A {\n  var body: some View {\n    if #available(iOS 18, *) {\n      mark(B())\n    }\n  }\n}\n"
    #expect(try result(source).contains("\n  @available(iOS 18, *)\n  private var panel"))
    #expect(!(try result(source, DeploymentTargets([.iOS: 18])).contains("@available")))
    #expect(try result(source, .unknown).contains("\n  @available(iOS 18, *)\n  private var panel"))
    let member = "struct A {\n  @available(iOS 18, *)\n  var panel2: some View { mark(B()) }\n}\n"
    #expect(try result(member).contains("\n  @available(iOS 18, *)\n  private var panel:"))
    let type = "@available(iOS 18, *)\nstruct A {\n  var body: some View { mark(B()) }\n}\n"
    #expect(!(try result(type).contains("  @available")))
  }

  @Test func aClosureOfAClassSaysSelf() throws {
    #expect(
      try result("class A {\n  var body: B { f { mark(C()) } }\n}\n").contains("mark(self.panel)"))
    #expect(try result("class A {\n  var body: B { mark(C()) }\n}\n").contains("mark(panel)"))
    #expect(
      try result("class A {\n  static var body: B { f { mark(C()) } }\n}\n").contains("mark(panel)")
    )
  }

  /// Locals whose type the file says, and what the member is called with.
  @Test(arguments: [
    (
      "var body: B { GeometryReader { proxy in mark(C(proxy.size)) } }",
      "func panel(proxy: GeometryProxy) -> some View", "panel(proxy: proxy)"
    ),
    (
      "var body: B { ScrollViewReader { (reader) in VStack { mark(C(reader)) } } }",
      "func panel(reader: ScrollViewProxy) -> some View", "panel(reader: reader)"
    ),
    (
      "var body: B { list { (item: Item) in mark(C(item)) } }",
      "func panel(item: Item) -> some View", "panel(item: item)"
    ),
    (
      "func f(_ b: Int, c a: [Int]) -> B { mark(C(a, b)) }",
      "func panel(a: [Int], b: Int) -> some View", "panel(a: a, b: b)"
    ),
  ]) func localsArePassed(_ member: String, _ signature: String, _ call: String) throws {
    let marked = try Marked("struct A {\n  \(member)\n}\n", .phone)
    let code = try #require(
      marked.node.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression)
    var names = Names(marked.context.file)
    let moved = try marked.context.member(
      "panel", holding: code, names: &names, passesValues: true)
    #expect(moved.reference == call)
    let text = String(decoding: moved.support.edit.replacementBytes, as: UTF8.self)
    #expect(text.contains("  private \(signature) {"))
  }

  @Test(arguments: [
    "var body: B { ForEach(items) { item in mark(C(item)) } }",
    "var body: B { GeometryReader { proxy in let a = proxy\n mark(C(a)) } }",
    "var body: B { GeometryReader { mark(C($0)) } }",
    "func f(content: () -> B) -> B { mark(content()) }",
    "func f<T: View>(content: T) -> B { mark(content) }",
    "func f(content: some View) -> B { mark(content) }",
    "func f(@ViewBuilder content: B) -> B { mark(content) }",
    "func f(a: Int...) -> B { mark(C(a)) }",
    "func f(a: inout Int) -> B { mark(C(a)) }",
    "func f(a: Int) -> B { if let a { mark(C(a)) } }",
  ]) func othersAreNotPassed(_ member: String) throws {
    let marked = try Marked("struct A {\n  \(member)\n}\n", .phone)
    let code = try #require(
      marked.node.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression)
    var names = Names(marked.context.file)
    #expect(throws: Refusal.self) {
      try marked.context.member("panel", holding: code, names: &names, passesValues: true)
    }
  }

  /// Names that only the place of the code has.
  @Test(arguments: [
    ("var body: B { let a = 1\n return mark(C(a)) }", "a"),
    ("var body: B { ForEach(items) { item in mark(C(item)) } }", "item"),
    ("var body: B { ForEach($items) { $item in mark(C($item)) } }", "item"),
    ("var body: B { ForEach(items) { mark(C($0)) } }", "$0"),
    ("var body: B { GeometryReader { (proxy: GeometryProxy) in mark(C(proxy.size)) } }", "proxy"),
    ("func f(content: Content) -> B { mark(content.bold()) }", "content"),
    ("func f(_ a: Int, b c: Int) -> B { mark(C(a, b, c)) }", "a, c"),
    ("func f<T: View>(_ type: T.Type) -> B { mark(C<T>()) }", "T"),
    ("subscript(a: Int) -> B { mark(C(a)) }", "a"),
    ("var body: B { if let a { mark(C(a)) } }", "a"),
    ("var body: B { if let a { mark { if let a { C(a) } } } }", "a"),
    ("var body: B { guard let a = b else { return c }\n return mark(C(a)) }", "a"),
    ("var body: B { if case .a(let b) = c { mark(C(b)) } }", "b"),
    ("var body: B { switch a { case .b(let c): mark(D(c))\n default: E() } }", "c"),
    ("var body: B { switch a { case let .b(c, d): mark(D(c, d))\n default: E() } }", "c, d"),
    ("var body: B { for a in b { mark(C(a)) } }", "a"),
    ("var body: B { do { } catch { mark(C(error)) } }", "error"),
    ("var body: B { func a() { }\n return mark(C(a)) }", "a"),
    ("var body: B { struct L { }\n return mark(L()) }", "L"),
    ("var body: B { f { [a = b] in mark(C(a)) } }", "a"),
    ("var body: B { let a = 1\n return mark(f { [a] in 1 }) }", "a"),
    ("var body: B { let (a, b) = c\n return mark(D(a, b)) }", "a, b"),
    ("var body: B { set { mark(C(newValue)) } }", "newValue"),
    ("var body: B {\n#if DEBUG\nlet a = 1\n#endif\nreturn mark(C(a)) }", "a"),
  ]) func capturedNamesAreListed(_ member: String, _ names: String) throws {
    #expect(
      try reason("struct A {\n  \(member)\n}\n")
        == "the code uses \(names), which only its place has")
  }

  /// Names that look alike and are not taken from the place.
  @Test(arguments: [
    "var body: B { let a = 1\n return mark(C(b.a, a: 1)) }",
    "var body: B { let a = 1\n return mark(C(self.a)) }",
    "var body: B { let a = 1\n return mark(C(\\.a)) }",
    "var body: B { let a = 1\n return mark(f { a in a }) }",
    "var body: B { let a = 1\n return mark { let a = 2\n C(a) } }",
    "var body: B { f { mark(items.map { $0 }) } }",
    "var body: B { VStack { mark(C(a)) }; let a = 1 }",
    "var body: B { if let a { D(a) } else { mark(C(a)) } }",
    "var body: B { ForEach(mark(C(item))) { item in D(item) } }",
    "var body: B { mark(ForEach($items) { $item in C($item) }) }",
    "var body: B { mark(Text(\"\\(title)\")) }",
  ]) func othersAreNot(_ member: String) throws {
    #expect(try reason("struct A {\n  \(member)\n}\n") == nil)
  }

  @Test(arguments: [
    ("let a = mark(B())", "outside of any type"),
    ("func f() -> some View { mark(B()) }", "outside of any type"),
    ("#Preview { mark(B()) }", "outside of any type"),
    ("struct A { let a = mark(B()) }", "stored property"),
    ("struct A { lazy var a = { mark(B()) }() }", "stored property"),
    ("struct A { init() { mark(B()) } }", "an initializer"),
    ("struct A { var body: B {\n#if os(iOS)\nmark(C())\n#endif\n} }", "inside an #if"),
    ("class A { var body: B { f { [weak self] in mark(C()) } } }", "captures self"),
    ("struct A { var body: B { mark(.red.opacity(1)) } }", "follows from where it stands"),
    ("struct A { func f() async -> B { mark(await C()) } }", "waits"),
    ("struct A { var body: B { mark { return C() } } }", "returns"),
    ("struct A { @inlinable var body: B { mark(C()) } }", "inlined"),
    ("struct A { @available(macOS, unavailable) var body: B { mark(C()) } }", "unavailable"),
  ]) func otherPlacesAreRefused(_ source: String, _ part: String) throws {
    let reason = try reason(source)
    #expect(reason?.contains(part) == true, "\(reason ?? "moved")")
  }
}
