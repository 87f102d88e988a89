import Reports
import Worktree

/// The files that are left when the parts of the selection have spoken that leave out whole files.
struct FileNarrowing {
  let files: [DiscoveredFile]
  /// What left no file; nil when some are left, or when there were none.
  let emptiness: String?

  init(_ tree: SourceTree, _ options: RunOptions, _ lines: LineSelection) {
    let all = tree.files
    let sharded = options.shard.map { shard in all.filter(shard.holds) } ?? all
    files = sharded.filter(lines.holds)
    let text: String? =
      if !files.isEmpty {
        nil
      } else if all.isEmpty {
        tree.filtered > 0
          ? "--include and --exclude leave out all of \(counted(tree.filtered, "Swift file"))" : nil
      } else if let shard = options.shard, sharded.isEmpty {
        "none of \(counted(all.count, "Swift file")) is in the part \(shard.text) (--shard)"
      } else if let since = options.since, !sharded.contains(where: lines.isChanged) {
        "no line of \(counted(sharded.count, "Swift file")) is new since \(since) (--since)"
      } else if !sharded.contains(where: lines.isNamed) {
        "the files of --lines are not in the part \(options.shard?.text ?? "") (--shard)"
      } else {
        "no line is new since \(options.since ?? "") (--since) in the files of --lines"
      }
    emptiness = text
  }
}
