import Foundation
import Testing

/// `list`, `explain` and `targets`.
@Suite struct ManualTests {
  @Test func listNamesEveryTransformByGroup() throws {
    let list = try Sandbox().refold("list")
    #expect(list.status == 0)
    #expect(list.output.contains("\nsafe-areas/*\n"))
    #expect(
      list.output.contains(
        /\n  edges-ignoring-safe-area +Replace edgesIgnoringSafeArea [^\n]*\(safe/))
    #expect(list.output.contains(/\n  forced-size-class +[^\n]*\(advice\)\n/))
  }

  @Test func listAsJSON() throws {
    let list = try Sandbox().refold("list", "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(list.outputBytes)) as? [String: Any])
    let transforms = try #require(object["transforms"] as? [[String: Any]])
    let transform = try #require(transforms.first { $0["name"] as? String == Sample.transform })
    #expect(transform["group"] as? String == "safe-areas")
    #expect((transform["levels"] as? [String])?.contains("safe") == true)
    #expect(transform["runsOnlyOnRequest"] as? Bool == false)
    #expect((transform["documents"] as? [String])?.isEmpty == false)
  }

  @Test func everyTransformIsExplained() throws {
    let sandbox = try Sandbox()
    let list = try sandbox.refold("list").output.split(separator: "\n")
    let names = list.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(names.count > 1)
    for name in names {
      let page = try sandbox.refold("explain", String(name))
      #expect(page.status == 0)
      #expect(page.output.hasPrefix("\(name) ("))
      for heading in ["Why", "Safety", "Availability", "From"] {
        #expect(page.output.contains("\n\n\(heading)\n  "), "\(name)")
      }
      #expect(page.output.contains("\n\nBefore\n    ") != page.output.contains("\n\nExample\n    "))
      #expect(page.output.hasSuffix("\n") && !page.output.hasSuffix("\n\n"))
    }
  }

  @Test func targetsAreReadFromTheProjectAndNeverWritten() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])

      """
    let sandbox = try Sandbox(committing: [
      "Package.swift": manifest, "Sources/App/Banner.swift": Sample.banner,
    ])
    let targets = try sandbox.refold("targets")
    #expect(targets.status == 0)
    #expect(targets.output.hasPrefix("iOS 17"))
    #expect(targets.output.contains("Package.swift:4: "))
    let json = try sandbox.refold(
      "targets", "--format", "json", "--deployment-target", "iOS=16.4,macOS=13")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.outputBytes)) as? [String: Any])
    let groups = try #require(object["groups"] as? [[String: Any]])
    #expect(groups.count == 1)
    #expect(groups[0]["targets"] as? [String: String] == ["iOS": "16.4", "macOS": "13"])
    #expect(groups[0]["files"] as? [String] == ["Sources/App/Banner.swift"])
    // With what the package says, the change is safe without the option.
    #expect(
      try sandbox.refold("apply", "-t", Sample.transform).errors.contains("1 change in 1 file\n"))
    #expect(try sandbox.read("Package.swift") == manifest)
  }
}
