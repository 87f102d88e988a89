import Foundation
import Reports
import Rewriting
import Worktree

/// Writes files while a review goes on, as soon as all about them is answered.
final class ReviewWriter {
  private(set) var files: [ReviewedFile]
  /// The paths of the files that were written.
  private(set) var written: [String] = []
  private let store: ReviewStore
  private let console: Console
  /// Nil as long as nothing is to be written.
  private var record: RunRecord?

  init(_ files: [ReviewedFile], _ store: ReviewStore, _ console: Console) {
    self.files = files
    self.store = store
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
    store.save(file.writing(result))
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

  /// Writes what runs came to, and counts it in place of what was counted before.
  func finish(_ runs: [Run], _ summary: Summary) -> Summary {
    var summary = summary
    for (index, run) in runs.enumerated() where !Interruption.isRequested {
      guard let problem = write(run, at: index) else { continue }
      summary.failures.append(problem)
      summary.remove(FileReport(run, shownPath: files[index].path))
    }
    return summary
  }

  /// How to look at what was written, and how to go back.
  var wayBack: WayBack {
    WayBack(
      start: record?.start, branch: nil, commits: 0, hasChanges: !written.isEmpty,
      isRecorded: record?.isKept == true)
  }

  /// Records what a file holds, so that `refold undo` can bring it back, and writes it anew.
  private func write(
    _ result: [UInt8], over current: [UInt8], to file: DiscoveredFile
  ) -> Summary.Problem? {
    let source: WritableSource
    do throws(Summary.Problem) { source = try file.source() } catch { return error }
    do throws(Failure) {
      if record == nil { record = try RunRecord(files.map(\.file)) }
      try record?.prepare([(file, .init(source, before: current, after: result))])
    } catch {
      return file.problem(error.message)
    }
    return file.write(result, as: source, expecting: current)
  }
}

extension ReviewedFile {
  /// What is kept of a write before it is done.
  func writing(_ result: [UInt8]) -> ReviewEntry {
    .writing(path: path, original: Data(original), after: Digest(of: result).description)
  }
}
