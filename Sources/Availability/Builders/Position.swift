import Platforms
import SwiftSyntax

/// Where an expression stands, as far as an `if` in its place is concerned.
public enum Position: Sendable, Hashable {
  /// A component of a result builder: `if` can take its place, within the builder's floors.
  case component(of: Builder)
  /// All that a function or getter without a builder returns: `if` needs a builder's attribute on
  /// the declaration.
  case result(of: DeclSyntax)
  /// A statement of a closure that may be a builder's or not.
  case unknownClosure
  /// An argument, a base, an operand, a returned or assigned value: no place for `if`.
  case operand

  /// Finds the position by the call or declaration whose body the expression is a statement of.
  public init(of expression: some ExprSyntaxProtocol) {
    var node = Syntax(expression)
    var isNested = false
    while true {
      guard let parent = node.parent else {
        self = .operand
        return
      }
      if parent.is(ExpressionStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
        || parent.is(SwitchCaseListSyntax.self) || parent.is(IfConfigClauseListSyntax.self)
      {
        node = parent
      } else if let list = parent.as(CodeBlockItemListSyntax.self) {
        guard let owner = list.owner else {
          self = .operand
          return
        }
        guard
          owner.is(IfExprSyntax.self) || owner.is(SwitchExprSyntax.self)
            || owner.is(IfConfigDeclSyntax.self)
        else {
          self = Position(in: list, of: owner, isNested: isNested)
          return
        }
        isNested = true
        node = owner
      } else if parent.is(IfExprSyntax.self), node.is(IfExprSyntax.self) {
        node = parent
      } else {
        self = .operand
        return
      }
    }
  }

  /// The position of a statement of a body.
  private init(in body: CodeBlockItemListSyntax, of owner: Syntax, isNested: Bool) {
    if body.returnsExplicitly {
      self = .operand
    } else if let closure = owner.as(ClosureExprSyntax.self) {
      self = closure.builder.map(Position.component) ?? .unknownClosure
    } else if let declaration = owner.as(DeclSyntax.self) {
      switch declaration.bodyBuilder {
      case .known(let builder): self = .component(of: builder)
      case .none: self = !isNested && body.count == 1 ? .result(of: declaration) : .operand
      case .unknown: self = .unknownClosure
      }
    } else {
      self = .operand
    }
  }
}

extension CodeBlockItemListSyntax {
  /// What the statements are the body of: a closure, a function or variable, a branch, a clause.
  fileprivate var owner: Syntax? {
    guard let parent else { return nil }
    if parent.is(ClosureExprSyntax.self) { return parent }
    if let accessors = parent.as(AccessorBlockSyntax.self) { return accessors.variable }
    if let branch = parent.as(SwitchCaseSyntax.self) {
      return branch.ancestor(SwitchExprSyntax.self).map(Syntax.init)
    }
    if parent.is(IfConfigClauseSyntax.self) { return parent.parent?.parent }
    guard parent.is(CodeBlockSyntax.self), let owner = parent.parent else { return nil }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      guard accessor.accessorSpecifier.tokenKind == .keyword(.get) else { return nil }
      return accessor.ancestor(AccessorBlockSyntax.self)?.variable
    }
    return owner.is(FunctionDeclSyntax.self) || owner.is(IfExprSyntax.self) ? owner : nil
  }

  /// Whether a `return` of the body itself stands in it, which turns a builder off.
  fileprivate var returnsExplicitly: Bool {
    var pending = [Syntax(self)]
    while let node = pending.popLast() {
      if node.is(ReturnStmtSyntax.self) { return true }
      if node.is(ClosureExprSyntax.self)
        || node.is(DeclSyntax.self) && !node.is(IfConfigDeclSyntax.self)
      {
        continue
      }
      pending.append(contentsOf: node.children(viewMode: .sourceAccurate))
    }
    return false
  }
}

extension AccessorBlockSyntax {
  /// The variable or subscript that the accessors belong to.
  fileprivate var variable: Syntax? {
    ancestor(VariableDeclSyntax.self).map(Syntax.init)
      ?? ancestor(SubscriptDeclSyntax.self).map(
        Syntax.init)
  }
}

extension SyntaxProtocol {
  /// The nearest node around this one that has a type.
  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}
