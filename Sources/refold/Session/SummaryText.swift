import Reports
import Rewriting

/// The sentence that closes a run.
extension Summary {
  /// The sentence of `preview` and `apply`: `12 changes in 5 files; 2 left for you`.
  var changesText: String {
    let sum = "\(counted(changes, "change")) in \(counted(changedFiles, "file"))"
    return ([changes > 0 ? sum : nothing] + remarks() + leftAlone).joined(separator: "; ")
  }

  /// The sentence of `check`: `14 findings in 6 files`.
  var findingsText: String {
    let sum = "\(counted(findings, "finding")) in \(counted(filesWithFindings, "file"))"
    let remarks = remarks(of: [.suppressed, .outsideSelection, .inBaseline])
    return ([findings > 0 ? sum : nothing] + remarks + leftAlone).joined(separator: "; ")
  }

  private var nothing: String {
    if files == 0 { return "No Swift file to look at" }
    return outcomes.isEmpty ? "Nothing to do in \(counted(files, "file"))" : "Nothing to do"
  }

  /// The files that are not part of the sums.
  private var leftAlone: [String] {
    var clauses: [String] = []
    if !failures.isEmpty { clauses.append("\(counted(failures.count, "file")) not done") }
    if !skipped.isEmpty {
      clauses.append("\(skipped.count) skipped, listed with --verbose")
    }
    return clauses
  }

  /// The exit status of a run.
  func status(found: Bool) -> ExitStatus {
    if !failures.isEmpty { return .incomplete }
    return found ? .found : .done
  }
}
