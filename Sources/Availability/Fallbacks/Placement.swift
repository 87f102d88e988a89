import Rewriting
import SwiftSyntax

/// Where a file takes a new top-level declaration that code at a node uses.
struct Placement {
  /// The statements that it becomes the last of: those of the file, or of the clause of an `#if`
  /// around everything but imports.
  let list: CodeBlockItemListSyntax
  /// The UTF-8 offset behind the last statement and the comment on its line.
  let offset: Int
  /// The UTF-8 offset of the last statement, whose indentation the new one has.
  let model: Int

  init(for node: some SyntaxProtocol, in file: SourceFile) {
    var list = file.tree.statements
    while let clause = list.onlyClause(around: node), !clause.isEmpty { list = clause }
    self.list = list
    offset = list.endPosition.utf8Offset
    model = list.last?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
  }

  /// The support that adds a declaration, written with LF and two spaces a level.
  func support(_ name: String, _ code: String, in file: SourceFile) -> Support {
    let layout = Layout(file)
    let end = layout.lineEnd(at: model)
    let text = layout.indentation(at: model) + layout.styled(code, at: model)
    return Support(name: name, edit: .insert(end + end + text, at: offset))
  }
}

extension CodeBlockItemListSyntax {
  /// The statements of the clause around a node, where the list has an `#if` and else only imports.
  fileprivate func onlyClause(around node: some SyntaxProtocol) -> CodeBlockItemListSyntax? {
    // `filter` of a syntax collection would make a new tree, with offsets of its own.
    let others = Array(self).filter { !$0.item.is(ImportDeclSyntax.self) }
    guard others.count == 1, let conditional = others.first?.item.as(IfConfigDeclSyntax.self) else {
      return nil
    }
    return conditional.clauses.first { $0.range.contains(node.position) }?.elements?
      .as(CodeBlockItemListSyntax.self)
  }
}
