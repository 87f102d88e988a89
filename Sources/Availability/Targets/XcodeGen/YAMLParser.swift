/// Reads lines by their indentation. Whatever it does not understand becomes a scalar or is left out;
/// it always ends, since every step takes a line.
struct YAMLParser {
  private struct Line {
    var indentation: Int
    var text: String
    var number: Int
  }

  private var lines: [Line] = []
  private var next = 0

  init(_ text: String) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let content = withoutComment(line)
      let text = content.trimmed
      if text.isEmpty || text == "---" { continue }
      let indentation = content.prefix { $0 == " " }.count
      lines.append(Line(indentation: indentation, text: text, number: index + 1))
    }
  }

  mutating func document() -> YAMLValue {
    lines.isEmpty ? .scalar("", line: 1) : block(indentation: lines[0].indentation)
  }

  private var current: Line? { next < lines.count ? lines[next] : nil }

  /// What stands at the indentation, up to the first line that stands further left.
  private mutating func block(indentation: Int) -> YAMLValue {
    guard let first = current else { return .scalar("", line: 1) }
    if isItem(first.text) { return list(indentation: indentation) }
    if splitKey(first.text) != nil { return mapping(indentation: indentation) }
    next += 1
    return inline(first.text, line: first.number)
  }

  private mutating func list(indentation: Int) -> YAMLValue {
    var values: [YAMLValue] = []
    while let line = current, line.indentation == indentation, isItem(line.text) {
      let content = line.text.dropFirst().drop { $0 == " " }
      if content.isEmpty {
        next += 1
        values.append(nested(below: indentation, of: line))
      } else {
        // The rest of the line is the first line of a block that starts where it stands.
        let offset = line.text.count - content.count
        lines[next] = Line(
          indentation: indentation + offset, text: String(content), number: line.number)
        values.append(block(indentation: indentation + offset))
      }
      skip(deeperThan: indentation)
    }
    return .list(values)
  }

  private mutating func mapping(indentation: Int) -> YAMLValue {
    var values: [String: YAMLValue] = [:]
    while let line = current, line.indentation == indentation,
      let (key, rest) = splitKey(line.text)
    {
      next += 1
      if rest.isEmpty || rest.hasPrefix("&") {
        values[key] = nested(below: indentation, of: line)
      } else if rest.hasPrefix("|") || rest.hasPrefix(">") {
        values[key] = .scalar("", line: line.number)
      } else {
        values[key] = inline(rest, line: line.number)
      }
      skip(deeperThan: indentation)
    }
    return .mapping(values)
  }

  /// The block below a key or dash; a list may stand as far left as the key that it belongs to.
  private mutating func nested(below indentation: Int, of parent: Line) -> YAMLValue {
    guard let line = current else { return .scalar("", line: parent.number) }
    let isListOfKey = line.indentation == indentation && isItem(line.text) && !isItem(parent.text)
    guard line.indentation > indentation || isListOfKey else {
      return .scalar("", line: parent.number)
    }
    return block(indentation: line.indentation)
  }

  private mutating func skip(deeperThan indentation: Int) {
    while let line = current, line.indentation > indentation { next += 1 }
  }

  private func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// A scalar, or a list or mapping in brackets, which may go on over the next lines.
  private mutating func inline(_ text: String, line: Int) -> YAMLValue {
    guard let first = text.first, "[{".contains(first) else {
      return .scalar(unquoted(text), line: line)
    }
    var whole = text
    while !isBalanced(whole), let following = current {
      whole += " " + following.text
      next += 1
    }
    return flow(whole, line: line)
  }

  private func flow(_ text: String, line: Int) -> YAMLValue {
    let inner = text.dropFirst().dropLast()
    switch (text.first, text.last) {
    case ("[", "]"):
      return .list(parts(of: inner).map { flow($0, line: line) })
    case ("{", "}"):
      var values: [String: YAMLValue] = [:]
      for part in parts(of: inner) {
        if let (key, rest) = splitKey(part) { values[key] = flow(rest, line: line) }
      }
      return .mapping(values)
    default:
      return .scalar(unquoted(text), line: line)
    }
  }
}

/// Splits at the colon after the key; nil when the text does not begin with a key.
private func splitKey(_ text: String) -> (key: String, rest: String)? {
  var quote: Character?
  for index in text.indices {
    let character = text[index]
    if let open = quote {
      if character == open { quote = nil }
    } else if "\"'".contains(character), index == text.startIndex {
      quote = character
    } else if "[{".contains(character), index == text.startIndex {
      return nil
    } else if character == ":" {
      let after = text.index(after: index)
      guard after == text.endIndex || text[after] == " " else { continue }
      return (unquoted(text[..<index].trimmed), text[after...].trimmed)
    }
  }
  return nil
}

/// The parts between the commas that stand in no bracket and no quotes.
private func parts(of text: Substring) -> [String] {
  var parts = [""]
  scan(text) { character, depth, isQuoted in
    if character == ",", depth == 0, !isQuoted {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
  }
  return parts.map(\.trimmed).filter { !$0.isEmpty }
}

private func isBalanced(_ text: String) -> Bool {
  var last = 0
  scan(text[...]) { _, depth, _ in last = depth }
  return last <= 0
}

/// A `#` starts a comment at the start of a line and after a blank, outside quotes.
private func withoutComment(_ line: Substring) -> Substring {
  var end: Int?
  var count = 0
  var previous: Character = " "
  scan(line) { character, _, isQuoted in
    if character == "#", previous.isWhitespace, !isQuoted, end == nil { end = count }
    previous = character
    count += 1
  }
  return end.map { line.prefix($0) } ?? line
}

/// Calls with each character, the number of brackets open after it, and whether it stands in quotes.
private func scan(_ text: Substring, body: (Character, Int, Bool) -> Void) {
  var depth = 0
  var quote: Character?
  var previous: Character = " "
  for character in text {
    if let open = quote {
      if character == open { quote = nil }
    } else if "\"'".contains(character), !previous.isLetter {
      quote = character
    } else if "[{".contains(character) {
      depth += 1
    } else if "]}".contains(character) {
      depth -= 1
    }
    body(character, depth, quote != nil)
    previous = character
  }
}

private func unquoted(_ text: String) -> String {
  guard text.count >= 2, let first = text.first, "\"'".contains(first), text.last == first else {
    return text
  }
  return String(text.dropFirst().dropLast())
}
