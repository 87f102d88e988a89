import SwiftSyntax

/// How a content came to be from the file on disk: the edits of the steps before, in order.
public struct Origin: Sendable {
  private let disk: LineTable
  private var passes: [[SourceEdit]] = []
  /// The hash of the content on disk.
  let content: UInt64

  /// The content is the one on disk.
  public init(_ file: SourceFile) {
    disk = file.lines
    content = StableHash(file.bytes).value
  }

  /// Adds what one step did: ascending, disjoint edits of the content before it.
  public mutating func append(_ edits: [SourceEdit]) {
    if !edits.isEmpty { passes.append(edits) }
  }

  /// The one-based place on disk of a UTF-8 offset of the content. New text counts as the place
  /// that it was put in.
  public func place(of offset: Int) -> SourcePlace {
    disk.location(of: offsets(of: offset..<offset).lowerBound)
  }

  /// The one-based lines on disk that a range of UTF-8 offsets of the content touches.
  public func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let offsets = offsets(of: range)
    let first = disk.line(of: offsets.lowerBound)
    return first...max(first, disk.line(of: max(offsets.lowerBound, offsets.upperBound - 1)))
  }

  private func offsets(of range: Range<Int>) -> Range<Int> {
    passes.reversed().reduce(range) { Self.before($1, $0) }
  }

  private static func before(_ edits: [SourceEdit], _ range: Range<Int>) -> Range<Int> {
    var lower: Int?
    var upper: Int?
    var shift = 0
    for edit in edits {
      let start = edit.offsets.lowerBound + shift
      let end = start + edit.replacementBytes.count
      if lower == nil, range.lowerBound < end {
        lower = range.lowerBound < start ? range.lowerBound - shift : edit.offsets.lowerBound
      }
      if range.upperBound <= start { break }
      if upper == nil, range.upperBound <= end { upper = edit.offsets.upperBound }
      shift += edit.replacementBytes.count - edit.offsets.count
    }
    let first = lower ?? range.lowerBound - shift
    return first..<max(first, upper ?? range.upperBound - shift)
  }
}
