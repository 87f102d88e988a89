/// Bytes of a file for a terminal: what could steer it is spelled out instead.
///
/// Control characters other than the tab appear as `^[`, bytes that are not UTF-8 as `<9B>`, and
/// characters that reorder or control text (C1, bidirectional marks) as `<U+202E>`.
struct TerminalText {
  private(set) var bytes: [UInt8] = []

  init(_ source: ArraySlice<UInt8>) {
    var rest = source
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = source.makeIterator()
    parsing: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), encodedAs: rest.prefix(encoded.count))
        rest.removeFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) { append("<\(Self.hexadecimal(UInt32(byte), digits: 2))>") }
        rest.removeFirst(length)
      case .emptyInput:
        break parsing
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, encodedAs bytes: ArraySlice<UInt8>) {
    switch scalar.value {
    case UInt32(Byte.tab): self.bytes.append(Byte.tab)
    case 0x00...0x1F, 0x7F: self.bytes += [UInt8(ascii: "^"), bytes[bytes.startIndex] ^ 0x40]
    case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      append("<U+\(Self.hexadecimal(scalar.value, digits: 4))>")
    default: self.bytes += bytes
    }
  }

  private mutating func append(_ text: String) {
    bytes += text.utf8
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.count) + text
  }
}

/// A line without its line ending.
struct LineContent {
  let bytes: ArraySlice<UInt8>
  /// Whether the ending is a carriage return and a line feed.
  let endsInCarriageReturn: Bool

  init(_ line: ArraySlice<UInt8>) {
    let hasNewline = line.last == Byte.lineFeed
    let content = hasNewline ? line.dropLast() : line
    endsInCarriageReturn = hasNewline && content.last == Byte.carriageReturn
    bytes = endsInCarriageReturn ? content.dropLast() : content
  }
}
