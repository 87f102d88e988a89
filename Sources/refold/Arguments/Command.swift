/// A command: what is typed, what help says, and what runs.
struct Command: Sendable {
  let name: String
  /// What it does, in one sentence.
  let overview: String
  /// More for those who ask for help; empty when the overview says it all.
  let discussion: String
  /// What it takes besides options; nil when it takes nothing.
  let operand: Operand?
  let groups: [OptionGroup]
  let run: @Sendable (Invocation) throws(Failure) -> ExitStatus

  init(
    name: String, overview: String, discussion: String = "", operand: Operand? = nil,
    groups: [OptionGroup] = [],
    run: @escaping @Sendable (Invocation) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.overview = overview
    self.discussion = discussion
    self.operand = operand
    self.groups = groups + [.general]
    self.run = run
  }

  /// What stands without an option's name.
  struct Operand: Sendable {
    let name: String
    let help: String
    let isRequired: Bool
    let repeats: Bool

    /// The operand as usage shows it: `[<path> ...]`.
    var usage: String {
      let text = repeats ? "<\(name)> ..." : "<\(name)>"
      return isRequired ? text : "[\(text)]"
    }
  }

  var options: [Option] { groups.flatMap(\.options) }

  /// The usage line without its heading.
  var usage: String {
    ["refold", name, options.count > 1 ? "[<options>]" : nil, operand?.usage]
      .compactMap(\.self).joined(separator: " ")
  }
}

/// A command as it was typed, ready to run.
struct Invocation: Sendable {
  let command: Command
  let arguments: Arguments
  let console: Console
}
