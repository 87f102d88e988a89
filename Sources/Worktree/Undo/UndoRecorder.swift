import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps a record of a run as it writes, from which `UndoRecord` takes it back.
///
/// One run at a time works in a checkout. Until the first file is about to be written nothing is
/// recorded, so that a run that finds nothing to do leaves the last record as it is.
public final class UndoRecorder {
  /// What is checked out when the run begins.
  public let start: Head
  private let repository: Repository
  private let folder: UndoFolder
  private let lock: Descriptor
  private let id: String
  private var pending: [JournalEntry]
  private var isPublished = false
  /// Where the bytes of a file from before the run are.
  private var originals: [Path: (digest: Digest, offset: Int, length: Int)] = [:]
  private var originalsLength = 0

  /// Keeps other runs away from the checkout until the recorder is gone, and removes what a killed
  /// one has left in it.
  public init(
    _ repository: Repository, command: [String], date: Date = Date()
  ) throws(UndoError) {
    self.repository = repository
    folder = UndoFolder(repository)
    lock = try folder.lock()
    let stamp = date.formatted(.iso8601).filter { $0.isLetter || $0.isNumber }
    id = "\(stamp)-\(String(UInt32.random(in: 0...UInt32.max), radix: 16))"
    start = try UndoError.wrapGit { () throws(GitError) in try repository.head() }
    pending = [
      .run(id: id, date: date, command: command, branch: start.branch, commit: start.commit)
    ]
    if let last = try? UndoRecord.last(in: repository) { removeLeftovers(in: last.folders) }
  }

  /// A file that is about to be written.
  public struct PlannedWrite: Sendable {
    /// The file.
    public let source: WritableSource
    /// What it holds now.
    public let before: [UInt8]
    /// What it is to hold.
    public let after: [UInt8]

    /// Describes a write; nothing is written.
    public init(_ source: WritableSource, before: [UInt8], after: [UInt8]) {
      self.source = source
      self.before = before
      self.after = after
    }
  }

  /// Records what is about to be written; when this returns, it is on the disk.
  ///
  /// A file may be written several times in a run. What it held before the first is what `undo`
  /// gives back.
  public func prepare(_ writes: [PlannedWrite]) throws(UndoError) {
    guard !writes.isEmpty else { return }
    removeLeftovers(in: Set(writes.map(\.source.path.parent)))
    var bytes: [UInt8] = []
    var entries: [JournalEntry] = []
    for write in writes {
      guard let path = write.source.path.relative(to: repository.root) else { continue }
      let original =
        originals[path]
        ?? (Digest(of: write.before), originalsLength + bytes.count, write.before.count)
      if originals[path] == nil { bytes += write.before }
      originals[path] = original
      entries.append(
        .write(
          path: path.description, before: original.digest.description,
          after: Digest(of: write.after).description, offset: original.offset,
          length: original.length))
    }
    originalsLength += bytes.count
    try UndoError.wrap { () throws(SystemError) in
      if !isPublished { try folder.create(run: id) }
      try append(bytes, to: folder.originals(of: id))
      try append(pending + entries)
      if !isPublished { try folder.publish(id) }
    }
    pending = []
    isPublished = true
  }

  /// Notes that the run made a branch and works on it.
  public func note(branch: String) throws(UndoError) {
    try note(.branch(name: branch))
  }

  /// Notes that the run made a commit of these files, by paths from the root.
  public func note(commit id: String, title: String, paths: [Path]) throws(UndoError) {
    try note(.commit(id: id, title: title, paths: paths.map(\.description)))
  }

  private func note(_ entry: JournalEntry) throws(UndoError) {
    guard isPublished else {
      pending.append(entry)
      return
    }
    try UndoError.wrap { () throws(SystemError) in try append([entry]) }
  }

  private func append(_ entries: [JournalEntry]) throws(SystemError) {
    try append(entries.flatMap(\.line), to: folder.journal(of: id))
  }

  private func append(_ bytes: [UInt8], to file: Path) throws(SystemError) {
    let raw = file.withCString {
      open($0, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard raw >= 0 else { throw SystemError("create", file) }
    let descriptor = Descriptor(owning: raw)
    try descriptor.writeAll(bytes, to: file)
    try descriptor.synchronize(file)
  }
}
