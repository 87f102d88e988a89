/// A pattern for paths, as in a `.gitignore` file.
///
/// `*` and `?` stand for characters of one component, `**` for any number of components, `[a-z]`
/// and `[!a-z]` for one character, `\` takes away the meaning of the next one. A pattern without
/// a slash matches a component at any depth; a folder that matches takes its content with it.
/// Characters are compared by canonical equivalence, so that both normal forms of a name match.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was typed.
  public let pattern: String
  private let segments: [Segment]
  private let matchesFoldersOnly: Bool

  private enum Segment: Hashable {
    case anyDepth
    case component([Element])
  }

  private enum Element: Hashable {
    case character(Character)
    case anyCharacter
    case anyText
    case oneOf([ClosedRange<Character>], isNegated: Bool)

    func accepts(_ character: Character) -> Bool {
      switch self {
      case .character(let own): own == character
      case .anyCharacter: true
      case .anyText: false
      case .oneOf(let ranges, let isNegated):
        ranges.contains { $0.contains(character) } != isNegated
      }
    }
  }

  /// Reads a pattern.
  public init(_ pattern: String) throws(GlobError) {
    guard !pattern.hasPrefix("!") else { throw .negated(pattern) }
    self.pattern = pattern
    var parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    matchesFoldersOnly = parts.count > 1 && parts.last == ""
    if matchesFoldersOnly { parts.removeLast() }
    let isAnchored = parts.count > 1
    parts.removeAll { $0.isEmpty || $0 == "." }
    guard !parts.isEmpty else { throw .empty(pattern) }
    var segments: [Segment] = isAnchored ? [] : [.anyDepth]
    for part in parts {
      segments.append(part == "**" ? .anyDepth : .component(try Glob.elements(part, of: pattern)))
    }
    self.segments = segments
  }

  /// Whether the pattern matches a file's path or one of the folders that it lies in.
  public func matches(_ path: Path) -> Bool {
    matches(path.components.map { Array($0.description) })
  }

  /// - Parameter components: the characters of each component of the path.
  func matches(_ components: [[Character]]) -> Bool {
    let longest = components.count - (matchesFoldersOnly ? 1 : 0)
    return (1...max(longest, 1)).contains { count in
      count <= longest && Glob.match(segments[...], components[..<count])
    }
  }

  private static func match(
    _ segments: ArraySlice<Segment>, _ components: ArraySlice<[Character]>
  ) -> Bool {
    guard let segment = segments.first else { return components.isEmpty }
    let rest = segments.dropFirst()
    switch segment {
    case .anyDepth:
      // At the end it stands for what lies inside, so for one component at least.
      if rest.isEmpty { return !components.isEmpty }
      return (components.startIndex...components.endIndex).contains {
        match(rest, components[$0...])
      }
    case .component(let elements):
      guard let component = components.first else { return false }
      return match(elements, component) && match(rest, components.dropFirst())
    }
  }

  /// Goes back to the last `*` only, which is enough and keeps the time quadratic at worst.
  private static func match(_ elements: [Element], _ text: [Character]) -> Bool {
    var element = 0
    var position = 0
    var star: (element: Int, position: Int)?
    while position < text.count || element < elements.count {
      if element < elements.count {
        if elements[element] == .anyText {
          star = (element, position)
          element += 1
          continue
        }
        if position < text.count, elements[element].accepts(text[position]) {
          element += 1
          position += 1
          continue
        }
      }
      guard let last = star, last.position < text.count else { return false }
      star = (last.element, last.position + 1)
      element = last.element + 1
      position = last.position + 1
    }
    return true
  }

  private static func elements(
    _ part: Substring, of pattern: String
  ) throws(GlobError) -> [Element] {
    var elements: [Element] = []
    var rest = part
    while let character = rest.popFirst() {
      switch character {
      case "*":
        if elements.last != .anyText { elements.append(.anyText) }
      case "?": elements.append(.anyCharacter)
      case "[": elements.append(try characterClass(&rest, of: pattern))
      case "\\":
        guard let next = rest.popFirst() else { throw .unfinished(pattern) }
        elements.append(.character(next))
      default: elements.append(.character(character))
      }
    }
    return elements
  }

  private static func characterClass(
    _ rest: inout Substring, of pattern: String
  ) throws(GlobError) -> Element {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let next = rest.popFirst() {
      if next == "]", !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
      guard let low = next == "\\" ? rest.popFirst() : next else { break }
      var high = low
      if rest.first == "-", rest.dropFirst().first != "]" {
        rest.removeFirst()
        guard var end = rest.popFirst() else { break }
        if end == "\\" {
          guard let escaped = rest.popFirst() else { break }
          end = escaped
        }
        high = end
      }
      guard low <= high else { throw .unfinished(pattern) }
      ranges.append(low...high)
    }
    throw .unfinished(pattern)
  }
}

/// Why a pattern cannot be used.
public enum GlobError: Error, Equatable, Sendable, CustomStringConvertible {
  case empty(String)
  /// It starts with `!`, which would mean the opposite option.
  case negated(String)
  /// A character class or an escape does not end.
  case unfinished(String)

  /// One line without a full stop.
  public var description: String {
    switch self {
    case .empty(let pattern): "the pattern '\(pattern)' is empty"
    case .negated(let pattern):
      "the pattern '\(pattern)' starts with '!'; use --include or --exclude instead"
    case .unfinished(let pattern): "the pattern '\(pattern)' has an unfinished [ or \\"
    }
  }
}
