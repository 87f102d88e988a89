import Testing

@Suite struct ArgumentTests {
  @Test(arguments: [
    ("preview --formt json", "Unknown option '--formt'. Did you mean '--format'?"),
    ("preview -z", "Unknown option '-z'."),
    ("preview --format xml", "The value 'xml' is invalid for '--format <diff|text|json>'."),
    ("check --format diff", "Please provide 'text' or 'json'."),
    ("preview --format", "Missing value for '--format <diff|text|json>'."),
    ("preview --only --unsafe", "Missing value for '--only <id>'."),
    ("preview --unsafe=yes", "The option '--unsafe' takes no value."),
    ("explain", "Missing expected argument '<transform>'."),
    ("explain one two", "Unexpected argument 'two'."),
    ("list nonsense", "Unexpected argument 'nonsense'."),
    ("explain edges-ignoring-safe-aera", "Did you mean 'edges-ignoring-safe-area'?"),
    ("preview -t x --jobs 0", "There is no transform 'x'."),
    ("preview -t edges-ignoring-safe-area --jobs 0", "The value '0' is invalid for '--jobs <n>'"),
    ("preview -t edges-ignoring-safe-area --jobs many", "it must be a number above 0"),
    ("preview -t edges-ignoring-safe-area --in A..b", "written TYPE or TYPE.MEMBER"),
    ("preview -t edges-ignoring-safe-area --lines A.swift", "lines are written FILE:A-B"),
    ("preview -t edges-ignoring-safe-area --lines A.swift:9-3", "line 9 comes after line 3"),
    ("preview -t edges-ignoring-safe-area --lines A.swift:0-3", "'0-3' is no range of lines"),
    ("preview -t edges-ignoring-safe-area --lines A.swift:1-2,x", "'x' is no range of lines"),
    ("preview -t edges-ignoring-safe-area --only 12", "an id looks like"),
    ("preview -t edges-ignoring-safe-area --deployment-target iSO=16", "did you mean 'iOS'?"),
    ("preview -t edges-ignoring-safe-area --deployment-target iOS", "'iOS' has no version"),
    ("preview -t edges-ignoring-safe-area --include '['", "unfinished ["),
    ("preview -t edges-ignoring-safe-area nowhere", "no such file or folder: nowhere"),
    ("preview -t edges-ignoring-safe-area --files-from nowhere", "'nowhere' of --files-from"),
  ])
  func wrongCommandLine(line: String, message: String) throws {
    let outcome = try Sandbox().shell("$REFOLD \(line)")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test(arguments: ["preview", "check", "apply"])
  func noTransformIsAnErrorThatListsThem(command: String) throws {
    let outcome = try Sandbox().refold(command)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("Error: No transform is named.\nName one with -t:\n"))
    #expect(outcome.errors.contains("\n  safe-areas/*\n    edges-ignoring-safe-area\n"))
    #expect(outcome.errors.contains("Usage: refold \(command) [<options>] [<path> ...]\n"))
  }

  @Test func mistypedTransform() throws {
    let sandbox = try Sandbox()
    let transform = try sandbox.refold("preview", "-t", "edge-ignoring-safe-area")
    #expect(transform.status == 2)
    #expect(transform.errors.contains("Did you mean 'edges-ignoring-safe-area'?"))
    let group = try sandbox.refold("preview", "-t", "safe-area/*")
    #expect(group.status == 2)
    #expect(group.errors.contains("Did you mean 'safe-areas/*'?"))
  }

  @Test(arguments: [
    "-t edges-ignoring-safe-area -v --format text",
    "-tedges-ignoring-safe-area -v --format=text",
    "-vtedges-ignoring-safe-area --format text",
    "--transform=edges-ignoring-safe-area --verbose --format diff --format text",
    "-t 'safe-areas/*' -v --format text Banner.swift",
    "-t safe-areas -v --format text -- Banner.swift",
    "-t edges-ignoring-safe-area -t safe-areas -v Banner.swift --format text",
  ])
  func formsOfOptions(line: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.banner, to: "Banner.swift")
    let outcome = try sandbox.shell("$REFOLD preview --deployment-target iOS=15 \(line)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("Banner.swift:6:8: edgesIgnoringSafeArea is deprecated"))
  }

  @Test func afterTwoHyphensEverythingIsAPath() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.banner, to: "--unsafe.swift")
    let outcome = try sandbox.refold(safely: "preview", "--", "--unsafe.swift")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("+++ b/--unsafe.swift\n"))
  }
}
