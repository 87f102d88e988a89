import Reports

/// How the outcome is shown.
struct OutputOptions: Sendable {
  /// Nil: no report, just the summary.
  let format: Format?
  /// The file that the report goes to instead of standard output.
  let file: String?
  /// Whether a finding makes the exit status 1.
  let hasExitCode: Bool

  init(_ arguments: Arguments, defaultFormat: Format?) {
    format = arguments.last(.format).flatMap(Format.init) ?? defaultFormat
    file = arguments.last(.output)
    hasExitCode = arguments.has(.exitCode)
  }

  /// The forms of a report.
  enum Format: String, Sendable {
    case diff, text, json
  }
}

extension OptionGroup {
  /// How the outcome is shown.
  static func output(_ options: Option...) -> OptionGroup {
    OptionGroup(
      title: "OUTPUT", options: options + [.output, .color, .quiet, .verbose, .jobs])
  }
}

extension Option {
  /// The form of the report, of all that there are; a command offers those that it has.
  static let format = Option("format", value: "format", "The form of the report.")

  /// The forms of a command's report.
  static func format(_ formats: OutputOptions.Format..., default text: String) -> Option {
    Option(
      format.long, choices: formats.map(\.rawValue), "The form of the report (default: \(text)).")
  }

  static let output = Option(
    "output", short: "o", value: "file", "Write the report to a file instead of standard output.")
  static let exitCode = Option("exit-code", "Exit with status 1 when there is a change.")
  static let color = Option(
    "color", choices: ColorChoice.allCases.map(\.rawValue),
    "When to use colour (default: auto, on a terminal).")
  static let quiet = Option("quiet", short: "q", "Say nothing but errors.")
  static let verbose = Option(
    "verbose", short: "v", "Say what was found and not changed, and which files were skipped.")
}

extension Console {
  /// The console that the options ask for.
  convenience init(_ arguments: Arguments) {
    self.init(
      color: arguments.last(.color).flatMap(ColorChoice.init) ?? .auto,
      level: arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal)
  }
}
