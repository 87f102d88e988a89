import Foundation
import Testing

@testable import Worktree

/// A source is written as a whole, keeps what it is, or is left alone.
@Suite struct WriteTests {
  let sandbox: Sandbox
  private let old = Array("import SwiftUI\n".utf8)
  private let new = Array("import SwiftUI\nlet a = 1\n".utf8)

  init() throws {
    sandbox = try Sandbox()
  }

  private func source(_ name: String) throws -> WritableSource {
    try WritableSource(path: sandbox.path(name), root: sandbox.root)
  }

  private func reason(_ name: String) -> Skip.Reason? {
    do throws(Skip) {
      _ = try WritableSource(path: sandbox.path(name), root: sandbox.root)
      return nil
    } catch {
      return error.reason
    }
  }

  private func mode(_ name: String) throws -> mode_t { try FileStatus(sandbox.path(name)).mode }

  @Test func replacesTheContentAndLeavesNothingBehind() throws {
    try sandbox.write("A.swift", old)
    #expect(try write(new, to: source("A.swift"), expecting: old))
    #expect(try sandbox.path("A.swift").contents() == new)
    #expect(try sandbox.root.entries() == [Path("A.swift")])
  }

  @Test(arguments: [0o644, 0o600, 0o755, 0o664, 0o640, 0o4755])
  func keepsTheMode(mode wanted: Int) throws {
    try sandbox.write("A.swift", old)
    chmod(sandbox.path("A.swift").description, mode_t(wanted))
    try write(new, to: source("A.swift"), expecting: old)
    #expect(try mode("A.swift") == mode_t(wanted))
    #expect(try sandbox.path("A.swift").contents() == new)
  }

  @Test func keepsTheOwnerWhereThatIsAllowed() throws {
    try sandbox.write("A.swift", old)
    // Only the superuser can make such a file.
    guard geteuid() == 0, chown(sandbox.path("A.swift").description, 1234, 4321) == 0 else {
      return
    }
    try write(new, to: source("A.swift"), expecting: old)
    let status = try FileStatus(sandbox.path("A.swift"))
    #expect(status.owner == 1234)
    #expect(status.group == 4321)
  }

  @Test func writesBytesAsTheyAre() throws {
    let before: [UInt8] =
      [0xef, 0xbb, 0xbf] + Array("let a = 1\r\nlet b\n// ".utf8) + [0xff, 0xfe]
    let after = before + [0x0d, 0x0a, 0x00, 0xff]
    try sandbox.write("A.swift", before)
    try write(after, to: source("A.swift"), expecting: before)
    #expect(try sandbox.path("A.swift").contents() == after)
    try write([], to: source("A.swift"), expecting: after)
    #expect(try sandbox.path("A.swift").contents().isEmpty)
  }

  @Test func equalBytesTouchNothing() throws {
    try sandbox.write("A.swift", old)
    var past = [
      timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0),
    ]
    utimes(sandbox.path("A.swift").description, &past)
    let before = try FileStatus(sandbox.path("A.swift"))
    #expect(try !write(old, to: source("A.swift"), expecting: old))
    #expect(try FileStatus(sandbox.path("A.swift")) == before)
    #expect(before.modified == 1_000_000_000)
  }

  @Test func refusesWhatChangedOnDisk() throws {
    try sandbox.write("A.swift", old)
    let source = try source("A.swift")
    try sandbox.write("A.swift", "edited meanwhile\n")
    #expect(throws: WriteError.changedOnDisk(source.path)) {
      try write(new, to: source, expecting: old)
    }
    #expect(try sandbox.text("A.swift") == "edited meanwhile\n")
    #expect(try sandbox.root.entries() == [Path("A.swift")])
  }

  @Test func refusesWhatBecameSomethingElse() throws {
    try sandbox.write("A.swift", old)
    try sandbox.write("B.swift", old)
    let source = try source("A.swift")
    unlink(source.path.description)
    #expect(throws: WriteError.refused(Skip(source.path, .missing))) {
      try write(new, to: source, expecting: old)
    }
    try sandbox.symbolicLink("A.swift", to: "B.swift")
    #expect(throws: WriteError.refused(Skip(source.path, .symbolicLink(link: source.path)))) {
      try write(new, to: source, expecting: old)
    }
    #expect(try sandbox.path("B.swift").contents() == old)
    #expect(try sandbox.root.entries() == ["A.swift", "B.swift"].map { Path($0) })
  }

  @Test func readOnlyFilesAreRefused() throws {
    try sandbox.write("A.swift", old)
    chmod(sandbox.path("A.swift").description, 0o444)
    #expect(reason("A.swift") == .readOnly)
    #expect(try mode("A.swift") == 0o444)
  }

  @Test func hardLinkedFilesAreRefused() throws {
    try sandbox.write("A.swift", old)
    #expect(reason("A.swift") == nil)
    try sandbox.hardLink("B.swift", to: "A.swift")
    #expect(reason("A.swift") == .hardLinked)
    #expect(reason("B.swift") == .hardLinked)
  }

  @Test(arguments: [
    "Package.swift", "Package@swift-6.0.swift", "sub/Project.swift", "Workspace.swift",
    "Tuist.swift", "Tuist/A.swift", "package.swift",
  ])
  func manifestsAreRefused(name: String) throws {
    try sandbox.write(name, old)
    #expect(reason(name) == .manifest)
  }

  @Test(arguments: [
    "project.pbxproj", "A.xcconfig", "Info.plist", "project.yml", "A.swift.txt", "A.SWIFT",
    ".swift",
  ])
  func otherFilesAreRefused(name: String) throws {
    try sandbox.write(name, old)
    #expect(reason(name) == .notSwift)
  }

  @Test func linksAndOtherRepositoriesAreRefused() throws {
    try sandbox.write("d/A.swift", old)
    try sandbox.symbolicLink("L.swift", to: "d/A.swift")
    try sandbox.symbolicLink("e", to: "d")
    #expect(reason("L.swift") == .symbolicLink(link: sandbox.path("L.swift")))
    #expect(reason("e/A.swift") == .symbolicLink(link: sandbox.path("e")))
    #expect(reason("d/A.swift") == nil)
    try sandbox.git("init", "-q", in: "d")
    #expect(reason("d/A.swift") == .nestedRepository(root: sandbox.path("d")))
    try sandbox.write("d/.git/A.swift", old)
    #expect(reason("d/.git/A.swift") == .insideGitFolder)
    #expect(reason("../A.swift") != nil)
    #expect(reason("None.swift") == .missing)
    try sandbox.makeFolder(sandbox.path("F.swift"))
    #expect(reason("F.swift") == .notRegularFile)
  }

  @Test func discoveredFilesAreRefusedUnderTheirDisplayPath() throws {
    try sandbox.makeRepository("r", files: ["a/A.swift"])
    chmod(sandbox.path("r/a/A.swift").description, 0o400)
    let file = try #require(try sandbox.discover("A.swift", from: "r/a").files.first)
    #expect(throws: Skip(Path("A.swift"), .readOnly)) { try WritableSource(file) }
    chmod(sandbox.path("r/a/A.swift").description, 0o600)
    #expect(try WritableSource(file).path == sandbox.path("r/a/A.swift"))
  }
}
