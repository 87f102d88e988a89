import Foundation
import Platforms
import Rewriting

/// What `preview`, `check` and `apply` were asked for, read from the command line.
struct RunOptions: Sendable {
  let choice: TransformChoice
  /// What is decided within a file, but for lines and the baseline, for which files are read.
  var selection = Selection()
  /// As `--in` names them.
  let declarations: [String]
  let lines: [LineRanges]
  /// The commit of `--since`.
  let since: String?
  let shard: Shard?
  /// The file of `--baseline`.
  let baseline: String?
  /// Whether the baseline is written and not read.
  let writesBaseline: Bool
  let files: FileOptions
  /// Replaces what the project files say.
  let targets: DeploymentTargets?
  let output: OutputOptions
  let jobs: Int

  /// - Parameter defaultFormat: The form of the report when the user does not say; nil for none.
  init(_ invocation: Invocation, defaultFormat: OutputOptions.Format?) throws(Failure) {
    let (arguments, command) = (invocation.arguments, invocation.command)
    choice = try TransformChoice(
      arguments.all(.transform), namesPlace: arguments.has(.declaration), of: command)
    selection.includesUnsafe = arguments.has(.unsafe)
    declarations = arguments.all(.declaration)
    selection.declarations = try declarations.map { (text) throws(Failure) in
      guard let pattern = DeclarationPattern(text) else {
        throw .invalid(
          text, for: .declaration, "a declaration is written TYPE or TYPE.MEMBER", command)
      }
      return pattern
    }
    selection.only = try Self.ids(arguments, .only, command)
    selection.skip = try Self.ids(arguments, .skip, command)
    lines = try arguments.all(.lines).map { (text) throws(Failure) in
      try LineRanges(text, of: command)
    }
    since = arguments.last(.since)
    shard = try arguments.last(.shard).map { (text) throws(Failure) in
      try Shard(text, of: command)
    }
    baseline = arguments.last(.baseline)
    writesBaseline = arguments.has(.writeBaseline)
    if writesBaseline, baseline == nil {
      throw .usage(
        "'\(Option.writeBaseline.name)' needs '\(Option.baseline.usage)'.", of: command)
    }
    files = FileOptions(arguments)
    targets = try arguments.last(.deploymentTarget).map { (text) throws(Failure) in
      try DeploymentTargets(option: text, of: command)
    }
    output = OutputOptions(arguments, defaultFormat: defaultFormat)
    let jobs = arguments.last(.jobs) ?? String(ProcessInfo.processInfo.activeProcessorCount)
    guard let number = Int(jobs), number > 0 else {
      throw .invalid(jobs, for: .jobs, "it must be a number above 0", command)
    }
    self.jobs = number
  }

  private static func ids(
    _ arguments: Arguments, _ option: Option, _ command: Command
  ) throws(Failure) -> Set<ChangeID> {
    Set(
      try arguments.all(option).map { (text) throws(Failure) in
        guard let id = ChangeID(text) else {
          throw .invalid(
            text, for: option,
            "an id looks like 0123456789ab-01234567; preview --format text prints them", command)
        }
        return id
      })
  }
}

extension Failure {
  /// A value that an option cannot take.
  static func invalid(
    _ value: String, for option: Option, _ reason: String, _ command: Command
  ) -> Failure {
    usage("The value '\(value)' is invalid for '\(option.usage)': \(reason).", of: command)
  }
}
