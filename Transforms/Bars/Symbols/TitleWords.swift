/// The words that a person reads in a title, or that its name in code is made of.
enum TitleWords: Sendable, Hashable {
  /// What is shown, in English or not.
  case text([String])
  /// A key or a member, part by part: `action.done`, `L10n.Editor.saveButton`.
  case name([[String]])

  /// The words of a literal. One that is spelled like a key or a name is one.
  init(literal: String) {
    let isName =
      !literal.contains(where: \.isWhitespace)
      && (literal.contains(where: { $0 == "_" || $0 == ":" })
        || literal.split(separator: ".").count > 1 || literal.hasHump)
    self =
      isName
      ? TitleWords(path: literal.split { $0 == "." || $0 == ":" || $0 == "/" }.map(String.init))
      : .text(Self.words(literal))
  }

  /// The words of a member by the names that lead to it.
  init(path: [String]) {
    self = .name(path.map { Self.words($0.spacedAtHumps) })
  }

  /// The rule of the table that fits.
  var rule: SymbolRule? {
    switch self {
    case .text(let words): return SymbolTable.rule(for: words)
    case .name(let path):
      let parts = Self.titles(in: path)
      guard let last = parts.last else { return nil }
      let rule = SymbolTable.rule(forName: last)
      guard let verb = parts.dropLast().last.flatMap(SymbolTable.verb) else { return rule }
      // `delete.account` deletes one, `search.cancel` cancels, and `filter.tags` may do either.
      if verb == .command { return SymbolTable.rule(forName: parts.suffix(2).flatMap { $0 }) }
      return rule?.kind == .thing ? nil : rule
    }
  }

  /// Whether something that the words alone do not say is shown with them, such as a number.
  var isFilledIn: Bool {
    guard case .text(let words) = self else { return false }
    return words.contains { $0 == SymbolTable.placeholder || $0.contains(where: \.isNumber) }
  }

  /// Whether the words say that what others ask for is under way: "Saving…" besides "Save".
  func isProgress(of other: TitleWords) -> Bool {
    guard case .text(let words) = self, case .text(let others) = other, let word = words.first,
      let verb = others.first, words.count == 1 || words.dropFirst() == others.dropFirst()
    else { return false }
    return word == verb + "ing" || word == verb.dropLast() + "ing"
  }

  /// What a configuration may call the title: all of it, or for a name the last part without what
  /// says where it is used.
  var phrases: Set<String> {
    let titles: [[String]] =
      switch self {
      case .text(let words): [words]
      case .name(let path): [Array(path.joined()), Self.titles(in: path).last ?? []]
      }
    return Set(titles.filter { !$0.isEmpty }.map { $0.joined(separator: " ") })
  }

  private static func titles(in path: [[String]]) -> [[String]] {
    path.map { part in part.filter { !noise.contains($0) } }.filter { !$0.isEmpty }
  }

  /// Lower-case words; a format such as `%@` is something that is filled in.
  private static func words(_ text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
      if word.contains("%") { return [SymbolTable.placeholder] }
      return word.lowercased().filter { $0 != "'" && $0 != "’" }
        .split { !$0.isLetter && !$0.isNumber && $0 != Character(SymbolTable.placeholder) }
        .map(String.init)
    }
  }

  /// What a name says of its use and not of its title.
  private static let noise: Set<String> = [
    "button", "buttons", "btn", "title", "label", "text", "action", "key", "item", "toolbar",
    "nav", "navigation", "navbar", "cta", "common", "generic", "global", "string", "strings",
    "localized", "localizable", "l10n", "header", "a11y", "accessibility", "caption",
  ]
}

extension String {
  /// Whether an upper-case letter follows a lower-case one.
  fileprivate var hasHump: Bool {
    zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// `saveAsPDF` as `save As PDF`, `OKButton` as `OK Button`, `save_button` as `save button`.
  fileprivate var spacedAtHumps: String {
    let characters = Array(self)
    var spaced = ""
    for (index, character) in characters.enumerated() {
      if index > 0, character.isUppercase {
        let startsWord = index + 1 < characters.count && characters[index + 1].isLowercase
        let before = characters[index - 1]
        if before.isLowercase || before.isNumber || (before.isUppercase && startsWord) {
          spaced.append(" ")
        }
      }
      spaced.append(character == "_" || character == "-" ? " " : character)
    }
    return spaced
  }
}
