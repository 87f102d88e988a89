/// A file name in the quotes that git puts around unusual ones.
enum QuotedName {
  /// The bytes that a quoted name stands for; nil when it is not one.
  static func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    let text = Array(text)
    guard text.count >= 2, text.first == quote, text.last == quote else { return nil }
    var rest = text.dropFirst().dropLast()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte != quote else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let code = rest.popFirst() else { return nil }
      if let plain = escapes[code] {
        bytes.append(plain)
      } else {
        let digits = [code] + rest.prefix(2)
        guard digits.count == 3,
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
        else { return nil }
        rest = rest.dropFirst(2)
        bytes.append(value)
      }
    }
    return bytes
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5c, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
    UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]
}
