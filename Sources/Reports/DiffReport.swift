import Diff

/// A unified diff of every changed file, which `git apply` takes from anywhere in the repository.
public struct DiffReport: Report {
  private let hasColor: Bool

  /// Colour is for a terminal; `git apply` wants none.
  public init(hasColor: Bool = false) { self.hasColor = hasColor }

  /// The diff of a file; empty when it is left alone.
  public func text(of file: FileReport) -> [UInt8] {
    guard file.isChanged else { return [] }
    return UnifiedDiff(LineDiff(old: file.original, new: file.result), path: file.path)
      .render(color: hasColor)
  }
}
