#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A call to the operating system that failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  public let code: Int32
  /// What was being done, as in "read".
  public let action: String
  /// The file that it was done to.
  public let path: Path

  init(_ action: String, _ path: Path, code: Int32 = errno) {
    self.code = code
    self.action = action
    self.path = path
  }

  /// Whether there is no such file.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// As in "cannot read a.swift: Permission denied".
  public var description: String { "cannot \(action) \(path): \(reason)" }

  /// The system's own words for the code.
  public var reason: String { String(cString: strerror(code)) }
}
