import Reports
import Rewriting
import Transforms

/// The ignore comments of a file that do nothing: they name a transform that ran and had nothing to
/// say there, or one that does not exist.
struct UnusedIgnores {
  let problems: [Summary.Problem]

  /// - Parameters:
  ///   - file: The content on disk.
  ///   - transforms: The names of those that ran.
  init(_ file: SourceFile, transforms: [String], report: FileReport) {
    let suppressions = Suppressions(file)
    var used: Set<Use> = []
    for (transform, entry) in report.entries where entry.outcome.kind == .suppressed {
      let line = entry.candidate.placeOnDisk.line
      if let mark = suppressions.line(covering: line, transform: transform) {
        used.insert(Use(line: mark, transform: transform))
      }
    }
    let known = Suite.transforms.map(\.name)
    problems = suppressions.marks.flatMap { mark in
      mark.transforms.compactMap { name -> String? in
        guard known.contains(name) else {
          let hint = didYouMean(name, among: known)
          return "the ignore comment names no transform: '\(name)'.\(hint)"
        }
        return transforms.contains(name) && !used.contains(Use(line: mark.line, transform: name))
          ? "the ignore comment for \(name) covers nothing" : nil
      }.map {
        Summary.Problem(
          path: report.shownPath, place: SourcePlace(line: mark.line, column: 1), message: $0)
      }
    }
  }

  /// A name in an ignore comment that did something.
  private struct Use: Hashable {
    /// The one-based line of the comment.
    var line: Int
    var transform: String
  }
}
