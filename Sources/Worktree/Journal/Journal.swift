import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines in the git folder of a checkout, out of the tree, that only grow. A line is on the disk when
/// it was appended.
///
/// ```
/// refold/NAME-DATE-RANDOM     one line after another, locked while a run is at work on it
/// ```
public final class Journal: Sendable {
  /// Where it lies.
  public let path: Path
  private let file: Descriptor

  private init(path: Path, file: consuming Descriptor) {
    self.path = path
    self.file = file
  }

  /// A new one; those that are there stay.
  public convenience init(
    _ name: String, in repository: Repository, date: Date = Date()
  ) throws(SystemError) {
    let folder = Journal.folder(of: repository)
    if folder.withCString({ mkdir($0, 0o700) }) != 0, errno != EEXIST {
      throw SystemError("create", folder)
    }
    let stamp = date.formatted(.iso8601).filter { $0.isLetter || $0.isNumber }
    let random = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    let path = folder.appending(Path("\(name)-\(stamp)-\(random)"))
    let raw = path.withCString {
      open($0, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard raw >= 0 else { throw SystemError("create", path) }
    self.init(path: path, file: Descriptor(owning: raw))
    flock(raw, LOCK_EX | LOCK_NB)
    // Some file systems cannot do this for folders.
    if let folder = try? Descriptor(opening: folder, flags: O_RDONLY | O_DIRECTORY) {
      fsync(folder.raw)
    }
  }

  /// The newest of a name that no run is at work on, with its lines; nil when there is none.
  ///
  /// A last line that a crash has cut off is removed.
  public static func newest(
    _ name: String, in repository: Repository
  ) throws(SystemError) -> (journal: Journal, lines: [[UInt8]])? {
    let folder = folder(of: repository)
    guard folder.exists else { return nil }
    let names = try folder.entries().filter { $0.description.hasPrefix("\(name)-") }
    for name in names.reversed() {
      let path = folder.appending(name)
      let raw = path.withCString { open($0, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC) }
      guard raw >= 0 else { continue }
      let journal = Journal(path: path, file: Descriptor(owning: raw))
      if flock(raw, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { continue }
      let content = try journal.file.readAll(of: path)
      let end = (content.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      if end < content.count, ftruncate(raw, off_t(end)) != 0 { throw SystemError("write", path) }
      return (journal, content[..<end].split(separator: UInt8(ascii: "\n")).map(Array.init))
    }
    return nil
  }

  /// Adds a line, which has no line break, and waits until it is on the disk.
  public func append(_ line: [UInt8]) throws(SystemError) {
    try file.writeAll(line + [UInt8(ascii: "\n")], to: path)
    try file.synchronize(path)
  }

  /// Removes it: it is needed no more.
  public func remove() {
    _ = path.withCString { unlink($0) }
  }

  private static func folder(of repository: Repository) -> Path {
    repository.gitFolder.appending(Path("refold"))
  }
}
