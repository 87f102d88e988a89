/// Which lines of a file were deleted and inserted on the way to another.
///
/// The edit is as short as that of `git diff`, for very long files within a few percent, and stands
/// where a person would put it when it could stand in several places. Lines are compared byte for byte:
/// a changed line ending or final newline is a changed line.
public struct LineDiff: Sendable {
  let old: Lines
  let new: Lines
  /// What differs, in file order. Two edits are at least one equal line apart, and the
  /// stretches between them are equal line by line.
  let edits: [LineEdit]

  /// Compares two files.
  public init(old: [UInt8], new: [UInt8]) {
    self.old = Lines(old)
    self.new = Lines(new)
    let found = old == new ? [] : Self.edits(from: self.old, to: self.new)
    edits = EditSliding(old: self.old, new: self.new).settled(found)
  }

  /// Whether the files are equal, byte for byte.
  public var isEmpty: Bool { edits.isEmpty }

  /// The number of lines that the edit deletes.
  public var deletedCount: Int { edits.reduce(0) { $0 + $1.old.count } }

  /// The number of lines that the edit inserts.
  public var insertedCount: Int { edits.reduce(0) { $0 + $1.new.count } }
}

/// A stretch of old lines and the new lines in its place. Indices are zero-based; one side may be
/// empty, and then says where the lines would be.
struct LineEdit: Sendable {
  var old: Range<Int>
  var new: Range<Int>

  var isReplacement: Bool { !old.isEmpty && !new.isEmpty }
}

extension LineDiff {
  private static func edits(from old: Lines, to new: Lines) -> [LineEdit] {
    var interning = Interning()
    let oldLines = (0..<old.count).map { interning.identifier(of: old[$0]) }
    let newLines = (0..<new.count).map { interning.identifier(of: new[$0]) }

    var head = 0
    while head < min(old.count, new.count), oldLines[head] == newLines[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      oldLines[old.count - 1 - tail] == newLines[new.count - 1 - tail]
    { tail += 1 }

    let anchors = Anchors(old: oldLines, new: newLines, identifiers: interning.count)
    let oldAnchors = anchors.inOld(head..<old.count - tail)
    let newAnchors = anchors.inNew(head..<new.count - tail)
    let script = ShortestEdit(
      old: oldAnchors.map { oldLines[$0] }, new: newAnchors.map { newLines[$0] })
    let kept = zip(
      oldAnchors.indices.lazy.filter { !script.isDeleted[$0] }.map { oldAnchors[$0] },
      newAnchors.indices.lazy.filter { !script.isInserted[$0] }.map { newAnchors[$0] })
    return edits(between: kept, from: head, to: (old.count - tail, new.count - tail))
  }

  /// What lies between pairs of equal lines.
  private static func edits(
    between pairs: some Sequence<(Int, Int)>, from start: Int, to end: (Int, Int)
  ) -> [LineEdit] {
    var edits: [LineEdit] = []
    var (old, new) = (start, start)
    for (nextOld, nextNew) in Array(pairs) + [end] {
      if old < nextOld || new < nextNew {
        edits.append(LineEdit(old: old..<nextOld, new: new..<nextNew))
      }
      (old, new) = (nextOld + 1, nextNew + 1)
    }
    return edits
  }
}

/// Numbers for byte strings, equal for equal ones, in the order in which they are first seen.
struct Interning {
  private var identifiers: [ArraySlice<UInt8>: Int] = [:]

  var count: Int { identifiers.count }

  mutating func identifier(of bytes: ArraySlice<UInt8>) -> Int {
    if let known = identifiers[bytes] { return known }
    let next = identifiers.count
    identifiers[bytes] = next
    return next
  }
}
