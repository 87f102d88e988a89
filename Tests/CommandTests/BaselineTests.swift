import Testing

/// `--baseline`: findings that are known are left alone, wherever they have moved to.
@Suite struct BaselineTests {
  private let one = "struct One {\n  let a = Color.red.edgesIgnoringSafeArea(.all)\n}\n"

  @Test func writesWhatThereIsSortedAndTheSameEveryTime() throws {
    let sandbox = try Sandbox(committing: [
      "App/B.swift": one + "let b = Color.red.edgesIgnoringSafeArea(.all)\n",
      "App/A.swift": one, "App/Plain.swift": Sample.plain,
    ])
    let outcome = try sandbox.refold(
      safely: "check", "--baseline", "known.json", "--write-baseline")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.errors == "3 findings written to known.json\n")
    let text = try sandbox.read("known.json")
    #expect(
      text.split(separator: "\n").filter { $0.contains("path") || $0.contains("declaration") } == [
        #"      "path": "App/A.swift","#, #"      "declaration": "One.a","#,
        #"      "path": "App/B.swift","#, #"      "declaration": "One.a","#,
        #"      "path": "App/B.swift","#, #"      "declaration": "b","#,
      ])
    try sandbox.refold(
      safely: "check", "--baseline", "../known.json", "--write-baseline", "-j", "1", in: "App")
    #expect(try sandbox.read("known.json") == text)
  }

  @Test func whatIsListedIsLeftAloneAndSurvivesEdits() throws {
    let sandbox = try Sandbox(committing: ["One.swift": one])
    try sandbox.refold(safely: "check", "--baseline", "known.json", "--write-baseline")
    try sandbox.write(
      "// moved\n\n" + one.replacing("  let a", with: "      let a")
        + "struct Two {\n  let a = Color.red.edgesIgnoringSafeArea(.all)\n}\n", to: "One.swift")
    try sandbox.commit()
    let check = try sandbox.refold(safely: "check", "--baseline", "known.json")
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("One.swift:7:"))
    #expect(check.errors == "1 finding in 1 file; 1 in the baseline\n")
    let preview = try sandbox.refold(safely: "preview", "--baseline", "known.json")
    #expect(preview.errors == "1 change in 1 file; 1 in the baseline\n")
    let apply = try sandbox.refold(safely: "apply", "--baseline", "known.json")
    #expect(apply.errors.contains("1 change in 1 file; 1 in the baseline\n"))
    #expect(try sandbox.read("One.swift").contains("      let a = Color.red.edgesIgnoringSafeArea"))
    let again = try sandbox.refold(safely: "check", "--baseline", "known.json")
    #expect(again.status == 0)
    #expect(again.errors == "Nothing to do; 1 in the baseline\n")
  }

  @Test func asManyAsWereListedAreKnown() throws {
    let line = "  _ = Color.red.edgesIgnoringSafeArea(.all)\n"
    let sandbox = try Sandbox(committing: ["F.swift": "func f() {\n\(line)\(line)}\n"])
    try sandbox.refold(safely: "check", "--baseline", "known.json", "--write-baseline")
    #expect(try sandbox.read("known.json").contains("\"count\": 2"))
    try sandbox.write("func f() {\n\(line)\(line)\(line)}\n", to: "F.swift")
    let check = try sandbox.refold(safely: "check", "--baseline", "known.json")
    #expect(check.output.hasPrefix("F.swift:4:"))
    #expect(check.errors == "1 finding in 1 file; 2 in the baseline\n")
  }

  @Test func anIgnoreCommentUsesNothingUp() throws {
    let line = "let b = Color.red.edgesIgnoringSafeArea(.all)"
    let sandbox = try Sandbox(committing: ["F.swift": "\(line)\n"])
    try sandbox.refold(safely: "check", "--baseline", "known.json", "--write-baseline")
    try sandbox.write("// refold:ignore\n\(line)\n\(line)\n", to: "F.swift")
    let check = try sandbox.refold(safely: "check", "--baseline", "known.json")
    #expect(
      check.errors == "Nothing to do; 1 suppressed by ignore comments; 1 in the baseline\n")
  }

  @Test(arguments: [
    ("", "it is not what --write-baseline writes"),
    ("[]", "it is not what --write-baseline writes"),
    (#"{"version": 2}"#, "it has the version 2, and this tool reads 1"),
    (#"{"version": 1}"#, "it is not what --write-baseline writes"),
  ])
  func aFileThatIsNoBaselineIsAnError(text: String, reason: String) throws {
    let sandbox = try Sandbox(committing: ["One.swift": one])
    try sandbox.write(text, to: "known.json")
    let outcome = try sandbox.refold(safely: "check", "--baseline", "known.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(reason))
    #expect(outcome.output == "")
  }

  @Test func aFileThatIsNotThereIsAnErrorUnlessItIsWritten() throws {
    let sandbox = try Sandbox(committing: ["One.swift": one])
    let outcome = try sandbox.refold(safely: "check", "--baseline", "known.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it cannot be read; make it with --write-baseline"))
    let lonely = try sandbox.refold(safely: "check", "--write-baseline")
    #expect(lonely.status == 2)
    #expect(lonely.errors.contains("'--write-baseline' needs '--baseline <file>'."))
  }

  @Test func aSourceIsNeverWrittenOver() throws {
    let sandbox = try Sandbox(committing: ["One.swift": one])
    let outcome = try sandbox.refold(
      safely: "check", "--baseline", "One.swift", "--write-baseline")
    #expect(outcome.status == 2)
    #expect(try sandbox.read("One.swift") == one)
  }
}
