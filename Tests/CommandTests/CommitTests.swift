import Foundation
import Testing

/// `apply --branch` and `--commit`: one commit for each transform, of nothing but what it changed.
@Suite struct CommitTests {
  private static let both = """
    import SwiftUI

    struct Home: View {
      @Environment(\\.horizontalSizeClass) var sizeClass

      var body: some View {
        if sizeClass != .compact {
          Color.red.edgesIgnoringSafeArea(.all)
        }
      }
    }

    """
  private static let options = ["-t", "size-classes", "-t", "safe-areas", "--unsafe"]

  private func apply(_ sandbox: Sandbox, _ options: String...) throws -> Sandbox.Outcome {
    try sandbox.run(try Sandbox.executable(), ["apply"] + Self.options + options)
  }

  @Test func eachTransformBecomesACommit() throws {
    let sandbox = try Sandbox(committing: [
      "App/A.swift": Sample.banner, "B.swift": Self.both, "Plain.swift": Sample.plain,
    ])
    let start = try sandbox.git("rev-parse", "HEAD")
    let outcome = try apply(sandbox, "--branch", "topic", "--commit")
    #expect(outcome.status == 0)
    let ids = try sandbox.git("log", "--format=%h", "--abbrev=9", "-2").split(separator: "\n")
    #expect(
      outcome.errors == """
        not-compact-to-regular: 1 change in 1 file, committed as \(ids[1])
        edges-ignoring-safe-area: 2 changes in 2 files, committed as \(ids[0])
        3 changes in 2 files
        See the commits with 'git diff main...topic'; take them back with 'refold undo --commits', \
        or leave them on topic with 'git switch main'.

        """)
    #expect(
      try sandbox.git("log", "--format=%B", "-2") == """
        Replace edgesIgnoringSafeArea with ignoresSafeArea

        - App/A.swift:6: Replace edgesIgnoringSafeArea(.all) with ignoresSafeArea()
        - B.swift:8: Replace edgesIgnoringSafeArea(.all) with ignoresSafeArea()

        Refold-Transform: edges-ignoring-safe-area

        Test for .regular instead of not .compact

        - B.swift:7: Test for .regular, so that nil counts as compact

        Refold-Transform: not-compact-to-regular


        """)
    #expect(try sandbox.git("diff", "--name-only", "HEAD~2", "HEAD~1") == "B.swift\n")
    #expect(try sandbox.git("diff", "--name-only", "HEAD~1") == "App/A.swift\nB.swift\n")
    #expect(try sandbox.git("rev-parse", "main") == start)
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test func theCountsAreThoseOfPreviewAndOfApply() throws {
    let files = ["A.swift": Sample.banner, "B.swift": Self.both, "C.swift": Sample.forced]
    var summaries: Set<String> = []
    var trees: Set<String> = []
    for options in [["preview"], ["apply"], ["apply", "--commit"], ["apply", "--verify", "true"]] {
      let sandbox = try Sandbox(committing: files)
      let outcome = try sandbox.run(try Sandbox.executable(), options + Self.options)
      summaries.formUnion(
        outcome.errors.split(separator: "\n").map(String.init).filter { $0.contains("left for") })
      if options[0] == "preview" { try sandbox.git("apply", "-", input: outcome.output) }
      try sandbox.git("add", "-A")
      trees.insert(try sandbox.git("write-tree"))
    }
    #expect(summaries == ["3 changes in 2 files; 1 left for you"])
    #expect(trees.count == 1)
  }

  @Test func otherEntriesOfTheIndexAndOtherFilesStayAsTheyAre() throws {
    let sandbox = try Sandbox(committing: [
      "Banner.swift": Sample.banner, "Staged.swift": Sample.plain, "Gone.swift": Sample.plain,
      "Unstaged.swift": Sample.plain,
    ])
    try sandbox.write(Sample.plain + "// staged\n", to: "Staged.swift")
    try sandbox.write("new\n", to: "New.swift")
    try sandbox.git("add", "-A")
    try sandbox.git("rm", "-q", "--cached", "Gone.swift")
    try sandbox.write(Sample.plain + "// staged\n// not\n", to: "Staged.swift")
    try sandbox.write(Sample.plain + "// not\n", to: "Unstaged.swift")
    try sandbox.git("add", "-N", "New.swift")
    try sandbox.write("untracked\n", to: "notes")
    func others() throws -> [String] {
      [
        try sandbox.git("status", "--porcelain"),
        try sandbox.git("ls-files", "--stage", "Staged.swift", "New.swift", "Unstaged.swift"),
      ]
    }
    let before = try others()
    let outcome = try apply(sandbox, "--commit")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try others() == before)
    #expect(try sandbox.git("show", "--name-only", "--format=") == "Banner.swift\n")
    #expect(try sandbox.read("Banner.swift") == Sample.bannerAfter)
  }

  @Test func hooksAndIdentityApply() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner, "B.swift": Self.both])
    try sandbox.hook("commit-msg", "echo 'Reviewed-by: Hook' >> $1")
    try sandbox.git("config", "user.name", "Local")
    let outcome = try sandbox.shell(
      "unset GIT_AUTHOR_NAME; $REFOLD apply \(Self.options.joined(separator: " ")) --commit")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let log = try sandbox.git("log", "-2", "--format=%an %cn %(trailers:key=Reviewed-by)")
    let line = "Local Tester Reviewed-by: Hook\n\n"
    #expect(log == line + line)
  }

  @Test func aHookThatRefusesStopsTheRun() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner, "B.swift": Self.both])
    try sandbox.hook("pre-commit", "echo bad style; exit 1")
    let start = try sandbox.git("rev-parse", "HEAD")
    let outcome = try apply(sandbox, "--commit")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.hasPrefix(
        "Error: The changes of not-compact-to-regular are in the files, and were not committed: "
          + "git commit: bad style\n"))
    #expect(
      outcome.errors.hasSuffix(
        "Commit them yourself, or 'git checkout' the files.\n" + Sample.wayBack))
    #expect(try sandbox.git("rev-parse", "HEAD") == start)
    #expect(try sandbox.git("status", "--porcelain") == " M B.swift\n")
    #expect(try sandbox.refold("undo").status == 0)
    #expect(try sandbox.git("status", "--porcelain") == "")
    let passed = try apply(sandbox, "--commit", "--no-verify")
    #expect(passed.status == 0)
    #expect(try sandbox.git("rev-list", "--count", "HEAD") == "3\n")
  }

  @Test func aHookThatRefusesTheSecondCommitKeepsTheFirst() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner, "B.swift": Self.both])
    try sandbox.hook("pre-commit", "! git diff --cached | grep ignoresSafeArea")
    let outcome = try apply(sandbox, "--commit", "--branch", "topic")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("not-compact-to-regular: 1 change in 1 file, committed as "))
    #expect(outcome.errors.contains("+    Color.red.ignoresSafeArea()".dropFirst(3)))
    #expect(outcome.errors.contains("'git diff main...topic'"))
    #expect(try sandbox.git("rev-list", "--count", "main..topic") == "1\n")
    let undo = try sandbox.refold("undo", "--commits", "--no-verify")
    #expect(undo.status == 0, "\(undo.errors)")
    #expect(try sandbox.git("diff", "--name-only", "main") == "")
  }

  @Test func filesWithEarlierChangesAreNeverCommitted() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner, "B.swift": Sample.banner])
    try sandbox.write(Sample.banner + "// mine\n", to: "A.swift")
    for option in [[], ["--allow-dirty"]] {
      let outcome = try sandbox.run(
        try Sandbox.executable(), ["apply"] + Self.options + ["--commit"] + option)
      #expect(outcome.status == 4)
      #expect(
        outcome.errors.hasSuffix(
          "Commit or stash first: --allow-dirty does not help with --commit.\n"))
    }
    #expect(try sandbox.read("B.swift") == Sample.banner)
    // A file that nothing is to be written to is no obstacle.
    #expect(try apply(sandbox, "--commit", "B.swift").status == 0)
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n")
  }

  @Test func withNothingToDoThereIsNoBranchAndNoCommit() throws {
    let sandbox = try Sandbox(committing: ["Plain.swift": Sample.plain, "F.swift": Sample.forced])
    let before = try sandbox.snapshot()
    let outcome = try apply(sandbox, "--branch", "topic", "--commit", "--verify", "touch ran")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Nothing to do; 1 left for you\n")
    #expect(try sandbox.snapshot() == before)
  }

  @Test(arguments: [("main", "there is a branch main already"), ("a b", "'a b' is no name for a")])
  func aBranchThatCannotBeMadeRefusesAll(name: String, reason: String) throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.git("checkout", "-q", "--detach")
    let before = try sandbox.snapshot()
    let outcome = try apply(sandbox, "--branch", name, "--verify", "touch ran")
    #expect(outcome.status == 4)
    #expect(outcome.errors.hasPrefix("Error: Nothing was written: \(reason)"))
    #expect(try sandbox.snapshot() == before)
  }

  @Test func optionsThatNeedAnotherAreRefused() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    #expect(try apply(sandbox, "--no-verify").errors.contains("'--no-verify' needs '--commit'."))
    #expect(try apply(sandbox, "--verify-timeout", "3").status == 2)
    #expect(try apply(sandbox, "--verify", "true", "--verify-timeout", "0").status == 2)
    #expect(try apply(sandbox, "--verify", " ").status == 2)
    #expect(try sandbox.read("Banner.swift") == Sample.banner)
  }

  @Test func aFileThatAHookChangesIsLeftOutOfWhatFollows() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner, "B.swift": Self.both])
    try sandbox.hook("post-commit", "echo '// hooked' >> B.swift")
    let outcome = try apply(sandbox, "--commit")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("B.swift: error: not written: "))
    #expect(outcome.errors.contains("2 changes in 2 files; 1 file not done\n"))
    #expect(try sandbox.read("B.swift").contains("edgesIgnoringSafeArea(.all)"))
    #expect(try sandbox.read("B.swift").contains("== .regular"))
    #expect(try sandbox.git("show", "--name-only", "--format=") == "A.swift\n")
  }
}

extension Sandbox {
  /// Installs a hook.
  func hook(_ name: String, _ script: String) throws {
    let path = ".git/hooks/\(name)"
    try write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url(path).path)
  }
}
