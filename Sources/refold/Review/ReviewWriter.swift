import Foundation
import Reports
import Rewriting
import Worktree

/// Writes what a review has accepted, and adds it up.
final class ReviewWriter {
  let store: ReviewStore
  private(set) var files: [ReviewedFile]
  /// The counts of the run; those of a file under review are the scan's until it is counted anew.
  private(set) var summary: Summary
  /// The paths of the files that were written.
  private(set) var written: [String] = []
  private let record: RunRecord
  private let console: Console

  init(
    _ files: [ReviewedFile], _ store: ReviewStore, _ record: RunRecord, _ summary: Summary,
    _ console: Console
  ) {
    self.record = record
    self.files = files
    self.store = store
    self.summary = summary
    self.console = console
  }

  /// Writes what a run came to, if the file does not hold that already.
  ///
  /// - Returns: what is wrong when that cannot be done.
  @discardableResult
  func write(_ run: Run, at index: Int) -> Summary.Problem? {
    let file = files[index]
    let result = run.result.bytes
    guard result != file.current else { return nil }
    let digest = Digest(of: result).description
    store.save(.writing(path: file.path, original: Data(file.original), after: digest))
    if let problem = write(result, over: file.current, to: file.file) {
      console.error(problem.message, at: problem.location)
      return problem
    }
    files[index].current = result
    if !written.contains(file.path) { written.append(file.path) }
    let changes = run.passes.reduce(0) { $0 + $1.changes.count }
    console.note("changed \(file.path) (\(counted(changes, "change")))")
    return nil
  }

  /// Records what a file holds, so that `refold undo` can bring it back, and writes it anew.
  private func write(
    _ result: [UInt8], over current: [UInt8], to file: DiscoveredFile
  ) -> Summary.Problem? {
    let source: WritableSource
    do throws(Summary.Problem) { source = try file.source() } catch { return error }
    do throws(Failure) {
      try record.prepare([(file, .init(source, before: current, after: result))])
    } catch {
      return file.problem(error.message)
    }
    return file.write(result, as: source, expecting: current)
  }

  /// Writes what a run came to, and counts it in place of what the scan had found.
  func finish(_ run: Run, at index: Int) {
    let file = files[index]
    if let scanned = file.scanned { summary.remove(scanned) }
    if let problem = write(run, at: index) {
      summary.failures.append(problem)
    } else {
      summary.count(FileReport(run, shownPath: file.path))
    }
  }
}
