import SwiftSyntax

/// Collects the scopes and declarations of one file in a single walk.
///
/// The walk keeps its own stack, so the depth of the tree does not matter. It visits nodes in
/// source order, which is the order that `NestedRanges` needs.
struct DeclarationWalk {
  struct Step {
    let node: Syntax
    let scope: Int
    let clause: Int?
  }

  private(set) var scopes: [DeclarationScope] = []
  private(set) var scopeRanges = NestedRanges()
  private(set) var clauses: [ConditionalClause] = []
  private(set) var clauseRanges = NestedRanges()
  private(set) var declarations: [Declaration] = []
  private(set) var bodies: [TypeBody] = []
  /// What can stand before a period as a module; these three need no import of their own.
  private(set) var modules: Set<String> = ["Swift", "SwiftUI", "UIKit"]
  private var pending: [Step] = []

  init(_ tree: SourceFileSyntax) {
    // Lookups at the very end of the file are still inside it.
    let file = open(.file, tree.position.utf8Offset..<Int.max, in: nil)
    pending.append(Step(node: Syntax(tree.statements), scope: file, clause: nil))
    while let step = pending.popLast() {
      visit(step)
    }
  }

  /// Visits a node later with everything in it, before what was pushed earlier.
  mutating func push(_ node: (some SyntaxProtocol)?, scope: Int, clause: Int?) {
    if let node { pending.append(Step(node: Syntax(node), scope: scope, clause: clause)) }
  }

  mutating func pushChildren(of node: Syntax, scope: Int, clause: Int?) {
    let first = pending.count
    for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
      pending.append(Step(node: child, scope: scope, clause: clause))
    }
    pending[first...].reverse()
  }

  mutating func open(_ kind: DeclarationScope.Kind, _ range: Range<Int>, in parent: Int?) -> Int {
    scopes.append(DeclarationScope(kind: kind))
    return scopeRanges.append(range, in: parent)
  }

  mutating func declare(_ declaration: Declaration, in scope: Int, clause: Int?) {
    guard declaration.name != "_" else { return }
    var declaration = declaration
    declaration.clause = clause
    scopes[scope].names[declaration.name, default: []].append(declarations.count)
    declarations.append(declaration)
  }

  mutating func addBody(_ body: TypeBody) {
    bodies.append(body)
  }

  /// The type whose direct members this scope holds.
  func body(of scope: Int) -> Int? {
    if case .type(let body) = scopes[scope].kind { body } else { nil }
  }

  private mutating func visit(_ step: Step) {
    switch step.node.kind {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
      enterType(step)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .macroDecl:
      enterFunction(step)
    case .accessorBlock, .accessorDecl:
      enterAccessor(step)
    case .closureExpr:
      enterClosure(step)
    case .variableDecl, .enumCaseDecl, .typeAliasDecl, .associatedTypeDecl:
      declareMembers(step)
      pushChildren(of: step.node, scope: step.scope, clause: step.clause)
    case .ifExpr, .whileStmt, .guardStmt, .forStmt, .catchClause, .switchCase, .codeBlock:
      enterStatement(step)
    case .ifConfigClause:
      enterClause(step)
    case .importDecl:
      if let name = step.node.as(ImportDeclSyntax.self)?.path.first?.name.text {
        modules.insert(name)
      }
    default:
      pushChildren(of: step.node, scope: step.scope, clause: step.clause)
    }
  }

  /// Names in the condition are flags, not declarations: it is not visited.
  private mutating func enterClause(_ step: Step) {
    guard let clause = step.node.as(IfConfigClauseSyntax.self) else { return }
    clauses.append(ConditionalClause(clause))
    let number = clauseRanges.append(clause.utf8Range, in: step.clause)
    if let elements = clause.elements {
      push(Syntax(elements), scope: step.scope, clause: number)
    }
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offset at which the node starts, comments and spaces before it included.
  ///
  /// Unlike the offset of its first token this takes no walk down to that token.
  var utf8Start: Int {
    position.utf8Offset
  }

  var utf8End: Int {
    endPosition.utf8Offset
  }

  var utf8Range: Range<Int> {
    utf8Start..<utf8End
  }
}
