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
/// refold/NAME-TIME-RANDOM     one line after another, locked while a run is at work on it
/// ```
public final class Journal: Sendable {
  /// Where it lies.
  public let path: Path
  private let file: Descriptor

  private init(path: Path, file: consuming Descriptor) {
    self.path = path
    self.file = file
  }

  /// A new one. Of those that are there the newest stay, and those that a run is at work on.
  public convenience init(
    _ name: String, in repository: Repository, date: Date = Date()
  ) throws(SystemError) {
    let folder = Journal.folder(of: repository)
    if folder.withCString({ mkdir($0, 0o700) }) != 0, errno != EEXIST {
      throw SystemError("create", folder)
    }
    // Milliseconds, so that the names stand in the order of time.
    let stamp = Int(date.timeIntervalSince1970 * 1000)
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
    for old in try Journal.names(name, in: folder).dropLast(Journal.kept) {
      if let old = Journal(opening: folder.appending(old)) { old.remove() }
    }
  }

  /// An old one; nil when a run is at work on it.
  private convenience init?(opening path: Path) {
    let raw = path.withCString { open($0, O_RDWR | O_APPEND | O_NOFOLLOW | O_CLOEXEC) }
    guard raw >= 0 else { return nil }
    self.init(path: path, file: Descriptor(owning: raw))
    if flock(raw, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }

  /// How many there are at most, but for those that runs are at work on.
  private static let kept = 10

  /// The newest of a name that no run is at work on, with its lines; nil when there is none.
  ///
  /// A last line that a crash has cut off is removed.
  public static func newest(
    _ name: String, in repository: Repository
  ) throws(SystemError) -> (journal: Journal, lines: [[UInt8]])? {
    let folder = folder(of: repository)
    guard folder.exists else { return nil }
    for name in try names(name, in: folder).reversed() {
      guard let journal = Journal(opening: folder.appending(name)) else { continue }
      let content = try journal.file.readAll(of: journal.path)
      let end = (content.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      if end < content.count, ftruncate(journal.file.raw, off_t(end)) != 0 {
        throw SystemError("write", journal.path)
      }
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

  /// From the oldest to the newest.
  private static func names(_ name: String, in folder: Path) throws(SystemError) -> [Path] {
    try folder.entries().filter { $0.description.hasPrefix("\(name)-") }
  }

  private static func folder(of repository: Repository) -> Path {
    repository.gitFolder.appending(Path("refold"))
  }
}
