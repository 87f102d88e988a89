/// Puts colour on text for a terminal, or leaves it as it is.
public struct Paint: Sendable, Hashable {
  /// Whether there is any colour.
  public let isOn: Bool

  /// Paints, or does not.
  public init(isOn: Bool) { self.isOn = isOn }

  /// What a text is, rather than how it looks.
  public enum Style: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case good = "32"
    case heading = "1"
    case name = "36"
    case quiet = "2"
  }

  /// The text as it is to be printed.
  public func callAsFunction(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
