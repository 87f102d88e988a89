/// The Swift declarations that enclose the lines of a file, as far as the indentation tells.
///
/// Going down the file it keeps the lines that are still open: each is indented deeper than the one
/// before. The heading of a place is the last of them that begins a declaration. Lines must be
/// asked for in ascending order, so that a whole diff costs one pass.
struct SectionHeadings {
  private let lines: Lines
  private var next = 0
  private var open: [(line: Int, indentation: Int)] = []

  init(of lines: Lines) {
    self.lines = lines
  }

  /// The declaration around the first line of a range that is not blank, without white space
  /// at its ends and cut to 80 bytes as git does; nil if there is none.
  mutating func heading(of range: Range<Int>) -> ArraySlice<UInt8>? {
    while next < range.lowerBound {
      if let indentation = enter(next), !continuesDeclaration(next) {
        open.append((next, indentation))
      }
      next += 1
    }
    let enclosing = open
    defer { open = enclosing }
    for line in range where enter(line) != nil { break }
    while let last = open.popLast() {
      let text = text(of: last.line)
      if SwiftDeclaration.begins(text) { return Self.cut(text) }
    }
    return nil
  }

  /// Closes what a line's indentation closes. Returns the indentation, or nil for lines that say
  /// nothing about nesting: blank ones, comments at the margin and `#if` and its kin.
  private mutating func enter(_ line: Int) -> Int? {
    guard let indentation = lines.indentation(of: line), !isOutsideLayout(line) else { return nil }
    let limit = continuesDeclaration(line) ? indentation + 1 : indentation
    while let last = open.last, last.indentation >= limit { open.removeLast() }
    return indentation
  }

  private func isOutsideLayout(_ line: Int) -> Bool {
    let text = text(of: line)
    return text.starts(with: "//".utf8) && lines[line].first == text.first
      || text.first == UInt8(ascii: "#") && text.dropFirst().first.map(Word.isLowercase) ?? false
  }

  /// Whether the line belongs to one above that is indented the same: `) {`, `}`, `where T: View {`.
  private func continuesDeclaration(_ line: Int) -> Bool {
    let text = text(of: line)
    return text.first.map { ")]}>{".utf8.contains($0) } ?? false
      || text.starts(with: "where ".utf8)
  }

  private func text(of line: Int) -> ArraySlice<UInt8> {
    lines[line].drop { Word.isSpace($0) }
  }

  private static func cut(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    if text.count > 80 {
      // A character is kept whole or left out.
      let end = text.startIndex + 80
      let isInside = { text[$0] & 0xC0 == 0x80 }
      text = text[..<(stride(from: end, to: end - 4, by: -1).first { !isInside($0) } ?? end)]
    }
    while let last = text.last, Word.isSpace(last) { text.removeLast() }
    return text
  }
}

/// Recognises the first line of a declaration by its first words.
enum SwiftDeclaration {
  /// Whether the text, which starts with no white space, begins a declaration that can hold others
  /// or statements, or a freestanding macro such as `#Preview`.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    var text = text
    while let first = text.first {
      if first == UInt8(ascii: "#") {
        return text.dropFirst().first.map(Word.isUppercase) ?? false
      }
      let isAttribute = first == UInt8(ascii: "@")
      if isAttribute { text.removeFirst() }
      let name = text.prefix { Word.isPart($0) || isAttribute && $0 == UInt8(ascii: ".") }
      text = text.dropFirst(name.count)
      if !isAttribute {
        let word = String(decoding: name, as: UTF8.self)
        if spaced.contains(word) { return text.first.map(Word.isSpace) ?? true }
        if called.contains(word) {
          return text.first.map { "(<?! {\r\n".utf8.contains($0) } ?? true
        }
        guard modifiers.contains(word) else { return false }
      }
      text = dropArguments(text).drop { Word.isSpace($0) }
    }
    return false
  }

  private static let spaced: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol", "func", "var",
  ]

  private static let called: Set<String> = ["init", "deinit", "subscript"]

  private static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final",
    "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
    "open", "optional", "override", "package", "postfix", "prefix", "private", "public", "required",
    "static", "unowned", "weak",
  ]

  /// The text behind the parentheses that it starts with, if it does.
  private static func dropArguments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.first == UInt8(ascii: "(") else { return text }
    var depth = 0
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return text[(index + 1)...] }
    }
    return []
  }
}
