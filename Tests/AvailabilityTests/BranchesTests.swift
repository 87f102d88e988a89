import Platforms
import Rewriting
import SwiftSyntax
import Testing

@testable import Availability

/// The inline form: `if #available(…) { newer } else { older }`.
@Suite struct BranchesTests {
  /// Makes `old(…)` at the mark's statement `new(…)` behind a check.
  private func result(
    _ source: String, _ targets: DeploymentTargets = .phone, api: API = .safeAreaBar,
    sdkGuard: Bool = false
  ) throws -> String {
    let marked = try Marked(source, targets, sdkGuard: sdkGuard)
    guard case .check(let check) = marked.context.fallback(for: api, at: marked.node) else {
      throw Refusal("no check")
    }
    var expression = ExprSyntax(marked.node)
    while let parent = expression.parent?.as(ExprSyntax.self), !parent.is(ClosureExprSyntax.self) {
      expression = parent
    }
    let edits = try marked.context.branches(
      check, at: expression, newer: [.replacing(marked.node, with: "new")])
    return try marked.applying(edits)
  }

  @Test func bothSidesStandInTheBuilder() throws {
    let source =
      "struct A: View {\n  var body: some View {\n    VStack {\n      mark(\n        1\n      )  // one\n    }\n  }\n}\n"
    #expect(
      try result(source, .phoneAndDesktop) == """
        struct A: View {
          var body: some View {
            VStack {
              if #available(iOS 26, macOS 26, *) {
                new(
                  1
                )
              } else {
                mark(
                  1
                )
              }  // one
            }
          }
        }

        """)
  }

  @Test func aLineStaysALine() throws {
    #expect(
      try result("VStack { mark }") == "VStack { if #available(iOS 26, *) { new } else { mark } }")
  }

  @Test func stringsKeepTheirValue() throws {
    let source = "VStack {\n    mark(\"\"\"\n    a\n    \"\"\")\n}\n"
    #expect(
      try result(source) == """
        VStack {
            if #available(iOS 26, *) {
                new(\"\"\"
                a
                \"\"\")
            } else {
                mark(\"\"\"
                a
                \"\"\")
            }
        }

        """)
  }

  @Test func lineEndsAndBracesFollowTheFile() throws {
    let source = "struct A: View\r\n{\r\n\tvar body: some View\r\n\t{\r\n\t\tmark\r\n\t}\r\n}\r\n"
    #expect(
      try result(source)
        == "struct A: View\r\n{\r\n\tvar body: some View\r\n\t{\r\n\t\tif #available(iOS 26, *)\r\n\t\t{\r\n\t\t\tnew\r\n\t\t}\r\n\t\telse\r\n\t\t{\r\n\t\t\tmark\r\n\t\t}\r\n\t}\r\n}\r\n"
    )
  }

  /// R50: both branches of a function that was not a builder's return, once it is one.
  @Test func aResultGetsTheBuilder() throws {
    let source = """
      struct A {
        /// The panel.
        private var panel: some View {
          mark
        }
        func other() -> some View { return B() }
      }

      """
    #expect(
      try result(source) == """
        struct A {
          /// The panel.
          @ViewBuilder
          private var panel: some View {
            if #available(iOS 26, *) {
              new
            } else {
              mark
            }
          }
          func other() -> some View { return B() }
        }

        """)
    #expect(
      try result("struct A { func f() -> some View { mark } }")
        == "struct A { @ViewBuilder func f() -> some View { if #available(iOS 26, *) { new } else { mark } } }"
    )
  }

  @Test func longerCodeIsReplacedByNewSides() throws {
    let source = "VStack {\n    mark(\n        1,\n        2\n    )  // one\n}\n"
    let marked = try Marked(source, .phone)
    guard case .check(let check) = marked.context.fallback(for: .safeAreaBar, at: marked.node),
      let call = marked.node.parent?.as(ExprSyntax.self)
    else { throw Refusal("no check") }
    let edits = try marked.context.branches(
      check, replacing: call, newer: "content\n  .bar { panel }", older: "layered")
    #expect(
      try marked.applying(edits) == """
        VStack {
            if #available(iOS 26, *) {
                content
                    .bar { panel }
            } else {
                layered
            }  // one
        }

        """)
    #expect(throws: Refusal("the code is too long to be written twice")) {
      try marked.context.branches(check, replacing: call, newer: "a\nb\nc\nd", older: "e")
    }
  }

  @Test func whatCannotBeWrittenTwiceIsRefused() throws {
    func reason(
      _ source: String, _ targets: DeploymentTargets = .phone, api: API = .safeAreaBar,
      sdkGuard: Bool = false
    ) -> String? {
      do {
        _ = try result(source, targets, api: api, sdkGuard: sdkGuard)
        return nil
      } catch {
        return (error as? Refusal)?.reason
      }
    }
    #expect(reason("let a = mark") == "an if cannot stand here")
    #expect(reason("Card { mark }") == "an if cannot stand here")
    #expect(reason("struct A { var b: AnyView { mark } }") == "an if cannot stand here")
    #expect(reason("struct A { var b: some View { return mark } }") == "an if cannot stand here")
    #expect(
      reason("VStack {\n  mark(\n    1,\n    2\n  )\n}")
        == "the code is too long to be written twice")
    #expect(reason("VStack { mark(\n1) }") == "the code starts in the middle of a line")
    #expect(reason("VStack { mark }", sdkGuard: true) == "the check needs an #if around it")
    #expect(
      reason(
        "VStack { mark }", DeploymentTargets([.iOS: 17, .tvOS: 17]), api: .toolbarVerticalEdge)
        == "the check needs an #if around it")
    // R46, R48: below its floor a toolbar takes no `if` around an item; inside the item it can stand.
    let item = "Text(\"a\").toolbar { ToolbarItem { Button(\"b\") { } }; mark }"
    #expect(
      reason(item, DeploymentTargets([.iOS: 15]))?.hasPrefix("ToolbarContentBuilder takes") == true)
    #expect(reason("a.toolbar { ToolbarItem { mark } }", DeploymentTargets([.iOS: 14])) == nil)
  }

  /// R39: no helper or branch of ours ever takes a runtime value; what is emitted has `#available` as
  /// its only condition.
  @Test func theOnlyConditionIsAvailability() throws {
    let source = "VStack {\n  mark\n}\n"
    let file = try SourceFile(path: "A.swift", bytes: Array(try result(source).utf8))
    for token in file.tree.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.if)
    {
      let branch = try #require(token.parent?.as(IfExprSyntax.self))
      #expect(branch.conditions.count == 1)
      guard case .availability = branch.conditions.first?.condition else {
        Issue.record("\(branch.conditions)")
        continue
      }
    }
  }
}
