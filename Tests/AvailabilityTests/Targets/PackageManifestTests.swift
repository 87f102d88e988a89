import Availability
import Platforms
import Testing

@Suite struct PackageManifestTests {
  private func targets(
    platforms: String, targets: String = #".target(name: "Kit")"#,
    of path: String = "Sources/Kit/View.swift"
  ) -> ResolvedTargets {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit",
        \(platforms)
        targets: [\(targets)]
      )
      """
    return MemoryRepository(["Package.swift": manifest]).targets(of: path)
  }

  @Test func `reads the platforms and says where they stand`() {
    let result = targets(platforms: #"platforms: [.iOS(.v17), .macOS("13.3")],"#)
    #expect(result.targets == [.iOS: 17, .macOS: Version(13, 3)])
    #expect(
      result.evidence.map(\.description) == [
        "Package.swift:6: .iOS(.v17)", #"Package.swift:6: .macOS("13.3")"#,
      ])
    #expect(result.problems.isEmpty)
  }

  @Test(arguments: [
    (".iOS(.v17)", DeploymentTargets([.iOS: 17])),
    (#".iOS("17.2")"#, DeploymentTargets([.iOS: Version(17, 2)])),
    (".macOS(.v10_15)", DeploymentTargets([.macOS: Version(10, 15)])),
    (".visionOS(.v1)", DeploymentTargets([.visionOS: 1])),
    (".macCatalyst(.v16), .tvOS(.v26)", DeploymentTargets([.macCatalyst: 16, .tvOS: 26])),
    ("SupportedPlatform.watchOS(.v9)", DeploymentTargets([.watchOS: 9])),
    (#".custom("Wasm", versionString: "1.0"), .iOS(.v18)"#, DeploymentTargets([.iOS: 18])),
    (".driverKit(.v19), .iOS(.v18)", DeploymentTargets([.iOS: 18])),
  ])
  func `reads every spelling`(platforms: String, expected: DeploymentTargets) {
    #expect(targets(platforms: "platforms: [\(platforms)],").targets == expected)
  }

  @Test func `a package that states no platforms is unknown`() {
    let result = targets(platforms: "")
    #expect(result.targets == .unknown)
    #expect(
      result.problems == [
        "Package.swift states no platforms, so those of its targets are unknown"
      ])
  }

  @Test func `conditional code and variables count, with the lowest version`() {
    let manifest = """
      import Foundation
      import PackageDescription
      let oldest = "15.4"
      var platforms: [SupportedPlatform] = [.iOS(oldest)]
      #if os(macOS)
        platforms = [.iOS(.v16), .macOS(.v14)]
      #endif
      let package = Package(name: "Kit", platforms: platforms)
      package.targets.append(.target(name: "Kit"))
      """
    let result = MemoryRepository(["Package.swift": manifest]).targets(of: "Sources/Kit/A.swift")
    #expect(result.targets == [.iOS: Version(15, 4), .macOS: 14])
  }

  @Test func `a version that is computed is taken as the first with SwiftUI, and said`() {
    let result = targets(platforms: "platforms: [.iOS(minimum()), .macOS(.v14)],")
    #expect(result.targets == [.iOS: 13, .macOS: 14])
    #expect(
      result.problems == [
        "Package.swift: the version in .iOS(minimum()) was not understood"
      ])
  }

  @Test(arguments: [
    (#".target(name: "Kit")"#, "Sources/Kit/A.swift"),
    (#".target(name: "Kit")"#, "Sources/A.swift"),
    (#".target(name: "Kit"), .target(name: "Other")"#, "Sources/Other/Sub/A.swift"),
    (#".testTarget(name: "KitTests", dependencies: ["Kit"])"#, "Tests/KitTests/A.swift"),
    (#".executableTarget(name: "App", path: "App")"#, "App/Views/A.swift"),
    (#".target(name: "Kit", path: ".", sources: ["Code"])"#, "Code/A.swift"),
    (#".target(name: "Kit", exclude: ["Old"])"#, "Sources/Kit/A.swift"),
    (#".target(name: prefix + "Kit")"#, "Sources/Any/A.swift"),
  ])
  func `a target builds the files of its folder`(declared: String, path: String) {
    let result = targets(platforms: "platforms: [.iOS(.v17)],", targets: declared, of: path)
    #expect(result.targets == [.iOS: 17])
    #expect(result.problems.isEmpty)
  }

  @Test(arguments: [
    (#".target(name: "Kit"), .target(name: "Other")"#, "Sources/A.swift"),
    (#".target(name: "Kit", exclude: ["Old"])"#, "Elsewhere/A.swift"),
    (#".target(name: "Kit", path: "Code", exclude: ["Old"])"#, "Code/Old/A.swift"),
    (#".target(name: "Kit", path: "Code", sources: ["New"])"#, "Code/A.swift"),
    (#".target(name: "Kit", dependencies: [.target(name: "A", path: "E")])"#, "E/A.swift"),
  ])
  func `other files are only near the package`(declared: String, path: String) {
    let result = targets(platforms: "platforms: [.iOS(.v17)],", targets: declared, of: path)
    #expect(result.targets == [.iOS: 17])
    #expect(
      result.problems == [
        "no target is known to build \(path): the lowest of all targets of Package.swift"
      ])
  }

  @Test func `manifests for versions of the tools count too`() {
    func manifest(_ version: String) -> String {
      """
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.iOS(\(version))], targets: [.target(name: "Kit")])
      """
    }
    let repository = MemoryRepository([
      "Package.swift": manifest(".v17"), "Package@swift-5.9.swift": manifest(".v15"),
    ])
    #expect(repository.targets(of: "Sources/Kit/A.swift").targets == [.iOS: 15])
  }

  @Test func `a source file that is called like a manifest is none`() {
    let repository = MemoryRepository(["Package.swift": "import SwiftUI\nstruct Package {}"])
    #expect(repository.targets(of: "View.swift") == ResolvedTargets(targets: .unknown))
  }
}
