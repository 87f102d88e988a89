import Rewriting

/// What a run came to in one file: the value that every report is made of.
public struct FileReport: Sendable {
  /// The path from the root of the run: of the repository, or of the folder that was named.
  public let path: String
  /// The path as it is typed from the working directory.
  public let shownPath: String
  /// The content on disk.
  public let original: [UInt8]
  /// The content after all transforms.
  public let result: [UInt8]
  /// One for each transform that had something to say, in order.
  public let passes: [Run.Pass]

  /// Takes what reports need of a run, so that its tree can be let go.
  public init(_ run: Run, shownPath: String) {
    path = run.path
    self.shownPath = shownPath
    original = run.original
    result = run.result.bytes
    passes = run.passes
  }

  private init(_ other: FileReport, passes: [Run.Pass]) {
    path = other.path
    shownPath = other.shownPath
    original = other.original
    self.passes = passes
    result = passes.last?.after ?? original
  }

  /// The report as it would be if the run had stopped before a transform.
  public func upTo(_ transform: String) -> FileReport {
    FileReport(self, passes: Array(passes.prefix { $0.transform != transform }))
  }

  /// Whether the run would write the file.
  public var isChanged: Bool { result != original }

  /// Every finding with the name of its transform, in the order of the passes.
  public var entries: [(transform: String, entry: Entry)] {
    passes.flatMap { pass in pass.entries.map { (pass.transform, $0) } }
  }
}
