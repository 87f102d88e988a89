#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A Swift source that may be written; there is no other way to hand a file to `write`.
public struct WritableSource: Hashable, Sendable {
  /// The absolute path.
  public let path: Path
  /// The folder whose content this run is about; nothing outside of it is written.
  public let root: Path

  /// Checks a file that was discovered.
  ///
  /// - Throws: the reason why it must not be written, under its display path: it is no Swift
  ///   source, a manifest, a symbolic link or behind one, in another repository, read-only, or has
  ///   several hard links, of which a write would leave the others behind.
  public init(_ file: DiscoveredFile) throws(Skip) {
    do throws(Skip) {
      try self.init(path: file.path, root: file.root)
    } catch {
      throw Skip(file.displayPath, error.reason)
    }
  }

  /// Checks a path.
  ///
  /// - Parameters:
  ///   - path: absolute, without symbolic links above `root`.
  ///   - root: the top of the checkout, or of what a plain run is about.
  public init(path: Path, root: Path) throws(Skip) {
    self.path = path
    self.root = root
    try check()
  }

  /// Looks again, since the file may have become something else.
  ///
  /// - Returns: what is there now.
  @discardableResult
  func check() throws(Skip) -> FileStatus {
    guard let relative = path.relative(to: root) else { throw Skip(path, .outside(root: root)) }
    var chain = FolderChain()
    let obstacle = ProtectedFile.reason(relative) ?? chain.obstacle(at: path.parent, below: root)
    if let obstacle { throw Skip(path, obstacle) }
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(path)
    } catch {
      throw Skip(path, error.isMissing ? .missing : .unreadable(error))
    }
    switch status.kind {
    case .regular: break
    case .symbolicLink: throw Skip(path, .symbolicLink(link: path))
    case .folder, .other: throw Skip(path, .notRegularFile)
    }
    if status.links > 1 { throw Skip(path, .hardLinked) }
    if isReadOnly(status) { throw Skip(path, .readOnly) }
    return status
  }

  /// The superuser may write anything, so the permission of the owner is what counts there.
  private func isReadOnly(_ status: FileStatus) -> Bool {
    let user = geteuid()
    if status.isLocked { return true }
    if user == 0 || user == status.owner { return status.mode & S_IWUSR == 0 }
    return path.withCString { access($0, W_OK) } != 0
  }
}
