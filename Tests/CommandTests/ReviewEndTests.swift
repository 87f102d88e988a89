import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a review ends, and what is written and kept then.
@Suite struct ReviewEndTests {
  private static let goOn = "Go on with 'refold review --resume'"

  /// A review in which the first question was answered with yes.
  private func begun(_ sandbox: Sandbox, _ arguments: String...) throws -> ReviewTerminal {
    let review = try ReviewTerminal(sandbox, ["review"] + ReviewSample.transforms + arguments)
    try review.wait(for: "[1/4]")
    try review.type("y", waitingFor: "[2/4]")
    return review
  }

  private func records(_ sandbox: Sandbox) throws -> [String] {
    guard sandbox.exists(".git/refold") else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: sandbox.url(".git/refold").path)
      .filter { $0.hasPrefix("review-") }
  }

  @Test func qWritesWhatWasAcceptedAndKeepsTheRest() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(review.isCooked)
    #expect(
      review.text.hasSuffix(
        """
        changed A.swift (1 change)
        1 change in 1 file; 5 left for you
        See the changes with 'git diff'; take them back with 'refold undo'.
        5 questions not answered
        \(Self.goOn)

        """))
    #expect(
      try sandbox.read("A.swift")
        == ReviewSample.a.replacing(".edgesIgnoringSafeArea(.all)", with: ".ignoresSafeArea()"))
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n")
  }

  @Test func capitalQWritesNothingAndKeepsTheAnswers() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    review.type("Q")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.hasSuffix("Nothing was written\n\(Self.goOn)\n"))
    #expect(try sandbox.git("status", "--porcelain") == "")
    #expect(try records(sandbox).count == 1)
  }

  @Test func nothingIsKeptOfAReviewWithoutAnswersOrWithAll() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    review.type("Q")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.hasSuffix("Nothing was written\n"))
    #expect(try records(sandbox) == [])
    let all = try sandbox.review()
    try all.wait(for: "[1/4]")
    try all.type("A", waitingFor: "[1/2]")
    all.type("A")
    #expect(try all.waitForEnd() == 0)
    #expect(try records(sandbox) == [])
  }

  @Test func ctrlCWritesNothingAndKeepsTheAnswers() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    review.type("\u{3}")
    #expect(try review.waitForEnd() == 130)
    #expect(review.text.hasSuffix("Error: Interrupted. No file was changed.\n\(Self.goOn).\n"))
    #expect(review.isCooked)
    #expect(try sandbox.git("status", "--porcelain") == "")
    try goesOnAtTheSecond(sandbox)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aSignalWritesNothingAndKeepsTheAnswers(_ signal: Int32) throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    review.send(signal)
    #expect(try review.waitForEnd() & 0x7F == signal)
    #expect(review.isCooked)
    #expect(try sandbox.git("status", "--porcelain") == "")
    try goesOnAtTheSecond(sandbox)
  }

  @Test func aKilledReviewCanBeResumed() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    review.send(SIGKILL)
    #expect(try review.waitForEnd() == 128 + SIGKILL)
    // A line that was being written when the end came.
    let record = try #require(try records(sandbox).first)
    let line = try sandbox.read(".git/refold/\(record)")
    try sandbox.write(line + "{\"reply\":{\"_0\"", to: ".git/refold/\(record)")
    try goesOnAtTheSecond(sandbox)
  }

  @Test func aTerminalThatGoesAwayKeepsTheAnswers() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    review.hangUp()
    #expect(try review.waitForEnd() == 128 + SIGHUP)
    #expect(try sandbox.git("status", "--porcelain") == "")
    try goesOnAtTheSecond(sandbox)
  }

  @Test func theEndOfTheInputWritesWhatWasAccepted() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    review.type("\u{4}")
    #expect(try review.waitForEnd() == 1)
    #expect(review.text.contains("\n1 change in 1 file; 5 left for you\n"))
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n")
    #expect(review.isCooked)
  }

  @Test func theEndOfTheInputAtATextDoesTheSame() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox)
    try review.type("g", waitingFor: "Go to")
    review.type("\u{4}")
    #expect(try review.waitForEnd() == 1)
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n")
  }

  @Test func nothingIsWrittenBeforeTheEndUnlessItIsAskedFor() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox, "--write-as-you-go")
    #expect(try sandbox.git("status", "--porcelain") == "")
    let next = try review.type("y", waitingFor: "[3/4]")
    #expect(next.contains("changed A.swift (2 changes)\n"))
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n")
    try review.type("n", waitingFor: "[4/4]")
    try review.type("n", waitingFor: "[1/2]")
    // What was written is taken back when its answer is, and nothing else is given.
    try review.type("y", waitingFor: "[2/2]")
    #expect(try sandbox.read("A.swift") == ReviewSample.accepted(ReviewSample.a))
    try review.type("u", waitingFor: "[1/2]")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("A.swift").contains("name: \"a\""))
    #expect(review.text.contains("2 changes in 1 file; 2 rejected; 2 left for you\n"))
  }

  @Test func whatWasWrittenAtOnceIsNamedAtCtrlC() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try begun(sandbox, "--write-as-you-go")
    try review.type("y", waitingFor: "[3/4]")
    review.type("\u{3}")
    #expect(try review.waitForEnd() == 130)
    #expect(review.text.contains("Error: Interrupted. 1 of 3 files were changed:\n  A.swift\n"))
  }

  /// The first answer is known, and the others can be given.
  private func goesOnAtTheSecond(_ sandbox: Sandbox) throws {
    let review = try sandbox.resume()
    try review.wait(for: "[2/4]")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(
      try sandbox.read("A.swift")
        == ReviewSample.a.replacing(".edgesIgnoringSafeArea(.all)", with: ".ignoresSafeArea()"))
  }
}
