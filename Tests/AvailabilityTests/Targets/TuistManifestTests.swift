import Availability
import Platforms
import Testing

@Suite struct TuistManifestTests {
  private static let manifest = """
    import ProjectDescription

    let oldest: DeploymentTargets = .iOS("16.0")
    let everywhere: Destinations = [.iPhone, .iPad, .macCatalyst]

    let project = Project(
      name: "App",
      targets: [
        .target(
          name: "App", destinations: everywhere, product: .app, bundleId: "app",
          deploymentTargets: oldest, sources: ["App/Sources/**"],
          dependencies: [.target(name: "Core")]),
        .target(
          name: "Core", destinations: [.iPhone, .mac, .appleVision], product: .framework,
          bundleId: "core",
          deploymentTargets: .multiplatform(iOS: "15.0", macOS: "13.0", visionOS: "1.0"),
          sources: [.glob("Core/**/*.swift", excluding: [])]),
        Target(
          name: "Old", platform: .iOS, product: .app, bundleId: "old",
          deploymentTarget: .iOS(targetVersion: "14.0", devices: [.iphone]), sources: "Old/**"),
        .target(
          name: "Bare", destinations: .tvOS, product: .app, bundleId: "bare", sources: ["Bare/**"]),
        .target(
          name: "Folders", destinations: .iOS.union(.macOS), product: .app, bundleId: "f",
          deploymentTargets: .init(iOS: "17.0", macOS: "14.0"),
          buildableFolders: ["Folders/Sources"]),
        .target(
          name: "Computed", destinations: Shared.destinations, product: .app, bundleId: "c",
          deploymentTargets: .iOS(Shared.oldest), sources: ["Computed/**"]),
      ])
    """

  private static let expected: [(path: String, targets: DeploymentTargets, lines: [Int?])] = [
    ("App/Sources/View.swift", [.iOS: 16, .macCatalyst: 16], [3, 3]),
    ("Core/Deep/Model.swift", [.iOS: 15, .macOS: 13, .visionOS: 1], [16, 16, 16]),
    ("Old/View.swift", [.iOS: 14], [20]),
    ("Folders/Sources/View.swift", [.iOS: 17, .macOS: 14], [25, 25]),
  ]

  private func targets(of path: String) -> ResolvedTargets {
    MemoryRepository(["Project.swift": Self.manifest]).targets(of: path)
  }

  @Test(arguments: expected)
  func `a file has the targets whose sources it belongs to`(
    path: String, expected: DeploymentTargets, lines: [Int?]
  ) {
    let result = targets(of: path)
    #expect(result.targets == expected)
    #expect(result.evidence.map(\.line) == lines)
    #expect(result.problems.isEmpty)
  }

  @Test func `the evidence is in words`() {
    #expect(
      targets(of: "Old/View.swift").evidence.map(\.description) == [
        "Project.swift:20: target Old, iOS 14"
      ])
  }

  @Test func `what is not stated or computed is taken as the first with SwiftUI, and said`() {
    let bare = targets(of: "Bare/View.swift")
    #expect(bare.targets == [.tvOS: 13])
    #expect(
      bare.problems == ["Project.swift: target Bare ships on tvOS and states no version for it"])
    let computed = targets(of: "Computed/View.swift")
    #expect(computed.targets == [.iOS: 13])
    #expect(
      computed.problems == [
        "Project.swift: target Computed: the version Shared.oldest of iOS was not understood"
      ])
  }

  @Test func `a manifest without a readable target is unknown, and said`() {
    let repository = MemoryRepository([
      "Project.swift": "import ProjectDescription\nlet project = Project.app(name: \"App\")"
    ])
    #expect(
      repository.targets(of: "App/View.swift")
        == ResolvedTargets(
          targets: .unknown,
          problems: ["Project.swift has no target that could be read without running it"]))
  }

  @Test func `a source file that is called like a manifest is none`() {
    let repository = MemoryRepository(["Project.swift": "import SwiftUI\nstruct Project {}"])
    #expect(repository.targets(of: "View.swift") == ResolvedTargets(targets: .unknown))
  }
}
