import Worktree

/// The lines that `--lines` selects in the files of a run.
struct LineSelection: Sendable {
  private let ranges: [Path: [ClosedRange<Int>]]

  /// Finds the file that each range means.
  init(_ lines: [LineRanges], in tree: SourceTree) throws(Failure) {
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
    self.ranges = ranges
  }

  /// The selected lines of a file; nil when no lines were named at all.
  func lines(of file: DiscoveredFile) -> [ClosedRange<Int>]? {
    ranges.isEmpty ? nil : ranges[file.path] ?? []
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
