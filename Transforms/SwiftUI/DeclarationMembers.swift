import SwiftSyntax

/// Types, functions, accessors and closures: what opens a scope and declares its parameters.
extension DeclarationWalk {
  mutating func enterType(_ step: Step) {
    let number = bodies.count
    let scope = open(.type(body: number), step.node.utf8Range, in: step.scope)
    addBody(TypeBody(step.node, scope: scope, parent: step.scope))
    if let name = bodies[number].name {
      var declaration = Declaration(kind: .nominalType, name: name, node: step.node)
      declaration.isStatic = true
      declaration.body = number
      declare(declaration, in: step.scope, clause: step.clause)
    }
    let generics = step.node.asProtocol((any WithGenericParametersSyntax).self)
    declareGenerics(generics?.genericParameterClause, in: scope, clause: step.clause)
    pushChildren(of: step.node, scope: scope, clause: step.clause)
  }

  mutating func enterFunction(_ step: Step) {
    let node = step.node
    let isStatic = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.areStatic ?? false
    let isMember = body(of: step.scope) != nil
    let scope = open(
      isMember ? .member(isStatic: isStatic) : .local, node.utf8Range, in: step.scope)
    let parameters: FunctionParameterClauseSyntax?
    var declaration: Declaration?
    if let function = node.as(FunctionDeclSyntax.self) {
      parameters = function.signature.parameterClause
      declaration = Declaration(kind: .function, name: function.name.plainText, node: node)
      declaration?.attributes = function.attributes
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      parameters = initializer.signature.parameterClause
      declaration = Declaration(kind: .initializer, name: "init", node: node)
    } else if let subscripted = node.as(SubscriptDeclSyntax.self) {
      parameters = subscripted.parameterClause
      declaration = Declaration(kind: .subscript, name: "subscript", node: node)
    } else {
      parameters = node.as(MacroDeclSyntax.self)?.signature.parameterClause
    }
    if var declaration {
      declaration.isStatic = isStatic || declaration.kind == .initializer
      declare(declaration, in: step.scope, clause: step.clause)
    }
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)
    declareGenerics(generics?.genericParameterClause, in: scope, clause: step.clause)
    for parameter in parameters?.parameters ?? [] {
      var declaration = Declaration(
        kind: .parameter, name: (parameter.secondName ?? parameter.firstName).plainText,
        node: Syntax(parameter))
      declaration.attributes = parameter.attributes
      declaration.typeAnnotation = parameter.ellipsis == nil ? parameter.type : nil
      declaration.visibleFrom = parameters?.utf8End ?? 0
      declare(declaration, in: scope, clause: step.clause)
    }
    pushChildren(of: node, scope: scope, clause: step.clause)
  }

  /// A block of accessors, or the getter that stands in its place, and each accessor in it.
  mutating func enterAccessor(_ step: Step) {
    let node = step.node
    let owner = node.ancestor {
      $0.is(PatternBindingSyntax.self) || $0.is(SubscriptDeclSyntax.self)
    }
    let binding = owner?.as(PatternBindingSyntax.self)
    let variable = binding?.parent?.parent?.as(VariableDeclSyntax.self)
    let isMember = body(of: step.scope) != nil
    let scope = open(
      isMember ? .member(isStatic: variable?.modifiers.areStatic ?? false) : .local,
      node.utf8Range, in: step.scope)
    if let accessor = node.as(AccessorDeclSyntax.self),
      let name = accessor.parameters?.name.plainText ?? accessor.implicitParameter
    {
      var declaration = Declaration(kind: .implicit, name: name, node: node)
      declaration.typeAnnotation =
        binding?.typeAnnotation?.type ?? owner?.as(SubscriptDeclSyntax.self)?.returnClause.type
      if let value = binding?.initializer?.value {
        declaration.source = .value(value)
        declaration.sourceOffset = value.utf8Start
      }
      declare(declaration, in: scope, clause: step.clause)
    }
    pushChildren(of: node, scope: scope, clause: step.clause)
  }

  mutating func enterClosure(_ step: Step) {
    guard let closure = step.node.as(ClosureExprSyntax.self) else { return }
    let scope = open(.closure(closure), closure.utf8Range, in: step.scope)
    let visibleFrom = closure.signature?.utf8End ?? 0
    for capture in closure.signature?.capture?.items ?? [] {
      // `[x]` and `[weak x]` are the outer declaration under the same name.
      guard let value = capture.initializer?.value else { continue }
      var declaration = Declaration(
        kind: .capture, name: capture.name.plainText, node: Syntax(capture))
      declaration.source = .value(value)
      declaration.sourceOffset = value.utf8Start
      declaration.visibleFrom = visibleFrom
      declare(declaration, in: scope, clause: step.clause)
    }
    for (index, parameter) in closure.parameters.enumerated() {
      let declaration = closure.declaration(of: parameter, at: index)
      declare(declaration, in: scope, clause: step.clause)
    }
    pushChildren(of: step.node, scope: scope, clause: step.clause)
  }

  private mutating func declareGenerics(
    _ generics: GenericParameterClauseSyntax?, in scope: Int, clause: Int?
  ) {
    for parameter in generics?.parameters ?? [] {
      var declaration = Declaration(
        kind: .genericParameter, name: parameter.name.plainText, node: Syntax(parameter))
      declaration.isStatic = true
      declare(declaration, in: scope, clause: clause)
    }
  }
}

extension AccessorDeclSyntax {
  fileprivate var implicitParameter: String? {
    switch accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet), .keyword(.`init`): "newValue"
    case .keyword(.didSet): "oldValue"
    default: nil
    }
  }
}

extension DeclModifierListSyntax {
  var areStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension SyntaxProtocol {
  /// The nearest enclosing node that fits, a few levels up at most.
  func ancestor(within levels: Int = 8, where fits: (Syntax) -> Bool) -> Syntax? {
    var node = parent
    for _ in 0..<levels {
      guard let candidate = node else { return nil }
      if fits(candidate) { return candidate }
      node = candidate.parent
    }
    return nil
  }
}
