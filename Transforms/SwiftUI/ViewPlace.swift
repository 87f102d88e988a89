import SwiftSyntax

/// Where a view stands: what is directly around a node, as somebody reads SwiftUI.
///
/// Going from place to place leads from a view outwards: through the modifiers on it, the container
/// that shows it, the property that returns it.
enum ViewPlace {
  /// A modifier is applied to the view.
  case modified(by: ModifierCall)
  /// Modifiers in the clauses of an `#if` are applied to the view.
  case modifiedInSomeBuilds(by: [ModifierCall])
  /// The view lies in an argument or closure of a modifier, such as an overlay or a sheet.
  case inside(ModifierCall)
  /// The view is one of the items of a block; the index tells which.
  case item(Int, of: [Syntax])
  /// The block is a closure of a call, such as a stack.
  case content(of: FunctionCallExprSyntax, label: String?)
  /// The view is shown under a condition: an arm of `if` or `switch`, a clause of `#if`.
  case arm(isDirective: Bool)
  /// The view is what a property or function returns.
  case result(of: Syntax)

  /// What is around a node, and the node to go on from; nil where the code is of no such form.
  static func around(_ node: Syntax) -> (place: ViewPlace, next: Syntax)? {
    guard let parent = node.parent else { return nil }
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let member):
      guard member.base?.id == ExprSyntax(node)?.id,
        let call = parent.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(member).id, let modifier = ModifierCall(call)
      else { return nil }
      return (.modified(by: modifier), Syntax(call))
    case .codeBlockItemList(let list):
      let items = list.viewItems
      guard let index = items.firstIndex(where: { $0.id == node.id }) else { return nil }
      return (.item(index, of: items), parent)
    case .codeBlockItem, .expressionStmt, .returnStmt: return around(parent, seenAs: node)
    case .closureExpr: return around(closure: parent)
    case .codeBlock: return around(block: parent)
    case .accessorBlock, .accessorDecl: return around(accessor: parent)
    case .switchCase:
      let owner = parent.ancestor { $0.is(SwitchExprSyntax.self) }
      return owner.map { (.arm(isDirective: false), $0) }
    case .ifConfigClause:
      let chain = parent.ancestor(within: 3) { $0.is(PostfixIfConfigExprSyntax.self) }
      let owner = chain ?? parent.ancestor(within: 2) { $0.is(IfConfigDeclSyntax.self) }
      return owner.map { (.arm(isDirective: true), $0) }
    case .postfixIfConfigExpr(let conditional):
      return (.modifiedInSomeBuilds(by: conditional.conditionalModifiers), parent)
    case .labeledExpr: return around(argument: parent)
    case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .awaitExpr: return around(parent)
    default: return nil
    }
  }

  /// A node that is the whole of an item of a block: the list names it, not the item.
  private static func around(_ wrapper: Syntax, seenAs node: Syntax) -> (ViewPlace, Syntax)? {
    guard let parent = wrapper.parent else { return nil }
    guard let list = parent.as(CodeBlockItemListSyntax.self) else {
      return around(parent, seenAs: node)
    }
    let items = list.viewItems
    guard let index = items.firstIndex(where: { $0.id == node.id }) else { return nil }
    return (.item(index, of: items), parent)
  }

  private static func around(closure: Syntax) -> (ViewPlace, Syntax)? {
    guard let parent = closure.parent else { return nil }
    if let element = parent.as(MultipleTrailingClosureElementSyntax.self) {
      guard let call = element.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
      return around(call, label: element.label.text)
    }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure?.id == closure.as(ClosureExprSyntax.self)?.id
        ? around(call, label: nil) : nil
    }
    return parent.is(LabeledExprSyntax.self) ? around(argument: parent) : nil
  }

  private static func around(argument: Syntax) -> (ViewPlace, Syntax)? {
    guard let list = argument.parent, let owner = list.parent else { return nil }
    if owner.is(TupleExprSyntax.self) { return around(owner) }
    guard let call = owner.as(FunctionCallExprSyntax.self) else { return nil }
    return around(call, label: argument.as(LabeledExprSyntax.self)?.label?.text)
  }

  private static func around(
    _ call: FunctionCallExprSyntax, label: String?
  ) -> (ViewPlace, Syntax) {
    if call.calledName == nil, let modifier = ModifierCall(call) {
      return (.inside(modifier), Syntax(call))
    }
    return (.content(of: call, label: label), Syntax(call))
  }

  private static func around(block: Syntax) -> (ViewPlace, Syntax)? {
    guard let parent = block.parent else { return nil }
    if parent.is(IfExprSyntax.self) {
      var choice = parent
      // `else if` belongs to the first `if`, which is the item of the block around it.
      while let outer = choice.parent, outer.is(IfExprSyntax.self) { choice = outer }
      return (.arm(isDirective: false), choice)
    }
    if parent.is(FunctionDeclSyntax.self) { return (.result(of: parent), parent) }
    return parent.is(AccessorDeclSyntax.self) ? around(accessor: parent) : nil
  }

  private static func around(accessor: Syntax) -> (ViewPlace, Syntax)? {
    let owner = accessor.ancestor {
      $0.is(VariableDeclSyntax.self) || $0.is(SubscriptDeclSyntax.self)
    }
    return owner.map { (.result(of: $0), $0) }
  }
}

extension PostfixIfConfigExprSyntax {
  /// The modifiers in the clauses, of which each build has some.
  var conditionalModifiers: [ModifierCall] {
    config.clauses.flatMap { clause -> [ModifierCall] in
      guard case .postfixExpression(let expression) = clause.elements else { return [] }
      let chain = ViewChain(expression)
      return (chain.call.flatMap { ModifierCall($0) }.map { [$0] } ?? []) + chain.modifiers
    }
  }
}
