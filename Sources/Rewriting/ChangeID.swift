/// The identity of a change: a hash of transform, path, enclosing declaration, original text, place
/// and title, and a second one of the file's content on disk, for which alone it holds.
public struct ChangeID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What identifies the change within one content of its file: twelve hexadecimal digits.
  public let change: String
  /// What identifies the content of the file: eight hexadecimal digits.
  public let content: String

  init(change: UInt64, content: UInt64) {
    self.change = Self.hex(change, digits: 12)
    self.content = Self.hex(content, digits: 8)
  }

  /// Reads the form that `description` prints; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 12, parts[1].count == 8,
      parts.allSatisfy({ $0.utf8.allSatisfy(Self.digits.contains) })
    else { return nil }
    change = String(parts[0])
    content = String(parts[1])
  }

  /// Both parts, as `--only` and `--skip` take them.
  public var description: String { "\(change)-\(content)" }

  /// The order of the texts.
  public static func < (left: ChangeID, right: ChangeID) -> Bool {
    left.description < right.description
  }

  /// The part of an identity that stands for a content of a file.
  public static func content(of bytes: [UInt8]) -> String {
    hex(StableHash(bytes).value, digits: 8)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func hex(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String((String(repeating: "0", count: max(0, 16 - text.count)) + text).suffix(digits))
  }
}

/// FNV-1a, which gives the same value in every run and on every machine, unlike `Hasher`.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ bytes: some Sequence<UInt8> = []) { combine(bytes) }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // A separator, so that moving a byte from one part to the next changes the hash.
    value = (value ^ 0xFF) &* 0x100_0000_01b3
  }

  mutating func combine(_ text: String) { combine(text.utf8) }
}
