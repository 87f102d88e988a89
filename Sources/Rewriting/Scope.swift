/// Which parts of the selection leave a finding out.
struct Scope {
  private let selection: Selection
  private let origin: Origin
  private let declarations: DeclarationTable
  /// The selected one-based lines of the file; nil: all.
  private let lines: [ClosedRange<Int>]?
  private let changedLines: [ClosedRange<Int>]?

  init(_ selection: Selection, path: String, origin: Origin, declarations: DeclarationTable) {
    self.selection = selection
    self.origin = origin
    self.declarations = declarations
    lines = selection.lines.map { Self.joined($0[path] ?? []) }
    changedLines = selection.changedLines.map { Self.joined($0[path] ?? []) }
  }

  /// Empty for a finding that is selected. The baseline is not looked at.
  func exclusions(of finding: Finding, ids: [ChangeID]) -> Set<Selection.Part> {
    var parts: Set<Selection.Part> = []
    if !selection.only.isEmpty, selection.only.isDisjoint(with: ids) { parts.insert(.ids) }
    if !selection.skip.isEmpty, ids.allSatisfy(selection.skip.contains) { parts.insert(.ids) }
    let edits = finding.changes.flatMap(\.edits).map(\.offsets)
    let isDeclared =
      edits.isEmpty
      ? isSelected(declarations.path(at: finding.offset)) : edits.allSatisfy(isSelectedDeclaration)
    if !isDeclared { parts.insert(.declarations) }
    let places = edits.isEmpty ? [finding.offset..<finding.offset] : edits
    let touched = places.map(origin.lines)
    if !touched.allSatisfy({ Self.holds(lines, $0) }) { parts.insert(.lines) }
    if !touched.allSatisfy({ Self.holds(changedLines, $0) }) { parts.insert(.changedLines) }
    return parts
  }

  /// Both ends count, so that an edit that reaches out of the declaration is none of it.
  private func isSelectedDeclaration(_ edit: Range<Int>) -> Bool {
    guard !selection.declarations.isEmpty else { return true }
    if edit.isEmpty { return isSelected(declarations.path(insertingAt: edit.lowerBound)) }
    return isSelected(declarations.path(at: edit.lowerBound))
      && isSelected(declarations.path(at: edit.upperBound - 1))
  }

  private func isSelected(_ declaration: [String]) -> Bool {
    selection.declarations.isEmpty || selection.declarations.contains { $0.matches(declaration) }
  }

  private static func holds(_ lines: [ClosedRange<Int>]?, _ touched: ClosedRange<Int>) -> Bool {
    guard let lines else { return true }
    let index = lines.endOfPrefix { $0.upperBound < touched.lowerBound }
    return index < lines.count && lines[index].lowerBound <= touched.lowerBound
      && touched.upperBound <= lines[index].upperBound
  }

  /// Ascending, with what touches or overlaps as one range.
  private static func joined(_ lines: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    lines.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound + 1 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
