import Reports
import Rewriting
import Worktree

/// Brings what a run decided to where it goes: into the files, and when that was asked for onto
/// a branch, into commits, and past a command that verifies it.
///
/// All is decided before the first file is written. A file is written as a whole or not at all, and
/// what it held before is recorded first.
struct Delivery {
  /// In the order of the paths.
  var files: [PlannedFile]
  let options: WriteOptions
  let console: Console
  let verification: Verification?
  let rework: Rework
  /// Nil as long as nothing is to be written.
  private(set) var record: RunRecord?
  /// The names of the transforms whose changes stand.
  var done: [String] = []
  var commitCount = 0

  private let transforms: [any Transform]
  private let git: Git?

  /// - Parameter rework: Runs the transforms over a file again, where `--verify` takes changes back.
  init(
    _ files: [PlannedFile], of session: Session, _ options: WriteOptions,
    rework: @escaping Rework
  ) {
    self.files = files
    self.options = options
    self.rework = rework
    console = session.console
    transforms = session.options.choice.transforms
    git = session.tree.git
    verification = Verification(options, in: session.tree.workingDirectory, session.console)
  }

  /// Refuses what must not be written, or could not be brought to where it is to go.
  func check(writing files: [DiscoveredFile]) throws(Failure) {
    try WriteGuard(options: options).check(files, git: git)
    if let branch = options.branch, let repository = files.first?.repository {
      do throws(GitError) {
        try repository.checkNewBranch(branch)
      } catch {
        throw Failure(.refused, "Nothing was written: \(error).")
      }
    }
    if !files.isEmpty { try verification?.checkProject() }
  }

  /// Writes what was checked. With nothing to write nothing is touched.
  mutating func carryOut() throws(Failure) {
    let changed = files.filter(\.isToBeWritten).map(\.file)
    guard !changed.isEmpty else { return }
    let record = try RunRecord(changed)
    self.record = record
    removeLeftovers(in: Set(changed.map(\.path.parent)))
    if let branch = options.branch { try record.createBranch(branch) }
    if options.isInStages {
      for transform in transforms {
        if let stage = Stage(transform, in: files) { try carryOut(stage) }
      }
    } else {
      try writeAll()
    }
  }

  /// The counts of a run, less what did not come about.
  func corrected(_ summary: Summary) -> Summary {
    var summary = summary
    for file in files {
      summary.remove(file.planned)
      if let delivered = file.delivered { summary.count(delivered) }
      if let problem = file.problem { summary.failures.append(problem) }
    }
    return summary
  }

  private mutating func writeAll() throws(Failure) {
    let targets = files.indices.filter { files[$0].isToBeWritten }
      .map { (file: $0, bytes: files[$0].planned.result) }
    let console = console
    try write(targets) { file in
      let changes = counted(file.planned.changes, "change")
      console.note("changed \(file.planned.shownPath) (\(changes))")
    }
    for target in targets where files[target.file].problem != nil { files[target.file].stop() }
    let written = targets.map { files[$0.file] }.filter { $0.content == $0.planned.result }
    guard Interruption.isRequested, written.count < targets.count else { return }
    let sum = "\(written.count) of \(counted(targets.count, "file")) were"
    let list = written.map { "\n  \($0.planned.shownPath)" }.joined()
    throw Failure(
      .interrupted,
      list.isEmpty
        ? "Interrupted. No file was changed."
        : "Interrupted. \(sum) changed:\(list)\(wayBack.onNewLine)")
  }

  /// Writes contents that differ from what the files hold, until Ctrl-C unless it does not count.
  mutating func write(
    _ targets: [(file: Int, bytes: [UInt8])], stopsWhenInterrupted: Bool = true,
    done: (PlannedFile) -> Void = { _ in }
  ) throws(Failure) {
    var sources: [(index: Int, source: WritableSource, bytes: [UInt8])] = []
    for target in targets where files[target.file].content != target.bytes {
      if let source = files[target.file].source() {
        sources.append((target.file, source, target.bytes))
      } else {
        sayProblem(of: target.file)
      }
    }
    try record?.prepare(
      sources.map { index, source, bytes in
        (files[index].file, .init(source, before: files[index].content, after: bytes))
      })
    for (index, source, bytes) in sources {
      if stopsWhenInterrupted, Interruption.isRequested { return }
      if files[index].write(bytes, as: source) {
        done(files[index])
      } else {
        sayProblem(of: index)
      }
    }
  }

  private func sayProblem(of index: Int) {
    guard let problem = files[index].problem else { return }
    console.error(problem.message, at: problem.location)
  }
}

extension FileReport {
  /// How many changes are made in the file.
  var changes: Int { entries.count { $0.entry.outcome == .applied } }
}
