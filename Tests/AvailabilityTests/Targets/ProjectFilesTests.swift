import Availability
import Platforms
import Testing

/// Which evidence counts, and that it is read once.
@Suite struct ProjectFilesTests {
  private static func package(_ version: String, platforms: Bool = true) -> String {
    """
    import PackageDescription
    let package = Package(
      name: "Kit", \(platforms ? "platforms: [.iOS(\(version))]," : "")
      targets: [.target(name: "Kit")])
    """
  }

  /// An app whose folder `Code` is synchronized, at iOS 17.
  private static let app = xcodeProject(
    """
    ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP);};
    MAIN = {isa = PBXGroup; children = (CODE); sourceTree = "<group>";};
    CODE = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>";};
    APP = {isa = PBXNativeTarget; name = App; buildConfigurationList = L;
      fileSystemSynchronizedGroups = (CODE);};
    L = {isa = XCConfigurationList; buildConfigurations = (C);};
    C = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos;
      IPHONEOS_DEPLOYMENT_TARGET = 17.0;};};
    """)

  private static let files = [
    "App.xcodeproj/project.pbxproj": app,
    "Code/Local/Package.swift": package(".v15"),
    "Code/Unknown/Package.swift": package("", platforms: false),
    "Code/Empty/Package.swift": "import PackageDescription\nlet package = Package(name: \"E\")",
  ]

  @Test func `the nearest project that builds the file counts`() {
    let repository = MemoryRepository(Self.files)
    #expect(repository.targets(of: "Code/View.swift").targets == [.iOS: 17])
    #expect(repository.targets(of: "Code/Local/Sources/Kit/View.swift").targets == [.iOS: 15])
  }

  @Test func `a package that states no platforms hides the app around it`() {
    let result = MemoryRepository(Self.files).targets(of: "Code/Unknown/Sources/Kit/View.swift")
    #expect(result.targets == .unknown)
    #expect(result.problems.count == 1)
  }

  @Test func `a package without targets hides nothing`() {
    let result = MemoryRepository(Self.files).targets(of: "Code/Empty/View.swift")
    #expect(result.targets == [.iOS: 17])
    #expect(result.problems.isEmpty)
  }

  @Test func `a package and a project of one folder that build a file share it`() {
    var files = Self.files
    files["Package.swift"] = """
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.iOS(.v18), .macOS(.v14)],
        targets: [.target(name: "Kit", path: "Code")])
      """
    let result = MemoryRepository(files).targets(of: "Code/View.swift")
    #expect(result.targets == [.iOS: 17, .macOS: 14])
    #expect(result.evidence.map(\.path).contains("App.xcodeproj/project.pbxproj"))
    #expect(result.evidence.map(\.path).contains("Package.swift"))
  }

