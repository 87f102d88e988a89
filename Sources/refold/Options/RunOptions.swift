import Foundation
import Platforms
import Rewriting

/// What `preview`, `check` and `apply` were asked for, read from the command line.
struct RunOptions: Sendable {
  let choice: TransformChoice
  /// What is decided within a file, but for the lines, whose paths are not known yet.
  var selection = Selection()
  let lines: [LineRanges]
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
    selection.declarations = try arguments.all(.declaration).map { (text) throws(Failure) in
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

extension OptionGroup {
  /// What is rewritten.
  static let selection = OptionGroup(
    title: "SELECTION",
    options: [.transform, .unsafe, .declaration, .lines, .only, .skip, .deploymentTarget])
}

extension Option {
  static let transform = Option(
    "transform", short: "t", value: "name", repeats: true,
    "A transform, or a group such as safe-areas/*. Can be repeated.")
  static let unsafe = Option("unsafe", "Include the changes that a person must agree to.")
  static let declaration = Option(
    "in", value: "type[.member]", repeats: true,
    "Only inside this declaration; * stands for any letters. Can be repeated.")
  static let lines = Option(
    "lines", value: "file:a-b[,c-d]", repeats: true,
    "Only changes that lie wholly within these lines. Can be repeated.")
  static let only = Option(
    "only", value: "id", repeats: true, "Only the change with this id. Can be repeated.")
  static let skip = Option(
    "skip", value: "id", repeats: true, "All but the change with this id. Can be repeated.")
  static let deploymentTarget = Option(
    "deployment-target", value: "targets",
    "What the files ship on, such as iOS=16.0,macOS=13, in place of what the project says.")
  static let jobs = Option(
    "jobs", short: "j", value: "n", "How many files are worked on at once (default: all cores).")
}

extension Failure {
  /// A value that an option cannot take.
  static func invalid(
    _ value: String, for option: Option, _ reason: String, _ command: Command
  ) -> Failure {
    usage("The value '\(value)' is invalid for '\(option.usage)': \(reason).", of: command)
  }
}
