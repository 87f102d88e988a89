/// Help texts in the shape of swift-argument-parser.
struct Help {
  /// The columns of the terminal.
  let width: Int

  /// What `refold --help` prints.
  func tool(_ tool: Tool) -> String {
    var text = section("OVERVIEW", tool.overview)
    text += "USAGE: refold <subcommand>\n\n"
    text += list("OPTIONS", [Option.version, .help].map { ($0.synopsis, $0.help) })
    text += list("SUBCOMMANDS", tool.commands.map { ($0.name, $0.overview) })
    text += "  See 'refold help <subcommand>' for detailed help.\n"
    return text
  }

  /// What `refold help COMMAND` prints.
  func command(_ command: Command) -> String {
    var text = section("OVERVIEW", command.overview)
    if !command.discussion.isEmpty { text += wrapped(command.discussion, to: width) + "\n\n" }
    text += "USAGE: \(command.usage)\n\n"
    if let operand = command.operand {
      text += list("ARGUMENTS", [("<\(operand.name)>", operand.help)])
    }
    for group in command.groups {
      text += list(group.title, group.options.map { ($0.synopsis, $0.help) })
    }
    return String(text.dropLast())
  }

  private func section(_ title: String, _ body: String) -> String {
    wrapped("\(title): \(body)", to: width) + "\n\n"
  }

  private func list(_ title: String, _ items: [(label: String, text: String)]) -> String {
    let column = 26
    var text = "\(title):\n"
    for item in items {
      let label = "  \(item.label)"
      let body = wrapped(item.text, to: max(width - column, 20))
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { String(repeating: " ", count: column) + $0 }.joined(separator: "\n")
      let fits = label.count < column
      text += fits ? label + body.dropFirst(label.count) + "\n" : "\(label)\n\(body)\n"
    }
    return text + "\n"
  }
}

/// Breaks a text at blanks so that no line is longer than a number of columns; line breaks that are
/// there stay.
func wrapped(_ text: String, to width: Int) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
    var lines: [String] = [""]
    for word in paragraph.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }.joined(separator: "\n")
}
