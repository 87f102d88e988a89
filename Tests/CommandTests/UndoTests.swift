import Testing

/// `refold undo` takes back the last run of a checkout, and no work of anybody else.
@Suite struct UndoTests {
  @Test func restoresEveryFileOfTheLastRun() throws {
    let sandbox = try Sandbox(committing: [
      "App/A.swift": Sample.banner, "App/B.swift": Sample.banner, "C.swift": Sample.banner,
    ])
    let status = try sandbox.git("status", "--porcelain")
    try sandbox.refold(safely: "apply")
    let undo = try sandbox.refold("undo", in: "App")
    #expect(undo.status == 0)
    #expect(undo.output == "")
    #expect(
      undo.errors == """
        restored A.swift
        restored B.swift
        restored ../C.swift
        3 files as before the run

        """)
    #expect(try sandbox.git("status", "--porcelain") == status)
    let again = try sandbox.refold("undo")
    #expect(again.status == 0)
    #expect(again.errors == "There is no run to take back in \(sandbox.folder.path)\n")
  }

  @Test func aFileThatWasChangedSinceIsLeftAloneAndNamed() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner, "B.swift": Sample.banner])
    try sandbox.refold(safely: "apply")
    try sandbox.write(Sample.bannerAfter + "// mine\n", to: "B.swift")
    let undo = try sandbox.refold("undo")
    #expect(undo.status == 3)
    #expect(
      undo.errors == """
        restored A.swift
        B.swift: error: changed since the run wrote it; left as it is
        1 file as before the run; 1 left as it is

        """)
    #expect(try sandbox.read("A.swift") == Sample.banner)
    #expect(try sandbox.read("B.swift") == Sample.bannerAfter + "// mine\n")
    // The record stays until every file is back.
    try sandbox.write(Sample.bannerAfter, to: "B.swift")
    #expect(try sandbox.refold("undo").status == 0)
    #expect(try sandbox.read("B.swift") == Sample.banner)
  }

  @Test func givesBackWhatWasDirtyBefore() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    try sandbox.write(Sample.banner + "// mine\n", to: "A.swift")
    try sandbox.write(Sample.banner + "// new\n", to: "New.swift")
    try sandbox.refold(safely: "apply", "--allow-dirty")
    #expect(try sandbox.read("A.swift") == Sample.bannerAfter + "// mine\n")
    #expect(try sandbox.refold("undo").status == 0)
    #expect(try sandbox.read("A.swift") == Sample.banner + "// mine\n")
    #expect(try sandbox.read("New.swift") == Sample.banner + "// new\n")
  }

  @Test func aRunThatWritesNothingLeavesTheLastRecord() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    try sandbox.refold(safely: "apply")
    try sandbox.refold(safely: "apply")
    try sandbox.refold(safely: "preview")
    try sandbox.refold("undo")
    #expect(try sandbox.read("A.swift") == Sample.banner)
  }

  @Test func saysWhatBecomesOfABranch() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    try sandbox.refold(safely: "apply", "--branch", "topic")
    let undo = try sandbox.refold("undo")
    #expect(
      undo.errors.hasSuffix(
        "The branch topic is still there: 'git switch main' goes back, 'git branch -d topic' removes"
          + " it.\n"))
    try sandbox.git("switch", "-q", "main")
    try sandbox.git("branch", "-d", "topic")
  }

  @Test func commitsAreTakenBackOnlyWhereTheyAre() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    try sandbox.refold(safely: "apply", "--branch", "topic", "--commit")
    try sandbox.git("switch", "-q", "main")
    let elsewhere = try sandbox.refold("undo", "--commits")
    #expect(elsewhere.status == 4)
    #expect(elsewhere.errors.contains("they were made on topic."))
    try sandbox.git("switch", "-q", "topic")
    let said = try sandbox.refold("undo").errors.split(separator: "\n")
    // The command that it names does the same.
    let command = try #require(said.first { $0.hasPrefix("  git revert") })
    #expect(try sandbox.shell(String(command)).status == 0)
    #expect(try sandbox.git("diff", "--name-only", "main") == "")
  }

  @Test func optionsAreChecked() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    #expect(try sandbox.refold("undo", "--no-verify").status == 2)
    #expect(try sandbox.refold("undo", "A.swift").status == 2)
    #expect(try sandbox.refold(safely: "undo").status == 2)
  }
}
