import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminals that a review has to do with.
@Suite struct ReviewWindowTests {
  @Test func followsTheWindow() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review(columns: 120)
    let wide = try review.wait(for: "[1/4]")
    #expect(wide.contains("edges-ignoring-safe-area A.swift:6:8 in A.part0\n"))
    review.resize(columns: 40)
    let narrow = try review.wait(for: "[1/4]")
    #expect(narrow.contains("edges-ignoring-safe-area A.swift:6:8\nin A.part0\n"))
    #expect(review.rawText.contains("\u{1B}[H\u{1B}[J"))
    review.resize(columns: 120)
    #expect(try review.wait(for: "[1/4]").contains("A.swift:6:8 in A.part0\n"))
    review.type("q")
    #expect(try review.waitForEnd() == 0)
  }

  @Test func fitsFortyColumns() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review(columns: 40)
    let question = try review.wait(for: "[y,n,?] ")
    for line in question.split(separator: "\n").dropLast() {
      #expect(line.count <= 40, "\(line)")
    }
    let keys = try review.type("?", waitingFor: "[1/4]")
    for line in keys.split(separator: "\n").dropFirst() where !line.hasPrefix("[1/4]") {
      #expect(line.count <= 40, "\(line)")
    }
    review.type("q")
    #expect(try review.waitForEnd() == 0)
  }

  @Test func aWindowWithoutColumnsIsLikeOneOfEighty() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review(columns: 0)
    #expect(try review.wait(for: "[1/4]").contains("A.swift:6:8 in A.part0\n"))
    review.type("AA")
    #expect(try review.waitForEnd() == 0)
  }

  @Test func colourIsForThoseWhoWantIt() throws {
    let sandbox = try Sandbox.reviewed()
    let coloured = try sandbox.review()
    try coloured.wait(for: "[1/4]")
    try coloured.type("D", waitingFor: "[1/2]")
    coloured.type("Q")
    #expect(try coloured.waitForEnd() == 0)
    // The words that change are reversed.
    #expect(
      coloured.rawText.contains(
        "\u{1B}[31m-      .coordinateSpace(\u{1B}[7mname: \u{1B}[27m\"a\")\u{1B}[m\r\n"),
      "\(coloured.rawText.debugDescription)")
    let plain = try sandbox.review(environment: ["NO_COLOR": "1"])
    try plain.wait(for: "[1/4]")
    plain.type("Q")
    #expect(try plain.waitForEnd() == 0)
    #expect(!plain.rawText.contains("\u{1B}"))
    #expect(plain.text.contains("-      .edgesIgnoringSafeArea(.all)\n"))
  }

  @Test func aDumbTerminalIsAnsweredByLines() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review(environment: ["TERM": "dumb"])
    try review.wait(for: "[1/4]")
    #expect(review.isCooked)
    try review.type("\n", waitingFor: "Enter decides nothing: y is yes")
    try review.type("yn\n", waitingFor: "? lists the keys.")
    try review.type("g 2\n", waitingFor: "[2/4]")
    try review.type("g\n", waitingFor: "Go to (1-4): ")
    try review.type("1\n", waitingFor: "[1/4]")
    try review.type("/bottom\n", waitingFor: "[4/4]")
    try review.type("yes\n", waitingFor: "[1/2]")
    try review.type("n\n", waitingFor: "[2/2]")
    try review.type("D\n", waitingFor: "[1/4]")
    // The end of the input behind an answer takes the answer.
    review.type("y\u{4}\u{4}")
    #expect(try review.waitForEnd() == 1)
    #expect(!review.rawText.contains("\u{1B}"))
    #expect(review.text.contains("2 changes in 2 files; 2 rejected; 2 left for you\n"))
  }

  @Test func ctrlZGivesTheTerminalBackUntilItGoesOn() throws {
    let sandbox = try Sandbox.reviewed()
    let words = ["review"] + ReviewSample.transforms
    let shell = try ReviewTerminal(
      sandbox,
      [
        "-c",
        "set -m; $REFOLD \(words.joined(separator: " ")); echo stopped; read x; fg; echo end $?",
      ],
      program: "/bin/sh", environment: ["REFOLD": try Sandbox.executable().path])
    try shell.wait(for: "[1/4]")
    #expect(!shell.isCooked)
    try shell.type("y", waitingFor: "[2/4]")
    try shell.type("\u{1A}", waitingFor: "stopped\n")
    #expect(shell.isCooked)
    try shell.type("\n", waitingFor: "[2/4]")
    #expect(!shell.isCooked)
    try shell.type("y", waitingFor: "[3/4]")
    shell.type("q")
    try shell.wait(for: "end 0\n")
    #expect(try sandbox.read("A.swift").contains(".ignoresSafeArea(edges: .top)"))
  }

  @Test func aProcessThatWasStoppedDrawsAgain() throws {
    let sandbox = try Sandbox.reviewed()
    let review = try sandbox.review()
    try review.wait(for: "[1/4]")
    review.send(SIGSTOP)
    try review.waitForStop()
    review.send(SIGCONT)
    try review.wait(for: "[1/4]")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
  }

  @Test(arguments: ["</dev/null", "| cat", "<&-", "</dev/null | cat", ">&-"])
  func withoutATerminalNothingIsAskedOrWritten(_ redirection: String) throws {
    let sandbox = try Sandbox.reviewed()
    let words = ["review"] + ReviewSample.transforms
    let shell = try ReviewTerminal(
      sandbox,
      [
        "-c",
        "{ printf y | $REFOLD \(words.joined(separator: " ")); echo status $? >&2; } \(redirection)",
      ],
      program: "/bin/sh", environment: ["REFOLD": try Sandbox.executable().path])
    // Standard input is a pipe as well here, and is no terminal in any case.
    try shell.wait(for: "status 2\n")
    #expect(shell.text.contains("Error: review asks questions: standard input and standard output"))
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test(arguments: ["| cat", ">out"])
  func aTerminalToReadFromIsNotEnough(_ redirection: String) throws {
    let sandbox = try Sandbox.reviewed()
    let words = ["review"] + ReviewSample.transforms
    let shell = try ReviewTerminal(
      sandbox,
      ["-c", "{ $REFOLD \(words.joined(separator: " ")); echo status $? >&2; } \(redirection)"],
      program: "/bin/sh", environment: ["REFOLD": try Sandbox.executable().path])
    try shell.wait(for: "status 2\n")
    #expect(try sandbox.git("status", "--porcelain", "-uno") == "")
  }
}
