import Reports
import Rewriting

/// How much of what was found each part of the selection takes, to say why nothing is left of it.
struct Selectivity {
  /// The findings that neither an ignore comment nor the baseline covers: with those that they do
  /// cover nothing is wrong.
  private var findings = 0
  private var selected = 0
  private var taken: [Selection.Part: Int] = [:]

  mutating func count(_ file: FileReport) {
    for (_, entry) in file.entries where entry.outcome.kind != .suppressed {
      let exclusions = entry.candidate.exclusions
      if exclusions.contains(.baseline) { continue }
      findings += 1
      if exclusions.isEmpty { selected += 1 }
      for part in Selection.Part.allCases where !exclusions.contains(part) {
        taken[part, default: 0] += 1
      }
    }
  }

  /// Why nothing is left; nil when something is, or when there was nothing.
  func emptiness(_ options: RunOptions) -> String? {
    guard findings > 0, selected == 0 else { return nil }
    let sum = counted(findings, "finding")
    let narrow = Selection.Part.allCases.filter { taken[$0, default: 0] < findings }
    if let part = narrow.first(where: { taken[$0, default: 0] == 0 }) {
      let text = Self.text(of: part, options)
      return findings == 1 ? "the one finding is not \(text)" : "none of \(sum) is \(text)"
    }
    let parts = narrow.map { "\(taken[$0, default: 0]) \(Self.text(of: $0, options))" }
    return "of \(sum) \(parts.list("and")), and none is all of these"
  }

  private static func text(of part: Selection.Part, _ options: RunOptions) -> String {
    switch part {
    case .declarations: "in \(options.declarations.list("or")) (--in)"
    case .lines: "on the lines of --lines"
    case .changedLines: "on lines that are new since \(options.since ?? "") (--since)"
    case .ids: "one that --only and --skip ask for"
    case .baseline: "new (--baseline)"
    }
  }
}
