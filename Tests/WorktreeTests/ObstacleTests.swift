import Foundation
import Testing

@testable import Worktree

/// What speaks against writing, in every state that a checkout can be in.
@Suite struct ObstacleTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// What speaks against writing the named files of a folder.
  private func obstacles(_ names: String..., in folder: String = "") throws -> [Obstacle] {
    let request = Discovery.Request(
      paths: names.map { Path($0) }, workingDirectory: sandbox.path(folder))
    return try Obstacle.find(
      writing: try Discovery(request, git: sandbox.git).files, git: sandbox.git)
  }

  private func uncommitted(_ path: String, _ states: FileState...) -> Obstacle {
    .uncommitted([.init(displayPath: Path(path), states: Set(states))])
  }

  @Test func clean() throws {
    try sandbox.makeRepository()
    #expect(try obstacles("A.swift").isEmpty)
    #expect(try Obstacle.find(writing: [], git: sandbox.git).isEmpty)
  }

  @Test func stagedOnly() throws {
    try sandbox.makeRepository()
    try sandbox.write("A.swift", "let a = 1\n")
    try sandbox.git("add", "A.swift")
    #expect(try obstacles("A.swift") == [uncommitted("A.swift", .staged)])
  }

  @Test func stagedAsNew() throws {
    try sandbox.makeRepository()
    try sandbox.write("B.swift")
    try sandbox.git("add", "B.swift")
    #expect(try obstacles("B.swift") == [uncommitted("B.swift", .staged)])
    try sandbox.write("C.swift")
    try sandbox.git("add", "--intent-to-add", "C.swift")
    #expect(try obstacles("C.swift") == [uncommitted("C.swift", .unstaged)])
  }

  @Test func stagedAsARename() throws {
    try sandbox.makeRepository()
    try sandbox.git("mv", "A.swift", "B.swift")
    #expect(try obstacles("B.swift") == [uncommitted("B.swift", .staged)])
  }

  @Test func unstagedInScope() throws {
    try sandbox.makeRepository()
    try sandbox.write("A.swift", "let a = 1\n")
    #expect(try obstacles("A.swift") == [uncommitted("A.swift", .unstaged)])
    try sandbox.git("add", "A.swift")
    try sandbox.write("A.swift", "let a = 2\n")
    #expect(try obstacles("A.swift") == [uncommitted("A.swift", .staged, .unstaged)])
  }

  @Test func changesElsewhereAreNoObstacle() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift", "C.swift"])
    try sandbox.write("B.swift", "let b = 1\n")
    try sandbox.write("C.swift", "let c = 1\n")
    try sandbox.git("add", "C.swift")
    try sandbox.write("New.swift")
    #expect(try obstacles("A.swift").isEmpty)
  }

  @Test func untrackedInScope() throws {
    try sandbox.makeRepository()
    try sandbox.write("new/B.swift")
    #expect(try obstacles("new/B.swift") == [uncommitted("new/B.swift", .untracked)])
    try sandbox.git("config", "status.showUntrackedFiles", "no")
    #expect(try obstacles("new/B.swift") == [uncommitted("new/B.swift", .untracked)])
  }

  @Test func ignoredInScope() throws {
    try sandbox.makeRepository()
    try sandbox.write(".gitignore", "out/\n")
    try sandbox.write("out/B.swift")
    #expect(try obstacles("out/B.swift") == [uncommitted("out/B.swift", .ignored)])
  }

  @Test func changesThatGitIsToldNotToSee() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    try sandbox.git("update-index", "--assume-unchanged", "A.swift")
    try sandbox.git("update-index", "--skip-worktree", "B.swift")
    try sandbox.write("A.swift", "let a = 1\n")
    #expect(try obstacles("A.swift") == [uncommitted("A.swift", .unwatched)])
    #expect(try obstacles("B.swift") == [uncommitted("B.swift", .unwatched)])
  }

  @Test func mergeInProgress() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    try sandbox.makeConflict()
    #expect(try obstacles("B.swift") == [.operation(.merge)])
    #expect(try obstacles("A.swift") == [.operation(.merge), uncommitted("A.swift", .unmerged)])
  }

  @Test func otherOperations() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    try sandbox.makeConflict()
    try sandbox.git("merge", "--abort")
    for (command, operation) in [
      (["rebase", "theirs"], GitOperation.rebase), (["cherry-pick", "theirs"], .cherryPick),
    ] {
      _ = try sandbox.git.attempt(command, .writes, in: sandbox.root)
      #expect(try obstacles("B.swift") == [.operation(operation)])
      try sandbox.git(command[0], "--abort")
      #expect(try obstacles("B.swift").isEmpty)
    }
    try sandbox.write("A.swift", "let later = 1\n")
    try sandbox.git("commit", "-q", "-a", "-m", "Later")
    _ = try sandbox.git.attempt(["revert", "--no-edit", "HEAD~1"], .writes, in: sandbox.root)
    #expect(try obstacles("B.swift") == [.operation(.revert)])
    try sandbox.git("revert", "--abort")
    try sandbox.git("bisect", "start")
    #expect(try obstacles("B.swift") == [.operation(.bisect)])
  }

  @Test func detachedHead() throws {
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "--detach")
    #expect(try obstacles("A.swift").isEmpty)
  }

  @Test func linkedWorktree() throws {
    try sandbox.makeRepository("r")
    try sandbox.git("worktree", "add", "-q", "-b", "side", "../w", in: "r")
    #expect(try obstacles("A.swift", in: "w").isEmpty)
    try sandbox.write("w/A.swift", "let a = 1\n")
    #expect(try obstacles("A.swift", in: "w") == [uncommitted("A.swift", .unstaged)])
    #expect(try obstacles("A.swift", in: "r").isEmpty)
  }

  @Test func bareRepository() throws {
    try sandbox.git("init", "-q", "--bare", "bare.git")
    try sandbox.write("bare.git/A.swift")
    #expect(try obstacles("A.swift", in: "bare.git") == [.noRepository([Path("A.swift")])])
  }

  @Test func shallowClone() throws {
    try sandbox.makeRepository("r")
    try sandbox.git("clone", "-q", "--depth", "1", "file://\(sandbox.path("r"))", "s")
    #expect(try obstacles("A.swift", in: "s").isEmpty)
    try sandbox.write("s/A.swift", "let a = 1\n")
    #expect(try obstacles("A.swift", in: "s") == [uncommitted("A.swift", .unstaged)])
  }

  @Test func insideASubmodule() throws {
    try sandbox.makeRepository("lib")
    try sandbox.makeRepository("app")
    try sandbox.git("submodule", "--quiet", "add", "../lib", "Lib", in: "app")
    #expect(try obstacles("A.swift", in: "app/Lib").isEmpty)
    try sandbox.write("app/Lib/A.swift", "let a = 1\n")
    #expect(try obstacles("A.swift", in: "app/Lib") == [uncommitted("A.swift", .unstaged)])
    #expect(try obstacles("A.swift", in: "app").isEmpty)
  }

  @Test func noRepository() throws {
    try sandbox.write("A.swift")
    #expect(try obstacles("A.swift") == [.noRepository([Path("A.swift")])])
    let files = try sandbox.discover("A.swift").files
    #expect(try Obstacle.find(writing: files, git: nil) == [.noRepository([Path("A.swift")])])
  }

  @Test func gitMissing() throws {
    try sandbox.makeRepository()
    let request = Discovery.Request(workingDirectory: sandbox.root)
    let files = try Discovery(request, git: nil).files
    #expect(files.count == 1)
    #expect(try Obstacle.find(writing: files, git: nil) == [.gitMissing])
  }

  @Test func unusualNamesAndManyFiles() throws {
    let odd = [" lead.swift", "a b.swift", "-n.swift", ":(top).swift", "*.swift", "tab\t.swift"]
    let many = (0..<250).map { "many/F\($0).swift" }
    try sandbox.makeRepository(files: odd + many)
    for name in odd + many { try sandbox.write(name, "let changed = 1\n") }
    let files = try sandbox.discover().files
    for part in [files, files.filter { !$0.displayPath.isInside(Path("many")) }] {
      guard case .uncommitted(let found)? = try Obstacle.find(writing: part, git: sandbox.git).first
      else {
        Issue.record("nothing was found")
        return
      }
      #expect(found.map(\.displayPath) == part.map(\.displayPath))
      #expect(found.allSatisfy { $0.states == [.unstaged] })
    }
  }

  @Test func theTextListsTheFiles() throws {
    try sandbox.makeRepository()
    try sandbox.write("A.swift", "let a = 1\n")
    try sandbox.git("add", "A.swift")
    try sandbox.write("A.swift", "let a = 2\n")
    let obstacle = try #require(try obstacles("A.swift").first)
    #expect("\(obstacle)" == "files with uncommitted changes:\n  A.swift (staged, unstaged)")
  }
}
