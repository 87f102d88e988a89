import Availability
import SwiftSyntax

/// Which property of a component each argument of its initializer is kept in.
struct SheetArguments {
  private struct Parameter {
    /// Nil for a parameter without a label.
    let label: String?
    let property: String?
    let isClosure: Bool
  }

  private let name: String
  private let parameters: [Parameter]

  /// - Throws: Where an initializer does more than to keep its arguments.
  init(of component: SheetComponent) throws(Refusal) {
    name = component.name
    let initializers = component.members.compactMap { $0.node.as(InitializerDeclSyntax.self) }
    guard initializers.count <= 1 else {
      throw Refusal("\(component.name) has several initializers")
    }
    if let initializer = initializers.first {
      parameters = try Self.parameters(of: initializer, of: component.name)
    } else {
      parameters = component.members.compactMap { member in
        guard member.kind == .property, member.accessors == nil, !member.isConstant else {
          return nil
        }
        return Parameter(
          label: member.name, property: member.name,
          isClosure: member.typeAnnotation?.isFunction == true || member.isMadeByBuilder)
      }
    }
  }

  /// What a call passes, by the property that keeps it.
  ///
  /// - Throws: Where it cannot be told.
  func values(of call: FunctionCallExprSyntax) throws(Refusal) -> [String: ExprSyntax] {
    var values: [String: ExprSyntax] = [:]
    var passed = call.arguments.map { ($0.label?.text, $0.expression) }
    if let closure = call.trailingClosure {
      let closures = parameters.filter(\.isClosure)
      let taken = Set(passed.compactMap(\.0))
      let open = closures.filter { !taken.contains($0.label ?? "") }
      guard open.count == 1, let only = open.first, call.additionalTrailingClosures.isEmpty else {
        throw Refusal("it cannot be told which closure is the content of \(name)")
      }
      passed.append((only.label, ExprSyntax(closure)))
    }
    for (label, value) in passed {
      guard let parameter = parameters.first(where: { $0.label == label }) else {
        throw Refusal("the call passes \(label ?? "something") that \(name) does not show")
      }
      if let property = parameter.property { values[property] = value }
    }
    return values
  }

  /// `self.height = height`, `_isShown = isShown`, `self.content = content()`.
  private static func parameters(
    of initializer: InitializerDeclSyntax, of name: String
  ) throws(Refusal) -> [Parameter] {
    var properties: [String: String] = [:]
    for statement in initializer.body?.statements ?? [] {
      guard let sequence = statement.view?.as(SequenceExprSyntax.self),
        case let elements = Array(sequence.elements), elements.count > 2,
        elements[1].is(AssignmentExprSyntax.self)
      else { throw Refusal("the initializer of \(name) does more than to keep its arguments") }
      var target = elements[0].trimmedDescription
      if target.hasPrefix("self.") { target.removeFirst("self.".count) }
      if target.hasPrefix("_") { target.removeFirst() }
      guard elements.count == 3 else { continue }
      var value = elements[2]
      if let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.closures.isEmpty
      {
        value = call.calledExpression
      }
      if let kept = value.as(DeclReferenceExprSyntax.self) {
        properties[kept.baseName.text] = target
      }
    }
    return initializer.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Parameter(
        label: label == "_" ? nil : label,
        property: properties[(parameter.secondName ?? parameter.firstName).text],
        isClosure: parameter.type.isFunction)
    }
  }
}

extension Declaration {
  /// A `let` with a value, for which the initializer has no parameter.
  fileprivate var isConstant: Bool {
    let variable =
      node.as(VariableDeclSyntax.self)
      ?? node.ancestor { $0.is(VariableDeclSyntax.self) }?.as(VariableDeclSyntax.self)
    return variable?.bindingSpecifier.tokenKind == .keyword(.let) && initializer != nil
  }

  fileprivate var isMadeByBuilder: Bool {
    (attributes ?? []).contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription.hasSuffix("ViewBuilder")
    }
  }
}

extension TypeSyntax {
  /// Whether this is the type of a closure, optional or not.
  fileprivate var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.isFunction ?? false
    }
    return self.is(FunctionTypeSyntax.self)
  }
}
