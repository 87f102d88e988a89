import Rewriting
import SwiftSyntax

/// The text of `sheet(isPresented: $isShown, onDismiss: { … })` without its content.
struct SheetCall {
  /// `isPresented: $isShown`, `item: $selected`.
  private let argument: String
  private let further: [FurtherStatement]
  private let unit: String
  private let lineEnd: String
  private let file: SourceFile

  init(
    _ argument: String, _ dismissal: SheetDismissal, _ layout: Layout, _ lineEnd: String,
    in file: SourceFile
  ) {
    self.argument = argument
    further = dismissal.further
    unit = layout.unit
    self.lineEnd = lineEnd
    self.file = file
  }

  /// The text for a call whose line has an indentation.
  func text(at outer: String) -> String {
    guard !further.isEmpty else { return "sheet(\(argument))" }
    if let line = oneLine, outer.count + line.count <= 98 { return line }
    let (inner, statement) = (outer + unit, outer + unit + unit)
    var lines = ["sheet(", "\(inner)\(argument),", "\(inner)onDismiss: {"]
    lines += statements(at: statement)
    return (lines + ["\(inner)}", "\(outer))"]).joined(separator: lineEnd)
  }

  private var oneLine: String? {
    guard further.count == 1, comments(of: further[0]).isEmpty else { return nil }
    let text = file.text(of: further[0].item.item, applying: [])
    guard !text.contains(where: \.isNewline) else { return nil }
    let heading = further[0].heading
    let whole = heading.isEmpty ? text : "\(heading) { \(text) }"
    return "sheet(\(argument), onDismiss: { \(whole) })"
  }

  /// The lines of all statements; those that one animation held stay together.
  private func statements(at margin: String) -> [String] {
    var lines: [String] = []
    var rest = further[...]
    while let first = rest.first {
      let together = rest.prefix { $0.animation?.id == first.animation?.id }
      rest = rest.dropFirst(together.count)
      let inner = first.animation == nil ? margin : margin + unit
      if first.animation != nil { lines.append("\(margin)\(first.heading) {") }
      for statement in together { lines += self.lines(of: statement, at: inner) }
      if first.animation != nil { lines.append("\(margin)}") }
    }
    return lines
  }

  private func lines(of statement: FurtherStatement, at margin: String) -> [String] {
    let node = statement.item.item
    let old = Layout(file).indentation(at: node.offsets.lowerBound)
    var lines = comments(of: statement).map { margin + $0 }
    let code = file.text(of: node, applying: []).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in code.enumerated() {
      if number == 0 {
        lines.append(margin + line)
      } else {
        lines.append(line.hasPrefix(old) ? margin + line.dropFirst(old.count) : String(line))
      }
    }
    return lines
  }

  private func comments(of statement: FurtherStatement) -> [String] {
    statement.item.leadingTrivia.comments
  }
}
