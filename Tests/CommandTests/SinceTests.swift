import Testing

/// `--since`: only what lies on lines that a commit does not have.
@Suite struct SinceTests {
  private func view(_ name: String, _ lines: String...) -> String {
    let calls = lines.map { "    Color.\($0).edgesIgnoringSafeArea(.all)\n" }.joined()
    return "struct \(name): View {\n  var body: some View {\n\(calls)  }\n}\n"
  }

  private func lines(_ outcome: Sandbox.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map {
      $0.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  /// A commit, a second one, then staged, unstaged and untracked work.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox(committing: [
      "A.swift": view("A", "red"), "B.swift": view("B", "red"), "C.swift": view("C", "red"),
      "Old.swift": view("Old", "red", "green", "blue", "pink") + "// a tail that stays\n",
    ])
    try sandbox.write(view("A", "red", "blue"), to: "A.swift")
    try sandbox.commit()
    try sandbox.write(view("B", "blue", "red"), to: "B.swift")
    try sandbox.git("add", "B.swift")
    try sandbox.write(view("C", "red") + view("D", "red"), to: "C.swift")
    try sandbox.git("mv", "Old.swift", "New.swift")
    try sandbox.write(
      view("Old", "red", "green", "gray", "pink") + "// a tail that stays\n", to: "New.swift")
    try sandbox.write(view("E", "red"), to: "E.swift")
    return sandbox
  }

  @Test func theWorkingTreeAndTheIndexCountAndRenamesAreFollowed() throws {
    let sandbox = try sandbox()
    let head = try sandbox.refold(safely: "check", "--since", "HEAD")
    #expect(lines(head) == ["B.swift:3", "C.swift:8", "E.swift:3", "New.swift:5"])
    let parent = try sandbox.refold(safely: "check", "--since", "HEAD~1")
    #expect(lines(parent) == ["A.swift:4", "B.swift:3", "C.swift:8", "E.swift:3", "New.swift:5"])
  }

  @Test func meetsTheOtherPartsOfTheSelection() throws {
    let sandbox = try sandbox()
    func check(_ options: String...) throws -> [String] {
      let quoted = options.map { "'\($0)'" }.joined(separator: " ")
      return lines(
        try sandbox.shell("$REFOLD check -t \(Sample.transform) --since HEAD \(quoted)"))
    }
    #expect(try check("--lines", "C.swift:1-8") == ["C.swift:8"])
    #expect(try check("--lines", "C.swift:1-7") == [])
    #expect(try check("--lines", "A.swift:1-9") == [])
    #expect(try check("--in", "E", "--in", "B") == ["B.swift:3", "E.swift:3"])
    #expect(try check("--include", "[BC].swift") == ["B.swift:3", "C.swift:8"])
  }

  @Test func saysWhichPartLeavesNothing() throws {
    let sandbox = try sandbox()
    let outcome = try sandbox.refold(
      safely: "check", "--since", "HEAD", "--lines", "A.swift:1-9")
    #expect(
      outcome.errors.hasPrefix(
        "Nothing is selected: no line is new since HEAD (--since) in the files of --lines\n"))
    let other = try sandbox.refold(safely: "check", "--since", "HEAD", "--in", "Old", "B.swift")
    #expect(other.errors.contains("warning: no file of this run has the name 'Old' (--in)"))
    #expect(other.errors.contains("Nothing is selected: none of 2 findings is in Old (--in)\n"))
  }

  @Test func onlyFilesWithNewLinesAreLookedAt() throws {
    let sandbox = try sandbox()
    try sandbox.write("struct {\n  let a = b.edgesIgnoringSafeArea(.all)\n", to: "Bad.swift")
    try sandbox.commit()
    try sandbox.write(view("F", "red"), to: "F.swift")
    let outcome = try sandbox.refold(safely: "check", "--since", "HEAD")
    #expect(outcome.status == 1)
    #expect(lines(outcome) == ["F.swift:3"])
  }

  @Test func whatIsNoCommitIsAnError() throws {
    let sandbox = try sandbox()
    let outcome = try sandbox.refold(safely: "check", "--since", "nowhere")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'nowhere' is no commit (--since)."))
    let option = try sandbox.refold(safely: "check", "--since", "--output=x")
    #expect(option.status == 2)
  }

  @Test func needsARepositoryAndGit() throws {
    let plain = try Sandbox()
    try plain.write(view("A", "red"), to: "A.swift")
    let outcome = try plain.refold(safely: "preview", "--since", "HEAD")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("A.swift is in no git repository, which --since asks."))
    let sandbox = try sandbox()
    let missing = try sandbox.refold(
      safely: "preview", "--since", "HEAD", environment: ["PATH": sandbox.folder.path])
    #expect(missing.status == 4)
    #expect(missing.errors.contains("git was not found, which --since asks."))
  }
}
