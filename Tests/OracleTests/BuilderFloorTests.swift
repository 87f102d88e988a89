import Platforms
import Testing

extension OracleTests {
  /// What a branch in a builder needs: `buildIf` and `buildEither` count against the deployment
  /// target, `buildLimitedAvailability` against the `#available` around it, and a platform that only
  /// `*` covers counts at its target.
  @Suite struct BuilderFloorTests {
    @Test(arguments: Builder.allCases)
    func floorsHold(_ builder: Builder) throws {
      let questions = builder.cases.map {
        Oracle.Question(source: builder.source($0.branch), target: $0.target)
      }
      for (sample, errors) in zip(builder.cases, try Oracle().errors(in: questions)) {
        let names = Set(errors.map { $0.message.prefix { $0 != " " } }).sorted()
        #expect(
          names == sample.missing.map { "'\($0)'" },
          "\(sample.branch) at \(sample.target): \(errors.map(\.message))")
      }
    }
  }
}

/// A branch in a builder at a target, and the functions that the builder lacks for it.
struct BuilderCase: Sendable {
  var branch: String
  var target: Target
  /// Sorted; empty where it compiles.
  var missing: [Substring] = []

  init(_ branch: String, _ platform: Platform, _ version: Version, missing: Substring...) {
    self.branch = branch
    target = Target(platform, version)
    self.missing = missing
  }
}

/// The builders that have a floor, each with a branch around one more of what it builds.
enum Builder: String, Sendable, CaseIterable {
  case view, toolbar, commands, scene, tabs

  /// A file with the branch in the builder; `$` in the branch is one more item.
  func source(_ branch: String) -> String {
    let branch = branch.replacing("$", with: item)
    let view =
      switch self {
      case .view: "VStack { \(branch) }"
      case .toolbar: "Text(\"\").toolbar { \(branch) }"
      case .tabs: "TabView { Tab(\"A\", systemImage: \"a\") { Text(\"\") }\n\(branch) }"
      case .commands, .scene: "Text(\"\")"
      }
    let scene =
      switch self {
      case .scene: "WindowGroup { Text(\"\") }\n\(branch)"
      case .commands: "WindowGroup { Text(\"\") }.commands { \(branch) }"
      case .view, .toolbar, .tabs: ""
      }
    let app = "struct Program: App {\n  var flag = true\n  var body: some Scene { \(scene) }\n}"
    return """
      import SwiftUI

      struct Sample: View {
        @State var flag = false
        var body: some View { \(view) }
      }
      \(scene.isEmpty ? "" : app)
      """
  }

  private var item: String {
    switch self {
    case .view: "Text(\"\")"
    case .toolbar: "ToolbarItem { Text(\"\") }"
    case .commands: "CommandMenu(\"Go\") { Text(\"\") }"
    case .scene: "WindowGroup(id: \"b\") { Text(\"\") }"
    case .tabs: "Tab(\"B\", systemImage: \"b\") { Text(\"\") }"
    }
  }

  var cases: [BuilderCase] {
    switch self {
    case .view: Builder.viewCases
    case .toolbar: Builder.toolbarCases
    case .commands: Builder.commandsCases
    case .scene: Builder.sceneCases
    case .tabs: Builder.tabsCases
    }
  }

  private static let viewCases = [
    BuilderCase("if flag { $ } else { $ }", .iOS, 13),
    BuilderCase("if #available(iOS 14, macOS 11, *) { $ } else { $ }", .iOS, 13),
    BuilderCase("if #available(iOS 14, macOS 11, *) { $ } else { $ }", .macOS, Version(10, 15)),
    BuilderCase("if #available(iOS 13.4, *) { $ }", .iOS, 13, missing: "buildLimitedAvailability"),
    BuilderCase(
      "if #available(iOS 26, *) { $ }", .macOS, Version(10, 15),
      missing: "buildLimitedAvailability"),
    BuilderCase("if #available(iOS 26, *) { $ }", .macOS, 11),
  ]

  private static let toolbarCases = [
    BuilderCase("if flag { $ }", .iOS, 15, missing: "buildIf"),
    BuilderCase("if flag { $ }", .iOS, 16),
    BuilderCase(
      "if flag { $ } else { $ }", .iOS, 15, missing: "buildEither(first:)", "buildEither(second:)"),
    BuilderCase("if flag { $ } else { $ }", .macOS, 13),
    BuilderCase("if #available(iOS 26, macOS 26, *) { $ }", .iOS, 15, missing: "buildIf"),
    BuilderCase("if #available(iOS 26, macOS 26, *) { $ }", .iOS, 16),
    BuilderCase("if #available(iOS 26, macOS 26, *) { $ } else { $ }", .iOS, Version(17, 5)),
    BuilderCase("if #available(iOS 16.4, *) { $ }", .iOS, 16, missing: "buildLimitedAvailability"),
    BuilderCase("if #available(iOS 16.4, *) { $ }", .iOS, Version(17, 5)),
    BuilderCase("if #available(iOS 26, *) { $ }", .macOS, 13, missing: "buildLimitedAvailability"),
    BuilderCase("if #available(iOS 26, *) { $ }", .macOS, Version(14, 5)),
    BuilderCase("ToolbarItem { if #available(iOS 26, macOS 26, *) { Text(\"\") } }", .iOS, 14),
  ]

  private static let commandsCases = [
    BuilderCase("if flag { $ }", .iOS, 15, missing: "buildIf"),
    BuilderCase("if flag { $ } else { $ }", .macOS, 13),
    BuilderCase("if #available(iOS 26, macOS 26, *) { $ }", .iOS, 16),
    BuilderCase("if #available(iOS 26, *) { $ }", .macOS, 13, missing: "buildLimitedAvailability"),
    BuilderCase("if #available(iOS 26, *) { $ }", .macOS, Version(14, 5)),
  ]

  private static let sceneCases = [
    BuilderCase("if #available(iOS 26, macOS 26, *) { $ }", .iOS, 14),
    BuilderCase("if #available(iOS 16, *) { $ }", .iOS, 15, missing: "buildLimitedAvailability"),
    BuilderCase("if #available(iOS 16, *) { $ }", .iOS, Version(16, 1)),
    BuilderCase("if #available(iOS 26, *) { $ }", .macOS, 12, missing: "buildLimitedAvailability"),
    BuilderCase("if #available(iOS 26, *) { $ }", .macOS, 13),
  ]

  private static let tabsCases = [
    BuilderCase("if flag { $ } else { $ }", .iOS, 18),
    BuilderCase("if #available(iOS 26, *) { $ }", .iOS, 18),
    BuilderCase("if #available(iOS 26, macOS 26, *) { $ } else { $ }", .macOS, 15),
  ]
}
