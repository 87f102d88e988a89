import Testing

/// Where what was accepted goes: onto a branch, into commits, past a command, and back.
@Suite struct ReviewGitTests {
  /// Accepts all of the first transform and some of the second.
  private func answer(_ review: ReviewTerminal) throws {
    try review.wait(for: "[1/4]")
    try review.type("A", waitingFor: "[1/2]")
    try review.type("n", waitingFor: "[2/2]")
    review.type("y")
  }

  @Test func undoTakesAReviewBack() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try answer(review)
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.hasSuffix("take them back with 'refold undo'.\n"))
    #expect(try sandbox.git("status", "--porcelain").split(separator: "\n").count == 3)
    #expect(try sandbox.refold("undo").status == 0)
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test func undoTakesBackWhatWasWrittenFileByFile() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review("--write-as-you-go")
    try answer(review)
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.hasSuffix("take them back with 'refold undo'.\n"))
    #expect(try sandbox.refold("undo").status == 0)
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test func eachTransformIsACommitOnTheBranch() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review("--branch", "rewritten", "--commit")
    try answer(review)
    #expect(try review.waitForEnd() == 0)
    #expect(
      try sandbox.git("log", "--format=%s", "main..rewritten") == """
        Replace coordinateSpace(name:) with coordinateSpace(.named(_:))
        Replace edgesIgnoringSafeArea with ignoresSafeArea

        """)
    #expect(
      try sandbox.git("show", "--format=", "--name-only", "rewritten") == "B.swift\n")
    #expect(try sandbox.git("status", "--porcelain") == "")
    #expect(review.text.contains("\n5 changes in 3 files; 1 rejected\n"))
  }

  @Test func whatCannotBeDoneIsSaidBeforeTheFirstQuestion() throws {
    let sandbox = try Sandbox.reviewed()
    for (words, reason) in [
      (["--branch", "main"], "Error: Nothing was written: "),
      (["--verify", "echo broken; false"], "  | broken\n"),
    ] {
      let review = try ReviewTerminal(sandbox, ["review"] + ReviewSample.transforms + words)
      #expect(try review.waitForEnd() == 4)
      #expect(review.text.contains(reason))
      #expect(!review.text.contains("[1/"))
    }
    let both = try sandbox.review("--write-as-you-go", "--commit")
    #expect(try both.waitForEnd() == 2)
  }

  @Test func whatTheCommandFailsWithIsTakenBack() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review("--verify", "! grep -q 'ignoresSafeArea()' B.swift")
    try answer(review)
    #expect(try review.waitForEnd() == 0)
    #expect(
      review.text.contains(
        "1 change of edges-ignoring-safe-area taken back: the command of --verify fails with it"))
    #expect(try sandbox.read("A.swift").contains(".ignoresSafeArea()"))
    #expect(
      try sandbox.read("B.swift")
        == ReviewSample.b.replacing("name: \"b\")", with: ".named(\"b\"))"))
  }
}
