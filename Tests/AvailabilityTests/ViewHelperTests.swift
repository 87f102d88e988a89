import Platforms
import Rewriting
import Testing

@testable import Availability

/// The helper that a change brings along, and the one that is there already.
@Suite struct ViewHelperTests {
  static let bar = ViewHelper(
    "barOrInset", summary: "A bar.", apis: [.safeAreaBar], olderAPIs: [.safeAreaInset],
    generics: "<Bar: View>", parameters: ["edge: VerticalEdge", "@ViewBuilder content: () -> Bar"],
    newer: "safeAreaBar(edge: edge, content: content)",
    older: "safeAreaInset(edge: edge, content: content)")

  private func result(
    _ source: String, _ targets: DeploymentTargets = .phone, helper: ViewHelper = bar,
    sdkGuard: Bool = false
  ) throws -> String {
    let marked = try Marked(source, targets, sdkGuard: sdkGuard)
    let use = try marked.context.use(helper, at: marked.node)
    return try marked.applying([.replacing(marked.node, with: use.name)], use.supports)
  }

  private static let helper = """
    private extension View {
      /// A bar.
      @ViewBuilder
      func barOrInset<Bar: View>(edge: VerticalEdge, @ViewBuilder content: () -> Bar) -> some View {
        if #available(iOS 26, *) {
          safeAreaBar(edge: edge, content: content)
        } else {
          safeAreaInset(edge: edge, content: content)
        }
      }
    }
    """

