/// What a process ends with.
enum ExitStatus: Int32, Sendable {
  /// Done; `preview` and `apply` also when there was nothing to do.
  case done = 0
  /// `check`, or `--exit-code`, found something.
  case found = 1
  /// The command line or the configuration is wrong.
  case usage = 2
  /// Some files could not be read, parsed or written; each was named.
  case incomplete = 3
  /// A dirty tree, no repository, a change that was named for another content.
  case refused = 4
  /// Ctrl-C.
  case interrupted = 130
}

/// Why the tool stops, as standard error says it.
struct Failure: Error, Sendable {
  let status: ExitStatus
  /// Full sentences.
  let message: String
  /// The command whose usage is shown after the message.
  var command: Command?

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// The command line is wrong.
  static func usage(_ message: String, of command: Command? = nil) -> Failure {
    var failure = Failure(.usage, message)
    failure.command = command
    return failure
  }

  /// An option that the command does not have.
  static func unknownOption(_ name: String, of command: Command) -> Failure {
    usage(
      "Unknown option '\(name)'.\(didYouMean(name, among: command.options.map(\.name)))",
      of: command)
  }
}
