import Reports
import Rewriting
import Synchronization
import Worktree

/// Adds up what the files come to, and sees whether each id that was named means something.
final class Tally: Sendable {
  private let state: Mutex<State>

  private struct State {
    var summary = Summary()
    var selectivity = Selectivity()
    /// The ids of `--only` and `--skip` that were not met yet.
    var missing: Set<ChangeID>
    /// What stands in an id for the contents that were seen.
    var contents: Set<String> = []
  }

  private let options: RunOptions

  init(_ options: RunOptions, files: Int) {
    self.options = options
    var state = State(missing: options.selection.only.union(options.selection.skip))
    state.summary.files = files
    self.state = Mutex(state)
  }

  var summary: Summary { state.withLock(\.summary) }

  /// Why nothing is left of what was found; nil when something is, or when there was nothing.
  var emptiness: String? { state.withLock { $0.selectivity.emptiness(options) } }

  func count(_ skip: Skip) {
    guard skip.isOfASource else { return }
    state.withLock { $0.summary.skipped.append(skip.problem) }
  }

  func count(_ scan: FileScan) {
    state.withLock { state in
      if let failure = scan.failure { state.summary.failures.append(failure) }
      if let skip = scan.skip { state.summary.skipped.append(skip.problem) }
      state.summary.unusedIgnores += scan.unusedIgnores
      guard let report = scan.report else { return }
      state.summary.count(report)
      state.selectivity.count(report)
      guard !state.missing.isEmpty else { return }
      state.contents.insert(ChangeID.content(of: report.original))
      for (_, entry) in report.entries { state.missing.subtract(entry.candidate.ids) }
    }
  }

  /// Refuses ids that hold for no change: a run that ignored one would do something else than was
  /// asked for.
  func checkIDs() throws(Failure) {
    let (missing, contents) = state.withLock { ($0.missing.sorted(), $0.contents) }
    // Of several machines that share the files, one alone meets the change.
    for id in missing where options.shard == nil || contents.contains(id.content) {
      guard contents.contains(id.content) else {
        throw Failure(
          .refused,
          "No file has the content that the id \(id) was printed for: it changed since, "
            + "or is not part of this run. Preview again for the ids of today.")
      }
      throw .usage("No change of this run has the id \(id). Is its transform named with -t?")
    }
  }
}
