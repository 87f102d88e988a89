/// What names and comments say about the home indicator.
enum IndicatorNames {
  /// A name of the space at the bottom of the screen: `homeIndicatorHeight`, `safeAreaBottom`.
  static func isClearance(_ name: String) -> Bool {
    let words = name.words
    guard Set(words).isDisjoint(with: otherEdges), !namesBar(name) else { return false }
    return isAboutIndicator(words)
  }

  /// A name of the insets of the safe area, such as `safeArea` or `safeAreaInsets`.
  static func isInsets(_ name: String) -> Bool {
    let words = name.words
    return words.contains("safe", "area") || words.contains("safe", "insets")
  }

  /// A name that tells devices apart: `hasNotch`, `UIDevice.current.hasHomeIndicator`.
  static func isDevice(_ name: String) -> Bool {
    let words = name.words
    return words.contains("notch") || words.contains("notched")
      || words.contains("home", "indicator")
  }

  /// Whether a comment says that something is there for the indicator.
  static func explains(_ comment: String) -> Bool {
    let text = comment.lowercased()
    guard !negations.contains(where: text.contains) else { return false }
    return isAboutIndicator(text.words) && !text.words.contains("top")
  }

  /// Whether a name or comment speaks of a bar too, whose space is another matter.
  static func namesBar(_ text: String) -> Bool {
    !Set(text.words).isDisjoint(with: bars)
  }

  private static func isAboutIndicator(_ words: [String]) -> Bool {
    words.contains("home", "indicator") || words.contains("homeindicator")
      || words.contains("safe", "area") || words.contains("safearea") || words.contains("notch")
  }

  private static let otherEdges: Set<String> = [
    "top", "leading", "trailing", "left", "right", "horizontal", "width",
  ]
  private static let bars: Set<String> = [
    "bar", "footer", "keyboard", "player", "tab", "tabbar", "toolbar",
  ]
  private static let negations = [" no ", "no padding", "not ", "without", "n't ", "never"]
}

extension [String] {
  /// Whether two words follow each other.
  fileprivate func contains(_ first: String, _ second: String) -> Bool {
    zip(self, dropFirst()).contains { $0 == first && $1 == second }
  }
}
