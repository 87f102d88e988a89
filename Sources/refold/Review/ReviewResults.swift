import Reports
import Rewriting
import Worktree

/// What a review came to, on its way into the files.
struct ReviewResults: Sendable {
  let review: ReviewSession
  let files: [ReviewedFile]
  /// In the order of the files.
  let planned: [PlannedFile]
  /// The counts of the scan, with what was decided in place of what the scan had found.
  let summary: Summary

  /// - Parameters:
  ///   - review: All of whose transforms are evaluated.
  ///   - scanned: The counts of the scan.
  init(_ review: ReviewSession, _ files: [ReviewedFile], _ scanned: Summary) {
    self.review = review
    self.files = files
    var summary = scanned
    planned = zip(files, review.files).map { file, review in
      let report = FileReport(review.run, shownPath: file.path)
      if let scanned = file.scanned { summary.remove(scanned) }
      summary.count(report)
      return PlannedFile(file.file, report, holding: file.current)
    }
    self.summary = summary
  }

  /// What comes of a file with its replies, where verdicts go before them.
  func rework(_ planned: PlannedFile, _ verdicts: Verdicts) -> FileReport {
    guard let file = review.files.first(where: { $0.path == planned.planned.shownPath }) else {
      return planned.planned
    }
    return withLargeStack {
      FileReport(
        file.reworked(review.transforms, review.ledger, verdicts), shownPath: file.path)
    }
  }
}
