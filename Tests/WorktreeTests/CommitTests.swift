import Foundation
import Testing

@testable import Worktree

/// Branches and commits touch nothing but what they are asked to.
@Suite struct CommitTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func repository(_ folder: String = "") throws -> Repository {
    try #require(try sandbox.repository(folder))
  }

  /// What the index and git say of other paths, which no commit may change.
  private func entries(without paths: String...) throws -> [String] {
    let index = try sandbox.git("ls-files", "--stage", "-v")
    let status = try sandbox.git("status", "--porcelain=v2")
    return (index + status).split(separator: "\n").map(String.init).filter { line in
      !paths.contains { line.hasSuffix("\t" + $0) || line.hasSuffix(" " + $0) }
    }
  }

  @Test func aBranchStartsAtTheHeadAndKeepsTheIndex() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    try sandbox.write("A.swift", "let staged = 1\n")
    try sandbox.git("add", "A.swift")
    try sandbox.write("B.swift", "let unstaged = 1\n")
    try sandbox.write("New.swift")
    let before = try sandbox.git("status", "--porcelain=v2")
    let head = try repository().head()
    try repository().createBranch("refold/safe-areas")
    #expect(try repository().head() == Head(branch: "refold/safe-areas", commit: head.commit))
    #expect(try sandbox.git("status", "--porcelain=v2") == before)
    #expect(try sandbox.git("stash", "list").isEmpty)
  }

  @Test func aBranchThatExistsIsRefused() throws {
    try sandbox.makeRepository()
    try sandbox.git("branch", "taken")
    let head = try repository().head()
    #expect(throws: GitError.branchExists("taken")) { try repository().createBranch("taken") }
    #expect(try repository().head() == head)
  }

  @Test(arguments: ["", "a b", "-d", "HEAD", "a..b", "a~1", "x.lock", "@{-1}", "/a", "a//b"])
  func anInvalidBranchIsRefused(name: String) throws {
    try sandbox.makeRepository()
    #expect(throws: GitError.invalidBranch(name)) { try repository().createBranch(name) }
  }

  @Test func aBranchFromADetachedHeadAWorktreeAndNoCommit() throws {
    try sandbox.makeRepository("r")
    try sandbox.git("checkout", "-q", "--detach", in: "r")
    try repository("r").createBranch("one")
    #expect(try repository("r").head().branch == "one")
    try sandbox.git("worktree", "add", "-q", "--detach", "../w", in: "r")
    try repository("w").createBranch("two")
    #expect(try repository("w").head().branch == "two")
    #expect(try repository("r").head().branch == "one")
    try sandbox.git("init", "-q", "unborn")
    try repository("unborn").createBranch("three")
    #expect(try repository("unborn").head() == Head(branch: "three", commit: nil))
  }

  @Test func aCommitLeavesOtherEntriesAsTheyWere() throws {
    try sandbox.makeRepository(
      files: ["A.swift", "staged.swift", "both.swift", "gone.swift", "flag.swift", "deep/B.swift"])
    try sandbox.write("staged.swift", "let staged = 1\n")
    try sandbox.write("both.swift", "let staged = 1\n")
    try sandbox.write("added.swift", "let added = 1\n")
    try sandbox.git("add", "staged.swift", "both.swift", "added.swift")
    try sandbox.write("both.swift", "let unstaged = 1\n")
    try sandbox.git("rm", "-q", "--cached", "gone.swift")
    try sandbox.write("intent.swift", "let intent = 1\n")
    try sandbox.git("add", "--intent-to-add", "intent.swift")
    try sandbox.git("update-index", "--assume-unchanged", "flag.swift")
    let before = try entries(without: "A.swift", "deep/B.swift")
    let staged = try sandbox.git("diff", "--cached")
    try sandbox.write("A.swift", "let ours = 1\n")
    try sandbox.write("deep/B.swift", "let ours = 1\n")
    let id = try repository().commit(
      ["A.swift", "deep/B.swift"].map { Path($0) }, message: "Title\n\n# not a comment\n")
    #expect(id == (try sandbox.git("rev-parse", "HEAD")).trimmed)
    #expect(try entries(without: "A.swift", "deep/B.swift") == before)
    #expect(try sandbox.git("diff", "--cached") == staged)
    #expect(
      try sandbox.git("show", "--name-status", "--format=%an%n%B", "HEAD")
        == "Anna\nTitle\n\n# not a comment\n\n\nM\tA.swift\nM\tdeep/B.swift\n")
    #expect(try repository().states(of: [Path("A.swift"), Path("deep/B.swift")]).isEmpty)
    #expect(!sandbox.path(".git/refold/commit-paths").exists)
  }

  @Test func unusualNamesAreCommittedLiterally() throws {
    let names = ["*.swift", ":(top)x.swift", "[a].swift", " b.swift", "tab\t.swift", "q\".swift"]
    try sandbox.makeRepository(files: names + ["a.swift", "x.swift"])
    for name in names + ["a.swift", "x.swift"] { try sandbox.write(name, "let a = 1\n") }
    _ = try repository().commit(names.map { Path($0) }, message: "Title")
    #expect(try sandbox.git("status", "--porcelain") == " M a.swift\n M x.swift\n")
  }

  @Test func nothingToCommitIsNoCommit() throws {
    try sandbox.makeRepository()
    let head = try repository().head()
    #expect(try repository().commit([Path("A.swift")], message: "Title") == nil)
    #expect(try repository().commit([], message: "Title") == nil)
    #expect(try repository().head() == head)
  }

  @Test func earlierChangesAreNeverCommitted() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    try sandbox.write("A.swift", "let staged = 1\n")
    try sandbox.git("add", "A.swift")
    try sandbox.write("A.swift", "let ours = 1\n")
    try sandbox.write("B.swift", "let ours = 1\n")
    try sandbox.write("New.swift")
    #expect(throws: GitError.earlierChanges([Path("A.swift"), Path("New.swift")])) {
      try repository().commit(
        ["A.swift", "B.swift", "New.swift"].map { Path($0) }, message: "Title")
    }
    #expect(try sandbox.git("log", "--format=%s") == "Start\n")
  }

  @Test func hooksAndTheirObjections() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    let hook = try sandbox.write(
      ".git/hooks/pre-commit",
      "#!/bin/sh\necho \"literal=$GIT_LITERAL_PATHSPECS lang=$LC_ALL\"\n"
        + "git diff --cached --name-only -- '*.swift'\nexit 1\n")
    chmod(hook.description, 0o755)
    try sandbox.write("A.swift", "let ours = 1\n")
    let error = #expect(throws: GitError.self) {
      try repository().commit([Path("A.swift")], message: "Title")
    }
    let text = try #require(error.map { "\($0)" })
    #expect(text.contains("literal= lang=\nA.swift"))
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n")
    #expect(
      try repository().commit([Path("A.swift")], message: "Title", skipsHooks: true) != nil)
  }

  @Test func identityAndMessageHooksApply() throws {
    try sandbox.makeRepository()
    let hook = try sandbox.write(
      ".git/hooks/commit-msg", "#!/bin/sh\necho '\nTicket: 7' >> \"$1\"\n")
    chmod(hook.description, 0o755)
    try sandbox.write("A.swift", "let ours = 1\n")
    _ = try repository().commit([Path("A.swift")], message: "Title")
    #expect(
      try sandbox.git("log", "-1", "--format=%an <%ae>%n%B")
        == "Anna <anna@example.com>\nTitle\n\nTicket: 7\n\n")
  }

  @Test func aMergeInProgressIsRefused() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    try sandbox.makeConflict()
    try sandbox.write("B.swift", "let ours = 1\n")
    #expect(throws: GitError.self) {
      try repository().commit([Path("B.swift")], message: "Title")
    }
    #expect(try repository().operation() == .merge)
  }

  @Test func theFirstCommitAndAWorktree() throws {
    try sandbox.makeRepository("r", files: ["A.swift"])
    try sandbox.git("worktree", "add", "-q", "-b", "side", "../w", in: "r")
    try sandbox.write("w/A.swift", "let ours = 1\n")
    let id = try repository("w").commit([Path("A.swift")], message: "Title")
    #expect(id != nil)
    #expect(try repository("w").headContains(try #require(id)))
    #expect(try !repository("r").headContains(try #require(id)))
  }
}
