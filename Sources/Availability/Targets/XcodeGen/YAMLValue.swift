/// The part of YAML that project specifications use: mappings, lists and scalars, by indentation or in
/// brackets, with comments, quotes and block scalars. Aliases and tags are read as scalars.
indirect enum YAMLValue: Sendable {
  /// `line` is one-based.
  case scalar(String, line: Int)
  case list([YAMLValue])
  case mapping([String: YAMLValue])

  init(_ bytes: [UInt8]) {
    var parser = YAMLParser(String(decoding: bytes, as: UTF8.self))
    self = parser.document()
  }

  /// The value of a key; nil when it is not a mapping or has no such key.
  subscript(key: String) -> YAMLValue? {
    if case .mapping(let values) = self { values[key] } else { nil }
  }

  var mapping: [String: YAMLValue] {
    if case .mapping(let values) = self { values } else { [:] }
  }

  /// The elements of a list; anything else is a list of one.
  var elements: [YAMLValue] {
    if case .list(let values) = self { values } else { [self] }
  }

  /// The text of a scalar without its quotes; nil for an empty one.
  var text: String? {
    if case .scalar(let text, _) = self, !text.isEmpty { text } else { nil }
  }

  var line: Int? {
    if case .scalar(_, let line) = self { line } else { nil }
  }
}
