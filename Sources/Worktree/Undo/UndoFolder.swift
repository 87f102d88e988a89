#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the record of the last run lies: in the git folder of a checkout, out of the tree.
///
/// ```
/// refold/lock                 locked while a run, or an undo, is at work
/// refold/last                 the id of the run that `undo` takes back
/// refold/run-ID/journal       one JSON object a line: what was about to be written, and was done
/// refold/run-ID/originals     the bytes of the files before, one after another
/// ```
struct UndoFolder {
  let path: Path

  init(_ repository: Repository) {
    path = repository.gitFolder.appending(Path("refold"))
  }

  func journal(of run: String) -> Path { folder(of: run).appending(Path("journal")) }

  func originals(of run: String) -> Path { folder(of: run).appending(Path("originals")) }

  /// The run that can be taken back; nil when there is none.
  func lastRun() throws(SystemError) -> String? {
    guard last.exists else { return nil }
    return try last.contents().firstLine
  }

  /// Keeps other runs away until the value is gone.
  func lock() throws(UndoError) -> Descriptor {
    do throws(SystemError) {
      try create(path)
      let file = path.appending(Path("lock"))
      let raw = file.withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
      guard raw >= 0 else { throw SystemError("create", file) }
      let lock = Descriptor(owning: raw)
      // A file system without locks is no reason to stop.
      if flock(raw, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return lock }
    } catch {
      throw .system(error)
    }
    throw .busy
  }

  /// Does something with other runs kept away.
  func whileLocked<Result>(
    _ body: () throws(UndoError) -> Result
  ) throws(UndoError) -> Result {
    let lock = try lock()
    return try withExtendedLifetime(lock, body)
  }

  /// Makes the folder of a new run.
  func create(run: String) throws(SystemError) {
    try create(folder(of: run))
  }

  /// Makes a run the one that is taken back, and forgets the others.
  ///
  /// When this returns, it is on the disk.
  func publish(_ run: String) throws(SystemError) {
    try synchronize(folder(of: run))
    let draft = path.appending(Path("last.tmp"))
    let raw = draft.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
    guard raw >= 0 else { throw SystemError("create", draft) }
    let file = Descriptor(owning: raw)
    try file.writeAll(Array("\(run)\n".utf8), to: draft)
    try file.synchronize(draft)
    let result = draft.withCString { from in last.withCString { rename(from, $0) } }
    guard result == 0 else { throw SystemError("replace", last) }
    try synchronize(path)
    for entry in (try? path.entries()) ?? [] where entry != folder(of: run).name {
      if entry.description.hasPrefix("run-") { remove(path.appending(entry)) }
    }
  }

  /// Forgets a run that was taken back.
  func forget(_ run: String) {
    _ = last.withCString { unlink($0) }
    remove(folder(of: run))
  }

  private var last: Path { path.appending(Path("last")) }

  private func folder(of run: String) -> Path { path.appending(Path("run-\(run)")) }

  private func create(_ folder: Path) throws(SystemError) {
    if folder.withCString({ mkdir($0, 0o700) }) == 0 {
      try synchronize(folder.parent)
    } else if errno != EEXIST {
      throw SystemError("create", folder)
    }
  }

  private func synchronize(_ folder: Path) throws(SystemError) {
    // Some file systems cannot do this for folders.
    let descriptor = try Descriptor(opening: folder, flags: O_RDONLY | O_DIRECTORY)
    fsync(descriptor.raw)
  }

  /// Removes the folder of a run with the files that are in such a folder.
  private func remove(_ folder: Path) {
    for name in ["journal", "originals"] {
      _ = folder.appending(Path(name)).withCString { unlink($0) }
    }
    _ = folder.withCString { rmdir($0) }
  }
}
