/// What was typed after a command's name.
struct Arguments: Sendable {
  /// Everything, as it was typed.
  let words: [String]
  /// What stands without an option's name, in order.
  private(set) var operands: [String] = []
  /// By the long name of the option.
  private var values: [String: [String]] = [:]

  /// Reads what follows a command's name.
  ///
  /// Long options take their value after `=` or as the next word, short ones also without a blank;
  /// flags of one letter can be clustered; after `--` everything is an operand.
  init(_ words: some Sequence<String>, for command: Command) throws(Failure) {
    self.words = Array(words)
    var words = self.words[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      } else if word.hasPrefix("--") {
        try readLong(word, rest: &words, of: command)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word, rest: &words, of: command)
      } else {
        operands.append(word)
      }
    }
    guard !has(.help) else { return }
    try checkOperands(of: command)
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.long] != nil }

  /// Every value of an option, in the order in which they were typed.
  func all(_ option: Option) -> [String] { values[option.long] ?? [] }

  /// The value that counts: the last one.
  func last(_ option: Option) -> String? { values[option.long]?.last }

  private mutating func readLong(
    _ word: String, rest: inout ArraySlice<String>, of command: Command
  ) throws(Failure) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = command.options.first(where: { $0.long == parts[0] }) else {
      throw .unknownOption("--\(parts[0])", of: command)
    }
    if parts.count > 1, option.value == nil {
      throw .usage("The option '\(option.name)' takes no value.", of: command)
    }
    try take(option, value: parts.count > 1 ? String(parts[1]) : nil, rest: &rest, of: command)
  }

  private mutating func readShort(
    _ word: String, rest: inout ArraySlice<String>, of command: Command
  ) throws(Failure) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw .unknownOption("-\(letter)", of: command)
      }
      guard option.value != nil, !letters.isEmpty else {
        try take(option, value: nil, rest: &rest, of: command)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      return try take(option, value: String(letters), rest: &rest, of: command)
    }
  }

  private mutating func take(
    _ option: Option, value: String?, rest: inout ArraySlice<String>, of command: Command
  ) throws(Failure) {
    guard option.value != nil else {
      values[option.long] = []
      return
    }
    var value = value
    if value == nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
      value = rest.removeFirst()
    }
    guard let value else { throw .usage("Missing value for '\(option.usage)'.", of: command) }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.map { "'\($0)'" }.list("or")
      throw .usage(
        "The value '\(value)' is invalid for '\(option.usage)'. Please provide \(choices).",
        of: command)
    }
    values[option.long, default: []].append(value)
  }

  private func checkOperands(of command: Command) throws(Failure) {
    let most = command.operand.map { $0.repeats ? Int.max : 1 } ?? 0
    if operands.count > most {
      throw .usage("Unexpected argument '\(operands[most])'.", of: command)
    }
    if operands.isEmpty, let operand = command.operand, operand.isRequired {
      throw .usage("Missing expected argument '<\(operand.name)>'.", of: command)
    }
  }
}

extension [String] {
  /// The items as a sentence lists them: `a, b or c`.
  func list(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
