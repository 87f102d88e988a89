import Foundation
import Testing

@testable import Worktree

/// Which checkout a folder lies in, and what is checked out there.
@Suite struct RepositoryTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func findsTheTopFromBelow() throws {
    try sandbox.makeRepository("r", files: ["a/b/A.swift"])
    let repository = try #require(try sandbox.repository("r/a/b"))
    #expect(repository.root == sandbox.path("r"))
    #expect(repository.gitFolder == sandbox.path("r/.git"))
    #expect(!repository.isShallow)
    #expect(try repository.superproject() == nil)
    #expect(
      try repository.head().branch == (try sandbox.git("branch", "--show-current", in: "r")).trimmed
    )
    #expect(try repository.head().commit == (try sandbox.git("rev-parse", "HEAD", in: "r")).trimmed)
  }

  @Test func thereMayBeNone() throws {
    try sandbox.makeFolder(sandbox.path("plain"))
    #expect(try sandbox.repository("plain") == nil)
    try sandbox.makeFolder(sandbox.path("fake/.git"))
    #expect(try sandbox.repository("fake") == nil)
    try sandbox.git("init", "-q", "--bare", "bare.git")
    #expect(try sandbox.repository("bare.git") == nil)
    try sandbox.makeFolder(sandbox.path("hidden-bare"))
    try sandbox.git("init", "-q", "--bare", ".git", in: "hidden-bare")
    #expect(try sandbox.repository("hidden-bare") == nil)
  }

  @Test func aFolderOfTheGitFolderIsInTheCheckoutButNamesTheRoot() throws {
    try sandbox.makeRepository("r")
    #expect(try sandbox.repository("r/.git")?.root == sandbox.path("r"))
  }

  @Test func anEmptyGitFolderDoesNotHideTheRepositoryAbove() throws {
    try sandbox.makeRepository("r", files: ["a/A.swift"])
    try sandbox.makeFolder(sandbox.path("r/a/.git"))
    #expect(try sandbox.repository("r/a")?.root == sandbox.path("r"))
  }

  @Test func aLinkedWorktreeIsACheckoutOfItsOwn() throws {
    try sandbox.makeRepository("r")
    try sandbox.git("worktree", "add", "-q", "-b", "side", "../w", in: "r")
    let repository = try #require(try sandbox.repository("w"))
    #expect(repository.root == sandbox.path("w"))
    #expect(repository.gitFolder == sandbox.path("r/.git/worktrees/w"))
    #expect(try repository.head().branch == "side")
    #expect(try sandbox.discover(from: "w").names == ["A.swift"])
  }

  @Test func worktreesOfABareRepositoryWork() throws {
    try sandbox.makeRepository("r")
    try sandbox.git("clone", "-q", "--bare", "r", "bare.git")
    try sandbox.git("worktree", "add", "-q", "../w", in: "bare.git")
    #expect(try sandbox.repository("w")?.root == sandbox.path("w"))
    #expect(try sandbox.repository("bare.git") == nil)
  }

  @Test func detachedUnbornAndShallow() throws {
    try sandbox.makeRepository("r")
    try sandbox.git("commit", "-q", "--allow-empty", "-m", "Second", in: "r")
    try sandbox.git("checkout", "-q", "--detach", in: "r")
    let detached = try #require(try sandbox.repository("r")?.head())
    #expect(detached.branch == nil)
    #expect(detached.commit?.count == 40)
    try sandbox.git("init", "-q", "-b", "trunk", "unborn")
    let unborn = try #require(try sandbox.repository("unborn")?.head())
    #expect(unborn == Head(branch: "trunk", commit: nil))
    let source = "file://" + sandbox.path("r").description
    try sandbox.git("clone", "-q", "--depth", "1", source, "shallow")
    #expect(try sandbox.repository("shallow")?.isShallow == true)
  }

  @Test func aSubmoduleKnowsItsSuperproject() throws {
    try sandbox.makeRepository("lib")
    try sandbox.makeRepository("app")
    try sandbox.git("submodule", "--quiet", "add", "../lib", "Lib", in: "app")
    let repository = try #require(try sandbox.repository("app/Lib"))
    #expect(repository.root == sandbox.path("app/Lib"))
    #expect(repository.gitFolder == sandbox.path("app/.git/modules/Lib"))
    #expect(try repository.superproject() == sandbox.path("app"))
  }

  @Test func aRepositoryOfSomebodyElseIsAnErrorWithTheWordsOfGit() throws {
    try sandbox.makeRepository("r")
    // Only the superuser can give a folder away.
    guard geteuid() == 0, chown(sandbox.path("r").description, 1234, 4321) == 0 else { return }
    let error = #expect(throws: GitError.self) { try sandbox.repository("r") }
    #expect("\(String(describing: error))".contains("ownership"))
  }

  @Test func aBrokenRepositoryIsAnErrorWithTheWordsOfGit() throws {
    try sandbox.write("r/.git", "gitdir: /nowhere/at/all\n")
    let error = #expect(throws: GitError.self) { try sandbox.repository("r") }
    #expect("\(String(describing: error))".contains("/nowhere/at/all"))
    #expect(throws: DiscoveryError.self) { try sandbox.discover(from: "r") }
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
