import Availability
import Platforms
import Testing

/// What the build settings of one target come to.
@Suite struct XcodeSettingsTests {
  /// The targets of the only target of a project, whose settings and configuration files are given.
  private func targets(
    target: String, project: String = "", targetFile: String? = nil, projectFile: String? = nil,
    files: [String: String] = [:]
  ) -> ResolvedTargets {
    let objects = """
      ROOT = {isa = PBXProject; buildConfigurationList = L1; mainGroup = MAIN; targets = (APP);};
      MAIN = {isa = PBXGroup; children = (VIEW, T, P, FOLDER); sourceTree = "<group>";};
      VIEW = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>";};
      T = {isa = PBXFileReference; path = Config/Target.xcconfig; sourceTree = "<group>";};
      P = {isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = "<group>";};
      FOLDER = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>";};
      APP = {isa = PBXNativeTarget; name = App; buildConfigurationList = L2; buildPhases = (CODE);};
      CODE = {isa = PBXSourcesBuildPhase; files = (B);};
      B = {isa = PBXBuildFile; fileRef = VIEW;};
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
      L2 = {isa = XCConfigurationList; buildConfigurations = (C2);};
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(project)};
        \(projectFile == nil ? "" : "baseConfigurationReferenceAnchor = FOLDER; baseConfigurationReferenceRelativePath = Project.xcconfig;")
      };
      C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target)};
        \(targetFile == nil ? "" : "baseConfigurationReference = T;")
      };
      """
    var files = files
    files["App.xcodeproj/project.pbxproj"] = xcodeProject(objects)
    files["Config/Target.xcconfig"] = targetFile
    files["Config/Project.xcconfig"] = projectFile
    return MemoryRepository(files).targets(of: "View.swift")
  }

  private static let platforms: [(settings: String, expected: DeploymentTargets)] = [
    ("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", [.iOS: 17]),
    ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 10.15;", [.macOS: Version(10, 15)]),
    ("SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 16.0;", [.tvOS: 16]),
    ("SDKROOT = watchos10.0; WATCHOS_DEPLOYMENT_TARGET = 9.0;", [.watchOS: 9]),
    ("SDKROOT = xros; XROS_DEPLOYMENT_TARGET = 1.2;", [.visionOS: Version(1, 2)]),
    (
      "IPHONEOS_DEPLOYMENT_TARGET = 16.0; MACOSX_DEPLOYMENT_TARGET = 13.0;",
      [.iOS: 16, .macOS: 13]
    ),
  ]

  @Test(arguments: platforms)
  func `reads the platform of each SDK`(settings: String, expected: DeploymentTargets) {
    let result = targets(target: settings)
    #expect(result.targets == expected)
    #expect(result.problems.isEmpty)
  }

  @Test func `the supported platforms go before the SDK`() {
    let result = targets(
      target: """
        SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx xros xrsimulator";
        IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0;
        XROS_DEPLOYMENT_TARGET = 1.0; TVOS_DEPLOYMENT_TARGET = 17.0;
        """)
    #expect(result.targets == [.iOS: 17, .macOS: 14, .visionOS: 1])
  }

  @Test func `Mac Catalyst ships only where it is said`() {
    let phone = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;"
    #expect(targets(target: phone + "SUPPORTS_MACCATALYST = NO;").targets[.macCatalyst] == nil)
    #expect(targets(target: phone + "SUPPORTS_MACCATALYST = YES;").targets[.macCatalyst] == 17)
    #expect(targets(target: phone + "SUPPORTS_UIKITFORMAC = YES;").targets[.macCatalyst] == 17)
    let desk = "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0; SUPPORTS_MACCATALYST = YES;"
    #expect(targets(target: desk).targets == [.macOS: 14])
  }

