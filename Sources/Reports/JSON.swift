/// A JSON value whose members keep their order.
public indirect enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The name, not yet quoted.
    public var name: String
    /// What stands after the colon.
    public var value: JSON
  }

  /// An object whose members stand in the order of the list.
  public static func object(_ members: [(String, JSON)]) -> JSON {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// A string, or null.
  public static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// The value as text, indented by two spaces a level, without a line end.
  /// - Parameter depth: The level at which the value stands; its first line is not indented.
  public func text(depth: Int = 0) -> String {
    var text = ""
    write(to: &text, depth: depth)
    return text
  }

  private func write(to text: inout String, depth: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      Self.write(items, in: ("[", "]"), to: &text, depth: depth) { item, text in
        item.write(to: &text, depth: depth + 1)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, depth: depth) { member, text in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, depth: depth + 1)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], in brackets: (String, String), to text: inout String, depth: Int,
    item write: (Item, inout String) -> Void
  ) {
    text += brackets.0
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: depth + 1)
      write(item, &text)
    }
    if !items.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
    text += brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An object whose members stand in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
}
