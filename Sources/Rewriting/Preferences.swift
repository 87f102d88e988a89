/// What a project wants of new code, as its configuration has it.
public struct Preferences: Sendable, Hashable {
  /// Whether new code must also compile with an SDK that lacks what it uses.
  public var sdkGuard = false
  /// The names of symbols by the titles that they stand for: a text, a key, or a member.
  public var symbols: [String: String] = [:]
  /// The titles of images by the names of the symbols or images.
  public var titles: [String: String] = [:]
  /// The label style that a bar item gets with a symbol, as `.labelStyle` takes it; nil for none.
  public var barLabelStyle: BarLabelStyle?

  /// No wishes.
  public init(sdkGuard: Bool = false, symbols: [String: String] = [:]) {
    self.sdkGuard = sdkGuard
    self.symbols = symbols
  }

  /// What a bar item shows of its label, whatever the bar would choose.
  public enum BarLabelStyle: String, Sendable, CaseIterable {
    case titleAndIcon, titleOnly, iconOnly
  }
}

/// The spelling that all names of SF Symbols have.
///
/// A name that is spelled right may still be the name of no symbol.
public enum SymbolSpelling {
  /// A regular expression for a whole name.
  public static let form = #"[a-z0-9]+(\.[a-z0-9]+)*"#
  /// What the form is, in words.
  public static let description = "lower-case words and digits with periods between them"

  /// Whether a name is spelled so.
  public static func isRight(_ name: String) -> Bool {
    (try? Regex(form)).map { name.wholeMatch(of: $0) != nil } ?? false
  }
}
