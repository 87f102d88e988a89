import Platforms
import Testing

@testable import Availability

/// What the use of an API needs at a place.
@Suite struct FallbackTests {
  private func fallback(
    _ api: API, _ targets: DeploymentTargets, _ source: String = "mark", sdkGuard: Bool = false
  ) throws -> Fallback {
    let marked = try Marked(source, targets, sdkGuard: sdkGuard)
    return marked.context.fallback(for: api, at: marked.node)
  }

  private func check(
    _ api: API, _ targets: DeploymentTargets, _ source: String = "mark", sdkGuard: Bool = false
  ) throws -> Check {
    let fallback = try fallback(api, targets, source, sdkGuard: sdkGuard)
    guard case .check(let check) = fallback else { throw Unexpected(fallback: fallback) }
    return check
  }

  struct Unexpected: Error { let fallback: Fallback }

  @Test func aTargetThatHasTheAPINeedsNothing() throws {
    #expect(try fallback(.safeAreaBar, DeploymentTargets([.iOS: 26])) == .plain)
    #expect(try fallback(.safeAreaBar, .phone, "if #available(iOS 26, *) { mark }") == .plain)
    #expect(try fallback(.safeAreaBar, .phone, "@available(iOS 26, *) func f() { mark }") == .plain)
    #expect(
      try fallback(
        .safeAreaBar, .phoneAndDesktop, "#if os(iOS)\nif #available(iOS 26, *) { mark }\n#endif")
        == .plain)
  }

  /// R53: the floor decides. R42: every platform that the file ships on is named, since `*` would
  /// stand for its target.
  @Test func theCheckNamesEveryPlatformOfThePlace() throws {
    #expect(try check(.safeAreaBar, .phone).list == "iOS 26, *")
    #expect(try check(.safeAreaBar, .phoneAndDesktop).list == "iOS 26, macOS 26, *")
    #expect(
      try check(.safeAreaBar, .everywhere).list
        == "iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *")
    #expect(
      try check(.safeAreaBar, .phoneAndDesktop, "#if os(macOS)\nmark\n#endif").list == "macOS 26, *"
    )
    #expect(
      try check(.safeAreaBar, .phoneAndDesktop, "if #available(iOS 26, *) { mark }").list
        == "iOS 26, macOS 26, *", "the star of the outer check is macOS 14")
    #expect(try check(.safeAreaBar, .phone).needsNoDirective)
  }

  /// R53: unknown targets are always guarded, on every platform that has the API.
  @Test func unknownTargetsAreGuarded() throws {
    #expect(
      try check(.safeAreaBar, .unknown).list
        == "iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *")
    #expect(try check(.inspector, .unknown).list == "iOS 17, macOS 14, *")
    #expect(try check(.inspector, .unknown).needsNoDirective)
    #expect(try check(.safeAreaBar, .unknown, "#if os(iOS)\nmark\n#endif").list == "iOS 26, *")
    #expect(
      try fallback(.safeAreaBar, .unknown, "#if os(iOS)\nif #available(iOS 26, *) { mark }\n#endif")
        == .plain)
    #expect(
      try fallback(.inspector, .unknown, "if #available(iOS 17, macOS 14, *) { mark }") == .plain)
  }

  /// R42, R44, R45: `#available` cannot hide what a platform does not have at all.
  @Test func aPlatformWithoutTheAPINeedsADirective() throws {
    let living = DeploymentTargets([.iOS: 16, .tvOS: 16])
    #expect(try check(.inspector, living).list == "iOS 17, *")
    #expect(try check(.inspector, living).platformCondition == "os(iOS)")
    let many = DeploymentTargets([.iOS: 17, .macOS: 14, .watchOS: 10, .tvOS: 17, .visionOS: 1])
    #expect(try check(.scrollEdgeEffectStyle, many).platformCondition == "!os(visionOS)")
    #expect(
      try check(.scrollEdgeEffectStyle, many).list == "iOS 26, macOS 26, tvOS 26, watchOS 26, *")
    #expect(try check(.inspector, many).platformCondition == "os(iOS) || os(macOS)")
    #expect(try check(.inspector, many).items.isEmpty, "the targets have it where it exists")
    let phones = DeploymentTargets([.iOS: 17, .macCatalyst: 17])
    #expect(
      try check(.toolbarVerticalEdge, phones).platformCondition
        == "os(iOS) && !targetEnvironment(macCatalyst)")
    #expect(try check(.toolbarVerticalEdge, .phone).needsNoDirective)
    #expect(
      try check(.toolbarVerticalEdge, .everywhere, "#if os(iOS)\nmark\n#endif").list
        == "iOS 27.1, *")
    #expect(
      try fallback(.toolbarVerticalEdge, DeploymentTargets([.macOS: 14]))
        == .refuse("toolbarVerticalEdge does not exist on macOS"))
  }

  @Test func conditionsOfPlatformsAreShortAndExact() {
    let all = Platform.allCases
    func condition(_ wanted: [Platform], _ shipped: [Platform]) -> String {
      Platform.condition(wanted, of: shipped)
    }
    #expect(condition([.iOS, .macCatalyst, .macOS], all) == "os(iOS) || os(macOS)")
    #expect(condition([.macCatalyst], [.macCatalyst, .iOS]) == "targetEnvironment(macCatalyst)")
    #expect(
      condition([.iOS, .macOS], [.iOS, .macCatalyst, .macOS, .tvOS])
        == "(os(iOS) && !targetEnvironment(macCatalyst)) || os(macOS)")
    #expect(
      condition([.iOS, .macOS, .tvOS], [.iOS, .macCatalyst, .macOS, .tvOS])
        == "!targetEnvironment(macCatalyst)")
    #expect(
      condition([.iOS, .macOS, .tvOS], [.iOS, .macOS, .tvOS, .watchOS, .visionOS])
        == "!os(watchOS) && !os(visionOS)")
    #expect(condition([.macOS, .tvOS], [.iOS, .macOS, .tvOS]) == "os(macOS) || os(tvOS)")
  }

  @Test func severalAPIsAreTakenTogether() throws {
    let marked = try Marked("mark", DeploymentTargets([.iOS: 15]))
    guard
      case .check(let check) = marked.context.fallback(
        for: .presentationDetents, .presentationCornerRadius, at: marked.node)
    else {
      Issue.record("no check")
      return
    }
    #expect(check.list == "iOS 16.4, *")
  }

  @Test func theOlderSideAndDeadCodeAreLeft() throws {
    #expect(
      try fallback(.safeAreaBar, .phone, "if #available(iOS 26, *) { } else { mark }") == .settled)
    #expect(
      try fallback(.safeAreaBar, .phone, "#if os(tvOS)\nmark\n#endif")
        == .refuse("no platform that the file ships on compiles this code"))
  }

  /// R41: a check at run time does not help an older SDK. Nothing tells the SDK of 27.1.
  @Test func anSDKGuardComesOnRequest() throws {
    #expect(try check(.safeAreaBar, .phone).compilerCondition == nil)
    #expect(try check(.safeAreaBar, .phone, sdkGuard: true).compilerCondition == "compiler(>=6.2)")
    #expect(
      try check(.defaultTabBarPlacement, .phone, sdkGuard: true).compilerCondition
        == "compiler(>=6.4)")
    #expect(
      try check(.safeAreaPadding, DeploymentTargets([.iOS: 16]), sdkGuard: true).needsNoDirective)
    #expect(
      try fallback(.toolbarVerticalEdge, .phone, sdkGuard: true)
        == .refuse("no version of the compiler tells whether the SDK has toolbarVerticalEdge"))
    #expect(try fallback(.safeAreaBar, DeploymentTargets([.iOS: 26]), sdkGuard: true) == .plain)
  }

  /// R46, R75: an `if` in a builder has floors of its own.
  @Test func buildersHaveFloors() throws {
    func refusal(_ builder: Builder, _ api: API, _ targets: DeploymentTargets) throws -> String? {
      let check = try check(api, targets)
      return builder.refusal(of: check, on: targets)?.reason
    }
    #expect(try refusal(.viewBuilder, .safeAreaBar, DeploymentTargets([.tvOS: 13])) == nil)
    #expect(
      try refusal(.toolbarContentBuilder, .safeAreaBar, DeploymentTargets([.iOS: 15]))
        == "ToolbarContentBuilder takes an if only from iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1"
    )
    #expect(try refusal(.toolbarContentBuilder, .safeAreaBar, DeploymentTargets([.iOS: 16])) == nil)
    #expect(
      try refusal(
        .toolbarContentBuilder, .presentationCornerRadius, DeploymentTargets([.iOS: 16]))?
        .hasPrefix("ToolbarContentBuilder takes an if #available only from iOS 17.5") == true)
    #expect(
      try refusal(.sceneBuilder, .safeAreaBar, .phone)
        == "nothing says that SceneBuilder takes an if with an else")
    #expect(try refusal(.viewBuilder, .safeAreaBar, .unknown) == nil)
    #expect(
      try refusal(.toolbarContentBuilder, .safeAreaBar, .unknown)?.hasSuffix(
        "the targets are unknown") == true)
  }
}
