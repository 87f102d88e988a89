import Foundation

/// The last run of a checkout, as it was recorded, for taking it back.
public struct UndoRecord: Sendable {
  /// The run.
  public let id: String
  /// When it began.
  public let date: Date
  /// The command line, from the name of the tool on.
  public let command: [String]
  /// The branch that was checked out when it began; nil with a detached head.
  public let startBranch: String?
  /// The commit that was checked out when it began.
  public let startCommit: String?
  /// The branch that it made.
  public private(set) var createdBranch: String?
  /// The commits that it made, in their order.
  public private(set) var commits: [Commit] = []
  /// The files that it wrote or was about to, sorted.
  public var paths: [Path] { files.keys.sorted() }

  private let repository: Repository
  private var files: [Path: File] = [:]

  /// A commit of a run.
  public struct Commit: Equatable, Sendable {
    /// The commit's own id.
    public let id: String
    /// What the run called it.
    public let title: String
    /// The files in it, from the root.
    public let paths: [Path]
  }

  private struct File: Sendable {
    let before: Digest
    /// What it held after each write; which of them happened, the disk says.
    var after: Set<Digest>
    let original: Range<Int>
  }

  /// What became of one file.
  public struct Undone: Equatable, Sendable {
    /// From the root.
    public let path: Path
    /// What was done to it.
    public let outcome: Outcome

    /// Whether it holds what it held before the run.
    public var isBack: Bool { outcome == .restored || outcome == .alreadyOld }
  }

  /// What taking back did to a file.
  public enum Outcome: Equatable, Sendable {
    /// It holds again what it held before the run.
    case restored
    /// It holds that already.
    case alreadyOld
    /// It is no longer what the run wrote, and was left alone.
    case changedSince
    /// It could not be read or written.
    case refused(WriteError)
  }

  /// The record of the last run; nil when there is none, or when it was taken back.
  public static func last(in repository: Repository) throws(UndoError) -> UndoRecord? {
    let folder = UndoFolder(repository)
    let found = try UndoError.wrap { () throws(SystemError) -> (String, [UInt8])? in
      guard let run = try folder.lastRun() else { return nil }
      return (run, try folder.journal(of: run).contents())
    }
    guard let (run, journal) = found else { return nil }
    guard let entries = JournalEntry.entries(journal),
      let record = UndoRecord(entries, repository)
    else { throw .damaged(folder.journal(of: run)) }
    return record
  }

  private init?(_ entries: [JournalEntry], _ repository: Repository) {
    guard case .run(let id, let date, let command, let branch, let commit)? = entries.first else {
      return nil
    }
    self.id = id
    self.date = date
    self.command = command
    self.repository = repository
    startBranch = branch
    startCommit = commit
    for entry in entries.dropFirst() {
      switch entry {
      case .run: return nil
      case .write(let path, let before, let after, let offset, let length):
        guard let before = Digest(before), let after = Digest(after), offset >= 0, length >= 0
        else { return nil }
        let file = File(before: before, after: [], original: offset..<(offset + length))
        files[Path(path), default: file].after.insert(after)
      case .branch(let name): createdBranch = name
      case .commit(let id, let title, let paths):
        commits.append(Commit(id: id, title: title, paths: paths.map { Path($0) }))
      }
    }
  }

  /// The folders that the run wrote in.
  var folders: Set<Path> { Set(files.keys.map { repository.root.appending($0).parent }) }

  /// The command that takes back the commits; nil when there are none.
  public var revertCommand: [String]? {
    commits.isEmpty ? nil : ["git", "revert", "--no-edit"] + commits.reversed().map(\.id)
  }

  /// Gives the files back what they held before the run, as far as they hold what it wrote.
  ///
  /// Commits stay; with some, `undoCommits` is what one wants. When every file is back, the record
  /// is forgotten; else it stays, and undoing again tries the others. A run that was killed is
  /// taken back as far as it went.
  public func undo() throws(UndoError) -> [Undone] {
    let folder = UndoFolder(repository)
    return try folder.whileLocked { () throws(UndoError) in
      let undone = try restore(folder)
      forgetIfComplete(undone, folder)
      return undone
    }
  }

  /// Does what `undo` does, and commits the files that the run had committed.
  ///
  /// - Parameters:
  ///   - message: of the commit.
  ///   - skipsHooks: does what `git commit --no-verify` does.
  /// - Returns: the files, and the commit; nil when there was nothing to commit.
  public func undoCommits(
    message: String, skipsHooks: Bool = false
  ) throws(UndoError) -> (files: [Undone], commit: String?) {
    let folder = UndoFolder(repository)
    return try folder.whileLocked { () throws(UndoError) in
      try checkCommits()
      let undone = try restore(folder)
      let committed = Set(commits.flatMap(\.paths))
      // A file that was back already may be so by an attempt whose commit a hook refused.
      let paths = undone.filter { $0.isBack && committed.contains($0.path) }.map(\.path)
      let commit = try UndoError.wrapGit { () throws(GitError) in
        try repository.commit(paths, message: message, skipsHooks: skipsHooks)
      }
      forgetIfComplete(undone, folder)
      return (undone, commit)
    }
  }

  /// Makes sure that the commits are part of what is checked out, and nothing else is going on.
  private func checkCommits() throws(UndoError) {
    let operation = try UndoError.wrapGit { () throws(GitError) in try repository.operation() }
    if let operation { throw .operation(operation) }
    for commit in commits {
      let isHere = try UndoError.wrapGit { () throws(GitError) in
        try repository.headContains(commit.id)
      }
      guard isHere else { throw .commitsElsewhere(branch: createdBranch ?? startBranch) }
    }
  }

  private func restore(_ folder: UndoFolder) throws(UndoError) -> [Undone] {
    removeLeftovers(in: folders)
    let originals = try UndoError.wrap { () throws(SystemError) in
      try folder.originals(of: id).contents()
    }
    // All of the record is checked before the first file is written.
    var whole: [(path: Path, file: File, original: [UInt8])] = []
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      guard file.original.upperBound <= originals.count else {
        throw .damaged(folder.originals(of: id))
      }
      let original = Array(originals[file.original])
      guard Digest(of: original) == file.before else { throw .damaged(folder.originals(of: id)) }
      whole.append((path, file, original))
    }
    return whole.map { path, file, original in
      Undone(path: path, outcome: restore(path, file, original))
    }
  }

  private func restore(_ path: Path, _ file: File, _ original: [UInt8]) -> Outcome {
    let absolute = repository.root.appending(path)
    do {
      let source = try WritableSource(path: absolute, root: repository.root)
      let current = try absolute.contents()
      let digest = Digest(of: current)
      if digest == file.before { return .alreadyOld }
      guard file.after.contains(digest) else { return .changedSince }
      try write(original, to: source, expecting: current)
      return .restored
    } catch let error as WriteError {
      return .refused(error)
    } catch let skip as Skip {
      return .refused(.refused(Skip(path, skip.reason)))
    } catch {
      return .refused(.system(error as? SystemError ?? SystemError("read", absolute)))
    }
  }

  private func forgetIfComplete(_ undone: [Undone], _ folder: UndoFolder) {
    if undone.allSatisfy(\.isBack) { folder.forget(id) }
  }
}
