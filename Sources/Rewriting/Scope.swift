/// Whether a finding lies in what the user selected.
struct Scope {
  private let selection: Selection
  private let origin: Origin
  private let declarations: DeclarationTable
  /// The selected one-based lines of the file; nil: all.
  private let lines: [ClosedRange<Int>]?

  init(_ selection: Selection, path: String, origin: Origin, declarations: DeclarationTable) {
    self.selection = selection
    self.origin = origin
    self.declarations = declarations
    lines = selection.lines.map { Self.joined($0[path] ?? []) }
  }

  func holds(_ finding: Finding, ids: [ChangeID]) -> Bool {
    if !selection.only.isEmpty, selection.only.isDisjoint(with: ids) { return false }
    if !selection.skip.isEmpty, ids.allSatisfy(selection.skip.contains) { return false }
    let edits = finding.changes.flatMap(\.edits).map(\.offsets)
    return edits.isEmpty
      ? isSelected(declarations.path(at: finding.offset))
        && isSelected(
          origin.lines(of: finding.offset..<finding.offset))
      : edits.allSatisfy { isSelectedDeclaration($0) && isSelected(origin.lines(of: $0)) }
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

  private func isSelected(_ touched: ClosedRange<Int>) -> Bool {
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
