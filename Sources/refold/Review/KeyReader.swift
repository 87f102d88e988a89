/// Makes keys, lines and texts of the bytes that a keyboard sends.
final class KeyReader {
  private let keyboard: Keyboard
  private var buffer: [UInt8] = []
  /// What was typed behind a key on its line.
  private var rest: String?

  init(_ keyboard: Keyboard) { self.keyboard = keyboard }

  /// What a person did, or what happened to the process.
  enum Event: Equatable {
    case key(Key)
    case signal(Int32)
    case end
  }

  /// Waits for a key.
  func key() -> Event {
    rest = nil
    return keyboard.readsLines ? keyOfLine() : singleKey()
  }

  /// A text that was typed already behind the key that asks for it.
  func takeRest() -> String? {
    defer { rest = nil }
    return rest
  }

  /// Waits for the next byte, or for at most some milliseconds: then nil is given.
  func byte(within milliseconds: Int32? = nil) -> Byte? {
    while buffer.isEmpty {
      switch keyboard.next(within: milliseconds) {
      case .bytes(let bytes)?: buffer += bytes
      case .signal(let signal)?: return .signal(signal)
      case .end?: return .end
      case nil: return nil
      }
    }
    return .value(buffer.removeFirst())
  }

  /// One byte, or what came instead.
  enum Byte {
    case value(UInt8)
    case signal(Int32)
    case end
  }

  private func singleKey() -> Event {
    switch byte() {
    case .value(0x04)?, .end?, nil: .end
    case .signal(let signal)?: .signal(signal)
    case .value(0x1B)?: .key(escapeSequence())
    case .value(let first)?: .key(Key(character(from: first)))
    }
  }

  /// What follows an escape: an arrow, a key that means nothing, or nothing at all.
  private func escapeSequence() -> Key {
    guard case .value(let second)? = byte(within: 50) else { return .escape }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return .other }
    while case .value(let next)? = byte(within: 50) {
      guard (0x40...0x7E).contains(next) else { continue }
      switch next {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      default: return .other
      }
    }
    return .other
  }

  /// The character that starts with a byte; nil when the bytes are none.
  func character(from first: UInt8) -> Character? {
    var bytes = [first]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    while bytes.count < length, case .value(let next)? = byte(within: 50) { bytes.append(next) }
    return String(validating: bytes, as: UTF8.self)?.first
  }

  private func keyOfLine() -> Event {
    switch line() {
    case .text(let text):
      let trimmed = text.drop { $0 == " " }
      guard let first = trimmed.first else { return .key(.enter) }
      let others = trimmed.dropFirst().drop { $0 == " " }
      if others.allSatisfy({ $0 == " " }) { return .key(Key(first)) }
      if "g/i".contains(first) {
        rest = String(others)
        return .key(Key(first))
      }
      let words: [String: Key] = ["yes": .letter("y"), "no": .letter("n"), "tab": .tab]
      return .key(words[trimmed.lowercased()] ?? .other)
    case .signal(let signal): return .signal(signal)
    case .end: return .end
    }
  }

  /// A line, or what came instead.
  enum Line {
    case text(String)
    case signal(Int32)
    case end
  }

  /// Waits for a line. One that the end of the input cuts off is a line too.
  func line() -> Line {
    var bytes: [UInt8] = []
    while true {
      switch byte() {
      case .value(UInt8(ascii: "\n"))?: return .text(String(decoding: bytes, as: UTF8.self))
      case .value(let next)?: bytes.append(next)
      case .signal(let signal)?:
        buffer = bytes + buffer
        return .signal(signal)
      case .end?, nil:
        return bytes.isEmpty ? .end : .text(String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}

extension Key {
  init(_ character: Character?) {
    switch character {
    case "\t"?: self = .tab
    case "\n"?, "\r"?, "\r\n"?: self = .enter
    case let letter? where letter.isASCII && letter > " ": self = .letter(letter)
    default: self = .other
    }
  }
}
