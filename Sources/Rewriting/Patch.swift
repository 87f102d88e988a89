import SwiftSyntax

/// Accepted changes against one baseline.
///
/// Invariant: the edits of all accepted changes and their supports are disjoint, and each change is
/// in it whole or not at all. Whether two changes conflict does not depend on which came first.
public struct Patch: Sendable {
  /// The accepted changes, in the order of their acceptance.
  public private(set) var changes: [Change] = []
  /// In the order of their places.
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    var edit: SourceEdit
    var place: Place
    /// The index in `changes` of the change that brought the edit first.
    var owner: Int

    init(_ edit: SourceEdit, support: String? = nil, owner: Int) {
      self.edit = edit
      self.owner = owner
      place = Place(
        offset: edit.offsets.lowerBound, replaces: !edit.offsets.isEmpty, support: support)
    }
  }

  /// Where an edit goes. At one offset insertions stand before the replacement that starts there:
  /// first that of a change, then those of supports by name.
  private struct Place: Sendable, Comparable {
    var offset: Int
    var replaces: Bool
    var support: String?

    static func < (left: Place, right: Place) -> Bool {
      if left.offset != right.offset { return left.offset < right.offset }
      if left.replaces != right.replaces { return right.replaces }
      switch (left.support, right.support) {
      case (nil, let name): return name != nil
      case (_, nil): return false
      case (let first?, let second?): return first < second
      }
    }
  }

  /// Nothing is accepted.
  public init() {}

  /// What stands in the way of a change: an accepted change that edits the same bytes.
  public struct Conflict: Error, Sendable, Hashable {
    /// The index in `changes` of the accepted change.
    public var change: Int
  }

  /// Adds a change whole, or says which accepted change stands in its way and adds nothing.
  ///
  /// Equal supports merge, and so do equal edits: two changes that ask for the same replacement
  /// agree. Two different insertions at one offset conflict, since their order would be a guess; so
  /// do two supports of one name there.
  public mutating func insert(_ change: Change) throws(Conflict) {
    var new: [Entry] = []
    for entry in Self.entries(of: change, owner: changes.count) {
      if try isNew(entry) { new.append(entry) }
    }
    for entry in new {
      entries.insert(entry, at: entries.endOfPrefix { $0.place < entry.place })
    }
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

  /// What a change brings: the texts that it inserts at one offset are one insertion.
  private static func entries(of change: Change, owner: Int) -> [Entry] {
    var edits: [SourceEdit] = []
    for edit in change.edits {
      if let last = edits.last, last.offsets.isEmpty, edit.offsets == last.offsets {
        edits[edits.count - 1] = SourceEdit(
          edit.offsets, last.replacementBytes + edit.replacementBytes)
      } else {
        edits.append(edit)
      }
    }
    return edits.map { Entry($0, owner: owner) }
      + change.supports.map { Entry($0.edit, support: $0.name, owner: owner) }
  }

  /// Whether an entry has to be added; false when an equal one is there.
  private func isNew(_ entry: Entry) throws(Conflict) -> Bool {
    let index = entries.endOfPrefix { $0.place < entry.place }
    if index < entries.count {
      let next = entries[index]
      if next.place == entry.place {
        if next.edit == entry.edit { return false }
        throw Conflict(change: next.owner)
      }
      if next.edit.offsets.lowerBound < entry.edit.offsets.upperBound {
        throw Conflict(change: next.owner)
      }
    }
    // An insertion before the entry would lie inside whatever reached over it, so it is enough to
    // look at one neighbour.
    if index > 0, entries[index - 1].edit.offsets.upperBound > entry.edit.offsets.lowerBound {
      throw Conflict(change: entries[index - 1].owner)
    }
    return true
  }
}
