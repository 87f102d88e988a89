/// A path as git writes it in a diff, with its default configuration (`core.quotePath` is true).
struct QuotedPath {
  /// The path behind its prefix: as it is, or in double quotes with C escapes when it holds a
  /// control character, a quote, a backslash or a byte outside ASCII.
  let bytes: [UInt8]

  init(prefix: String, path: [UInt8]) {
    let name = prefix.utf8 + path.drop { $0 == UInt8(ascii: "/") }
    let escaped = name.flatMap(Self.escaped)
    bytes = escaped.count == name.count ? escaped : [Self.quote] + escaped + [Self.quote]
  }

  /// The path for a line that holds nothing else. A tab ends a path with a space, because `patch`
  /// would take what follows the space for a date.
  var line: [UInt8] { bytes.contains(Byte.space) ? bytes + [Byte.tab] : bytes }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case quote, backslash: [backslash, byte]
    case 0x07...0x0D: [backslash, Array("abtnvfr".utf8)[Int(byte - 0x07)]]
    case Byte.space...0x7E: [byte]
    default: [backslash] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
    }
  }
}
