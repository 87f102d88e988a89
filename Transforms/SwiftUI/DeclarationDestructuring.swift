import SwiftSyntax

/// Takes a pattern and its value apart together, as far as both are written out.
extension DeclarationWalk {
  /// Declares each name of a pattern; `bound` says what the whole pattern is matched with.
  mutating func bind(_ pattern: Syntax, as bound: Declaration, _ scope: Int, _ clause: Int?) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      let name = identifier.identifier.plainText
      if name != "self" {
        declare(bound.named(name), in: scope, clause: clause)
      }
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      bind(Syntax(binding.pattern), as: bound, scope, clause)
    } else if let inner = pattern.as(PatternExprSyntax.self) {
      bind(Syntax(inner.pattern), as: bound, scope, clause)
    } else if let inner = pattern.as(ExpressionPatternSyntax.self) {
      bind(Syntax(inner.expression), as: bound, scope, clause)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for (index, element) in tuple.elements.enumerated() {
        let part = bound.element(index, of: tuple.elements.count)
        bind(Syntax(element.pattern), as: part, scope, clause)
      }
    } else if let tuple = pattern.as(TupleExprSyntax.self) {
      for (index, element) in tuple.elements.enumerated() {
        let part = bound.element(index, of: tuple.elements.count)
        bind(Syntax(element.expression), as: part, scope, clause)
      }
    } else if let optional = pattern.as(OptionalChainingExprSyntax.self) {
      bind(Syntax(optional.expression), as: bound.unwrapped, scope, clause)
    } else if let call = pattern.as(FunctionCallExprSyntax.self) {
      bindPayload(of: call, as: bound, scope, clause)
    } else if let cast = pattern.as(AsExprSyntax.self) {
      bind(Syntax(cast.expression), as: bound.typed(cast.type), scope, clause)
    } else if let sequence = pattern.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)?.type
      {
        bind(Syntax(parts[0]), as: bound.typed(type), scope, clause)
      }
    }
  }

  private mutating func bindPayload(
    of call: FunctionCallExprSyntax, as bound: Declaration, _ scope: Int, _ clause: Int?
  ) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let name = member.declName.baseName.plainText
    let isSome = name == "some" && call.arguments.count == 1
    for (index, argument) in call.arguments.enumerated() {
      var part = bound.unwrapped
      if !isSome {
        part.isUnwrapped = false
        part.typeAnnotation = nil
        part.source = .payload(
          EnumPayload(
            caseName: name, base: member.base, index: index, count: call.arguments.count))
        part.sourceOffset = call.utf8Start
      }
      bind(Syntax(argument.expression), as: part, scope, clause)
    }
  }
}

extension Declaration {
  fileprivate func named(_ name: String) -> Declaration {
    var copy = self
    copy.name = name
    return copy
  }

  fileprivate var unwrapped: Declaration {
    var copy = self
    copy.isUnwrapped = true
    return copy
  }

  fileprivate func typed(_ type: TypeSyntax) -> Declaration {
    var copy = self
    copy.typeAnnotation = type
    copy.source = .none
    return copy
  }

  /// One element of what a tuple pattern is matched with; nothing is known of it unless the type
  /// or the value is written as a tuple too.
  fileprivate func element(_ index: Int, of count: Int) -> Declaration {
    guard count > 1 else { return self }
    var copy = self
    copy.typeAnnotation = nil
    copy.source = .none
    copy.isUnwrapped = false
    if let types = typeAnnotation?.as(TupleTypeSyntax.self)?.elements, types.count == count {
      copy.typeAnnotation = Array(types)[index].type
    } else if typeAnnotation == nil,
      let values = initializer?.as(TupleExprSyntax.self)?.elements, values.count == count
    {
      let value = Array(values)[index].expression
      copy.source = .value(value)
    }
    return copy
  }
}
