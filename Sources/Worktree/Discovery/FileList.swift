/// The content of `--files-from`: paths that end with zero bytes or with line breaks.
enum FileList {
  /// The paths in their order. With a zero byte anywhere it is the zero bytes that separate; of
  /// lines, those that git has quoted are read as git means them.
  static func paths(_ content: [UInt8]) -> [Path] {
    if content.contains(0) {
      return content.split(separator: 0).map { Path(bytes: $0) }
    }
    return content.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty else { return nil }
      return Path(bytes: QuotedName.bytes(line) ?? Array(line))
    }
  }
}