  @Test func `the configuration goes before the project, the override before all`() {
    var files = Self.files
    files[".refold.json"] = #"{"deploymentTargets": {"iOS": "16.4", "macCatalyst": "16.4"}}"#
    files["Code/Local/.refold.json"] = #"{"sdkGuard": true}"#
    let repository = MemoryRepository(files)
    let configured = repository.targets(of: "Code/View.swift")
    #expect(configured.targets == [.iOS: Version(16, 4), .macCatalyst: Version(16, 4)])
    #expect(
      configured.evidence.map(\.description) == [
        ".refold.json: deploymentTargets, iOS 16.4",
        ".refold.json: deploymentTargets, macCatalyst 16.4",
      ])
    // The nearest configuration counts alone, and this one says nothing of targets.
    #expect(repository.targets(of: "Code/Local/Sources/Kit/View.swift").targets == [.iOS: 15])
    let overridden = repository.projectFiles(
      override: ([.macOS: 13], "--deployment-target")
    ).targets(of: "Code/View.swift")
    #expect(
      overridden
        == ResolvedTargets(
          targets: [.macOS: 13], evidence: [Evidence(path: "--deployment-target", text: "macOS 13")]
        ))
  }

  @Test(arguments: [
    ("[]", "it is not a JSON object"),
    ("{", "it is not JSON"),
    ("", "it is not JSON"),
    (#"{"deploymentTargets": "17"}"#, "deploymentTargets is not an object"),
    (
      #"{"deploymentTargets": {"iOS": 17}}"#,
      #"deploymentTargets: the version of iOS is not a string such as "17.0""#
    ),
    (
      #"{"deploymentTargets": {"ios": "17"}}"#,
      "deploymentTargets: ios is not a platform "
        + "(iOS, macCatalyst, macOS, tvOS, watchOS, visionOS)"
    ),
    (#"{"sdkGuard": 1}"#, "sdkGuard is neither true nor false"),
    (#"{"sdkGuard": "true"}"#, "sdkGuard is neither true nor false"),
    (
      #"{"deploymentTarget": {}, "sdkGuard": true}"#,
      "there is no key 'deploymentTarget' "
        + "(deploymentTargets, sdkGuard, symbols, titles, barLabelStyle)"
    ),
    (#"{"symbols": ["bolt"]}"#, "symbols is not an object"),
    (#"{"symbols": {"Go": 1}}"#, "symbols: the value of 'Go' is not a text of one line"),
    (
      #"{"symbols": {"Go": "Bolt"}}"#,
      "symbols: 'Bolt', for 'Go', is not spelled like a symbol "
        + "(lower-case words and digits with periods between them)"
    ),
    (#"{"titles": {"plus": ""}}"#, "titles: the value of 'plus' is not a text of one line"),
    (
      #"{"barLabelStyle": "both"}"#,
      "barLabelStyle is none of titleAndIcon, titleOnly, iconOnly"
    ),
  ])
  func `a configuration that is wrong is an error, and the project counts`(
    text: String, reason: String
  ) {
    var files = Self.files
    files[".refold.json"] = text
    let repository = MemoryRepository(files)
    let error = #expect(throws: ConfigurationError.self) {
      try repository.projectFiles().configuration(of: "Code/View.swift")
    }
    #expect(error?.description == ".refold.json: \(reason)")
    let result = repository.targets(of: "Code/View.swift")
    #expect(result.targets == [.iOS: 17])
    #expect(result.problems == [".refold.json: \(reason)"])
  }

  @Test func `the nearest configuration counts alone`() throws {
    let projectFiles = MemoryRepository([
      ".refold.json": #"{"deploymentTargets": {"iOS": "16.4"}, "sdkGuard": true}"#,
      "Code/.refold.json": "{}", "Code/Local/.refold.json": #"{"sdkGuard": true}"#,
    ]).projectFiles()
    let outer = try #require(try projectFiles.configuration(of: "View.swift"))
    #expect(outer.path == ".refold.json")
    #expect(outer.preferences.sdkGuard)
    #expect(outer.deploymentTargets == [.iOS: Version(16, 4)])
    #expect(try projectFiles.configuration(of: "Code/View.swift")?.preferences.sdkGuard == false)
    #expect(projectFiles.targets(of: "Code/View.swift").targets == .unknown)
    let inner = try #require(try projectFiles.configuration(of: "Code/Local/Kit/View.swift"))
    #expect(inner.path == "Code/Local/.refold.json")
    #expect(inner.preferences.sdkGuard)
    #expect(try projectFiles.configuration(of: "../View.swift") == nil)
  }

  @Test func `a configuration that cannot be read is an error`() {
    let repository = MemoryRepository([:], unreadable: ["Code/.refold.json"])
    #expect(throws: ConfigurationError.self) {
      try repository.projectFiles().configuration(of: "Code/View.swift")
    }
  }

  @Test func `nothing found is unknown, not a guess`() {
    let nothing = MemoryRepository(["Code/View.swift": "import SwiftUI"])
    #expect(nothing.targets(of: "Code/View.swift") == ResolvedTargets(targets: .unknown))
    let outside = nothing.targets(of: "../View.swift")
    #expect(outside.targets == .unknown)
    #expect(outside.problems == ["../View.swift is not below the root"])
  }

  @Test func `a manifest that cannot be read is said, and the app around it counts`() {
    let repository = MemoryRepository(
      ["App.xcodeproj/project.pbxproj": Self.app], unreadable: ["Code/Local/Package.swift"])
    let result = repository.targets(of: "Code/Local/Sources/Kit/View.swift")
    #expect(result.targets == [.iOS: 17])
    #expect(
      result.problems == ["Code/Local/Package.swift could not be read: permission denied"])
  }

  @Test func `every project file is read once, from however many threads`() async {
    let repository = MemoryRepository(Self.files)
    let projectFiles = repository.projectFiles()
    let results = await withTaskGroup(of: DeploymentTargets.self) { group in
      for index in 0..<200 {
        group.addTask { projectFiles.targets(of: "Code/Folder\(index % 7)/View.swift").targets }
      }
      return await group.reduce(into: [DeploymentTargets]()) { $0.append($1) }
    }
    #expect(results.count == 200)
    #expect(Set(results) == [[.iOS: 17]])
    #expect(repository.readCounts["App.xcodeproj/project.pbxproj"] == 1)
    #expect(repository.readCounts.values.allSatisfy { $0 == 1 })
  }

  @Test func `nothing outside the root is read`() {
    let repository = MemoryRepository([
      "App.xcodeproj/project.pbxproj": Self.app.replacing("path = Code", with: "path = ../Code")
    ])
    #expect(!repository.targets(of: "Code/View.swift").problems.isEmpty)
    #expect(repository.readCounts.keys.allSatisfy { !$0.hasPrefix("/") && !$0.contains("..") })
  }
}
