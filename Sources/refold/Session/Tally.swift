import Reports
import Rewriting
import Synchronization
import Worktree

/// Adds up what the files come to, and sees whether each id that was named means something.
final class Tally: Sendable {
  private let state: Mutex<State>

  private struct State {
    var summary = Summary()
    /// The ids of `--only` and `--skip` that were not met yet.
    var missing: Set<ChangeID>
    /// What stands in an id for the contents that were seen.
    var contents: Set<String> = []
  }

  init(_ selection: Selection, files: Int) {
    var state = State(missing: selection.only.union(selection.skip))
    state.summary.files = files
    self.state = Mutex(state)
  }

  var summary: Summary { state.withLock(\.summary) }

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
      guard !state.missing.isEmpty else { return }
      state.contents.insert(ChangeID.content(of: report.original))
      for (_, entry) in report.entries { state.missing.subtract(entry.candidate.ids) }
    }
  }

  /// Refuses ids that hold for no change: a run that ignored one would do something else than was
  /// asked for.
  func checkIDs() throws(Failure) {
    let (missing, contents) = state.withLock { ($0.missing.sorted(), $0.contents) }
    for id in missing {
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
