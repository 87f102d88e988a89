import Testing

@Suite struct CheckTests {
  @Test func printsALineForEachFinding() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner, "B.swift": Sample.forced, "C.swift": Sample.plain,
    ])
    let check = try sandbox.refold("check", "-t", Sample.transform, "-t", Sample.adviser)
    #expect(check.status == 1)
    let lines = check.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("A.swift:6:8: warning: edgesIgnoringSafeArea is deprecated"))
    #expect(lines[0].hasSuffix(" [\(Sample.transform)]"))
    #expect(lines[1].hasPrefix("B.swift:6:8: warning: "))
    #expect(lines[1].hasSuffix(" [\(Sample.adviser)]"))
    #expect(check.errors == "2 findings in 2 files\n")
  }

  @Test func isContentWhenThereIsNothing() throws {
    let sandbox = try Sandbox(committing: ["C.swift": Sample.plain])
    let check = try sandbox.refold("check", "-t", Sample.transform)
    #expect(check.status == 0)
    #expect(check.output == "")
    #expect(check.errors == "Nothing to do in 1 file\n")
  }

  @Test func leavesOutWhatIsSuppressedOrNotSelected() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner,
      "B.swift": Sample.view(
        "B", ".edgesIgnoringSafeArea(.all) // refold:ignore \(Sample.transform)"),
    ])
    let check = try sandbox.refold("check", "-t", Sample.transform, "--in", "Other")
    #expect(check.status == 0)
    #expect(check.output == "")
    #expect(
      check.errors == """
        Nothing is selected: the one finding is not in Other (--in)
        warning: no file of this run has the name 'Other' (--in)
        Nothing to do; 1 suppressed by ignore comments; 1 outside the selection

        """)
  }

  @Test func namesIgnoreCommentsThatDoNothing() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": "// refold:ignore \(Sample.transform)\nlet a = 1\n",
      "B.swift": "let a = 1 // refold:ignore edges-ignoring-safe-aera\n",
      "C.swift": Sample.view(
        "C", ".edgesIgnoringSafeArea(.all) // refold:ignore \(Sample.transform)"),
      "D.swift": "let a = 1 // refold:ignore \(Sample.adviser)\n",
      "E.swift": "struct { // refold:ignore \(Sample.transform)\n",
    ])
    let check = try sandbox.refold("check", "-t", Sample.transform)
    #expect(check.status == 0)
    #expect(
      check.errors == """
        A.swift:1:1: warning: the ignore comment for \(Sample.transform) covers nothing
        B.swift:1:1: warning: the ignore comment names no transform: 'edges-ignoring-safe-aera'. \
        Did you mean '\(Sample.transform)'?
        Nothing to do; 1 suppressed by ignore comments

        """)
  }

  @Test func aFileThatDoesNotParseOutweighsFindings() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner, "B.swift": "struct B { let a = Color.edgesIgnoringSafeArea( }",
    ])
    let check = try sandbox.refold("check", "-t", Sample.transform)
    #expect(check.status == 3)
    #expect(check.output.hasPrefix("A.swift:6:8: warning: "))
  }
}
