import SwiftSyntax

/// How far a change can be trusted without a person.
public enum Applicability: String, Sendable, Hashable, Comparable, CaseIterable {
  /// The only difference is the one that the title states and the documents ask for.
  case safe
  /// The result is valid, but a person must agree.
  case unsafe

  /// `safe` comes first.
  public static func < (left: Applicability, right: Applicability) -> Bool {
    left == .safe && right == .unsafe
  }
}

/// A rewrite that a person can accept or reject, whole or not at all.
public struct Change: Sendable, Hashable {
  /// What the change does: imperative, without a full stop. It is the question put to the user.
  public var title: String
  /// Whether a person must agree.
  public var applicability: Applicability
  /// The replacements, ascending and disjoint. Insertions at one offset keep their order.
  public let edits: [SourceEdit]
  /// What the change needs and can share with other changes of its transform, each once.
  public let supports: [Support]

  /// The edits are sorted; no two of them, and none of the supports, must overlap.
  public init(
    _ title: String, _ applicability: Applicability, edits: [SourceEdit], supports: [Support] = []
  ) {
    self.title = title
    self.applicability = applicability
    self.edits = Self.sorted(edits)
    self.supports = supports.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let all = Self.sorted(edits + self.supports.map(\.edit))
    precondition(
      zip(all, all.dropFirst()).allSatisfy { $0.offsets.upperBound <= $1.offsets.lowerBound },
      "the edits of a change overlap: \(title)")
  }

  /// Equal places keep their order, which the sort of the library does not promise.
  private static func sorted(_ edits: [SourceEdit]) -> [SourceEdit] {
    edits.enumerated().sorted { left, right in
      SourceEdit.precedes(left.element, right.element)
        || (!SourceEdit.precedes(right.element, left.element) && left.offset < right.offset)
    }.map(\.element)
  }
}

/// Code that several changes can share: a helper, a property, an import.
///
/// Equal supports merge, and one stands while one accepted change needs it. The selection does not
/// look at supports.
public struct Support: Sendable, Hashable {
  /// Tells supports apart that insert at one offset, and orders them.
  public var name: String
  /// What the support does to the file.
  public var edit: SourceEdit

  /// A support is told from others by its name, its place and its text.
  public init(name: String, edit: SourceEdit) {
    self.name = name
    self.edit = edit
  }
}

extension SourceEdit {
  /// Replaces a range of UTF-8 offsets.
  public init(_ offsets: Range<Int>, _ replacement: String) {
    self.init(offsets, Array(replacement.utf8))
  }

  /// Replaces a range of UTF-8 offsets.
  public init(_ offsets: Range<Int>, _ replacement: [UInt8]) {
    self.init(
      range: AbsolutePosition(
        utf8Offset: offsets.lowerBound)..<AbsolutePosition(utf8Offset: offsets.upperBound),
      replacement: replacement)
  }

  /// Inserts at a UTF-8 offset.
  public static func insert(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(offset..<offset, text)
  }

  /// Replaces a node and leaves the trivia around it alone.
  public static func replacing(_ node: some SyntaxProtocol, with text: String) -> SourceEdit {
    SourceEdit(node.offsets, text)
  }

  /// Removes a range of UTF-8 offsets.
  public static func delete(_ offsets: Range<Int>) -> SourceEdit { SourceEdit(offsets, []) }

  /// The UTF-8 offsets that are replaced; empty for an insertion.
  public var offsets: Range<Int> { range.lowerBound.utf8Offset..<range.upperBound.utf8Offset }

  /// Ascending by start; an insertion comes before a replacement that starts where it inserts.
  static func precedes(_ left: SourceEdit, _ right: SourceEdit) -> Bool {
    let (a, b) = (left.offsets, right.offsets)
    return a.lowerBound != b.lowerBound ? a.lowerBound < b.lowerBound : a.isEmpty && !b.isEmpty
  }
}

extension SourceEdit: @retroactive Hashable {
  /// Hashes the range and the replacement.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(replacementBytes)
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of a node without the trivia around it.
  public var offsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
