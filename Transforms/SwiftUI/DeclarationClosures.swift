import SwiftSyntax

/// What the call around a closure says about the closure's parameters.
extension ClosureExprSyntax {
  /// One written parameter: the name, and the type if there is one.
  struct Parameter {
    let name: String
    let type: TypeSyntax?
    let attributes: AttributeListSyntax?
    let node: Syntax
  }

  var parameters: [Parameter] {
    guard let clause = signature?.parameterClause else { return [] }
    if let names = clause.as(ClosureShorthandParameterListSyntax.self) {
      return names.map {
        Parameter(name: $0.name.plainText, type: nil, attributes: nil, node: Syntax($0))
      }
    }
    return clause.as(ClosureParameterClauseSyntax.self)?.parameters.map {
      Parameter(
        name: ($0.secondName ?? $0.firstName).plainText,
        type: $0.ellipsis == nil ? $0.type : nil, attributes: $0.attributes, node: Syntax($0))
    } ?? []
  }

  func declaration(of parameter: Parameter, at index: Int) -> Declaration {
    let isProjected = parameter.name.hasPrefix("$")
    var declaration = Declaration(
      kind: .closureParameter,
      name: isProjected ? String(parameter.name.dropFirst()) : parameter.name,
      node: parameter.node)
    declaration.attributes = parameter.attributes
    declaration.typeAnnotation = parameter.type
    declaration.isProjected = isProjected
    declaration.visibleFrom = signature?.utf8End ?? 0
    if parameter.type == nil {
      declaration.setSource(argument(at: index, isProjected: isProjected))
    }
    return declaration
  }

  /// `$0` and its siblings.
  func shorthand(_ index: Int) -> Declaration {
    var declaration = Declaration(
      kind: .closureParameter, name: "$\(index)", node: Syntax(self))
    declaration.setSource(argument(at: index, isProjected: false))
    return declaration
  }

  /// What is passed for one parameter, where the call's name tells: `onChange(of: value)`,
  /// `ForEach(elements)`, `elements.map`.
  private func argument(at index: Int, isProjected: Bool) -> Declaration.Source {
    guard let call = receivingCall else { return .none }
    let first = call.arguments.first
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name == "onChange", first?.label?.text == "of", let value = first?.expression {
        return .value(value)
      }
      if index == 0, Self.elementwise.contains(name), let base = member.base {
        return .element(of: base)
      }
      return .none
    }
    guard index == 0, let first, first.label == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "ForEach" || name == "List"
    else { return .none }
    // Without the `$` on the parameter, each element of a binding is a binding.
    let isBinding =
      first.expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") ?? false
    return isBinding == isProjected ? .element(of: first.expression) : .none
  }

  private var receivingCall: FunctionCallExprSyntax? {
    guard let parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure?.id == id ? call : nil
    }
    return parent.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  private static let elementwise: Set<String> = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "flatMap", "forEach",
    "last", "lastIndex", "map",
  ]
}

extension Declaration {
  fileprivate mutating func setSource(_ source: Source) {
    self.source = source
    switch source {
    case .value(let expression), .element(of: let expression): sourceOffset = expression.utf8Start
    case .none, .payload: break
    }
  }
}
