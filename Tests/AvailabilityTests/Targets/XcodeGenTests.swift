import Availability
import Platforms
import Testing

@Suite struct XcodeGenTests {
  private static let specification = """
    # The project of the app
    name: App
    options:
      bundleIdPrefix: "com.example # not a comment"
      deploymentTarget: {iOS: "15.0", macOS: 12.0}   # for all targets
      postGenCommand: |
        targets:
          NotATarget:
            platform: tvOS
    settings:
      base:
        WATCHOS_DEPLOYMENT_TARGET: "9.0"
    targetTemplates:
      Extension:
        platform: iOS
        deploymentTarget: 16.0
        sources: [Extensions/${target_name}]
    targets:
      App:
        type: application
        platform: [iOS, macOS]
        sources:
        - App
        - path: Shared
          excludes:
            - "Old/**"
            - Unused.swift
        settings:
          base: {SUPPORTS_MACCATALYST: YES}
      'Watch':
        platform: watchOS
        sources:
          - Watch
      Share:
        templates: [
          Extension
        ]
      Vision:
        supportedDestinations: [visionOS, iOS]
        deploymentTarget:
          visionOS: 2.0
        sources: Vision
        settings:
          IPHONEOS_DEPLOYMENT_TARGET: 17.4
      Odd:
        platform: tvOS
        sources: Odd
      Computed:
        platform: iOS
        deploymentTarget: ${OLDEST}
        sources: Computed
    """

  private static let expected: [(path: String, targets: DeploymentTargets, lines: [Int?])] = [
    ("App/View.swift", [.iOS: 15, .macCatalyst: 15, .macOS: 12], [5, 5, 5]),
    ("Shared/Model.swift", [.iOS: 15, .macCatalyst: 15, .macOS: 12], [5, 5, 5]),
    ("Watch/View.swift", [.watchOS: 9], [12]),
    ("Extensions/Share/View.swift", [.iOS: 16], [16]),
    ("Vision/View.swift", [.iOS: Version(17, 4), .visionOS: 2], [44, 41]),
  ]

  private func targets(of path: String) -> ResolvedTargets {
    MemoryRepository(["project.yml": Self.specification]).targets(of: path)
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
      targets(of: "Watch/View.swift").evidence.map(\.description) == [
        "project.yml:12: target Watch, deployment target of watchOS 9.0"
      ])
  }

  @Test func `what is not stated or computed is taken as the first with SwiftUI, and said`() {
    let odd = targets(of: "Odd/View.swift")
    #expect(odd.targets == [.tvOS: 13])
    #expect(
      odd.problems == [
        "project.yml: target Odd ships on tvOS and states no deployment target for it"
      ])
    let computed = targets(of: "Computed/View.swift")
    #expect(computed.targets == [.iOS: 13])
    #expect(
      computed.problems == [
        "project.yml: target Computed: the version ${OLDEST} of iOS was not understood"
      ])
  }

  @Test(arguments: ["Shared/Old/View.swift", "Shared/Unused.swift", "Elsewhere.swift"])
  func `other files have the lowest of all targets`(path: String) {
    let result = targets(of: path)
    #expect(result.targets[.iOS] == 13)
    #expect(result.targets[.visionOS] == 2)
    #expect(
      result.problems.last
        == "no target is known to build \(path): the lowest of all targets of project.yml")
  }

  @Test func `the specification counts only where the project is not there`() {
    let objects = """
      ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP);};
      APP = {isa = PBXNativeTarget; name = App; buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 18.0;};};
      """
    let repository = MemoryRepository([
      "project.yml": Self.specification, "App.xcodeproj/project.pbxproj": xcodeProject(objects),
    ])
    #expect(repository.targets(of: "App/View.swift").targets == [.iOS: 18])
  }

  @Test(arguments: [
    "", "targets:", "- - [", "a: {b: [c", "targets: {A: {}}", "\t: :\n - x\n-", "'",
  ])
  func `whatever the file holds, reading ends`(text: String) {
    let result = MemoryRepository(["project.yml": text]).targets(of: "View.swift")
    #expect(result.targets == .unknown)
  }
}
