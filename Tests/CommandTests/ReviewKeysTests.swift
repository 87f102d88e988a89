import Testing

/// What each key of a review does, typed at a terminal.
@Suite struct ReviewKeysTests {
  @Test func yesAndNoAnswerOneQuestion() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    let first = try review.wait(for: "[1/4]")
    #expect(first.contains("edges-ignoring-safe-area A.swift:6:8 in A.part0\n"))
    #expect(first.contains("-      .edgesIgnoringSafeArea(.all)\n+      .ignoresSafeArea()\n"))
    #expect(first.contains("\nwhy     edgesIgnoringSafeArea is deprecated"))
    #expect(first.contains("\nlevel   safe\nopen    4 of this transform, 2 in this file\n"))
    let second = try review.type("y", waitingFor: "[2/4]")
    #expect(second.contains("open    3 of this transform, 1 in this file\n"))
    try review.type("n", waitingFor: "[3/4]")
    try review.type("n", waitingFor: "[4/4]")
    #expect(try sandbox.read("A.swift") == ReviewSample.a)
    try review.type("y", waitingFor: "[1/2]")
    try review.type("n", waitingFor: "[2/2]")
    review.type("y")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.contains("changed A.swift (1 change)\n"))
    #expect(review.text.contains("3 changes in 3 files; 3 rejected\n"))
    #expect(
      try sandbox.read("A.swift")
        == ReviewSample.a.replacing(".edgesIgnoringSafeArea(.all)", with: ".ignoresSafeArea()"))
    #expect(
      try sandbox.read("B.swift")
        == ReviewSample.b.replacing("name: \"b\")", with: ".named(\"b\"))"))
    #expect(try sandbox.read("C.swift") == ReviewSample.accepted(ReviewSample.c))
    #expect(review.isCooked)
  }

  @Test func keysThatAreTypedAheadAreNotLost() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    review.type("ynnnyy")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.contains("3 changes in 2 files; 3 rejected\n"))
  }

  @Test func aSaysYesToTheRestOfTheFile() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type("a", waitingFor: "[3/4]")
    try review.type("n", waitingFor: "[4/4]")
    // The second transform asks about the second file only.
    let next = try review.type("n", waitingFor: "[2/2]")
    #expect(next.contains("named-coordinate-space B.swift:"))
    review.type("n")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("A.swift") == ReviewSample.accepted(ReviewSample.a))
    #expect(try sandbox.read("B.swift") == ReviewSample.b)
    #expect(try sandbox.read("C.swift") == ReviewSample.c)
  }

  @Test func dSaysNoToTheRestOfTheFileAndEarlierAnswersStand() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type("y", waitingFor: "[2/4]")
    try review.type("d", waitingFor: "[3/4]")
    try review.type("y", waitingFor: "[4/4]")
    try review.type("y", waitingFor: "[2/2]")
    review.type("y")
    #expect(try review.waitForEnd() == 0)
    #expect(
      try sandbox.read("A.swift")
        == ReviewSample.a.replacing(".edgesIgnoringSafeArea(.all)", with: ".ignoresSafeArea()"))
    #expect(try sandbox.read("B.swift") == ReviewSample.accepted(ReviewSample.b))
    #expect(review.text.contains("4 changes in 3 files; 2 rejected\n"))
  }

  @Test func capitalAAndDAnswerTheRestOfTheTransform() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type("n", waitingFor: "[2/4]")
    try review.type("A", waitingFor: "[1/2]")
    review.type("D")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.contains("3 changes in 3 files; 3 rejected\n"))
    #expect(
      try sandbox.read("A.swift")
        == ReviewSample.a.replacing(
          ".edgesIgnoringSafeArea(.top)", with: ".ignoresSafeArea(edges: .top)"))
  }

  @Test func uTakesBackTheLastAnswerAlsoOfAnEarlierTransform() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type("u", waitingFor: "There is nothing to take back.\n[1/4]")
    try review.type("y", waitingFor: "[2/4]")
    let again = try review.type("u", waitingFor: "[1/4]")
    #expect(again.contains("open    4 of this transform"))
    try review.type("A", waitingFor: "[1/2]")
    let back = try review.type("u", waitingFor: "[1/4]")
    #expect(back.contains("Back in edges-ignoring-safe-area: what comes after it is worked out"))
    #expect(back.contains("open    4 of this transform"))
    try review.type("D", waitingFor: "[1/2]")
    try review.type("y", waitingFor: "[2/2]")
    review.type("y")
    #expect(try review.waitForEnd() == 0)
    #expect(
      try sandbox.read("A.swift")
        == ReviewSample.a.replacing("name: \"a\")", with: ".named(\"a\"))"))
  }

  @Test func jAndKAndArrowsLeaveQuestionsOpen() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type("k", waitingFor: "No open question comes before this one.\n[1/4]")
    try review.type("j", waitingFor: "[2/4]")
    try review.type("\u{1B}[B", waitingFor: "[3/4]")
    try review.type("\u{1B}OA", waitingFor: "[2/4]")
    try review.type("y", waitingFor: "[3/4]")
    // Past the last one comes the next transform.
    try review.type("j", waitingFor: "[4/4]")
    try review.type("j", waitingFor: "[1/2]")
    try review.type("j", waitingFor: "[2/2]")
    try review.type("j", waitingFor: "No open question comes after this one.\n[2/2]")
    try review.type("y", waitingFor: "[1/4]")
    try review.type("k", waitingFor: "No open question comes before")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(
      review.text.contains("2 changes in 2 files; 4 left for you\n"))
  }

  @Test func gGoesToANumber() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type("g", waitingFor: "Go to (1-4): ")
    try review.type("9\n", waitingFor: "There is no change '9': they go from 1 to 4.\n[1/4]")
    try review.type("g", waitingFor: "Go to (1-4): ")
    // What was mistyped can be corrected, and Escape calls it off.
    try review.type("1\u{7F}3\n", waitingFor: "[3/4]")
    try review.type("g", waitingFor: "Go to (1-4): ")
    try review.type("2\u{1B}", waitingFor: "[3/4]")
    try review.type("n", waitingFor: "[4/4]")
    try review.type("g3\n", waitingFor: "[3/4]")
    #expect(review.text.contains("answer  no so far\n"))
    // An answer can be given anew.
    try review.type("y", waitingFor: "[4/4]")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("B.swift").contains(".ignoresSafeArea()"))
  }

  @Test func slashSearchesTheOpenQuestions() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    try review.type("/", waitingFor: "Search for: ")
    try review.type("BOTTOM\n", waitingFor: "[4/4]")
    try review.type("/top\n", waitingFor: "[2/4]")
    try review.type("/c.swift\n", waitingFor: "[4/4]")
    try review.type(
      "/nowhere\n", waitingFor: "No change of edges-ignoring-safe-area holds 'nowhere'.")
    review.type("Q")
    #expect(try review.waitForEnd() == 0)
  }

  @Test func keysThatHaveNothingToDoSaySo() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    for (key, answer) in [
      ("\t", "There is no alternative.\n[1/4]"), ("i", "Nothing to fill in here.\n[1/4]"),
      ("s", "Nothing to split: the change holds together.\n[1/4]"),
      ("\n", "Enter decides nothing: y is yes, n is no, ? lists the keys.\n[1/4]"),
      ("x", "? lists the keys.\n[1/4]"), ("\u{1B}", "? lists the keys.\n[1/4]"),
      // The last letter of a function key is not the key of that letter.
      ("\u{1B}[1;5D", "? lists the keys.\n[1/4]"), ("é", "? lists the keys.\n[1/4]"),
    ] {
      try review.type(key, waitingFor: answer)
    }
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("A.swift") == ReviewSample.a)
  }

  @Test func questionMarkListsTheKeysAndOExplains() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    let keys = try review.type("?", waitingFor: "[1/4]")
    for key in ["y", "n", "a", "d", "A", "D", "u", "j", "k", "g", "/", "Tab", "i", "e", "s", "o"] {
      #expect(keys.contains("\n\(key) "), "\(key)")
    }
    #expect(keys.contains("\nq    quit, and write what was accepted\n"))
    #expect(keys.contains("\nQ    quit, and write nothing\n"))
    let page = try review.type("o", waitingFor: "[1/4]")
    #expect(page.contains("edges-ignoring-safe-area (safe)\n"))
    #expect(page.contains("\nSafety\n"))
    review.type("q")
    #expect(try review.waitForEnd() == 0)
  }
}
