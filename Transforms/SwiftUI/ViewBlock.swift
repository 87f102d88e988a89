import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// What a builder's block shows, in order: one node for each view, `if`, `switch` and `#if`.
  /// Declarations and plain statements are left out.
  var viewItems: [Syntax] {
    compactMap { item in
      switch item.item {
      case .expr(let expression):
        return Syntax(expression)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          return Syntax(expression)
        }
        return statement.as(ReturnStmtSyntax.self)?.expression.map(Syntax.init)
      case .decl(let declaration):
        return declaration.is(IfConfigDeclSyntax.self) ? Syntax(declaration) : nil
      @unknown default: return nil
      }
    }
  }

  /// Every view that the block can show: the arms of `if`, `switch` and `#if` included.
  var views: [ExprSyntax] { viewItems.flatMap(\.views) }
}

extension Syntax {
  /// The views of one item of a builder's block.
  var views: [ExprSyntax] {
    if let choice = self.as(IfExprSyntax.self) {
      return choice.body.statements.views + (choice.elseBody.map { Syntax($0).views } ?? [])
    }
    if let block = self.as(CodeBlockSyntax.self) { return block.statements.views }
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { $0.as(SwitchCaseSyntax.self)?.statements.views ?? [] }
    }
    if let conditional = self.as(IfConfigDeclSyntax.self) {
      return conditional.clauses.flatMap { clause -> [ExprSyntax] in
        guard case .statements(let statements) = clause.elements else { return [] }
        return statements.views
      }
    }
    return self.as(ExprSyntax.self).map { [$0] } ?? []
  }
}
