import Reports
import Synchronization
import Worktree

extension Command {
  /// `refold apply`
  static let apply = Command(
    name: "apply",
    overview: "Make the changes of the named transforms in place.",
    discussion: """
      Files with uncommitted changes are not written, so that git can always bring back what was \
      there. All files are worked out before the first is written; each is replaced as a whole.
      """,
    operand: .paths,
    groups: [
      .selection, .files,
      OptionGroup(title: "GIT", options: [.allowDirty, .allowNoVCS]),
      .output(.format(.diff, .text, .json, default: "none"), .exitCode),
    ]
  ) { (invocation) throws(Failure) in
    let session = try Session(RunOptions(invocation, defaultFormat: nil), invocation)
    let writer = try ReportWriter(session, applied: "applied")
    let plan = Mutex<[(file: DiscoveredFile, report: FileReport)]>([])
    var summary = try session.scan(
      prepare: { _ in },
      deliver: { file, report, _ in plan.withLock { $0.append((file, report)) } })
    let files = plan.withLock { $0 }
    let changed = files.filter(\.report.isChanged).map(\.file)
    try WriteGuard(invocation.arguments).check(changed, git: session.tree.git)
    removeLeftovers(in: Set(session.tree.files.map(\.path.parent)))
    var written: [String] = []
    for (file, report) in files {
      if Interruption.isRequested { throw .interrupted(written: written, of: changed.count) }
      if report.isChanged {
        if let failure = file.write(report.result, expecting: report.original) {
          invocation.console.error(failure.message, at: failure.location)
          summary.failures.append(failure)
          summary.remove(report)
          continue
        }
        written.append(report.shownPath)
        let changes = counted(report.changes, "change")
        invocation.console.note("changed \(report.shownPath) (\(changes))")
      }
      writer.add(writer.text(of: report))
    }
    try writer.finish(summary)
    invocation.console.note(summary.changesText)
    return summary.status(found: session.options.output.hasExitCode && summary.changes > 0)
  }
}

extension Option {
  static let allowDirty = Option(
    "allow-dirty", "Write files with uncommitted changes too, and in the middle of a merge.")
  static let allowNoVCS = Option(
    "allow-no-vcs", "Write files that are in no git repository too.")
}

/// What keeps `apply` from writing what nothing could bring back.
struct WriteGuard {
  let allowsDirty: Bool
  let allowsNoVCS: Bool

  init(_ arguments: Arguments) {
    allowsDirty = arguments.has(.allowDirty)
    allowsNoVCS = arguments.has(.allowNoVCS)
  }

  func check(_ files: [DiscoveredFile], git: Git?) throws(Failure) {
    let obstacles: [Obstacle]
    do throws(GitError) {
      obstacles = try Obstacle.find(writing: files, git: git)
    } catch {
      // Ctrl-C ends git too.
      if Interruption.isRequested { throw .interrupted(written: [], of: files.count) }
      throw Failure(.refused, "Nothing was written: \(error)")
    }
    let refused = obstacles.filter { !isAllowed($0) }
    guard !refused.isEmpty else { return }
    let options = Set(refused.map { option(against: $0).name }).sorted().list("and")
    let reasons = refused.map(\.description).joined(separator: "\n")
    let advice = "Commit or stash first, or allow it with \(options)."
    throw Failure(.refused, "Nothing was written.\n\(reasons)\n\(advice)")
  }

  private func isAllowed(_ obstacle: Obstacle) -> Bool {
    option(against: obstacle) == .allowDirty ? allowsDirty : allowsNoVCS
  }

  private func option(against obstacle: Obstacle) -> Option {
    switch obstacle {
    case .gitMissing, .noRepository: .allowNoVCS
    case .operation, .uncommitted: .allowDirty
    }
  }
}

extension FileReport {
  var changes: Int { entries.count { $0.entry.outcome == .applied } }
}

extension DiscoveredFile {
  /// Writes the result of a run; what is wrong when that cannot be done.
  func write(_ result: [UInt8], expecting original: [UInt8]) -> Summary.Problem? {
    do throws(Skip) {
      let source = try WritableSource(self)
      do throws(WriteError) {
        try Worktree.write(result, to: source, expecting: original)
        return nil
      } catch {
        return problem("\(error); run again for this file")
      }
    } catch {
      return problem("not written: \(error.reason); make it a plain file and run again")
    }
  }
}

extension Failure {
  static func interrupted(written: [String], of total: Int) -> Failure {
    let sum = "\(written.count) of \(counted(total, "file")) were"
    let files = written.isEmpty ? "No file was" : sum
    let list = written.map { "\n  \($0)" }.joined()
    return Failure(.interrupted, "Interrupted. \(files) changed\(list.isEmpty ? "." : ":")\(list)")
  }
}
