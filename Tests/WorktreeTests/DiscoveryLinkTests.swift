import Foundation
import Testing

@testable import Worktree

/// Symbolic links, submodules and repositories inside repositories are left alone and named.
@Suite struct DiscoveryLinkTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// A file link, a folder link that leaves the checkout, a loop and a link that leads nowhere.
  private func makeLinks(in folder: String) throws {
    try sandbox.write("outside/O.swift")
    try sandbox.write("\(folder)/a/V.swift")
    try sandbox.symbolicLink("\(folder)/b/V.swift", to: "../a/V.swift")
    try sandbox.symbolicLink("\(folder)/c", to: "../outside")
    try sandbox.symbolicLink("\(folder)/loop", to: "..")
    try sandbox.symbolicLink("\(folder)/self", to: "self")
    try sandbox.symbolicLink("\(folder)/Gone.swift", to: "nowhere.swift")
  }

  @Test(arguments: ["plain", "untracked", "tracked"])
  func linksAreLeftAlone(kind: String) throws {
    if kind != "plain" { try sandbox.makeRepository("r", files: []) }
    try makeLinks(in: "r")
    if kind == "tracked" { try sandbox.git("add", "-A", in: "r") }
    let found = try sandbox.discover(from: "r")
    #expect(found.names == ["a/V.swift"])
    for link in ["b/V.swift", "c", "loop", "Gone.swift"] {
      #expect(try found.reason(link) == .symbolicLink(link: Path(link)))
    }
    #expect(try found.skips.count == 4)
    for name in ["b/V.swift", "c", "c/O.swift", "loop", "self", "Gone.swift"] {
      let named = try sandbox.discover(name, from: "r")
      let link = Path(name).components[0] == Path("c") ? Path("c") : Path(name)
      #expect(named.names.isEmpty)
      #expect(try named.skips == [Skip(link, .symbolicLink(link: link))])
    }
  }

  @Test func aTrackedFolderThatBecameALinkIsLeftAlone() throws {
    try sandbox.makeRepository("r", files: ["A.swift", "d/B.swift"])
    try sandbox.write("outside/B.swift")
    try FileManager.default.removeItem(atPath: sandbox.path("r/d").description)
    try sandbox.symbolicLink("r/d", to: "../outside")
    let found = try sandbox.discover(from: "r")
    #expect(found.names == ["A.swift"])
    #expect(try found.reason("d/B.swift") == .symbolicLink(link: Path("d")))
  }

  @Test func aLinkAboveTheCheckoutIsASpelling() throws {
    try sandbox.makeRepository("real/r")
    try sandbox.symbolicLink("alias", to: "real")
    let found = try sandbox.discover(sandbox.path("alias/r/A.swift").description, from: "real/r")
    #expect(found.names == ["A.swift"])
    let elsewhere = try sandbox.discover(sandbox.path("alias").description, from: "real")
    #expect(try elsewhere.skips.map(\.reason) == [.nestedRepository(root: Path("r"))])
  }

  @Test func submodulesAreLeftAloneFromOutside() throws {
    try sandbox.makeRepository("lib", files: ["L.swift"])
    try sandbox.makeRepository("app")
    try sandbox.git("submodule", "--quiet", "add", "../lib", "Lib", in: "app")
    for found in [
      try sandbox.discover(from: "app"), try sandbox.discover("Lib", "A.swift", from: "app"),
    ] {
      #expect(found.names == ["A.swift"])
      #expect(try found.skips == [Skip(Path("Lib"), .submodule(root: Path("Lib")))])
    }
    let named = try sandbox.discover("Lib/L.swift", from: "app")
    #expect(try named.skips == [Skip(Path("Lib/L.swift"), .submodule(root: Path("Lib")))])
    let inside = try sandbox.discover(from: "app/Lib")
    #expect(inside.names == ["L.swift"])
    #expect(try inside.files[0].repository?.superproject() == sandbox.path("app"))
  }

  @Test func nestedRepositoriesAreLeftAloneFromOutside() throws {
    try sandbox.makeRepository("app")
    try sandbox.makeRepository("app/nested", files: ["N.swift"])
    try sandbox.makeFolder(sandbox.path("app/fresh"))
    try sandbox.git("init", "-q", in: "app/fresh")
    try sandbox.write("app/fresh/F.swift")
    let found = try sandbox.discover(from: "app")
    #expect(found.names == ["A.swift"])
    #expect(try found.reason("nested") == .nestedRepository(root: Path("nested")))
    #expect(try found.reason("fresh") == .nestedRepository(root: Path("fresh")))
    let named = try sandbox.discover("nested/N.swift", from: "app")
    #expect(try named.reason("nested/N.swift") == .nestedRepository(root: Path("nested")))
    #expect(try sandbox.discover(from: "app/nested").names == ["N.swift"])
  }

  @Test func trackedFilesInAFolderThatBecameARepositoryAreLeftAlone() throws {
    try sandbox.makeRepository(files: ["A.swift", "d/B.swift"])
    try sandbox.git("init", "-q", in: "d")
    let found = try sandbox.discover()
    #expect(found.names == ["A.swift"])
    #expect(try found.reason("d/B.swift") == .nestedRepository(root: Path("d")))
  }

  @Test func aFolderOfRepositoriesHasEachLeftAloneUnlessNamed() throws {
    try sandbox.makeRepository("one")
    try sandbox.makeRepository("two", files: ["B.swift"])
    let found = try sandbox.discover()
    #expect(found.names.isEmpty)
    #expect(try found.reason("one") == .nestedRepository(root: Path("one")))
    let named = try sandbox.discover("one", "two")
    #expect(named.names == ["one/A.swift", "two/B.swift"])
    #expect(named.files.map(\.relativePath) == [Path("A.swift"), Path("B.swift")])
  }

  @Test func whatLiesInAGitFolderIsLeftAlone() throws {
    try sandbox.makeRepository()
    try sandbox.write(".git/hooks/H.swift")
    let named = try sandbox.discover(".git/hooks/H.swift", ".git")
    #expect(named.names.isEmpty)
    #expect(try named.skips.map(\.reason) == [.insideGitFolder, .insideGitFolder])
  }

  @Test func pipesAreNotOpened() throws {
    try sandbox.makeRepository()
    #expect(mkfifo(sandbox.path("P.swift").description, 0o644) == 0)
    let named = try sandbox.discover("P.swift")
    #expect(try named.reason("P.swift") == .notRegularFile)
    #expect(try sandbox.discover().names == ["A.swift"])
  }
}
