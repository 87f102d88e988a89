import Foundation
import Testing

@Suite struct OutputTests {
  @Test(arguments: [
    ("--color always", "NO_COLOR=1", true), ("--color never", "CLICOLOR_FORCE=1", false),
    ("", "CLICOLOR_FORCE=1", true), ("", "CLICOLOR_FORCE=1 NO_COLOR=1", false),
    ("", "CLICOLOR_FORCE=0", false), ("", "NO_COLOR= CLICOLOR_FORCE=1", true),
    ("", "TERM=xterm", false), ("--color auto", "CLICOLOR_FORCE=1", true),
  ])
  func color(option: String, variables: String, isColored: Bool) throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    for format in ["diff", "text"] {
      let line = "\(variables) $REFOLD preview -t safe-areas --unsafe --format \(format) \(option)"
      let outcome = try sandbox.shell(line)
      #expect(outcome.output.contains("\u{1B}[") == isColored, "\(line)")
    }
  }

  @Test func outputGoesToAFile() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    let diff = try sandbox.refold(safely: "preview").output
    try sandbox.write("old and much longer than the report\n" + diff, to: "report.patch")
    let outcome = try sandbox.refold(
      safely: "preview", "--output", "report.patch", environment: ["CLICOLOR_FORCE": "1"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(try sandbox.read("report.patch") == diff)
    #expect(try sandbox.refold(safely: "preview", "-o", "no/such/report").status == 3)
  }

  @Test(arguments: [
    "Banner.swift", "New.swift", "NEW.SWIFT", "App.xcodeproj/project.pbxproj", "Info.plist",
    "Base.xcconfig", "project.yml", "App.xcodeproj",
  ])
  func outputNeverGoesOverASource(path: String) throws {
    let sandbox = try Sandbox(committing: [
      "Banner.swift": Sample.banner, "App.xcodeproj/project.pbxproj": "{}",
    ])
    let before = try sandbox.snapshot()
    let outcome = try sandbox.refold(safely: "preview", "--output", path)
    #expect(outcome.status == 2)
    #expect(try sandbox.snapshot() == before)
  }

  @Test func outputNeverGoesOverASourceBehindALink() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.link("report.txt", to: "Banner.swift")
    let outcome = try sandbox.refold(safely: "preview", "--output", "report.txt")
    #expect(outcome.status == 2)
    #expect(try sandbox.read("Banner.swift") == Sample.banner)
  }

  @Test func jsonHoldsFindingsAndFailures() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner, "B.swift": Sample.forced,
      "C.swift": "let a = Color.edgesIgnoringSafeArea(",
    ])
    for command in ["preview", "check"] {
      let outcome = try sandbox.refold(
        safely: command, "-t", Sample.adviser, "--format", "json")
      #expect(outcome.status == 3)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(outcome.outputBytes)) as? [String: Any])
      #expect(object["command"] as? String == command)
      #expect(object["workingDirectory"] as? String == sandbox.folder.path)
      let findings = try #require(object["findings"] as? [[String: Any]])
      #expect(findings.map { $0["path"] as? String } == ["A.swift", "B.swift"])
      #expect(findings.map { $0["outcome"] as? String } == ["applied", "left-for-you"])
      let failures = try #require(object["failures"] as? [[String: Any]])
      #expect(failures.map { $0["path"] as? String } == ["C.swift"])
    }
  }

  @Test func jsonOfNothingIsWhole() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.refold(safely: "preview", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(outcome.outputBytes)) is [String: Any])
  }

  @Test func aReaderThatStopsIsNoError() throws {
    let sandbox = try Sandbox()
    for number in 0..<60 {
      try sandbox.write(
        Sample.view("V\(number)", ".edgesIgnoringSafeArea(.all)"), to: "V\(number).swift")
    }
    let outcome = try sandbox.shell(
      "{ $REFOLD preview -q -t safe-areas --unsafe --jobs 1; echo $? >status; } | true; cat status")
    #expect(outcome.output == "0\n")
    #expect(outcome.errors == "")
  }

  @Test func outputThatIsLostIsAnError() throws {
    let sandbox = try Sandbox()
    guard sandbox.exists("/dev/full") else { return }
    try sandbox.write(Sample.banner, to: "Banner.swift")
    let outcome = try sandbox.shell("$REFOLD preview -q -t safe-areas --unsafe >/dev/full")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == "Error: Standard output could not be written: No space left on device.\n")
  }

  @Test func theNumberOfJobsChangesNothing() throws {
    let sandbox = try Sandbox()
    for number in 0..<80 {
      let view = Sample.view("V\(number)", ".edgesIgnoringSafeArea(.all)")
      let text = number % 7 == 3 ? "struct { \(view)" : number % 3 == 0 ? Sample.plain : view
      try sandbox.write(text, to: "Folder\(number % 5)/V\(number).swift")
    }
    for format in ["diff", "text", "json"] {
      let one = try sandbox.refold(safely: "preview", "--format", format, "--jobs", "1", "-v")
      let many = try sandbox.refold(
        safely: "preview", "--format", format, "--jobs", "9223372036854775807", "-v")
      let four = try sandbox.refold(safely: "preview", "--format", format, "-j4", "-v")
      #expect(one.status == 3)
      #expect(!one.outputBytes.isEmpty)
      #expect(one.outputBytes == four.outputBytes)
      #expect(one.errors == four.errors)
      #expect(one.outputBytes == many.outputBytes)
      #expect(one.errors == many.errors)
    }
  }
}
