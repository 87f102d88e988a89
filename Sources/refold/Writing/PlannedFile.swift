import Reports
import Rewriting
import Worktree

/// A file on its way from what is decided to what is written.
struct PlannedFile: Sendable {
  let file: DiscoveredFile
  /// What was decided, before anything was written.
  let planned: FileReport
  /// What is to come of the file: the plan, less what was taken back or could not be written.
  private(set) var report: FileReport
  /// What the file holds on disk, as far as this run knows.
  private(set) var content: [UInt8]
  /// Why the file could not be written; no later transform touches it.
  private(set) var problem: Summary.Problem?
  private(set) var verdicts = Verdicts()

  /// - Parameter content: What the file holds; nil for what the report is about.
  init(_ file: DiscoveredFile, _ report: FileReport, holding content: [UInt8]? = nil) {
    self.file = file
    planned = report
    self.report = report
    self.content = content ?? report.original
  }

  /// Whether the file does not hold yet what was decided.
  var isToBeWritten: Bool { planned.result != content }

  /// What came of the file; nil when nothing could be written.
  var delivered: FileReport? { problem == nil || report.isChanged ? report : nil }

  /// What a transform is still to change in the file; nil when that is nothing.
  func pass(_ transform: String) -> Run.Pass? {
    guard problem == nil else { return nil }
    return report.passes.first { $0.transform == transform && $0.before != $0.after }
  }

  /// Puts a content in place of the one that this run knows of.
  ///
  /// - Returns: whether the file holds it now; if not, the problem says why.
  mutating func write(_ bytes: [UInt8], as source: WritableSource) -> Bool {
    problem = file.write(bytes, as: source, expecting: content)
    if problem == nil { content = bytes }
    return problem == nil
  }

  /// The file as one that can be written; nil when it is none, and the problem says why.
  mutating func source() -> WritableSource? {
    do throws(Summary.Problem) {
      return try file.source()
    } catch {
      problem = error
      return nil
    }
  }

  /// Leaves out what a transform and those after it were to change; all of them without a name.
  mutating func stop(before transform: String? = nil) {
    guard let transform = transform ?? report.passes.first?.transform else { return }
    report = report.upTo(transform)
  }

  /// Takes over what came of the file with verdicts.
  mutating func revise(_ verdicts: Verdicts, _ report: FileReport) {
    self.verdicts = verdicts
    self.report = report
  }
}

extension DiscoveredFile {
  /// The file as one that can be written, or what is wrong with it.
  func source() throws(Summary.Problem) -> WritableSource {
    do throws(Skip) {
      return try WritableSource(self)
    } catch {
      throw problem("not written: \(error.reason); make it a plain file and run again")
    }
  }

  /// Puts a content in place of the one that is expected; what is wrong when that cannot be done.
  func write(
    _ bytes: [UInt8], as source: WritableSource, expecting content: [UInt8]
  ) -> Summary.Problem? {
    do throws(WriteError) {
      try Worktree.write(bytes, to: source, expecting: content)
      return nil
    } catch {
      return problem("\(error); run again for this file")
    }
  }
}
