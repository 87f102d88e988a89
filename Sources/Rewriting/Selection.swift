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
      zip(parts, path[start...]).allSatisfy(Self.glob)
    }
  }

  /// Whether a name fits a pattern. Only the last star is ever widened, which is enough, and keeps
  /// the time within the product of the lengths.
  private static func glob(_ pattern: String, _ name: String) -> Bool {
    let (pattern, name) = (Array(pattern), Array(name))
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        p = last.pattern + 1
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
