import Testing

/// Going on with a review that was left.
@Suite struct ReviewResumeTests {
  /// Leaves a review after the first answers.
  private func leave(_ sandbox: Sandbox, answering keys: String, at place: String) throws {
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type(String(keys.dropLast()), waitingFor: place)
    review.type(String(keys.suffix(1)))
    #expect(try review.waitForEnd() == 0)
  }

  @Test func goesOnAfterWhatWasWritten() throws {
    let sandbox = try Sandbox.reviewed()
    try leave(sandbox, answering: "yq", at: "[2/4]")
    let review = try sandbox.resume()
    // What was answered before can still be taken back.
    try review.wait(for: "[2/4]")
    try review.type("u", waitingFor: "[1/4]")
    try review.type("n", waitingFor: "[2/4]")
    try review.type("y", waitingFor: "[3/4]")
    try review.type("A", waitingFor: "[1/2]")
    review.type("A")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.contains("\n5 changes in 3 files; 1 rejected\n"))
    #expect(
      try sandbox.read("A.swift")
        == ReviewSample.accepted(ReviewSample.a).replacing(
          ".ignoresSafeArea()", with: ".edgesIgnoringSafeArea(.all)"))
    let none = try sandbox.resume()
    #expect(try none.waitForEnd() == 2)
    #expect(none.text.contains("Error: There is no review to resume here.\n"))
  }

  @Test func aFileThatChangedIsAskedAboutAnew() throws {
    let sandbox = try Sandbox.reviewed()
    try leave(sandbox, answering: "ynAyQ", at: "[2/2]")
    try sandbox.write("// New\n" + ReviewSample.a, to: "A.swift")
    try sandbox.commit()
    let review = try sandbox.resume()
    let start = try review.wait(for: "[1/4]")
    #expect(start.contains("A.swift: warning: it changed since: 3 saved answers dropped\n"))
    #expect(start.contains("A.swift:7:8"))
    // An answer about another file that reached this one does not reach it any more.
    try review.type("n", waitingFor: "[2/4]")
    try review.type("n", waitingFor: "[1/2]")
    try review.type("n", waitingFor: "[2/2]")
    review.type("n")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.contains("\n2 changes in 2 files; 4 rejected\n"))
    #expect(try sandbox.read("A.swift") == "// New\n" + ReviewSample.a)
  }

  @Test func aFileThatWasWrittenAndChangedSinceIsAskedAboutAnew() throws {
    let sandbox = try Sandbox.reviewed()
    try leave(sandbox, answering: "yq", at: "[2/4]")
    let edited = try sandbox.read("A.swift") + "// Mine\n"
    try sandbox.write(edited, to: "A.swift")
    let refused = try sandbox.resume()
    #expect(try refused.waitForEnd() == 4)
    #expect(refused.text.contains("  A.swift (unstaged)\n"))
    try sandbox.commit()
    let review = try sandbox.resume()
    let start = try review.wait(for: "[1/3]")
    #expect(start.contains("A.swift: warning: it changed since: 1 saved answer dropped\n"))
    try review.type("D", waitingFor: "[1/2]")
    review.type("D")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("A.swift") == edited)
  }

  @Test func theChoiceIsThatOfTheReview() throws {
    let sandbox = try Sandbox.reviewed()
    try leave(sandbox, answering: "yQ", at: "[2/4]")
    for (words, wrong) in [
      (["-t", "safe-areas"], "--transform"), (["A.swift"], "'A.swift'"),
      (["--in", "A"], "--in"),
    ] {
      let refused = try ReviewTerminal(sandbox, ["review", "--resume"] + words)
      #expect(try refused.waitForEnd() == 2)
      #expect(refused.text.contains("Error: \(wrong) cannot be given with --resume"))
    }
    try sandbox.write("", to: "Sub/x")
    let elsewhere = try ReviewTerminal(
      sandbox, ["-c", "cd Sub && exec $REFOLD review --resume"], program: "/bin/sh",
      environment: ["REFOLD": try Sandbox.executable().path])
    #expect(try elsewhere.waitForEnd() == 2)
    #expect(elsewhere.text.contains("Error: The review was begun in "))
  }

  @Test func twoReviewsDoNotMeet() throws {
    let sandbox = try Sandbox.reviewed()
    let first = try sandbox.review()
    try first.wait(for: "[1/4]")
    try first.type("n", waitingFor: "[2/4]")
    let busy = try sandbox.resume()
    #expect(try busy.waitForEnd() == 2)
    #expect(busy.text.contains("There is no review to resume here."))
    first.type("Q")
    #expect(try first.waitForEnd() == 0)
    // A new one begins anew, says that there is one, and leaves it alone.
    let second = try sandbox.review()
    let start = try second.wait(for: "[1/4]")
    #expect(start.contains("A review with 1 answer was left"))
    second.type("Q")
    #expect(try second.waitForEnd() == 0)
    let resumed = try sandbox.resume()
    try resumed.wait(for: "[2/4]")
    resumed.type("Q")
    #expect(try resumed.waitForEnd() == 0)
  }

  @Test func withoutARepositoryItSaysThatNothingIsSaved() throws {
    let sandbox = try Sandbox()
    for (path, text) in ReviewSample.files { try sandbox.write(text, to: path) }
    let review = try sandbox.review("--allow-no-vcs")
    #expect(try review.wait(for: "[1/4]").contains("Answers are not saved"))
    try review.type("A", waitingFor: "[1/2]")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(
      review.text.hasSuffix(
        """
        4 changes in 3 files; 2 left for you
        The files are in no repository, so that 'refold undo' cannot take this back.
        2 questions not answered

        """))
    #expect(!sandbox.exists(".git"))
  }
}
