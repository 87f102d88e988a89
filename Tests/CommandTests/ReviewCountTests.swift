import Testing

/// A review that accepts everything does what `apply` does, and says the same; and it starts as
/// `apply` does.
@Suite struct ReviewCountTests {
  /// Files in which every outcome occurs that these transforms can have.
  private static let files = [
    "A.swift": ReviewSample.a,
    "B.swift": ReviewSample.b,
    "Ignored.swift": ReviewSample.view(
      "Ignored", "// refold:ignore edges-ignoring-safe-area\n      .edgesIgnoringSafeArea(.all)"),
    "Forced.swift": Sample.forced,
    "Own.swift": ReviewSample.c + "\nfunc edgesIgnoringSafeArea() {}\n",
    "Nested.swift": ReviewSample.view(
      "Nested",
      """
      .overlay {
              Color.blue.edgesIgnoringSafeArea(.all)
            }
            .edgesIgnoringSafeArea(.all)
      """),
    "Broken.swift": "struct A {\n  let a = Color.edgesIgnoringSafeArea(\n}\n",
    "Plain.swift": Sample.plain,
  ]

  private static let names = [
    "-t", "edges-ignoring-safe-area", "-t", "named-coordinate-space", "-t", Sample.adviser,
  ]

  @Test(arguments: [["--deployment-target", "iOS=17"], ["--unsafe"], ["--unsafe", "--in", "A"]])
  func acceptingEverythingIsApply(_ options: [String]) throws {
    let applied = try Sandbox(committing: Self.files)
    let reviewed = try Sandbox(committing: Self.files)
    let words = Self.names + options
    let preview = try reviewed.run("preview", words)
    let apply = try applied.run("apply", words)
    let review = try ReviewTerminal(reviewed, ["review"] + words)
    while try review.waitForQuestionOrEnd() { review.type("A") }
    #expect(try review.waitForEnd() == apply.status)
    let counts = try #require(preview.errors.split(separator: "\n").last)
    #expect(apply.errors.contains("\n\(counts)\n"))
    #expect(review.text.contains("\n\(counts)\n"))
    // What stands behind the answers is what `apply` says.
    let last = "\n\(try #require(apply.errors.split(separator: "\n").last))\n"
    #expect(review.text.hasSuffix(last))
    for path in Self.files.keys {
      #expect(try reviewed.read(path) == applied.read(path), "\(path)")
    }
  }

  @Test func oneByOneIsTheSame() throws {
    let applied = try Sandbox(committing: Self.files)
    let reviewed = try Sandbox(committing: Self.files)
    let words = Self.names + ["--deployment-target", "iOS=17"]
    let apply = try applied.run("apply", words)
    let review = try ReviewTerminal(reviewed, ["review"] + words)
    while try review.waitForQuestionOrEnd() { review.type("y") }
    #expect(try review.waitForEnd() == apply.status)
    let said = apply.errors.split(separator: "\n").suffix(2)
    #expect(review.text.hasSuffix("\n\(said.joined(separator: "\n"))\n"))
    for path in Self.files.keys {
      #expect(try reviewed.read(path) == applied.read(path), "\(path)")
    }
  }

  @Test func unsafeChangesAreAskedAboutWithoutTheOption() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    let review = try ReviewTerminal(sandbox, ["review", "-t", Sample.transform])
    let question = try review.wait(for: "[1/1]")
    #expect(question.contains("level   unsafe: it needs your judgement\n"))
    review.type("y")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("Banner.swift") == Sample.bannerAfter)
  }

  @Test func nothingToAskIsSaidAtOnce() throws {
    let sandbox = try Sandbox(committing: ["Forced.swift": Sample.forced])
    let review = try ReviewTerminal(sandbox, ["review", "-t", Sample.adviser])
    #expect(try review.waitForEnd() == 0)
    #expect(review.text == "Nothing to do; 1 left for you\n")
    #expect(!sandbox.exists(".git/refold"))
  }

  @Test func filesWithUncommittedChangesAreRefusedBeforeTheFirstQuestion() throws {
    let sandbox = try Sandbox.reviewed()
    try sandbox.write(ReviewSample.c + "\n", to: "C.swift")
    let refused = try sandbox.review()
    #expect(try refused.waitForEnd() == 4)
    #expect(
      refused.text.hasPrefix("Error: Nothing was written.\nfiles with uncommitted changes:\n"))
    #expect(refused.text.contains("  C.swift (unstaged)\n"))
    #expect(!refused.text.contains("[1/"))
    let allowed = try sandbox.review("--allow-dirty")
    try allowed.wait(for: "[1/4]")
    allowed.type("Q")
    #expect(try allowed.waitForEnd() == 0)
    // What nothing is asked about may be as it is.
    try sandbox.git("checkout", "-q", "C.swift")
    try sandbox.write(Sample.plain, to: "Plain.swift")
    let clean = try sandbox.review()
    try clean.wait(for: "[1/4]")
    clean.type("Q")
    #expect(try clean.waitForEnd() == 0)
  }

  @Test func aFileThatChangesMeanwhileIsNotWritten() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try sandbox.write(ReviewSample.a + "// Mine\n", to: "A.swift")
    try review.type("A", waitingFor: "[1/2]")
    review.type("A")
    #expect(try review.waitForEnd() == 3)
    #expect(review.text.contains("A.swift: error: not written: "))
    #expect(review.text.contains("changed since it was read"))
    #expect(review.text.contains("3 changes in 2 files; 1 file not done\n"))
    #expect(try sandbox.read("A.swift") == ReviewSample.a + "// Mine\n")
    #expect(try sandbox.read("B.swift") == ReviewSample.accepted(ReviewSample.b))
  }
}

extension Sandbox {
  fileprivate func run(_ command: String, _ words: [String]) throws -> Outcome {
    try run(try Sandbox.executable(), [command] + words)
  }
}
