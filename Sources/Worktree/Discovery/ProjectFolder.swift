#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A root whose project files are read, and never written.
public struct ProjectFolder: Sendable {
  private let root: Path

  /// - Parameter root: absolute.
  public init(_ root: Path) {
    self.root = root
  }

  /// The bytes of a file, links being followed; nil when there is none.
  ///
  /// - Parameter path: from the root.
  public func read(_ path: String) throws(SystemError) -> [UInt8]? {
    let path = root.appending(Path(path))
    do throws(SystemError) {
      let file = try Descriptor(opening: path, flags: O_RDONLY)
      guard try FileStatus(file, path).kind == .regular else { return nil }
      return try file.readAll(of: path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// The names in a folder.
  ///
  /// - Parameter path: from the root; empty for the root itself.
  public func list(_ path: String) throws(SystemError) -> [String] {
    try root.appending(Path(path)).entries().map(\.description)
  }
}
