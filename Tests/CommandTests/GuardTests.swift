import Foundation
import Testing

/// `apply` writes nothing that git could not bring back, unless it is told to.
@Suite struct GuardTests {
  @Test func refusesStagedAndUnstagedChanges() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.write(Sample.banner + "\n", to: "Banner.swift")
    try sandbox.git("add", "-A")
    try sandbox.write(Sample.banner + "\n\n", to: "Banner.swift")
    let before = try sandbox.snapshot()
    let refused = try sandbox.refold(safely: "apply")
    #expect(refused.status == 4)
    #expect(refused.output == "")
    #expect(
      refused.errors == """
        Error: Nothing was written.
        files with uncommitted changes:
          Banner.swift (staged, unstaged)
        Commit or stash first, or allow it with --allow-dirty.

        """)
    #expect(try sandbox.snapshot() == before)
    let preview = try sandbox.refold(safely: "preview")
    #expect(preview.status == 0 && !preview.output.isEmpty)
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

  @Test func nothingToDoIsNeverRefused() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.plain, to: "Plain.swift")
    #expect(try sandbox.refold(safely: "apply").status == 0)
    #expect(try sandbox.refold(safely: "apply", "--branch", "topic", "--commit").status == 0)
  }

  @Test func filesOfTwoRepositoriesAreNoPlaceForABranch() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    try sandbox.git("init", "-q", "-b", "main", "../other")
    try sandbox.write(Sample.banner, to: "../other/B.swift")
    try sandbox.git("add", "-A", in: "../other")
    try sandbox.git("commit", "-q", "-m", "State", in: "../other")
    let refused = try sandbox.refold(safely: "apply", "--branch", "topic", ".", "../other")
    #expect(refused.status == 4)
    #expect(refused.errors.contains("The files are in several repositories, and --branch can"))
    #expect(try sandbox.refold(safely: "apply", ".", "../other").status == 0)
    #expect(try sandbox.read("../other/B.swift") == Sample.bannerAfter)
    #expect(try sandbox.refold("undo", in: "../other").errors.contains("restored B.swift\n"))
    #expect(try sandbox.read("A.swift") == Sample.bannerAfter)
    #expect(try sandbox.refold("undo").errors.contains("restored A.swift\n"))
  }
}
