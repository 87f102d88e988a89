/// An option of a command: how it is typed, and what help says of it. Parsing and help read the same
/// value.
struct Option: Sendable, Hashable {
  /// The long name, without its hyphens.
  let long: String
  /// The one-letter name.
  let short: Character?
  /// What stands for the value in help; nil for a flag.
  let value: String?
  /// The values there are; empty for a free text.
  let choices: [String]
  /// Whether it can be given more than once. Otherwise the last one counts.
  let repeats: Bool
  let help: String

  init(
    _ long: String, short: Character? = nil, value: String? = nil, choices: [String] = [],
    repeats: Bool = false, _ help: String
  ) {
    self.long = long
    self.short = short
    self.value = choices.isEmpty ? value : choices.joined(separator: "|")
    self.choices = choices
    self.repeats = repeats
    self.help = help
  }

  /// The name as it is typed: `--format`.
  var name: String { "--\(long)" }

  /// The option as an error names it: `--format <diff|text|json>`.
  var usage: String { value.map { "\(name) <\($0)>" } ?? name }

  /// The option as help lists it: `-t, --transform <name>`.
  var synopsis: String { (short.map { "-\($0), " } ?? "") + usage }
}

/// Options that help lists together.
struct OptionGroup: Sendable {
  /// The heading, such as `SELECTION`.
  let title: String
  let options: [Option]
}

extension OptionGroup {
  /// The option that every command has.
  static let general = OptionGroup(title: "OPTIONS", options: [.help])
}

extension Option {
  static let help = Option("help", short: "h", "Show help information.")
  static let version = Option("version", "Show the version.")
}
