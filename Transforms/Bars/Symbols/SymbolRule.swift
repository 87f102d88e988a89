/// What some titles have in common: the symbols that stand for them.
struct SymbolRule: Sendable {
  /// How much of a title the phrase of a rule must be.
  enum Kind: Sendable {
    /// A verb and nothing else. What it is done to may follow: "Delete", "Delete Account".
    case command
    /// A verb that is a noun too. What it is done to may follow when that is not what the phrase
    /// describes: "Search Recipes", but not "Search Settings".
    case action
    /// A noun. The general words that open or describe it may stand in front: "My Profile".
    case thing
    /// The whole title.
    case phrase
  }

  let kind: Kind
  /// Alternatives, the most common first. Empty: it is known that no symbol says it.
  let symbols: [String]
  /// In lower case, without articles and punctuation.
  let phrases: [String]

  /// Titles that the symbols stand for.
  init(_ kind: Kind, _ symbols: [String], for phrases: [String]) {
    self.kind = kind
    self.symbols = symbols
    self.phrases = phrases
  }

  /// Titles that one symbol stands for.
  init(_ kind: Kind, _ symbol: String, for phrases: String...) {
    self.init(kind, [symbol], for: phrases)
  }
}
