import Availability
import Platforms
import Testing

/// Folders whose files belong to a target without being listed in the project.
@Suite struct SynchronizedFolderTests {
  private static let objects = """
    ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, DESK);};
    MAIN = {isa = PBXGroup; children = (CODE, SHARED); sourceTree = "<group>";};
    CODE = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
      exceptions = (OUT, IN, COPIED);};
    SHARED = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";
      exceptions = (FILTERED);};
    OUT = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
      membershipExceptions = (Desk/Window.swift, Unused, );};
    IN = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = DESK;
      membershipExceptions = (Desk/Window.swift, Model.swift, );};
    COPIED = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
      buildPhase = X; membershipExceptions = (View.swift, );};
    FILTERED = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
      membershipExceptions = (); platformFiltersByRelativePath = {Phone.swift = (ios, );};};
    APP = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1;
      fileSystemSynchronizedGroups = (CODE, SHARED);};
    DESK = {isa = PBXNativeTarget; name = Desk; buildConfigurationList = L2;};
    L1 = {isa = XCConfigurationList; buildConfigurations = (C1);};
    L2 = {isa = XCConfigurationList; buildConfigurations = (C2);};
    C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SUPPORTED_PLATFORMS = (iphoneos, xros); IPHONEOS_DEPLOYMENT_TARGET = 17.0;
      XROS_DEPLOYMENT_TARGET = 2.0;};};
    C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0;};};
    """

  @Test(arguments: [
    ("App/View.swift", DeploymentTargets([.iOS: 17, .visionOS: 2])),
    ("App/Deep/Down/View.swift", DeploymentTargets([.iOS: 17, .visionOS: 2])),
    ("App/Model.swift", DeploymentTargets([.iOS: 17, .visionOS: 2, .macOS: 14])),
    ("App/Desk/Window.swift", DeploymentTargets([.macOS: 14])),
    ("Shared/Any.swift", DeploymentTargets([.iOS: 17, .visionOS: 2])),
    ("Shared/Phone.swift", DeploymentTargets([.iOS: 17])),
  ])
  func `a file has the targets of its folder, but for exceptions`(
    path: String, expected: DeploymentTargets
  ) {
    let repository = MemoryRepository(["App.xcodeproj/project.pbxproj": xcodeProject(Self.objects)])
    let result = repository.targets(of: path)
    #expect(result.targets == expected)
    #expect(result.problems.isEmpty)
  }

  @Test func `a folder can be an exception`() {
    let repository = MemoryRepository(["App.xcodeproj/project.pbxproj": xcodeProject(Self.objects)])
    let result = repository.targets(of: "App/Unused/Old.swift")
    #expect(result.problems.map { $0.prefix(25) } == ["no target is known to bui"])
  }
}
