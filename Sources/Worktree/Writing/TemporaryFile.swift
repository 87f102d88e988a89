#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new file in the folder of the one that it is to replace; removed unless it did.
///
/// It is locked as long as its process lives, which is how a later run tells that it is left over.
struct TemporaryFile: ~Copyable {
  let path: Path
  private let file: Descriptor
  private let folder: Descriptor

  init(beside path: Path) throws(SystemError) {
    let directory = path.parent
    let folder = try Descriptor(opening: directory, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    let name = TemporaryName(process: getpid(), random: .random(in: 0...UInt64.max))
    let raw = name.path.withCString {
      openat(folder.raw, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard raw >= 0 else { throw SystemError("create a file in", directory) }
    self.path = directory.appending(name.path)
    self.folder = folder
    file = Descriptor(owning: raw)
    // Where there are no locks, the process in the name is what tells.
    flock(raw, LOCK_EX | LOCK_NB)
  }

  /// Writes the content and waits until it is on the disk.
  borrowing func fill(
    with bytes: [UInt8], like original: Path, _ status: FileStatus
  ) throws(SystemError) {
    try file.writeAll(bytes, to: path)
    try keepAttributes(of: original, status)
    try file.synchronize(path)
  }

  /// Takes over the name of `original`, and waits until the folder says so on the disk.
  consuming func replace(_ original: Path) throws(SystemError) {
    let result = path.name.withCString { from in
      original.name.withCString { renameat(folder.raw, from, folder.raw, $0) }
    }
    guard result == 0 else { throw SystemError("replace", original) }
    // The file is whole whatever happens now; some file systems cannot do this for folders.
    fsync(folder.raw)
  }

  private borrowing func keepAttributes(
    of original: Path, _ status: FileStatus
  ) throws(SystemError) {
    #if canImport(Darwin)
      let source = try Descriptor(opening: original, flags: O_RDONLY | O_NOFOLLOW)
      let attributes = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      guard fcopyfile(source.raw, file.raw, nil, attributes) == 0 else {
        throw SystemError("keep the attributes of", original)
      }
    #endif
    // Giving a file away is not allowed to everybody; the group alone may be.
    if fchown(file.raw, status.owner, status.group) != 0 {
      _ = fchown(file.raw, uid_t.max, status.group)
    }
    fchmod(file.raw, status.mode)
    guard try FileStatus(file, path).mode == status.mode else {
      throw SystemError("keep the mode of", original)
    }
  }

  deinit {
    // After a replacement there is no such name any more.
    _ = path.name.withCString { unlinkat(folder.raw, $0, 0) }
  }
}

/// The name of a temporary file, which says whose it is.
struct TemporaryName: Equatable {
  let process: pid_t
  let random: UInt64

  init(process: pid_t, random: UInt64) {
    self.process = process
    self.random = random
  }

  /// Reads a name; nil when it is not exactly one of ours.
  init?(_ name: Path) {
    let parts = name.description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasSuffix(".tmp"), let process = pid_t(parts[1]),
      let random = UInt64(parts[2].dropLast(4), radix: 16)
    else { return nil }
    self.init(process: process, random: random)
    guard path == name, process > 0 else { return nil }
  }

  var path: Path {
    let digits = String(random, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    return Path(".refold-\(process)-\(padding)\(digits).tmp")
  }
}

/// Removes temporary files that a killed run has left in these folders.
///
/// Those of a run that still lives, and files that only look alike, stay.
///
/// - Returns: the files that were removed.
@discardableResult
public func removeLeftovers(in folders: Set<Path>) -> [Path] {
  var removed: [Path] = []
  for folder in folders.sorted() {
    for name in (try? folder.entries()) ?? [] {
      guard let parts = TemporaryName(name) else { continue }
      let path = folder.appending(name)
      guard isLeftover(path, parts), path.withCString({ unlink($0) }) == 0 else { continue }
      removed.append(path)
    }
  }
  return removed
}

/// Whether the process that made a temporary file is gone.
///
/// The number alone does not tell: in a new container it may belong to another program.
private func isLeftover(_ path: Path, _ name: TemporaryName) -> Bool {
  guard let status = try? FileStatus(path), status.kind == .regular,
    let file = try? Descriptor(opening: path, flags: O_RDONLY | O_NOFOLLOW)
  else { return false }
  let isDead = kill(name.process, 0) != 0 && errno == ESRCH
  if flock(file.raw, LOCK_EX | LOCK_NB) != 0 {
    return errno != EWOULDBLOCK && isDead
  }
  // Between making a file and locking it there is a moment.
  return isDead || time(nil) - status.modified > 60
}
