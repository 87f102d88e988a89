/// The text of a unified diff as it grows, plain or coloured.
struct DiffText {
  private(set) var bytes: [UInt8] = []
  private let isColored: Bool
  /// Whether the carriage returns of line endings are shown, in colour.
  private let showsLineEndings: Bool

  /// Plain text.
  init() {
    isColored = false
    showsLineEndings = false
  }

  /// Text for a terminal that will hold these hunks.
  init(coloredFor hunks: [Hunk]) {
    isColored = true
    let endings = hunks.lazy.flatMap(\.lines).filter { $0.kind != .context && $0.hasNewline }
      .map { LineContent($0.bytes).endsInCarriageReturn }
    showsLineEndings = Set(endings).count > 1
  }

  mutating func addHeader(_ text: some Sequence<UInt8>) {
    add(.bold)
    bytes += text
    add(.reset)
    bytes.append(Byte.lineFeed)
  }

  mutating func add(_ hunk: Hunk, heading: ArraySlice<UInt8>?) {
    let old = Self.range(hunk.oldStart, hunk.oldCount)
    let new = Self.range(hunk.newStart, hunk.newCount)
    add(.cyan)
    bytes += "@@ -\(old) +\(new) @@".utf8
    add(.reset)
    if let heading {
      bytes.append(Byte.space)
      bytes += isColored ? TerminalText(heading).bytes[...] : heading
    }
    bytes.append(Byte.lineFeed)

    let emphasis = isColored ? hunk.emphasis() : []
    for (index, line) in hunk.lines.enumerated() {
      if isColored {
        addColored(line, emphasis: emphasis[index])
      } else {
        bytes.append(line.kind.mark)
        bytes += line.bytes
      }
      if !line.hasNewline { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  private mutating func addColored(_ line: Hunk.Line, emphasis: [Range<Int>]) {
    let content = LineContent(line.bytes)
    let start = line.bytes.startIndex
    var shown = start
    add(line.kind.color)
    bytes.append(line.kind.mark)
    for part in emphasis {
      bytes += TerminalText(line.bytes[shown..<start + part.lowerBound]).bytes
      add(.reverse)
      bytes += TerminalText(line.bytes[start + part.lowerBound..<start + part.upperBound]).bytes
      add(.notReverse)
      shown = start + part.upperBound
    }
    bytes += TerminalText(line.bytes[shown..<content.bytes.endIndex]).bytes
    if content.endsInCarriageReturn, showsLineEndings { bytes += "^M".utf8 }
    if line.kind != .context { add(.reset) }
    if line.hasNewline { bytes.append(Byte.lineFeed) }
  }

  private mutating func add(_ color: TerminalColor?) {
    guard isColored, let color else { return }
    bytes.append(Byte.escape)
    bytes += "[\(color.rawValue)m".utf8
  }

  /// Start and count as in a hunk's header, where a count of one is left out.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(start),\(count)"
  }
}

/// Select Graphic Rendition parameters: the colours that git uses by default.
private enum TerminalColor: String {
  case reset = ""
  case bold = "1"
  case reverse = "7"
  case notReverse = "27"
  case red = "31"
  case green = "32"
  case cyan = "36"
}

extension Hunk.Line.Kind {
  fileprivate var mark: UInt8 {
    switch self {
    case .context: Byte.space
    case .deletion: UInt8(ascii: "-")
    case .insertion: UInt8(ascii: "+")
    }
  }

  fileprivate var color: TerminalColor? {
    switch self {
    case .context: nil
    case .deletion: .red
    case .insertion: .green
    }
  }
}
