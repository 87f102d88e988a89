import Testing

@Suite struct SelectionTests {
  private static let two = """
    struct One: View {
      var body: some View {
        Color.red.edgesIgnoringSafeArea(.all)
      }
    }

    struct Two: View {
      var body: some View {
        Color.red.edgesIgnoringSafeArea(.top)
        Color.blue.edgesIgnoringSafeArea(.bottom)
      }
    }

    """

  @Test(arguments: [
    (["--in", "One"], [3]), (["--in", "Two.body"], [9, 10]), (["--in", "T*"], [9, 10]),
    (["--in", "One", "--in", "Two"], [3, 9, 10]), (["--in", "Three"], []),
    (["--lines", "Two.swift:9-9"], [9]), (["--lines", "Two.swift:1-3,10"], [3, 10]),
    (["--lines", "Two.swift:3", "--lines", "./Two.swift:9"], [3, 9]),
    (["--lines", "Two.swift:3-9", "--in", "Two"], [9]), (["--lines", "Two.swift:4-8"], []),
    (["--in", "*.body"], [3, 9, 10]), (["--in", "One.body", "--lines", "Two.swift:1-3"], [3]),
  ])
  func selects(options: [String], lines: [Int]) throws {
    let sandbox = try Sandbox(committing: ["Two.swift": Self.two, "Other.swift": Sample.plain])
    let quoted = options.map { "'\($0)'" }.joined(separator: " ")
    let check = try sandbox.shell("$REFOLD check -t \(Sample.transform) \(quoted)")
    let found = check.output.split(separator: "\n").compactMap { Int($0.split(separator: ":")[1]) }
    #expect(found == lines)
    #expect(check.status == (lines.isEmpty ? 0 : 1))
  }

  @Test(arguments: [
    ("Outer", [4, 10, 18]), ("Outer.Inner", [4, 18]), ("Inner", [4, 18]), ("Inner.body", [4]),
    ("Outer.row", [10]), ("Outer.I*", [4, 18]), ("*er", [4, 10, 18]), ("Out", []),
    ("Outer.body", []), ("Inner.tail", [18]), ("Outer.Inner.tail", [18]),
  ])
  func declarationsAreNestedAndExtended(pattern: String, lines: [Int]) throws {
    let sandbox = try Sandbox(committing: [
      "Outer.swift": """
      struct Outer {
        struct Inner: View {
          var body: some View {
            Color.red.edgesIgnoringSafeArea(.all)
          }
        }

        @ViewBuilder
        func row() -> some View {
          Color.red.edgesIgnoringSafeArea(.all)
        }
      }

      let free = 1

      extension Outer.Inner {
        var tail: some View {
          Color.red.edgesIgnoringSafeArea(.all)
        }
      }

      """
    ])
    let check = try sandbox.refold(safely: "check", "--in", pattern)
    let found = check.output.split(separator: "\n").compactMap { Int($0.split(separator: ":")[1]) }
    #expect(found == lines)
  }

  @Test(arguments: [
    (
      ["--in", "Two", "--lines", "Two.swift:1-3"],
      "of 3 findings 2 in Two (--in) and 1 on the lines of --lines, and none is all of these"
    ),
    (["--lines", "Two.swift:4-8"], "none of 3 findings is on the lines of --lines"),
    (["--in", "View"], "none of 3 findings is in View (--in)"),
    (["--in", "One", "--shard", "1/1", "--include", "O*"], nil),
    (["--include", "Nothing*"], "--include and --exclude leave out all of 2 Swift files"),
    (["--exclude", "*.swift"], "--include and --exclude leave out all of 2 Swift files"),
    (["--since", "HEAD"], "no line of 2 Swift files is new since HEAD (--since)"),
  ])
  func anEmptySelectionSaysWhy(options: [String], reason: String?) throws {
    let sandbox = try Sandbox(committing: ["Two.swift": Self.two, "Other.swift": Sample.plain])
    let quoted = options.map { "'\($0)'" }.joined(separator: " ")
    for command in ["preview", "check", "apply"] {
      let outcome = try sandbox.shell("$REFOLD \(command) -t \(Sample.transform) \(quoted)")
      #expect(outcome.status == 0)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("Nothing is selected: \(reason ?? "")") == (reason != nil))
    }
  }

  @Test func aMistypedDeclarationIsSaidEvenBesideAnother() throws {
    let sandbox = try Sandbox(committing: ["Two.swift": Self.two, "Other.swift": Sample.plain])
    let outcome = try sandbox.refold(
      safely: "check", "--in", "One", "--in", "Tow.body", "--in", "Plain")
    #expect(
      outcome.errors == """
        warning: no file of this run has the name 'Tow' (--in)
        1 finding in 1 file; 2 outside the selection

        """)
  }

  @Test func linesOfAFileThatIsNotThereAreAnError() throws {
    let sandbox = try Sandbox(committing: ["Two.swift": Self.two])
    let outcome = try sandbox.refold(safely: "preview", "--lines", "Tow.swift:1-2")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'Tow.swift' of --lines is not among the files of this run."))
  }

  @Test func linesAreNamedFromTheWorkingDirectory() throws {
    let sandbox = try Sandbox(committing: ["App/Two.swift": Self.two])
    let outcome = try sandbox.refold(safely: "check", "--lines", "Two.swift:3", in: "App")
    #expect(outcome.output.hasPrefix("Two.swift:3:"))
  }

  @Test func onlyAndSkipNameChangesByTheirIDs() throws {
    let sandbox = try Sandbox(committing: ["Two.swift": Self.two])
    let ids = try ids(in: sandbox)
    try #require(ids.count == 3)
    let only = try sandbox.refold(safely: "preview", "--only", ids[1])
    #expect(only.output.contains("+    Color.red.ignoresSafeArea(edges: .top)\n"))
    #expect(only.errors == "1 change in 1 file; 2 outside the selection\n")
    let skip = try sandbox.refold(safely: "preview", "--skip", ids[1], "--skip", ids[2])
    #expect(skip.output.contains("+    Color.red.ignoresSafeArea()\n"))
    #expect(skip.errors == "1 change in 1 file; 2 outside the selection\n")
  }

  @Test(arguments: ["--only", "--skip"])
  func anIDOfAnotherContentIsRefused(option: String) throws {
    let sandbox = try Sandbox(committing: ["Two.swift": Self.two])
    let id = try ids(in: sandbox)[0]
    try sandbox.write(Self.two + "\n", to: "Two.swift")
    let before = try sandbox.snapshot()
    for command in ["preview", "apply"] {
      let outcome = try sandbox.refold(safely: command, option, id)
      #expect(outcome.status == 4)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains("No file has the content that the id \(id) was printed for"))
    }
    #expect(try sandbox.snapshot() == before)
  }

  @Test func anIDThatNoChangeHasIsAnError() throws {
    let sandbox = try Sandbox(committing: ["Two.swift": Self.two])
    let id = try ids(in: sandbox)[0]
    let unknown = "000000000000" + id.suffix(9)
    let outcome = try sandbox.refold(safely: "preview", "--only", unknown)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("No change of this run has the id \(unknown)."))
  }

  private func ids(in sandbox: Sandbox) throws -> [String] {
    let text = try sandbox.refold(safely: "preview", "--format", "text").output
    return text.split(separator: "\n").filter { $0.hasPrefix("  id ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }
}
