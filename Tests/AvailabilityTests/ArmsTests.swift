import Platforms
import Rewriting
import SwiftSyntax
import Testing

@testable import Availability

/// A check with a newer side of any length.
@Suite struct ArmsTests {
  /// Puts two sides in the place of `mark(…)`.
  private func result(
    _ source: String, _ targets: DeploymentTargets = .phone, api: API = .safeAreaBar
  ) throws -> String {
    let marked = try Marked(source, targets)
    guard case .check(let check) = marked.context.fallback(for: api, at: marked.node) else {
      throw Refusal("no check")
    }
    let view = try #require(marked.node.parent?.as(FunctionCallExprSyntax.self))
    let edits = try marked.context.arms(check, replacing: ExprSyntax(view), older: "older") {
      "newer(\n\($0)  1\n\($0))"
    }
    return try marked.applying(edits)
  }

  @Test func aStatementBecomesTheCheck() throws {
    let source = """
      struct A: View {
        var body: some View {
          // Why.
          mark(1)  // one
          B()
        }
      }

      """
    #expect(
      try result(source) == """
        struct A: View {
          var body: some View {
            // Why.
            if #available(iOS 26, *) {
              newer(
                1
              )
            } else {
              older
            }  // one
            B()
          }
        }

        """)
  }

  @Test func aGetterGetsTheBuilder() throws {
    let source = "struct A {\n  var a: some View {\n    mark(1)\n  }\n}\n"
    #expect(
      try result(source).hasPrefix("struct A {\n  @ViewBuilder\n  var a: some View {\n    if"))
  }

  @Test func elsewhereAGroupGoesAround() throws {
    let source = """
      struct A: View {
        var body: some View {
          mark(1)
            .padding()
            .frame {
              C()
            }
        }
      }

      """
    #expect(
      try result(source) == """
        struct A: View {
          var body: some View {
            Group {
              if #available(iOS 26, *) {
                newer(
                  1
                )
              } else {
                older
              }
            }
            .padding()
            .frame {
              C()
            }
          }
        }

        """)
    for statement in ["let a = 1\n    return mark(1)", "VStack { mark(1)\n    }"] {
      let source = "struct A: View {\n  var body: some View {\n    \(statement)\n  }\n}\n"
      #expect(
        try result(source).contains(
          " Group {\n      if #available(iOS 26, *) {\n        newer(\n          1\n        )\n"))
    }
  }

  @Test func bracesFollowTheFile() throws {
    let source =
      "struct A: View\r\n{\r\n\tvar body: some View\r\n\t{\r\n\t\tmark(1)\r\n\t}\r\n}\r\n"
    #expect(
      try result(source).contains(
        "\r\n\t\tif #available(iOS 26, *)\r\n\t\t{\r\n\t\t\tnewer("))
    #expect(
      try result(source).contains(")\r\n\t\t}\r\n\t\telse\r\n\t\t{\r\n\t\t\tolder\r\n\t\t}\r\n"))
  }
}