  @Test func `a version that is not stated is taken as the first with SwiftUI, and said`() {
    let result = targets(target: "SDKROOT = iphoneos;")
    #expect(result.targets == [.iOS: 13])
    #expect(
      result.problems == [
        "App.xcodeproj: target App ships on iOS and states no IPHONEOS_DEPLOYMENT_TARGET"
      ])
    #expect(
      result.evidence.map(\.description) == [
        "App.xcodeproj: target App, no IPHONEOS_DEPLOYMENT_TARGET, iOS taken as 13"
      ])
  }

  @Test func `a target that states no platform is unknown`() {
    let result = targets(target: "PRODUCT_NAME = App;")
    #expect(
      result
        == ResolvedTargets(
          targets: .unknown, problems: ["App.xcodeproj: target App states no platform"]))
  }

  @Test func `settings lie one over another`() {
    let base = "IPHONEOS_DEPLOYMENT_TARGET = 13.0\n"
    #expect(targets(target: "SDKROOT = iphoneos;", projectFile: base).targets[.iOS] == 13)
    let project = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 14.0;"
    #expect(targets(target: "", project: project, projectFile: base).targets[.iOS] == 14)
    let own = "// the target\nIPHONEOS_DEPLOYMENT_TARGET = 15.0 // of the app\n"
    let result = targets(target: "", project: project, targetFile: own, projectFile: base)
    #expect(result.targets[.iOS] == 15)
    #expect(
      result.evidence.map(\.description) == [
        "Config/Target.xcconfig:2: target App, IPHONEOS_DEPLOYMENT_TARGET = 15.0"
      ])
    #expect(
      targets(
        target: "IPHONEOS_DEPLOYMENT_TARGET = 16.0;", project: project, targetFile: own
      ).targets[.iOS] == 16)
  }

  @Test func `inherited values and variables are replaced`() {
    let inherited = targets(
      target: #"IPHONEOS_DEPLOYMENT_TARGET = "$(inherited)";"#,
      project: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.1;")
    #expect(inherited.targets == [.iOS: Version(16, 1)])
    #expect(
      inherited.evidence.first?.text
        == "target App, IPHONEOS_DEPLOYMENT_TARGET = $(inherited) (16.1)")
    let variable = targets(
      target: #"SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = "${OLDEST_$(KIND)}";"#,
      project: "KIND = APP; OLDEST_APP = 15.2;")
    #expect(variable.targets[.iOS] == Version(15, 2))
    let fallback = targets(
      target: #"SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = "$(NOWHERE:default=16.3)";"#)
    #expect(fallback.targets[.iOS] == Version(16, 3))
  }

  @Test func `a variable that is not defined or stands for itself is said`() {
    for value in ["$(NOWHERE)", "$(A)", "$(IPHONEOS_DEPLOYMENT_TARGET)", "$(A", "latest"] {
      let result = targets(
        target:
          #"SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = "\#(value)"; A = "$(B)"; B = "$(A)";"#)
      #expect(result.targets == [.iOS: 13])
      #expect(
        result.problems == [
          "App.xcodeproj/project.pbxproj: target App: "
            + "IPHONEOS_DEPLOYMENT_TARGET = \(value) was not understood"
        ])
    }
  }

  @Test func `conditions on the SDK and configuration decide, those on the architecture may hold`()
  {
    let phone = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
    func with(_ setting: String) -> Version? {
      targets(target: phone + setting).targets[.iOS]
    }
    #expect(with(#""IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 14.0;"#) == 15)
    #expect(with(#""IPHONEOS_DEPLOYMENT_TARGET[config=Release]" = 14.0;"#) == 15)
    #expect(with(#""IPHONEOS_DEPLOYMENT_TARGET[config=Deb*]" = 16.0;"#) == 16)
    #expect(with(#""IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*]" = 16.0;"#) == 16)
    #expect(with(#""IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos17.0]" = 14.0;"#) == 14)
    #expect(with(#""IPHONEOS_DEPLOYMENT_TARGET[arch=arm64]" = 14.0;"#) == 14)
    #expect(with(#""IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*][arch=*]" = 16.0;"#) == 16)
  }

  @Test func `configuration files include others, also in a circle`() {
    let result = targets(
      target: "SDKROOT = iphoneos;",
      targetFile: """
        #include "Common/Base.xcconfig"
        #include? "Private.xcconfig"
        IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 16.0
        OLDEST = 15.0;
        """,
      files: [
        "Config/Common/Base.xcconfig": """
        #include "../Target.xcconfig"\r
        OLDEST = 14.0\r
        IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST)\r
        """
      ])
    #expect(result.targets == [.iOS: 15])
    #expect(
      result.evidence.map(\.description) == [
        "Config/Common/Base.xcconfig:3: target App, IPHONEOS_DEPLOYMENT_TARGET = $(OLDEST) (15.0)"
      ])
    #expect(result.problems.isEmpty)
  }

  @Test func `a configuration file that is missing is said where it may matter`() {
    let missing = "#include \"Nowhere.xcconfig\"\n#include \"../../Outside.xcconfig\"\n"
    let result = targets(
      target: "", project: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      targetFile: missing)
    #expect(result.targets == [.iOS: 15])
    #expect(
      result.problems == [
        "App.xcodeproj: target App: Config/Nowhere.xcconfig is not there",
        "App.xcodeproj: target App: ../../Outside.xcconfig lies outside the root",
      ])
    let stronger = targets(
      target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", targetFile: missing)
    #expect(stronger.problems.isEmpty)
  }
}
