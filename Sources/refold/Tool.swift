/// The tool: its commands, and the way from the words of a command line to an exit status.
struct Tool: Sendable {
  let overview = """
    Rewrites SwiftUI source so that an app fits every window, one named transform at a time.
    """
  let version = "0.1.0"
  /// In the order in which help lists them.
  let commands: [Command] = [
    .list, .explain, .targets, .preview, .check, .apply, .review, .undo,
  ]

  /// Runs the words after the tool's name.
  func run(_ words: [String]) -> ExitStatus {
    let console = Console()
    do throws(Failure) {
      return try dispatch(words[...], console)
    } catch {
      console.say("\(console.paint("Error:", .error)) \(error.message)")
      if let command = error.command {
        console.say("Usage: \(command.usage)")
        console.say("  See 'refold \(command.name) --help' for more information.")
      }
      return error.status
    }
  }

  private func dispatch(
    _ words: ArraySlice<String>, _ console: Console
  ) throws(Failure) -> ExitStatus {
    let help = Help(width: console.width)
    switch words.first {
    case nil, "-h", "--help":
      console.print(help.tool(self))
    case "--version":
      console.print("\(version)\n")
    case "help":
      guard let name = words.dropFirst().first else {
        console.print(help.tool(self))
        break
      }
      console.print(help.command(try command(name)))
    case let name?:
      let command = try command(name)
      let arguments = try Arguments(words.dropFirst(), for: command)
      if arguments.has(.help) {
        console.print(help.command(command))
        break
      }
      return try run(
        Invocation(command: command, arguments: arguments, console: Console(arguments)))
    }
    return .done
  }

  private func run(_ invocation: Invocation) throws(Failure) -> ExitStatus {
    let status = try invocation.command.run(invocation)
    guard let reason = invocation.console.outputFailure else { return status }
    throw Failure(.incomplete, "Standard output could not be written: \(reason).")
  }

  private func command(_ name: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      let known = [Option.help.name, Option.version.name]
      throw .usage("Unknown option '\(name)'.\(didYouMean(name, among: known))")
    }
    throw .usage(
      """
      Unknown command '\(name)'.\(didYouMean(name, among: commands.map(\.name)))
      The commands are \((commands.map(\.name) + ["help"]).list("and")).
      """)
  }
}
