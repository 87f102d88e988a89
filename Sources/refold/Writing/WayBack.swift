import Reports
import Worktree

/// How to look at what a run did, and how to go back.
struct WayBack {
  /// A few sentences; empty when nothing was done.
  let text: String

  /// The sentences on a line of their own, after others.
  var onNewLine: String { text.isEmpty ? "" : "\n\(text)" }

  /// - Parameters:
  ///   - start: What was checked out before; nil outside of a repository.
  ///   - hasChanges: Whether a file holds something else than before the run.
  init(start: Head?, branch: String?, commits: Int, hasChanges: Bool, isRecorded: Bool) {
    let short = start?.commit.map { String($0.prefix(9)) } ?? ""
    let base = start?.branch ?? short
    let back = Self.command(to: start?.branch, start?.commit)
    if commits > 0 {
      let look = branch.map { "git diff \(base)...\($0)" } ?? "git log -p \(short)..HEAD"
      let leave = branch.map { ", or leave them on \($0) with '\(back)'" } ?? ""
      let noun = commits == 1 ? ("commit", "it") : ("commits", "them")
      text = """
        See the \(noun.0) with '\(look)'; take \(noun.1) back with \
        'refold undo --commits'\(leave).
        """
    } else if hasChanges, !isRecorded {
      text = "The files are in no repository, so that 'refold undo' cannot take this back."
    } else if hasChanges {
      let leave = branch == nil ? "" : ", and go back with '\(back)'"
      text = "See the changes with 'git diff'; take them back with 'refold undo'\(leave)."
    } else if let branch {
      text = "The branch \(branch) holds nothing new; go back with '\(back)'."
    } else {
      text = ""
    }
  }

  /// The command that checks out what was checked out before.
  static func command(to branch: String?, _ commit: String?) -> String {
    branch.map { "git switch \($0)" } ?? "git switch --detach \((commit ?? "").prefix(9))"
  }
}

extension Delivery {
  /// How to look at what was done by now, and how to go back.
  var wayBack: WayBack {
    WayBack(
      start: record?.start, branch: record == nil ? nil : options.branch, commits: commitCount,
      hasChanges: files.contains { $0.content != $0.planned.original },
      isRecorded: record?.isKept == true)
  }
}
