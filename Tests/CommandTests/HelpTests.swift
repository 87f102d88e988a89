import Testing

@Suite struct HelpTests {
  @Test func toolHelpListsTheCommands() throws {
    let sandbox = try Sandbox()
    let help = try sandbox.refold("--help")
    #expect(help.status == 0)
    #expect(help.errors == "")
    #expect(help.output.hasPrefix("OVERVIEW: Rewrites SwiftUI source"))
    #expect(help.output.contains("\n\nUSAGE: refold <subcommand>\n\nOPTIONS:\n"))
    #expect(help.output.contains("\n  -h, --help              Show help information.\n"))
    #expect(help.output.contains("\n\nSUBCOMMANDS:\n  list  "))
    #expect(help.output.hasSuffix("\n  See 'refold help <subcommand>' for detailed help.\n"))
    for arguments in [["-h"], ["help"], []] {
      #expect(try sandbox.shell("$REFOLD \(arguments.joined())").output == help.output)
    }
  }

  @Test(arguments: ["list", "explain", "targets", "preview", "check", "apply", "undo"])
  func commandHelp(command: String) throws {
    let sandbox = try Sandbox()
    let help = try sandbox.refold("help", command)
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("OVERVIEW: "))
    #expect(help.output.contains("\nUSAGE: refold \(command) "))
    #expect(help.output.hasSuffix("\nOPTIONS:\n  -h, --help              Show help information.\n"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try sandbox.refold(command, "--help").output == help.output)
    #expect(try sandbox.refold(command, "nonsense", "-h").output == help.output)
  }

  @Test func helpOfAnOptionWithLongNamesStandsBelowIt() throws {
    let help = try Sandbox().refold("help", "preview").output
    #expect(
      help.contains(
        """
        SELECTION:
          -t, --transform <name>  A transform, or a group such as safe-areas/*. Can be
                                  repeated.
        """))
    #expect(
      help.contains(
        """
          --lines <file:a-b[,c-d]>
                                  Only changes that lie wholly within these lines. Can
                                  be repeated.
        """))
  }

  @Test func version() throws {
    let version = try Sandbox().refold("--version")
    #expect(version.status == 0)
    #expect(version.output.contains(/^\d+\.\d+\.\d+\n$/))
  }

  @Test func mistypedCommand() throws {
    let sandbox = try Sandbox()
    let mistyped = try sandbox.refold("prevew")
    #expect(mistyped.status == 2)
    #expect(mistyped.output == "")
    #expect(mistyped.errors.hasPrefix("Error: Unknown command 'prevew'. Did you mean 'preview'?\n"))
    #expect(try sandbox.refold("help", "aply").errors.contains("Did you mean 'apply'?"))
    #expect(try sandbox.refold("--versoin").errors.contains("Did you mean '--version'?"))
    let far = try sandbox.refold("qqqqqq")
    #expect(far.status == 2)
    #expect(!far.errors.contains("Did you mean"))
  }
}
