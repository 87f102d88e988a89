import Rewriting
import SwiftSyntax

/// What changes in the code that stays where it is when a hand-made sheet becomes one of the system's:
/// statements that have nothing to do any longer, and animations of nothing but the flag.
struct KeptCode {
  /// Statements that go.
  private let removed: [CodeBlockItemSyntax]
  /// Those of them that the sheet runs; their comments move with them.
  private let moved: Set<SyntaxIdentifier>
  /// Calls of `withAnimation` that only one statement is left in.
  private let animations: [(call: FunctionCallExprSyntax, statement: CodeBlockItemSyntax)]
  /// `animation(_:value:)` for the flag.
  let modifiers: [ModifierCall]

  init(
    removing resets: [CodeBlockItemSyntax], _ dismissal: SheetDismissal, _ flag: SheetFlag,
    _ places: [FlagUse], _ uses: SheetUses, modifiers outer: [ModifierCall], in file: SourceFile
  ) {
    let statements = resets + dismissal.duplicates
    moved = Set(dismissal.further.map(\.item.id))
    let ids = Set(statements.map(\.id))
    let flagAnimations = FlagAnimations(flag, places, uses, in: file)
    let found = flagAnimations.onlyOfFlag(without: ids)
    animations = found
    modifiers = outer.filter { flagAnimations.isOnlyOfFlag($0, without: ids) }
    // An animation that nothing is left in goes as a whole.
    var whole: [CodeBlockItemSyntax] = []
    for statement in statements {
      var item = statement
      while let list = item.parent?.as(CodeBlockItemListSyntax.self),
        let outer = list.animatedStatement,
        list.allSatisfy({ ids.contains($0.id) || $0.id == item.id })
      {
        item = outer
      }
      if !whole.contains(where: { $0.id == item.id }) { whole.append(item) }
    }
    removed = whole.filter { item in
      !found.contains { $0.call.offsets.contains(item.offsets.lowerBound) }
    }
  }

  /// Makes the edits in a part of the file, given as UTF-8 offsets, or outside of it.
  func edit(_ relayout: inout Relayout, in range: Range<Int>, isInside: Bool) {
    func isMeant(_ node: some SyntaxProtocol) -> Bool {
      range.contains(node.offsets.lowerBound) == isInside
    }
    relayout.takeOut(removed.filter(isMeant), moving: moved)
    for (call, statement) in animations where isMeant(call) {
      relayout.add(SourceEdit(call.offsets, relayout.file.text(of: statement.item, applying: [])))
    }
  }
}

extension Relayout {
  /// Takes statements out of their blocks, also where several stand on one line; the comments above
  /// those that move go with them.
  mutating func takeOut(_ statements: [CodeBlockItemSyntax], moving moved: Set<SyntaxIdentifier>) {
    let ids = Set(statements.map(\.id))
    for statement in statements {
      guard let list = statement.parent?.as(CodeBlockItemListSyntax.self) else { continue }
      let siblings = Array(list)
      guard let place = siblings.firstIndex(where: { $0.id == statement.id }) else { continue }
      let before = place > 0 ? siblings[place - 1] : nil
      let after = place + 1 < siblings.count ? siblings[place + 1] : nil
      if let before, !startsLine(statement) {
        let isLast = after.map { ids.contains($0.id) || startsLine($0) } ?? true
        // The semicolon before goes where nothing follows on the line.
        let start = isLast ? before.item.offsets.upperBound : before.offsets.upperBound
        add(.delete(start..<statement.offsets.upperBound))
      } else if let after, !startsLine(after) {
        add(.delete(statement.offsets.lowerBound..<after.offsets.lowerBound))
      } else if moved.contains(statement.id), let lines = linesWithComments(of: statement) {
        add(.delete(lines))
      } else {
        takeOut(statement)
      }
    }
  }

  /// The UTF-8 offsets of the lines of a statement and the comments above it; nil where it has none.
  private func linesWithComments(of statement: CodeBlockItemSyntax) -> Range<Int>? {
    let start = start(withComments: statement, after: 0)
    guard start < statement.offsets.lowerBound,
      statement.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.hasComment != true
    else { return nil }
    let first = file.lines.range(ofLine: file.lines.line(of: start))
    let last = file.lines.range(ofLine: file.lines.line(of: statement.offsets.upperBound))
    return first.lowerBound..<last.upperBound
  }

  private func startsLine(_ statement: CodeBlockItemSyntax) -> Bool {
    ownIndentation(statement) != nil
  }
}
