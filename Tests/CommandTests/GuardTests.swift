import Foundation
import Testing

/// `apply` writes nothing that git could not bring back, unless it is told to.
@Suite struct GuardTests {
  private func refuses(
    _ sandbox: Sandbox, state: String, allow option: String = "--allow-dirty"
  ) throws {
    let before = try sandbox.snapshot()
    let refused = try sandbox.refold(safely: "apply")
    #expect(refused.status == 4)
    #expect(refused.output == "")
    #expect(refused.errors.hasPrefix("Error: Nothing was written.\n"))
    #expect(refused.errors.contains(state), "\(refused.errors)")
    #expect(refused.errors.contains(option))
    #expect(
      try sandbox.snapshot().filter { !$0.key.hasPrefix(".git") }
        == before.filter { !$0.key.hasPrefix(".git") })
    let preview = try sandbox.refold(safely: "preview")
    #expect(preview.status == 0 && !preview.output.isEmpty)
    let allowed = try sandbox.refold(safely: "apply", option)
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(try sandbox.read("Banner.swift").contains("ignoresSafeArea()"))
  }

  @Test func refusesUnstagedChanges() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.write(Sample.banner + "\n", to: "Banner.swift")
    try refuses(sandbox, state: "  Banner.swift (unstaged)\n")
  }

  @Test func refusesStagedChanges() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.write(Sample.banner + "\n", to: "Banner.swift")
    try sandbox.git("add", "-A")
    try refuses(sandbox, state: "  Banner.swift (staged)\n")
  }

  @Test func refusesStagedAndUnstagedChanges() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.write(Sample.banner + "\n", to: "Banner.swift")
    try sandbox.git("add", "-A")
    try sandbox.write(Sample.banner + "\n\n", to: "Banner.swift")
    try refuses(sandbox, state: "  Banner.swift (staged, unstaged)\n")
  }

  @Test func refusesUntrackedFiles() throws {
    let sandbox = try Sandbox(committing: ["Plain.swift": Sample.plain])
    try sandbox.write(Sample.banner, to: "Banner.swift")
    try refuses(sandbox, state: "  Banner.swift (untracked)\n")
  }

  @Test func refusesInTheMiddleOfAMerge() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner, "notes": "a\n"])
    try sandbox.git("checkout", "-q", "-b", "side")
    try sandbox.write("b\n", to: "notes")
    try sandbox.commit()
    try sandbox.git("checkout", "-q", "main")
    try sandbox.write("c\n", to: "notes")
    try sandbox.commit()
    _ = try sandbox.shell("git merge -q side")
    try refuses(sandbox, state: "merge in progress")
  }

  @Test func refusesWithoutARepository() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.banner, to: "Banner.swift")
    try refuses(
      sandbox, state: "not in a git repository:\n  Banner.swift\n", allow: "--allow-no-vcs")
  }

  @Test func refusesWithoutGit() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    let environment = ["PATH": sandbox.folder.path]
    let refused = try sandbox.refold(safely: "apply", environment: environment)
    #expect(refused.status == 4)
    #expect(refused.errors.contains("git was not found"))
    #expect(try sandbox.read("Banner.swift") == Sample.banner)
    let allowed = try sandbox.refold(safely: "apply", "--allow-no-vcs", environment: environment)
    #expect(allowed.status == 0)
    #expect(try sandbox.read("Banner.swift") == Sample.bannerAfter)
  }

  @Test func changesInFilesThatAreNotWrittenAreNoObstacle() throws {
    let sandbox = try Sandbox(committing: [
      "Banner.swift": Sample.banner, "Plain.swift": Sample.plain, "Staged.swift": Sample.plain,
    ])
    try sandbox.write(Sample.plain + "\n", to: "Plain.swift")
    try sandbox.write(Sample.plain + "\n", to: "Staged.swift")
    try sandbox.git("add", "Staged.swift")
    try sandbox.write("note\n", to: "untracked.txt")
    #expect(try sandbox.refold(safely: "apply").status == 0)
    let status = try sandbox.git("status", "--porcelain")
    #expect(status == " M Banner.swift\n M Plain.swift\nM  Staged.swift\n?? untracked.txt\n")
  }

  @Test func aDetachedHeadAndALinkedWorktreeAreNoObstacle() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.git("checkout", "-q", "--detach")
    try sandbox.git("worktree", "add", "-q", "../linked")
    let linked = try sandbox.refold(safely: "apply", in: "../linked")
    #expect(linked.status == 0)
    #expect(try sandbox.read("../linked/Banner.swift") == Sample.bannerAfter)
    #expect(try sandbox.read("Banner.swift") == Sample.banner)
    #expect(try sandbox.refold(safely: "apply").status == 0)
    #expect(try sandbox.read("Banner.swift") == Sample.bannerAfter)
  }

  @Test func nothingToDoIsNeverRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.plain, to: "Plain.swift")
    #expect(try sandbox.refold(safely: "apply").status == 0)
  }
}
