import SwiftSyntax

/// How a content came to be from the file on disk: the edits of the steps before, in order.
public struct Origin: Sendable {
  private let bytes: [UInt8]
  private let disk: LineTable
  private var passes: [[Moved]] = []
  /// The hash of the content on disk.
  let content: UInt64

  /// An edit, by the UTF-8 offsets of what it replaced and of what stands there since.
  private struct Moved: Sendable {
    var before: Range<Int>
    var after: Range<Int>

    /// How far the text behind it moved.
    var shift: Int { after.upperBound - before.upperBound }
  }

  /// The content is the one on disk.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    disk = file.lines
    content = StableHash(file.bytes).value
  }

  /// Adds what one step did: ascending, disjoint edits of the content before it.
  public mutating func append(_ edits: [SourceEdit]) {
    guard !edits.isEmpty else { return }
    var shift = 0
    passes.append(
      edits.map { edit in
        let start = edit.offsets.lowerBound + shift
        shift += edit.replacementBytes.count - edit.offsets.count
        return Moved(
          before: edit.offsets, after: start..<(start + edit.replacementBytes.count))
      })
  }

  /// The one-based place on disk of a UTF-8 offset of the content. New text counts as the place
  /// that it was put in.
  public func place(of offset: Int) -> SourcePlace {
    disk.location(of: self.offset(of: offset))
  }

  /// The one-based lines on disk that a range of UTF-8 offsets of the content touches.
  public func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let offsets = offsets(of: range)
    let first = disk.line(of: offsets.lowerBound)
    return first...max(first, disk.line(of: max(offsets.lowerBound, offsets.upperBound - 1)))
  }

  /// The UTF-8 offset on disk of one of the content.
  func offset(of offset: Int) -> Int { offsets(of: offset..<offset).lowerBound }

  /// A one-based line on disk, without the white space around it.
  func text(ofLine line: Int) -> ArraySlice<UInt8> { bytes[disk.range(ofLine: line)].trimmed }

  private func offsets(of range: Range<Int>) -> Range<Int> {
    passes.reversed().reduce(range) { Self.before($1, $0) }
  }

  private static func before(_ edits: [Moved], _ range: Range<Int>) -> Range<Int> {
    let (start, end) = (range.lowerBound, range.upperBound)
    let first = edits.endOfPrefix { $0.after.upperBound <= start }
    let lower =
      first < edits.count && edits[first].after.lowerBound <= start
      ? edits[first].before.lowerBound : start - shift(before: first, in: edits)
    let last = edits.endOfPrefix { $0.after.upperBound < end }
    let upper =
      last < edits.count && edits[last].after.lowerBound < end
      ? edits[last].before.upperBound : end - shift(before: last, in: edits)
    return lower..<max(lower, upper)
  }

  private static func shift(before index: Int, in edits: [Moved]) -> Int {
    index > 0 ? edits[index - 1].shift : 0
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the white space and line ends around them.
  var trimmed: ArraySlice<UInt8> {
    var slice = drop { $0 <= .space }
    while let last = slice.last, last <= .space { slice.removeLast() }
    return slice
  }
}
