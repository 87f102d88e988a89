/// What the user asked for, as far as it is decided within a file. The engine enforces it; no
/// transform sees it.
public struct Selection: Sendable {
  /// Whether changes that a person must agree to are accepted without a question.
  public var includesUnsafe = false
  /// Empty: everywhere. Otherwise a change counts when each of its edits lies in one of these.
  public var declarations: [DeclarationPattern] = []
  /// One-based lines of the files on disk, by path. Nil: everywhere; a path without an entry then
  /// has no selected line.
  public var lines: [String: [ClosedRange<Int>]]?
  /// The lines that changed since some commit, as `lines` has them. A change counts when each of its
  /// edits lies in both.
  public var changedLines: [String: [ClosedRange<Int>]]?
  /// How many findings of each fingerprint are known, and left alone; the first ones of a file are.
  public var baseline: [String: Int] = [:]
  /// Empty: all. Otherwise just these changes, and these alternatives.
  public var only: Set<ChangeID> = []
  /// These changes never.
  public var skip: Set<ChangeID> = []

  /// Everything that is safe.
  public init() {}

  /// What can leave a finding out.
  public enum Part: Sendable, Hashable, CaseIterable {
    case declarations, lines, changedLines, ids, baseline
  }
}

/// A declaration by name: `Type`, `Outer.Inner`, `Type.member`; each part may hold `*`.
public struct DeclarationPattern: Sendable, Hashable {
  private let parts: [String]

  /// Nil when the text is not a dotted list of names.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else { return nil }
    self.parts = parts
  }

  /// Whether the path of a place, outermost declaration first, leads through the pattern.
  public func matches(_ path: [String]) -> Bool {
    guard path.count >= parts.count else { return false }
    return (0...(path.count - parts.count)).contains { start in
      zip(parts, path[start...]).allSatisfy { Self.glob($0[...], $1[...]) }
    }
  }

  private static func glob(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return glob(pattern.dropFirst(), name) || (!name.isEmpty && glob(pattern, name.dropFirst()))
    }
    return name.first == first && glob(pattern.dropFirst(), name.dropFirst())
  }
}
