import Foundation
import Testing

@testable import Worktree

/// Which files a command line names, in a repository and elsewhere.
@Suite struct DiscoveryTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func takesTrackedAndUntrackedButNotIgnored() throws {
    try sandbox.makeRepository(files: ["B.swift", "a/A.swift", "note.txt"])
    try sandbox.write("Untracked.swift")
    try sandbox.write(".gitignore", "out/\nIgnored.swift\n")
    try sandbox.write("Ignored.swift")
    try sandbox.write("out/Gen.swift")
    let found = try sandbox.discover()
    #expect(found.names == ["B.swift", "Untracked.swift", "a/A.swift"])
    #expect(try found.reason("Ignored.swift") == .gitIgnored)
    #expect(try found.reason("out") == .gitIgnored)
    #expect(try found.skips.count == 2)
    #expect(found.warnings.isEmpty)
    let file = try #require(found.files.last)
    #expect(file.path == sandbox.path("a/A.swift"))
    #expect(file.relativePath == Path("a/A.swift"))
    #expect(file.root == sandbox.root)
    #expect(file.repository?.root == sandbox.root)
    #expect(!file.isNamed)
  }

  @Test func showsPathsAsTypedAndRelatesThemToTheRoot() throws {
    try sandbox.makeRepository(files: ["App/A.swift", "Lib/B.swift"])
    let found = try sandbox.discover("../Lib", ".", from: "App")
    #expect(found.names == ["../Lib/B.swift", "A.swift"])
    #expect(found.files.map(\.relativePath) == [Path("Lib/B.swift"), Path("App/A.swift")])
    let absolute = try sandbox.discover(sandbox.path("Lib/B.swift").description, from: "App")
    #expect(absolute.names == ["../Lib/B.swift"])
  }

  @Test func theDefaultIsTheWorkingDirectory() throws {
    try sandbox.makeRepository(files: ["App/A.swift", "Lib/B.swift"])
    #expect(try sandbox.discover(from: "App").names == ["A.swift"])
  }

  @Test func oneFileNamedInManyWaysIsOneFile() throws {
    try sandbox.makeRepository(files: ["App/A.swift"])
    let found = try sandbox.discover(
      "App/A.swift", "./App/A.swift", "App/../App/A.swift", "App", ".",
      sandbox.path("App/A.swift").description)
    #expect(found.names == ["App/A.swift"])
    #expect(found.files[0].isNamed)
    #expect(try found.skips.isEmpty)
  }

  @Test func hardLinkedNamesAreOneFile() throws {
    try sandbox.makeRepository(files: ["A.swift"])
    try sandbox.hardLink("B.swift", to: "A.swift")
    let found = try sandbox.discover()
    #expect(found.names == ["A.swift"])
    #expect(try found.reason("B.swift") == .sameFile(as: Path("A.swift")))
  }

  @Test func missingPathsAreAllNamed() throws {
    try sandbox.makeRepository()
    let error = #expect(throws: DiscoveryError.self) {
      try sandbox.discover("A.swift", "Nope.swift", "nodir/B.swift", "A.swift/B.swift")
    }
    #expect(
      error == .missing(["Nope.swift", "nodir/B.swift", "A.swift/B.swift"].map { Path($0) }))
  }

  @Test func deletedFilesAreNotListed() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    unlink(sandbox.path("B.swift").description)
    let found = try sandbox.discover()
    #expect(found.names == ["A.swift"])
    #expect(try found.skips.isEmpty)
  }

  @Test func unmergedFilesAreListedOnce() throws {
    try sandbox.makeRepository()
    try sandbox.makeConflict()
    #expect(try sandbox.discover().names == ["A.swift"])
  }

  @Test func otherFilesAreLeftAloneEvenWhenNamed() throws {
    try sandbox.makeRepository(files: ["App.xcodeproj/project.pbxproj", "Info.plist", "A.swift"])
    let found = try sandbox.discover("App.xcodeproj/project.pbxproj", "Info.plist")
    #expect(found.names.isEmpty)
    #expect(try found.reason("Info.plist") == .notSwift)
    #expect(try found.reason("App.xcodeproj/project.pbxproj") == .notSwift)
  }

  @Test(arguments: [
    "Package.swift", "sub/Package.swift", "Package@swift-5.9.swift", "Project.swift",
    "Workspace.swift", "Tuist.swift", "Tuist/Config.swift", "a/Tuist/Helpers/X.swift",
  ])
  func manifestsAreLeftAloneEvenWhenNamed(name: String) throws {
    try sandbox.makeRepository(files: ["A.swift", name])
    #expect(try sandbox.discover().names == ["A.swift"])
    let named = try sandbox.discover(name)
    #expect(named.names.isEmpty)
    #expect(try named.reason(name) == .manifest)
  }

  @Test func normalFormsOfOneNameAreTwoFiles() throws {
    let names = ["\u{E9}.swift", "e\u{301}.swift"]
    try sandbox.makeRepository(files: names)
    // macOS has one file for both.
    let onDisk = try sandbox.root.entries().filter { $0.ends(with: ".swift") }
    let found = try sandbox.discover()
    #expect(found.files.map(\.displayPath) == onDisk)
    #expect(try sandbox.discover(include: ["\u{E9}*"]).files.count == onDisk.count)
    for file in found.files {
      #expect(try file.read() == .source(Array("import SwiftUI\n".utf8), nil))
    }
  }

  @Test func aNameTypedInAnotherNormalFormIsFound() throws {
    try sandbox.makeRepository(files: ["e\u{301}/A.swift"])
    let found = try sandbox.discover("\u{E9}/A.swift")
    #expect(found.files.map(\.path) == (try sandbox.discover().files.map(\.path)))
    #expect(found.files.count == 1)
  }

  @Test func aNameThatIsNotTextIsLeftAlone() throws {
    try sandbox.makeRepository()
    let odd = sandbox.root.appending(Path(bytes: [0xff] + Array(".swift".utf8)))
    let descriptor = odd.withCString { open($0, O_WRONLY | O_CREAT, 0o644) }
    // Some file systems refuse such names.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let found = try sandbox.discover()
    #expect(found.names == ["A.swift"])
    #expect(try found.skips.map(\.reason) == [.nameNotUTF8])
  }

  @Test(arguments: [
    "a b.swift", "tab\t.swift", "new\nline.swift", "-t.swift", ":(top)x.swift", "[a]*.swift",
    "\"q\".swift", "back\\slash.swift",
  ])
  func unusualNamesAreTakenAsTheyAre(name: String) throws {
    try sandbox.makeRepository(files: ["Other.swift", "a.swift", name])
    #expect(try sandbox.discover().names.contains(name))
    #expect(try sandbox.discover("./" + name).names == [name])
  }

  @Test func gitVariablesOfACallerDoNotCount() throws {
    try sandbox.makeRepository("one", files: ["A.swift"])
    try sandbox.makeRepository("two", files: ["B.swift"])
    var environment = Sandbox.environment(home: sandbox.root)
    environment["GIT_DIR"] = sandbox.path("two/.git").description
    environment["GIT_INDEX_FILE"] = sandbox.path("two/.git/index").description
    let git = try #require(Git.find(environment: environment))
    let request = Discovery.Request(workingDirectory: sandbox.path("one"))
    #expect(try Discovery(request, git: git).names == ["A.swift"])
  }
}
