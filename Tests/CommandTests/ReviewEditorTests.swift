import Testing

/// Editing a change in the editor of the environment.
@Suite struct ReviewEditorTests {
  private static let source = ReviewSample.view(
    "A", "/* all of it */ .edgesIgnoringSafeArea(.all)", ".edgesIgnoringSafeArea(.top)")

  /// A review of a file with two changes, with a script as the editor.
  private func review(
    _ script: String, _ sandbox: Sandbox, variable: String = "EDITOR"
  ) throws -> ReviewTerminal {
    let editor = sandbox.url("../editor").standardizedFileURL.path
    try sandbox.write("\(script)\n", to: "../editor")
    return try sandbox.review(environment: [variable: "/bin/sh \(editor)"])
  }

  private func sandbox() throws -> Sandbox { try Sandbox.reviewed(["A.swift": Self.source]) }

  @Test(arguments: ["EDITOR", "VISUAL", "GIT_EDITOR"])
  func theTextOfTheEditorIsTaken(_ variable: String) throws {
    let sandbox = try sandbox()
    let review = try review(
      "cp \"$1\" seen; basename \"$1\" >> seen; sed 's/()/(.container)/' seen | head -n 1 > \"$1\"",
      sandbox, variable: variable)
    try review.wait(for: "[1/2]")
    try review.type("e", waitingFor: "[2/2]")
    review.type("n")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("seen") == "      /* all of it */ .ignoresSafeArea()\nA.swift\n")
    #expect(
      try sandbox.read("A.swift")
        == Self.source.replacing(
          ".edgesIgnoringSafeArea(.all)", with: ".ignoresSafeArea(.container)"))
    #expect(review.text.contains("\n1 change in 1 file; 1 rejected\n"))
  }

  @Test func anEditedChangeCanBeTakenBack() throws {
    let sandbox = try sandbox()
    let review = try review("echo '      .padding() /* all of it */' > \"$1\"", sandbox)
    try review.wait(for: "[1/2]")
    try review.type("e", waitingFor: "[2/2]")
    try review.type("k", waitingFor: "No open question comes before this one.")
    try review.type("g1\n", waitingFor: "answer  yes so far")
    #expect(review.text.contains("+      .padding() /* all of it */\n"))
    try review.type("u", waitingFor: "[1/2]")
    review.type("nn")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("A.swift") == Self.source)
  }

  /// The transform finds its pattern in the text again, which takes nothing else back.
  @Test func aTextThatTheTransformWouldChangeAgainStays() throws {
    let sandbox = try sandbox()
    let review = try review(
      "echo '      /* all of it */ .edgesIgnoringSafeArea(.all).padding()' > \"$1\"", sandbox)
    try review.wait(for: "[1/2]")
    try review.type("e", waitingFor: "[2/2]")
    review.type("y")
    #expect(try review.waitForEnd() == 0)
    #expect(review.text.contains("\n2 changes in 1 file\n"))
    #expect(try sandbox.read("A.swift").contains(".edgesIgnoringSafeArea(.all).padding()"))
    #expect(try sandbox.read("A.swift").contains(".ignoresSafeArea(edges: .top)"))
  }

  @Test func aTextThatDoesNotParseIsRefusedAndOpenedAgain() throws {
    let sandbox = try sandbox()
    let review = try review(
      "cat \"$1\" >> seen; echo '      .padding(( /* all of it */' > \"$1\"", sandbox)
    try review.wait(for: "[1/2]")
    try review.type(
      "e", waitingFor: "Refused: the result would not parse; e opens your text again.\n[1/2]")
    try review.type("e", waitingFor: "The text is as it was: nothing is decided.\n[1/2]")
    #expect(
      try sandbox.read("seen")
        == "      /* all of it */ .ignoresSafeArea()\n      .padding(( /* all of it */\n")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
    #expect(try sandbox.read("A.swift") == Self.source)
  }

  @Test func aCommentIsLostKnowingly() throws {
    let sandbox = try sandbox()
    let review = try review("echo '      .ignoresSafeArea()' > \"$1\"", sandbox)
    try review.wait(for: "[1/2]")
    let warning = "The comment at line 6 would be lost. Take the change all the same? [y,n] "
    try review.type("e", waitingFor: warning)
    try review.type("x", waitingFor: "y takes it all the same, n does not.\n\(warning)")
    try review.type("n", waitingFor: "Not decided.\n[1/2]")
    try review.type("e", waitingFor: "The text is as it was: nothing is decided.")
    review.type("Q")
    #expect(try review.waitForEnd() == 0)

    let again = try self.review("echo '      .ignoresSafeArea()' > \"$1\"", sandbox)
    try again.wait(for: "[1/2]")
    try again.type("e", waitingFor: warning)
    try again.type("y", waitingFor: "[2/2]")
    again.type("n")
    #expect(try again.waitForEnd() == 0)
    #expect(again.text.contains("\n1 change in 1 file; 1 rejected\n"))
    #expect(
      try sandbox.read("A.swift")
        == Self.source.replacing(
          "/* all of it */ .edgesIgnoringSafeArea(.all)", with: ".ignoresSafeArea()"))
  }

  @Test func anEditorThatFailsDecidesNothing() throws {
    for (script, reason) in [
      ("exit 3", "The editor ended with status 3: nothing is decided."),
      ("kill -SEGV $$", "The editor ended with signal 11: nothing is decided."),
      ("stty -icanon -echo raw; kill -KILL $$", "The editor ended with signal 9"),
      ("rm \"$1\"", "The editor left no file: nothing is decided."),
      (": > \"$1\"", "The text is empty: nothing is decided."),
      ("true", "The text is as it was: nothing is decided."),
    ] {
      let sandbox = try sandbox()
      let review = try review(script, sandbox)
      try review.wait(for: "[1/2]")
      try review.type("e", waitingFor: reason)
      try review.type("y", waitingFor: "[2/2]")
      review.type("q")
      #expect(try review.waitForEnd() == 0)
      #expect(review.isCooked, "\(script)")
      #expect(
        review.text.contains(
          "\n1 change in 1 file; 1 left for you\n"
        ))
    }
  }

  @Test func theEditorHasTheTerminalAndCtrlC() throws {
    let sandbox = try sandbox()
    let review = try review(
      "trap 'echo caught; exit 7' INT; stty -a | grep -c ' icanon.* echo'; read answer; exit 0",
      sandbox)
    try review.wait(for: "[1/2]")
    try review.type("e", waitingFor: "1\n")
    try review.type("\u{3}", waitingFor: "caught\nThe editor ended with status 7")
    review.type("q")
    #expect(try review.waitForEnd() == 0)
  }

  @Test func aSignalThatEndsTheReviewEndsTheEditorToo() throws {
    let sandbox = try sandbox()
    let review = try review("echo open; exec sleep 1000", sandbox)
    try review.wait(for: "[1/2]")
    try review.type("e", waitingFor: "open\n")
    review.send(15)
    #expect(try review.waitForEnd() == 128 + 15)
    #expect(review.isCooked)
  }
}
