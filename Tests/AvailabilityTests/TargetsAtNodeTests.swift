import Platforms
import Rewriting
import Testing

@testable import Availability

/// What the code around a place says about the versions that run it.
@Suite struct TargetsAtNodeTests {
  /// A source and what is left of iOS 17 and macOS 14 at `mark`; nil where nothing is.
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let targets: String?

    init(_ source: String, _ targets: String?) {
      self.source = source
      self.targets = targets
    }

    var testDescription: String { source }
  }

  static let checks: [Case] = [
    Case("f(mark)", "iOS 17, macOS 14"),
    Case("if #available(iOS 26, *) { mark }", "iOS 26, macOS 14"),
    Case("if #available(iOS 26, macOS 26.1, *) { mark }", "iOS 26, macOS 26.1"),
    Case("if #available(iOS 16, *) { mark }", "iOS 17, macOS 14"),
    Case("if #available(iOS 26, *) { } else { mark }", "iOS 17, macOS 14"),
    Case("if #available(iOS 26, *), flag { mark }", "iOS 26, macOS 14"),
    Case("if flag, #available(iOS 26, *) { mark }", "iOS 26, macOS 14"),
    Case("if #available(iOS 26, *), mark { }", "iOS 26, macOS 14"),
    Case("if mark, #available(iOS 26, *) { }", "iOS 17, macOS 14"),
    Case("if flag { } else if #available(iOS 26, *) { mark }", "iOS 26, macOS 14"),
    Case("if #available(iOS 27, *) { } else if #available(iOS 26, *) { mark }", "iOS 26, macOS 14"),
    Case("if #available(iOS 26, *) { if #available(macOS 15, *) { mark } }", "iOS 26, macOS 15"),
    Case("if #available(iOS 26, *) { f { g(a: mark) } }", "iOS 26, macOS 14"),
    Case("while #available(iOS 26, *) { mark }", "iOS 26, macOS 14"),
    Case("if #unavailable(iOS 26) { mark }", "iOS 17, macOS 14"),
    Case("if #unavailable(iOS 26) { } else { mark }", "iOS 26, macOS 14"),
    Case("if #unavailable(iOS 26), flag { } else { mark }", "iOS 17, macOS 14"),
    Case("func f() { guard #available(iOS 26, *) else { return }; mark }", "iOS 26, macOS 14"),
    Case("func f() { mark; guard #available(iOS 26, *) else { return } }", "iOS 17, macOS 14"),
    Case("func f() { guard #available(iOS 26, *) else { mark; return } }", "iOS 17, macOS 14"),
    Case("func f() { guard #available(iOS 26, *), mark else { return } }", "iOS 26, macOS 14"),
    Case(
      "func f() { guard flag, #available(iOS 26, *) else { return }; g { mark } }",
      "iOS 26, macOS 14"),
    Case(
      "func f() { if flag { guard #available(iOS 26, *) else { return } }; mark }",
      "iOS 17, macOS 14"),
    Case("func f() { guard #unavailable(iOS 26) else { mark; return } }", "iOS 26, macOS 14"),
    Case("func f() { guard #unavailable(iOS 26) else { return }; mark }", "iOS 17, macOS 14"),
  ]

  static let declarations: [Case] = [
    Case("@available(iOS 26, *) struct S { var a: Int { mark } }", "iOS 26, macOS 14"),
    Case(
      "@available(iOS 26, macOS 26, *) struct S { struct T { func f() { mark } } }",
      "iOS 26, macOS 26"),
    Case(
      "@available(iOS 18, *) struct S { @available(iOS 26, *) func f() { mark } }",
      "iOS 26, macOS 14"),
    Case(
      "@available(iOS 26, *) struct S { @available(iOS 18, *) func f() { mark } }",
      "iOS 26, macOS 14"),
    Case("@available(iOS 26, *) extension S { var a: Int { mark } }", "iOS 26, macOS 14"),
    Case("struct S { var a: Int { @available(iOS 26, *) get { mark } } }", "iOS 26, macOS 14"),
    Case("@available(iOS 18, *) @available(macOS 15, *) func f() { mark }", "iOS 18, macOS 15"),
    Case("@available(iOS, introduced: 26) func f() { mark }", "iOS 26, macOS 14"),
    Case(
      "@available(iOS, introduced: 18.1, deprecated: 26, message: \"x\") func f() { mark }",
      "iOS 18.1, macOS 14"),
    Case("@available(iOS, deprecated: 26) func f() { mark }", "iOS 17, macOS 14"),
    Case(
      "@available(*, deprecated, message: \"unavailable\") func f() { mark }", "iOS 17, macOS 14"),
    Case("@available(macOS, unavailable) func f() { mark }", "iOS 17"),
    Case("@available(iOS 26, *) @available(macOS, unavailable) func f() { mark }", "iOS 26"),
    Case("@available(iOS, unavailable) @available(macOS, unavailable) func f() { mark }", nil),
    Case("@available(*, unavailable) func f() { mark }", nil),
    Case("@available(swift 6) func f() { mark }", "iOS 17, macOS 14"),
    Case("@available(Glass 1.0, *) func f() { mark }", "iOS 17, macOS 14"),
    Case("@available(iOSApplicationExtension 26, *) func f() { mark }", "iOS 17, macOS 14"),
    Case("@available(OSX 15, *) func f() { mark }", "iOS 17, macOS 15"),
    Case("#if DEBUG\n@available(iOS 26, *)\n#endif\nfunc f() { mark }", "iOS 17, macOS 14"),
    Case("@MainActor @available(iOS 26, *) func f() { mark }", "iOS 26, macOS 14"),
  ]

  static let directives: [Case] = [
    Case("#if os(iOS)\nmark\n#endif", "iOS 17"),
    Case("#if os(macOS) || os(tvOS)\nmark\n#endif", "macOS 14"),
    Case("#if !os(macOS)\nmark\n#endif", "iOS 17"),
    Case("#if !(os(macOS) || os(tvOS))\nmark\n#endif", "iOS 17"),
    Case("#if os(tvOS)\nmark\n#endif", nil),
    Case("#if os(iOS)\n#else\nmark\n#endif", "macOS 14"),
    Case("#if os(iOS)\n#elseif os(macOS)\nmark\n#endif", "macOS 14"),
    Case("#if os(iOS)\n#elseif DEBUG\nmark\n#else\n#endif", "macOS 14"),
    Case("#if os(iOS)\n#elseif os(macOS)\n#else\nmark\n#endif", nil),
    Case("#if DEBUG\nmark\n#endif", "iOS 17, macOS 14"),
    Case("#if DEBUG\n#else\nmark\n#endif", "iOS 17, macOS 14"),
    Case("#if os(iOS) && DEBUG\nmark\n#endif", "iOS 17"),
    Case("#if os(iOS) && DEBUG\n#else\nmark\n#endif", "iOS 17, macOS 14"),
    Case("#if DEBUG || os(iOS)\nmark\n#endif", "iOS 17, macOS 14"),
    Case("#if os(iOS) || os(macOS) && DEBUG\n#else\nmark\n#endif", "macOS 14"),
    Case("#if canImport(UIKit)\nmark\n#endif", "iOS 17"),
    Case("#if canImport(AppKit)\nmark\n#endif", "macOS 14"),
    Case("#if canImport(WatchKit)\nmark\n#endif", "iOS 17"),
    Case("#if canImport(UIKit) && !os(watchOS)\nmark\n#endif", "iOS 17"),
    Case("#if canImport(SwiftUI, _version: 8.0)\nmark\n#endif", "iOS 17, macOS 14"),
    Case("#if swift(>=5.9)\nmark\n#endif", "iOS 17, macOS 14"),
    Case("#if false\nmark\n#endif", nil),
    Case("#if targetEnvironment(simulator)\nmark\n#endif", "iOS 17, macOS 14"),
    Case("#if targetEnvironment(macCatalyst)\nmark\n#endif", nil),
    Case("#if os(iOS)\n#if os(macOS)\nmark\n#endif\n#endif", nil),
    Case(
      "#if os(iOS)\n@available(iOS 26, *) func f() { if #available(iOS 27, *) { mark } }\n#endif",
      "iOS 27"),
    Case("let a = b\n#if os(iOS)\n.c(mark)\n#endif\n.d()", "iOS 17"),
    Case("let a = b\n#if os(iOS)\n.c()\n#else\n.d { mark }\n#endif", "macOS 14"),
    Case("switch a {\n#if os(iOS)\ncase .b: mark\n#endif\ndefault: c }", "iOS 17"),
  ]

  @Test(arguments: checks + declarations + directives) func areRead(_ example: Case) throws {
    let marked = try Marked(example.source, .phoneAndDesktop)
    #expect(marked.context.targets(at: marked.node)?.description == example.targets)
  }

  @Test(arguments: [
    ("os(iOS)", "iOS 17, macCatalyst 17"),
    ("os(iOS) && !targetEnvironment(macCatalyst)", "iOS 17"),
    ("targetEnvironment(macCatalyst)", "macCatalyst 17"),
    ("targetEnvironment(macCatalyst) || os(macOS)", "macCatalyst 17, macOS 14"),
    ("canImport(UIKit)", "iOS 17, macCatalyst 17, tvOS 17, watchOS 10, visionOS 1"),
    ("canImport(AppKit)", "macCatalyst 17, macOS 14"),
    ("!canImport(UIKit)", "macOS 14"),
    ("canImport(WatchKit)", "iOS 17, macCatalyst 17, watchOS 10, visionOS 1"),
    ("os(xrOS) || os(OSX)", "macOS 14, visionOS 1"),
  ]) func everyPlatformIsToldApart(_ condition: String, _ targets: String) throws {
    let marked = try Marked("#if \(condition)\nmark\n#endif", .everywhere)
    #expect(marked.context.targets(at: marked.node)?.description == targets)
  }

  @Test func catalystFollowsIOSUnlessItIsNamed() throws {
    let both = DeploymentTargets([.iOS: 17, .macCatalyst: 17])
    func targets(_ attribute: String) throws -> String? {
      let marked = try Marked("\(attribute) func f() { mark }", both)
      return marked.context.targets(at: marked.node)?.description
    }
    #expect(try targets("@available(iOS 26, *)") == "iOS 26, macCatalyst 26")
    #expect(try targets("@available(iOS 26, macCatalyst 18, *)") == "iOS 26, macCatalyst 18")
    #expect(try targets("@available(macCatalyst 26, *)") == "iOS 17, macCatalyst 26")
    #expect(try targets("@available(iOS, unavailable)") == nil)
    #expect(try targets("@available(macCatalyst, unavailable)") == "iOS 17")
    #expect(
      try targets("@available(iOS 26, *) @available(macCatalyst 18, *)")
        == "iOS 26, macCatalyst 26", "two attributes both hold")
  }

  @Test func unknownTargetsStayUnknown() throws {
    for source in [
      "mark", "if #available(iOS 26, *) { mark }", "#if os(iOS)\nmark\n#endif",
      "@available(macOS, unavailable) func f() { mark }",
    ] {
      let marked = try Marked(source)
      #expect(marked.context.targets(at: marked.node) == .unknown, "\(source)")
    }
    let nowhere = try Marked("#if os(Linux)\nmark\n#endif")
    #expect(nowhere.context.targets(at: nowhere.node) == nil)
  }

  /// A check inside the older side of another one would never say yes.
  @Test(arguments: [
    ("if #available(iOS 26, *) { } else { mark }", true),
    ("if #available(iOS 26, *), flag { } else { mark }", true),
    ("if #available(iOS 16, *) { } else { f { mark } }", true),
    ("if #available(iOS 27, *) { } else { mark }", false),
    ("if #available(iOS 27, *) { } else if #available(iOS 26, *) { } else { mark }", true),
    ("if #available(iOS 26, *) { mark }", false),
    ("if flag { } else { mark }", false),
    ("if #unavailable(iOS 26) { mark }", true),
    ("if #unavailable(iOS 26) { } else { mark }", false),
    ("func f() { guard #available(iOS 26, *) else { mark; return } }", true),
    ("func f() { guard #available(iOS 26, *) else { return }; mark }", false),
    ("func f() { guard #unavailable(iOS 26) else { return }; mark }", true),
    ("func f() { if #available(iOS 26, *) { return a }; return mark }", true),
    ("func f() { if #available(iOS 26, *) { g() }; return mark }", false),
    ("#if compiler(>=6.2)\n#else\nmark\n#endif", true),
    ("#if compiler(>=5.9)\n#else\nmark\n#endif", true),
    ("#if compiler(>=6.4)\n#else\nmark\n#endif", false),
    ("#if compiler(>=6.2)\nmark\n#endif", false),
    ("#if compiler(>=6.2) && DEBUG\n#else\nmark\n#endif", false),
    ("if #available(tvOS 26, *) { } else { mark }", true),
    ("if #available(Glass 1.0, *) { } else { mark }", false),
  ]) func theOlderSideOfACheckIsKnown(_ source: String, _ isOlder: Bool) throws {
    let marked = try Marked(source, .phone)
    #expect(marked.context.isInsideAvailabilityElse(of: .safeAreaBar, marked.node) == isOlder)
  }

  @Test func depthCostsNoStack() throws {
    let depth = 200
    let source =
      "@available(iOS 26, *) func f() { " + String(repeating: "g { ", count: depth) + "mark"
      + String(repeating: " }", count: depth + 1)
    let targets = withDeepParse(source)
    #expect(targets == "iOS 26")
  }

  private func withDeepParse(_ source: String) -> String? {
    withLargeStack {
      (try? Marked(source, .phone)).flatMap { $0.context.targets(at: $0.node)?.description }
    }
  }
}
