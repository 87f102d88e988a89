import Testing

/// What each key of a review does, typed at a terminal.
@Suite struct ReviewKeysTests {
  @Test func yesAndNoAnswerOneQuestion() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    let first = try review.wait(for: "[1/4]")
    #expect(first.contains("edges-ignoring-safe-area A.swift:6:8 in A.part0\n"))
    #expect(first.contains("-      .edgesIgnoringSafeArea(.all)\n+      .ignoresSafeArea()\n"))
    try review.type("y", waitingFor: "[2/4]")
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
}
