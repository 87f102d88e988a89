import Availability
import Platforms
import Testing

/// A project with an app for iOS, a watch app, and a file that both build.
@Suite struct XcodeProjectTests {
  private static let objects = """
    \t\tROOT = {isa = PBXProject; buildConfigurationList = LIST; mainGroup = MAIN; targets = (APP, WATCH);};
    \t\tMAIN = {isa = PBXGroup; children = (CODE, SHARED); sourceTree = "<group>";};
    \t\tCODE = {isa = PBXGroup; children = (VIEW, ODD); name = Code; path = App; sourceTree = "<group>";};
    \t\tVIEW = {isa = PBXFileReference; path = "Main View.swift"; sourceTree = "<group>";};
    \t\tODD = {isa = PBXFileReference; name = Odd.swift; path = Elsewhere/Odd.swift; sourceTree = SOURCE_ROOT;};
    \t\tSHARED = {isa = PBXGroup; children = (BOTH, PHONE); path = ../Shared; sourceTree = "<group>";};
    \t\tBOTH = {isa = PBXFileReference; path = Both.swift; sourceTree = "<group>";};
    \t\tPHONE = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>";};
    \t\tAPP = {isa = PBXNativeTarget; name = App; buildConfigurationList = APPLIST; buildPhases = (APPCODE);};
    \t\tWATCH = {isa = PBXNativeTarget; name = Watch; buildConfigurationList = WATCHLIST; buildPhases = (WATCHCODE);};
    \t\tAPPCODE = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4);};
    \t\tWATCHCODE = {isa = PBXSourcesBuildPhase; files = (B5);};
    \t\tB1 = {isa = PBXBuildFile; fileRef = VIEW;};
    \t\tB2 = {isa = PBXBuildFile; fileRef = ODD;};
    \t\tB3 = {isa = PBXBuildFile; fileRef = BOTH;};
    \t\tB4 = {isa = PBXBuildFile; fileRef = PHONE; platformFilters = (ios, );};
    \t\tB5 = {isa = PBXBuildFile; fileRef = BOTH;};
    \t\tLIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG, RELEASE); defaultConfigurationName = Release;};
    \t\tAPPLIST = {isa = XCConfigurationList; buildConfigurations = (APPDEBUG, APPRELEASE);};
    \t\tWATCHLIST = {isa = XCConfigurationList; buildConfigurations = (WATCHONE);};
    \t\tDEBUG /* Debug */ = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 15.0;
    \t\t\t\tSDKROOT = iphoneos;
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tRELEASE = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; WATCHOS_DEPLOYMENT_TARGET = 9.4;}; name = Release;};
    \t\tAPPDEBUG = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.2;
    \t\t\t\tSUPPORTS_MACCATALYST = YES;
    \t\t\t};
    \t\t\tname = Debug;
    \t\t};
    \t\tAPPRELEASE = {
    \t\t\tisa = XCBuildConfiguration;
    \t\t\tbuildSettings = {
    \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.0;
    \t\t\t\t"IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 16.4;
    \t\t\t\tSUPPORTS_MACCATALYST = YES;
    \t\t\t};
    \t\t\tname = Release;
    \t\t};
    \t\tWATCHONE = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = watchos;}; name = Beta;};
    """

  private func targets(of path: String) -> ResolvedTargets {
    MemoryRepository(["Phone/App.xcodeproj/project.pbxproj": xcodeProject(Self.objects)])
      .targets(of: path)
  }

  @Test func `a file has the targets that build it, the lowest of all configurations`() {
    let result = targets(of: "Phone/App/Main View.swift")
    #expect(result.targets == [.iOS: 17, .macCatalyst: Version(16, 4)])
    #expect(result.problems.isEmpty)
    #expect(
      result.evidence.map(\.description) == [
        "Phone/App.xcodeproj/project.pbxproj:46: target App, IPHONEOS_DEPLOYMENT_TARGET = 17.0",
        "Phone/App.xcodeproj/project.pbxproj:47: target App, IPHONEOS_DEPLOYMENT_TARGET = 16.4",
      ])
  }

  @Test func `a path from the project's folder on is found`() {
    #expect(targets(of: "Phone/Elsewhere/Odd.swift").targets[.iOS] == 17)
    #expect(targets(of: "Phone/Elsewhere/Odd.swift").problems.isEmpty)
  }

  @Test func `a file of several targets has the platforms of all, also from beside the project`() {
    let result = targets(of: "Shared/Both.swift")
    #expect(
      result.targets
        == [.iOS: 17, .macCatalyst: Version(16, 4), .watchOS: Version(9, 4)])
    #expect(result.problems.isEmpty)
    #expect(result.evidence.last?.text == "target Watch, WATCHOS_DEPLOYMENT_TARGET = 9.4")
  }

  @Test func `a filter of the build file leaves its platforms`() {
    #expect(targets(of: "Shared/Phone.swift").targets == [.iOS: 17])
  }

  @Test func `a file of no target has the lowest of the project's`() {
    let result = targets(of: "Phone/App/New.swift")
    #expect(
      result.targets
        == [.iOS: 17, .macCatalyst: Version(16, 4), .watchOS: Version(9, 4)])
    #expect(
      result.problems == [
        "no target is known to build Phone/App/New.swift: "
          + "the lowest of all targets of Phone/App.xcodeproj"
      ])
  }

  @Test func `a file away from the project is unknown`() {
    #expect(targets(of: "Shared/New.swift") == ResolvedTargets(targets: .unknown))
  }

  @Test func `a project that cannot be read is said`() {
    let broken = MemoryRepository(["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n{ objects = {"])
    #expect(
      broken.targets(of: "App/View.swift")
        == ResolvedTargets(
          targets: .unknown, problems: ["App.xcodeproj/project.pbxproj could not be understood"]))
    let locked = MemoryRepository([:], unreadable: ["App.xcodeproj/project.pbxproj"])
    #expect(
      locked.targets(of: "View.swift").problems == [
        "App.xcodeproj/project.pbxproj could not be read: permission denied"
      ])
  }
}
