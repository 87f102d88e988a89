/// The variables of build settings: `$(NAME)`, `${NAME}`, `$(NAME:default=17.0)`, one inside another.
enum SettingVariables {
  /// The text with every variable replaced; nil when one has no value and no default.
  ///
  /// Of the operators only `default` changes the result: the others turn one name or path into another.
  static func replace(in text: String, value: (String) -> String?) -> String? {
    var rest = text[...]
    return replace(in: &rest, until: nil, value: value)
  }

  /// Reads up to the closing bracket, which it takes off too, or to the end.
  private static func replace(
    in rest: inout Substring, until end: Character?, value: (String) -> String?
  ) -> String? {
    var result = ""
    while let character = rest.popFirst() {
      if character == end { return result }
      guard character == "$", let opening = rest.first, "({".contains(opening) else {
        result.append(character)
        continue
      }
      rest.removeFirst()
      guard let inner = replace(in: &rest, until: opening == "(" ? ")" : "}", value: value) else {
        return nil
      }
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
      let fallback = parts.dropFirst().first { $0.hasPrefix("default=") }?.dropFirst(8)
      guard let replacement = value(String(parts[0])) ?? fallback.map(String.init) else {
        return nil
      }
      result += replacement
    }
    return end == nil ? result : nil
  }
}
