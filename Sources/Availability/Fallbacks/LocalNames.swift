import SwiftSyntax

/// The names that a piece of code takes from the function or closure that it stands in.
struct LocalNames {
  /// Free in the code and bound outside of it, below the member; sorted.
  let captured: [String]

  init(of code: some SyntaxProtocol, below member: some SyntaxProtocol) {
    let outside = Bindings(around: Syntax(code), upTo: Syntax(member))
    guard !outside.isEmpty else {
      captured = []
      return
    }
    var free: Set<String> = []
    for token in code.tokens(viewMode: .sourceAccurate) {
      guard let name = token.referencedName, outside.contains(name) else { continue }
      let inside = Bindings(around: Syntax(token), upTo: Syntax(code))
      if !inside.contains(name) { free.insert(name) }
    }
    captured = free.sorted()
  }
}

/// The names that are bound around a node, up to and including another.
struct Bindings {
  private var names: Set<String> = []
  /// A closure without written parameters, whose are `$0`, `$1` ….
  private var hasShorthand = false

  init(around node: Syntax, upTo limit: Syntax) {
    var child = node
    while child.id != limit.id, let parent = child.parent {
      add(parent, around: child)
      child = parent
    }
  }

  var isEmpty: Bool { names.isEmpty && !hasShorthand }

  func contains(_ name: String) -> Bool {
    name.hasPrefix("$") ? hasShorthand : names.contains(name)
  }

  private mutating func add(_ parent: Syntax, around child: Syntax) {
    if let closure = parent.as(ClosureExprSyntax.self) {
      if child.id != closure.signature?.id { add(closure) }
    } else if let statements = parent.as(CodeBlockItemListSyntax.self) {
      add(statements, before: child)
    } else if let branch = parent.as(IfExprSyntax.self) {
      if child.id == branch.body.id { addPatterns(in: branch.conditions) }
    } else if let loop = parent.as(WhileStmtSyntax.self) {
      if child.id == loop.body.id { addPatterns(in: loop.conditions) }
    } else if let conditions = parent.as(ConditionElementListSyntax.self) {
      for condition in conditions.prefix(while: { $0.id != child.id }) {
        addPatterns(in: condition)
      }
    } else if let loop = parent.as(ForStmtSyntax.self) {
      if child.id != loop.sequence.id { addPatterns(in: loop.pattern) }
    } else if let branch = parent.as(SwitchCaseSyntax.self) {
      addPatterns(in: branch.label)
    } else if let handler = parent.as(CatchClauseSyntax.self) {
      addPatterns(in: handler.catchItems)
      names.insert("error")
    } else if let accessor = parent.as(AccessorDeclSyntax.self) {
      names.formUnion(["newValue", "oldValue"])
      if let parameter = accessor.parameters { names.insert(parameter.name.identifierText) }
    } else if let parameters = parent.asProtocol((any WithGenericParametersSyntax).self),
      parent.asProtocol((any DeclGroupSyntax).self) == nil
    {
      add(parameters)
    }
  }

  private mutating func add(_ closure: ClosureExprSyntax) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names.formUnion(list.map(\.name.identifierText))
    case .parameterClause(let clause):
      names.formUnion(clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText })
    case nil: hasShorthand = true
    @unknown default: break
    }
    for capture in closure.signature?.capture?.items ?? [] {
      names.insert(capture.name.identifierText)
    }
  }

  private mutating func add(_ declaration: any WithGenericParametersSyntax) {
    names.formUnion(
      declaration.genericParameterClause?.parameters.map(\.name.identifierText) ?? [])
    let parameters =
      declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(SubscriptDeclSyntax.self)?.parameterClause
    names.formUnion(
      parameters?.parameters.map { ($0.secondName ?? $0.firstName).identifierText } ?? [])
  }

  /// Variables and what a guard binds are visible after their statement, functions and types anywhere
  /// in the block.
  private mutating func add(_ statements: CodeBlockItemListSyntax, before child: Syntax) {
    var isBefore = true
    for statement in statements {
      if statement.id == child.id { isBefore = false }
      if isBefore, let variable = statement.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { addPatterns(in: binding.pattern) }
      } else if isBefore, let guarded = statement.item.as(GuardStmtSyntax.self) {
        addPatterns(in: guarded.conditions)
      } else if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard let nested = clause.elements?.as(CodeBlockItemListSyntax.self), isBefore else {
            continue
          }
          add(nested, before: Syntax(conditional))
        }
      } else if let declaration = statement.item.asProtocol((any NamedDeclSyntax).self) {
        names.insert(declaration.name.identifierText)
      }
    }
  }

  /// Adds every name that a pattern below a node binds.
  private mutating func addPatterns(in node: some SyntaxProtocol) {
    var pending = [Syntax(node)]
    while let next = pending.popLast() {
      if let pattern = next.as(IdentifierPatternSyntax.self) {
        names.insert(pattern.identifier.identifierText)
      } else if !next.is(ClosureExprSyntax.self) {
        pending.append(contentsOf: next.children(viewMode: .sourceAccurate))
      }
    }
  }
}

extension TokenSyntax {
  /// The name that the token looks up in the scopes around it; nil for a member, a label, a word of
  /// the language, or a name that is declared here.
  fileprivate var referencedName: String? {
    guard let parent else { return nil }
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      if reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id {
        return nil
      }
      if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return nil }
      return identifierText
    }
    if parent.is(IdentifierTypeSyntax.self) { return identifierText }
    if let capture = parent.as(ClosureCaptureSyntax.self) {
      return capture.initializer == nil ? identifierText : nil
    }
    // `if let x` looks `x` up.
    if let pattern = parent.as(IdentifierPatternSyntax.self),
      let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self)
    {
      return binding.initializer == nil ? identifierText : nil
    }
    return nil
  }
}
