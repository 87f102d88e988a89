import Foundation

/// The name of a file, as the exact bytes that the file system and git use.
///
/// Two paths are equal when their bytes are. `String` compares by canonical equivalence, so that
/// `é` in its two normal forms would be one file there, where Linux has two.
public struct Path: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The bytes, without a zero byte, and without a slash at the end unless it is the root.
  public let bytes: [UInt8]

  /// Takes bytes as git or the file system gives them.
  public init(bytes: some Sequence<UInt8>) {
    var bytes = Array(bytes)
    while bytes.count > 1, bytes.last == Path.slash { bytes.removeLast() }
    self.bytes = bytes
  }

  /// Takes the UTF-8 of a string as it is, without normalising it.
  public init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  /// The path as text; bytes that are not UTF-8 are replaced, so it is for people, not for opening.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The last component.
  public var name: Path {
    guard let slash = lastSlash, bytes.count > 1 else { return self }
    return Path(bytes: bytes[(slash + 1)...])
  }

  /// The folder that holds this path; the root holds itself.
  public var parent: Path {
    guard let slash = lastSlash else { return Path(".") }
    return slash == 0 ? Path.root : Path(bytes: bytes[..<slash])
  }

  /// The components between the slashes, empty ones left out.
  public var components: [Path] {
    bytes.split(separator: Path.slash).map { Path(bytes: $0) }
  }

  /// Whether it starts at the root.
  public var isAbsolute: Bool { bytes.first == Path.slash }

  /// Whether the bytes are a text.
  public var isUTF8: Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }

  /// This path with another one below it; an absolute one replaces it.
  public func appending(_ other: Path) -> Path {
    if other.isAbsolute || bytes.isEmpty { return other }
    if other.bytes.isEmpty { return self }
    return Path(bytes: self == Path.root ? bytes + other.bytes : bytes + [Path.slash] + other.bytes)
  }

  /// What is left of this path below `folder`: empty for the folder itself, nil outside of it.
  public func relative(to folder: Path) -> Path? {
    if folder == Path.root { return isAbsolute ? Path(bytes: bytes.dropFirst()) : nil }
    guard bytes.hasPrefix(folder.bytes) else { return nil }
    if bytes.count == folder.bytes.count { return Path("") }
    guard bytes[folder.bytes.count] == Path.slash else { return nil }
    return Path(bytes: bytes[(folder.bytes.count + 1)...])
  }

  /// Whether this is `folder` or lies below it.
  public func isInside(_ folder: Path) -> Bool { relative(to: folder) != nil }

  /// Whether the bytes end with those of `suffix`.
  func ends(with suffix: StaticString) -> Bool { bytes.hasSuffix(suffix) }

  private var lastSlash: Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = buffer.count - 1
      while index >= 0, buffer[index] != Path.slash { index -= 1 }
      return index >= 0 ? index : nil
    }
  }

  /// Whether the bytes are equal.
  public static func == (left: Path, right: Path) -> Bool {
    left.bytes.count == right.bytes.count && left.bytes.compared(with: right.bytes) == 0
  }

  /// By all of the bytes at once, which is what makes large tables of paths cheap.
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// By bytes, so that the order is the same on every machine and in every locale.
  public static func < (left: Path, right: Path) -> Bool {
    left.bytes.compared(with: right.bytes) < 0
  }

  static let root = Path("/")
  static let slash = UInt8(ascii: "/")
}
