import SwiftSyntax

/// Variables, enum cases and aliases, and the names that patterns bind.
extension DeclarationWalk {
  mutating func declareMembers(_ step: Step) {
    let node = step.node
    if let variable = node.as(VariableDeclSyntax.self) {
      declareVariables(variable, step)
    } else if let cases = node.as(EnumCaseDeclSyntax.self) {
      for element in cases.elements {
        declareType(.enumCase, element.name, node: Syntax(element), step)
      }
    } else if let alias = node.as(TypeAliasDeclSyntax.self) {
      declareType(.typeAlias, alias.name, node: node, step)
    } else if let associated = node.as(AssociatedTypeDeclSyntax.self) {
      declareType(.associatedType, associated.name, node: node, step)
    }
  }

  mutating func enterStatement(_ step: Step) {
    let (node, outer, clause) = (step.node, step.scope, step.clause)
    if let branch = node.as(IfExprSyntax.self) {
      let range = branch.conditions.utf8Start..<branch.body.utf8End
      let scope = open(.local, range, in: outer)
      bind(branch.conditions, scope, clause)
      push(branch.elseBody, scope: outer, clause: clause)
      push(branch.body, scope: scope, clause: clause)
      push(branch.conditions, scope: scope, clause: clause)
    } else if let loop = node.as(WhileStmtSyntax.self) {
      let scope = open(.local, node.utf8Range, in: outer)
      bind(loop.conditions, scope, clause)
      pushChildren(of: node, scope: scope, clause: clause)
    } else if let guarded = node.as(GuardStmtSyntax.self) {
      let scope = open(.local, guarded.conditions.utf8Range, in: outer)
      bind(guarded.conditions, scope, clause)
      bind(guarded.conditions, outer, clause, from: node.utf8End)
      push(guarded.body, scope: outer, clause: clause)
      push(guarded.conditions, scope: scope, clause: clause)
    } else if let loop = node.as(ForStmtSyntax.self) {
      let scope = open(.local, node.utf8Range, in: outer)
      var bound = Declaration(kind: .pattern, name: "", node: node)
      bound.source = .element(of: loop.sequence)
      bound.sourceOffset = loop.sequence.utf8Start
      bound.typeAnnotation = loop.typeAnnotation?.type
      bound.visibleFrom = loop.sequence.utf8End
      bind(Syntax(loop.pattern), as: bound, scope, clause)
      pushChildren(of: node, scope: scope, clause: clause)
    } else if let handler = node.as(CatchClauseSyntax.self) {
      let scope = open(.local, node.utf8Range, in: outer)
      var bound = Declaration(kind: .pattern, name: "", node: node)
      for item in handler.catchItems {
        bound.visibleFrom = item.pattern?.utf8End ?? 0
        if let pattern = item.pattern { bind(Syntax(pattern), as: bound, scope, clause) }
      }
      if handler.catchItems.isEmpty {
        declare(Declaration(kind: .implicit, name: "error", node: node), in: scope, clause: clause)
      }
      pushChildren(of: node, scope: scope, clause: clause)
    } else {
      let scope = open(.local, node.utf8Range, in: outer)
      if let label = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
        bind(label, scope, clause)
      }
      pushChildren(of: node, scope: scope, clause: clause)
    }
  }

  private mutating func declareVariables(_ variable: VariableDeclSyntax, _ step: Step) {
    let enclosing = body(of: step.scope)
    var isFile = false
    if case .file = scopes[step.scope].kind { isFile = true }
    let kind: Declaration.Kind = enclosing != nil ? .property : isFile ? .global : .local
    var written: TypeSyntax?
    // In `var a, b: Int` the type stands behind the last name.
    for binding in variable.bindings.reversed() {
      written = binding.typeAnnotation?.type ?? (binding.initializer == nil ? written : nil)
      var bound = Declaration(kind: kind, name: "", node: Syntax(variable))
      bound.attributes = variable.attributes
      bound.isStatic = enclosing != nil && variable.modifiers.areStatic
      bound.typeAnnotation = written
      bound.accessors = binding.accessorBlock
      if let value = binding.initializer?.value {
        bound.source = .value(value)
        bound.sourceOffset = value.utf8Start
      }
      bound.visibleFrom = kind == .local ? binding.utf8End : 0
      bind(Syntax(binding.pattern), as: bound, step.scope, step.clause)
    }
  }

  private mutating func declareType(
    _ kind: Declaration.Kind, _ name: TokenSyntax, node: Syntax, _ step: Step
  ) {
    var declaration = Declaration(kind: kind, name: name.plainText, node: node)
    declaration.isStatic = true
    declare(declaration, in: step.scope, clause: step.clause)
  }

  private mutating func bind(
    _ conditions: ConditionElementListSyntax, _ scope: Int, _ clause: Int?, from offset: Int? = nil
  ) {
    for condition in conditions {
      var bound = Declaration(kind: .pattern, name: "", node: Syntax(condition))
      bound.visibleFrom = offset ?? condition.utf8End
      if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) {
        bound.isUnwrapped = true
        bound.typeAnnotation = binding.typeAnnotation?.type
        if let value = binding.initializer?.value {
          bound.source = .value(value)
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
          bound.source = .value(ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed)))
        }
        bound.sourceOffset = condition.utf8Start
        bind(Syntax(binding.pattern), as: bound, scope, clause)
      } else if let matching = condition.condition.as(MatchingPatternConditionSyntax.self) {
        bound.source = .value(matching.initializer.value)
        bound.sourceOffset = condition.utf8Start
        bind(Syntax(matching.pattern), as: bound, scope, clause)
      }
    }
  }

  private mutating func bind(_ label: SwitchCaseLabelSyntax, _ scope: Int, _ clause: Int?) {
    let subject = label.ancestor { $0.is(SwitchExprSyntax.self) }?.as(SwitchExprSyntax.self)?
      .subject
    for item in label.caseItems {
      var bound = Declaration(kind: .pattern, name: "", node: Syntax(item))
      bound.visibleFrom = item.pattern.utf8End
      if let subject {
        bound.source = .value(subject)
        bound.sourceOffset = subject.utf8Start
      }
      bind(Syntax(item.pattern), as: bound, scope, clause)
    }
  }
}