  /// R40: the check stands inside a `@ViewBuilder` body, and newer types in the limited branch alone.
  /// R50: an `if` with an `else`, never a guard.
  @Test func itStandsBehindTheLastDeclaration() throws {
    let source = "import SwiftUI\n\nstruct A {\n  let a = mark\n}  // A\n"
    #expect(
      try result(source)
        == "import SwiftUI\n\nstruct A {\n  let a = barOrInset\n}  // A\n\n" + Self.helper + "\n")
    #expect(
      try result("struct A {\n  let a = mark\n}")
        == "struct A {\n  let a = barOrInset\n}\n\n" + Self.helper)
  }

  @Test func itFollowsTheFile() throws {
    let source = "struct A\r\n{\r\n\tvar a: B\r\n\t{\r\n\t\tmark\r\n\t}\r\n}\r\n"
    let expected = """
      struct A
      {
      \tvar a: B
      \t{
      \t\tbarOrInset
      \t}
      }

      private extension View
      {
      \t/// A bar.
      \t@ViewBuilder
      \tfunc barOrInset<Bar: View>(edge: VerticalEdge, @ViewBuilder content: () -> Bar) -> some View
      \t{
      \t\tif #available(iOS 26, *)
      \t\t{
      \t\t\tsafeAreaBar(edge: edge, content: content)
      \t\t}
      \t\telse
      \t\t{
      \t\t\tsafeAreaInset(edge: edge, content: content)
      \t\t}
      \t}
      }

      """
    #expect(try result(source) == expected.replacing("\n", with: "\r\n"))
  }

  @Test func aFileInsideADirectiveKeepsItThere() throws {
    let source =
      "import Foundation\n#if os(iOS)\nimport UIKit\nstruct A {\n  let a = mark\n}\n#endif\n"
    #expect(
      try result(source, .phoneAndDesktop).hasSuffix("}\n\n" + Self.helper + "\n#endif\n"),
      "and macOS is not on the list")
    let partly = "#if DEBUG\nstruct A {\n  let a = mark\n}\n#endif\nstruct B {}\n"
    #expect(try result(partly).hasSuffix("#endif\nstruct B {}\n\n" + Self.helper + "\n"))
    let indented = "#if DEBUG\n  struct A {\n    let a = mark\n  }\n#endif\n"
    #expect(try result(indented).contains("\n\n  private extension View {\n    /// A bar.\n"))
    let clauses = "#if os(iOS)\nstruct A {}\n#else\nstruct A {\n  let a = mark\n}\n#endif\n"
    #expect(try result(clauses, .phoneAndDesktop).contains("if #available(macOS 26, *) {"))
  }

  @Test func itsNameIsFree() throws {
    let taken = "struct A {\n  let barOrInset = mark\n  let barOrInset2 = 1\n}\n"
    #expect(try result(taken).contains("func barOrInset3<Bar: View>"))
  }

  @Test func usesOfOneFileShareIt() throws {
    let marked = try Marked("struct A {\n  let a = mark\n}\n", .phone)
    let uses = try [0, 1].map { _ in try marked.context.use(Self.bar, at: marked.node) }
    #expect(uses[0] == uses[1])
    var patch = Patch()
    for use in uses { try patch.insert(Change("Test", .unsafe, edits: [], supports: use.supports)) }
    #expect(patch.edits.count == 1)
    var other = Self.bar
    other.parameters[0] = "edge: HorizontalEdge"
    let overload = try marked.context.use(other, at: marked.node)
    try patch.insert(Change("Test", .unsafe, edits: [], supports: overload.supports))
    #expect(patch.edits.count == 2, "an overload is another helper at the same place")
  }

  /// R41, R42: what another platform or an older SDK lacks is hidden from its compiler.
  @Test func directivesStandInside() throws {
    let inspector = ViewHelper(
      "inspectorOrNothing", summary: "A.", apis: [.scrollEdgeEffectStyle],
      newer: "scrollEdgeEffectStyle(.soft, for: .top)",
      older: "self")
    let targets = DeploymentTargets([.iOS: 17, .visionOS: 1])
    #expect(
      try result("struct A {\n  let a = mark\n}\n", targets, helper: inspector, sdkGuard: true)
        .hasSuffix(
          """
            func inspectorOrNothing() -> some View {
              #if compiler(>=6.2) && os(iOS)
              if #available(iOS 26, *) {
                scrollEdgeEffectStyle(.soft, for: .top)
              } else {
                self
              }
              #else
              self
              #endif
            }
          }

          """))
  }

  @Test func theOlderCodeHasItsOwnFloor() throws {
    let checked = "struct A {\n  func f() { if #available(iOS 15, *) { g(mark) } }\n}\n"
    let old = DeploymentTargets([.iOS: 14, .macOS: 12])
    #expect(
      try result(checked, old).contains("  @available(iOS 15, macOS 12, *)\n  @ViewBuilder\n  func")
    )
    #expect(
      try result(checked, .unknown).contains(
        "@available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)"))
    #expect(!(try result("struct A {\n  let a = mark\n}\n", .unknown).contains("@available")))
    let sheet = ViewHelper(
      "f", summary: "A.", apis: [.safeAreaBar], olderAPIs: [.inspector], newer: "safeAreaBar()",
      older: "inspector()")
    #expect(
      try result(
        "#if os(iOS)\nlet a = mark\n#endif\nstruct B {\n  let b = 1\n}\n",
        DeploymentTargets([.iOS: 17, .tvOS: 17]),
        helper: sheet
      )
      .hasSuffix(
        "\n#if os(iOS)\nprivate extension View {\n  /// A.\n  @ViewBuilder\n  func f() -> some View {\n    if #available(iOS 26, *) {\n      safeAreaBar()\n    } else {\n      inspector()\n    }\n  }\n}\n#endif\n"
      ))
  }

  @Test func inlinableCodeCannotSeeIt() throws {
    #expect(throws: Refusal("body is @inlinable, and a private helper is out of its sight")) {
      try result("public struct A {\n  @inlinable public var body: B { mark }\n}\n")
    }
  }

  /// Helpers that do the same, in the words of their authors.
  @Test(arguments: [
    Self.helper.replacing("barOrInset", with: "dock"),
    """
    extension View {
      func dock<Content>(edge: VerticalEdge, @ViewBuilder content: () -> Content) -> some View where Content: View {
        if #available(iOS 26.0, *) { self.safeAreaBar(edge: edge, content: content) }
        else { self.safeAreaInset(edge: edge, content: content) }
      }
    }
    """,
    """
    extension View {
      @ViewBuilder func dock(edge side: VerticalEdge, @ViewBuilder content bar: () -> some View) -> some View {
        #if compiler(>=6.2)
        if #available(iOS 26, *) {
          safeAreaBar(edge: side) { bar() }
        } else {
          safeAreaInset(edge: side) { bar() }
        }
        #else
        safeAreaInset(edge: side) { bar() }
        #endif
      }
    }
    """,
  ]) func theProjectsOwnHelperIsUsed(_ helper: String) throws {
    let source = "struct A {\n  let a = mark\n}\n\n\(helper)\n"
    #expect(try result(source) == source.replacing("mark", with: "dock"))
  }

  @Test(arguments: [
    // Another signature, default or builder.
    ("edge: VerticalEdge,", "edge: VerticalEdge = .bottom,"),
    ("edge: VerticalEdge,", "edge: HorizontalEdge,"),
    ("edge: VerticalEdge,", "_ edge: VerticalEdge,"),
    ("edge: VerticalEdge, ", ""),
    ("@ViewBuilder content", "content"),
    // Another place of the check, other calls.
    (
      "safeAreaBar(edge: edge, content: content)",
      "safeAreaBar(edge: edge, spacing: 0, content: content)"
    ),
    (
      "safeAreaBar(edge: edge, content: content)",
      "safeAreaBar(edge: edge, content: content).padding()"
    ),
    ("safeAreaBar(edge: edge, content: content)", "safeAreaBar(edge: .bottom, content: content)"),
    (
      "safeAreaInset(edge: edge, content: content)", "overlay(alignment: .bottom, content: content)"
    ),
    ("safeAreaInset(edge: edge, content: content)", "self"),
    ("    if #", "    let a = 1\n    if #"),
    ("iOS 26, *)", "iOS 26, *), isNew"),
    ("extension View {", "extension Card {"),
    ("extension View {", "extension View where Self: Card {"),
    ("func barOrInset", "static func barOrInset"),
  ]) func anotherHelperIsNot(_ old: String, _ new: String) throws {
    let helper = Self.helper.replacing(old, with: new)
    #expect(helper != Self.helper)
    let own = helper.replacing("barOrInset", with: "dock")
    #expect(
      try result("struct A {\n  let a = mark\n}\n\n\(own)\n").contains("let a = barOrInset\n"))
  }

  @Test func aHelperThatIsNotAlwaysThereIsNot() throws {
    let inside = "struct A {\n  let a = mark\n}\n\n#if DEBUG\n\(Self.helper)\n#endif\n"
    #expect(try result(inside).contains("let a = barOrInset2\n"))
    let newer = "struct A {\n  let a = mark\n}\n\n@available(iOS 18, *)\n\(Self.helper)\n"
    #expect(try result(newer).contains("let a = barOrInset2\n"))
    let enough =
      "@available(iOS 18, *)\nstruct A {\n  let a = mark\n}\n\n@available(iOS 18, *)\n\(Self.helper)\n"
    #expect(try result(enough).contains("let a = barOrInset\n"))
  }
}
