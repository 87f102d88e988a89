import Worktree

/// The lines that `--lines` and `--since` select in the files of a run.
struct LineSelection: Sendable {
  /// By the absolute path; nil when no lines were named at all.
  private let named: [Path: [ClosedRange<Int>]]?
  private let changed: [Path: [ClosedRange<Int>]]?

  /// Finds the file that each range means, and asks git what changed.
  init(_ lines: [LineRanges], since revision: String?, in tree: SourceTree) throws(Failure) {
    named = try Self.named(lines, in: tree)
    changed = try revision.map { (revision) throws(Failure) in
      try Self.changed(since: revision, in: tree)
    }
  }

  /// The lines of `--lines` in a file; nil when no lines were named at all.
  func named(of file: DiscoveredFile) -> [ClosedRange<Int>]? {
    named.map { $0[file.path] ?? [] }
  }

  /// The lines of a file that changed; nil when nobody asked.
  func changed(of file: DiscoveredFile) -> [ClosedRange<Int>]? {
    changed.map { $0[file.path] ?? [] }
  }

  /// Whether a line of a file may be selected.
  func holds(_ file: DiscoveredFile) -> Bool {
    isNamed(file) && isChanged(file)
  }

  func isNamed(_ file: DiscoveredFile) -> Bool { named.map { $0[file.path] != nil } ?? true }

  func isChanged(_ file: DiscoveredFile) -> Bool { changed.map { $0[file.path] != nil } ?? true }

  private static func named(
    _ lines: [LineRanges], in tree: SourceTree
  ) throws(Failure) -> [Path: [ClosedRange<Int>]]? {
    guard !lines.isEmpty else { return nil }
    var ranges: [Path: [ClosedRange<Int>]] = [:]
    for line in lines {
      let typed = Path(line.file)
      let absolute = tree.workingDirectory.appending(typed).normalized
      let file = tree.files.first { $0.path == absolute || $0.displayPath == typed }
      guard let file else {
        throw .usage("'\(line.file)' of --lines is not among the files of this run.")
      }
      ranges[file.path, default: []] += line.ranges
    }
    return ranges
  }

  private static func changed(
    since revision: String, in tree: SourceTree
  ) throws(Failure) -> [Path: [ClosedRange<Int>]] {
    if tree.git == nil { throw Failure(.refused, "git was not found, which --since asks.") }
    if let file = tree.files.first(where: { $0.repository == nil }) {
      throw Failure(
        .refused, "\(file.displayPath) is in no git repository, which --since asks.")
    }
    var changed: [Path: [ClosedRange<Int>]] = [:]
    for repository in Set(tree.files.compactMap(\.repository)) {
      do throws(GitError) {
        for (path, lines) in try repository.changedLines(since: revision) {
          changed[repository.root.appending(path)] = lines
        }
      } catch {
        if case .unknownRevision = error { throw .usage("\(error) (--since).") }
        throw Failure(.refused, "It cannot be told what changed: \(error)")
      }
    }
    return changed
  }
}

extension Path {
  /// The path without `.` and `..`.
  fileprivate var normalized: Path {
    var parts: [Path] = []
    for part in components where part != Path(".") {
      if part == Path("..") { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.reduce(Path("/")) { $0.appending($1) }
  }
}
