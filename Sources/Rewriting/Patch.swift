import SwiftSyntax

/// Accepted changes against one baseline.
///
/// Invariant: the edits of all accepted changes and their supports are disjoint, and each change is
/// in it whole or not at all.
public struct Patch: Sendable {
  /// The accepted changes, in the order of their acceptance.
  public private(set) var changes: [Change] = []
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    var edit: SourceEdit
    /// The index in `changes` of the change that brought the edit first.
    var owner: Int
    /// The name of the support that the edit belongs to.
    var support: String?
  }

  public init() {}

  /// What stands in the way of a change: an accepted change that edits the same bytes.
  public struct Conflict: Error, Sendable, Hashable {
    /// The index in `changes` of the accepted change.
    public var change: Int
  }

  /// Adds a change whole, or says which accepted change stands in its way and adds nothing.
  ///
  /// Equal supports merge, and so do equal edits: two changes that ask for the same replacement
  /// agree. Two different insertions at one offset conflict, since their order would be a guess.
  public mutating func insert(_ change: Change) throws(Conflict) {
    var merged = entries
    let owner = changes.count
    for edit in change.edits {
      try Self.add(Entry(edit: edit, owner: owner), to: &merged)
    }
    for support in change.supports {
      try Self.add(Entry(edit: support.edit, owner: owner, support: support.name), to: &merged)
    }
    entries = merged
    changes.append(change)
  }

  /// All edits, ascending and disjoint.
  public var edits: [SourceEdit] { entries.map(\.edit) }

  /// The baseline with every edit applied; all other bytes are copied.
  public func applied(to baseline: [UInt8]) -> [UInt8] {
    Self.splice(edits, into: baseline)
  }

  /// Applies ascending, disjoint edits.
  public static func splice(_ edits: [SourceEdit], into baseline: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(baseline.count + edits.reduce(0) { $0 + $1.replacementBytes.count })
    var copied = 0
    for edit in edits {
      result.append(contentsOf: baseline[copied..<edit.offsets.lowerBound])
      result.append(contentsOf: edit.replacementBytes)
      copied = edit.offsets.upperBound
    }
    result.append(contentsOf: baseline[copied...])
    return result
  }

  private static func add(_ new: Entry, to entries: inout [Entry]) throws(Conflict) {
    let range = new.edit.offsets
    // The first entry that does not end before the new one starts.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].edit.offsets.upperBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var place = low
    while place < entries.count {
      let old = entries[place]
      let other = old.edit.offsets
      if other.lowerBound > range.upperBound { break }
      // A change may insert several texts at one offset, in its own order.
      let sameChange = old.owner == new.owner && old.support == nil && new.support == nil
      if !sameChange, old.edit == new.edit, old.support == new.support { return }
      if range.isEmpty, other.isEmpty, range == other {
        guard sameChange || old.support != nil || new.support != nil else {
          throw Conflict(change: old.owner)
        }
        if let name = new.support, let before = old.support, before > name { break }
        if old.support != nil, new.support == nil { break }
      } else if other.overlapsOrHolds(range) {
        throw Conflict(change: old.owner)
      } else if other.lowerBound >= range.upperBound {
        break
      }
      place += 1
    }
    entries.insert(new, at: place)
  }
}

extension Range<Int> {
  /// Whether two ranges share a byte, or one is an insertion strictly inside the other.
  fileprivate func overlapsOrHolds(_ other: Range<Int>) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
