#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A Boolean expression of byte strings that must occur in a file before it is worth parsing.
///
/// A trigger may let a file through that has no candidate; it must never hold one back that has.
public indirect enum Trigger: Sendable, Hashable, ExpressibleByStringLiteral {
  case bytes([UInt8])
  case all([Trigger])
  case any([Trigger])

  /// Holds when the UTF-8 bytes of the text occur.
  public init(stringLiteral text: String) {
    self = .bytes(Array(text.utf8))
  }

  /// Holds when both do.
  public static func && (left: Trigger, right: Trigger) -> Trigger { .all([left, right]) }
  /// Holds when one of them does.
  public static func || (left: Trigger, right: Trigger) -> Trigger { .any([left, right]) }

  /// Whether the expression holds for the bytes of a file.
  public func matches(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .bytes(let needle): return Self.contains(needle, in: bytes)
    case .all(let triggers): return triggers.allSatisfy { $0.matches(bytes) }
    case .any(let triggers): return triggers.contains { $0.matches(bytes) }
    }
  }

  /// Whether the expression holds for the bytes of a file.
  public func matches(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { matches($0) }
  }
}

extension Trigger {
  /// Looks for the byte of the needle that is rarest in Swift code, at the speed of `memchr`, and
  /// compares the rest only there.
  private static func contains(_ needle: [UInt8], in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let anchor = needle.indices.min(by: { rank(needle[$0]) < rank(needle[$1]) }) else {
      return true
    }
    guard let base = bytes.baseAddress, bytes.count >= needle.count else { return false }
    let last = bytes.count - (needle.count - anchor)
    var from = anchor
    while from <= last,
      let found = memchr(base + from, Int32(needle[anchor]), last - from + 1)
    {
      let start = UnsafeRawPointer(found) - anchor
      if memcmp(start, needle, needle.count) == 0 { return true }
      from = base.distance(to: UnsafeRawPointer(found)) + 1
    }
    return false
  }

  /// How common a byte is in Swift code: rare bytes first.
  private static func rank(_ byte: UInt8) -> Int { ranks[Int(byte)] }

  private static let ranks: [Int] = {
    var ranks = [Int](repeating: 0, count: 256)
    for (index, byte) in common.enumerated() { ranks[Int(byte)] = common.count - index }
    return ranks
  }()

  /// The bytes of Swift code by falling frequency.
  private static let common = Array(" etnirao\nsl.dcu(mp),:gf\"hvybSTV{}wA=ICPx/kDRF_".utf8)
}
