import Platforms
import SwiftSyntax

/// The parameters of a function or initializer that the file declares.
struct DeclaredParameters {
  fileprivate struct Parameter {
    var label: String?
    var builder: BodyBuilder
    var isFunction: Bool
  }

  fileprivate var parameters: [Parameter]

  fileprivate init(_ clause: FunctionParameterClauseSyntax) {
    parameters = clause.parameters.map { parameter in
      let builder = parameter.attributes.builder
      return Parameter(
        label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text,
        builder: builder, isFunction: builder != .none || parameter.type.isFunction)
    }
  }

  /// The initializer that a struct has without one being written.
  fileprivate init(memberwise type: any DeclGroupSyntax) {
    parameters = type.memberBlock.members.compactMap { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        binding.accessorBlock == nil,
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return nil }
      let builder = variable.attributes.builder
      return Parameter(
        label: binding.pattern.trimmedDescription, builder: builder,
        isFunction: builder != .none || (binding.typeAnnotation?.type.isFunction ?? false))
    }
  }

  /// The builder of the parameter that a closure of a call is for.
  func builder(for label: ClosureExprSyntax.Label, of call: FunctionCallExprSyntax) -> Builder? {
    var candidates = parameters[...]
    if case .named(let label) = label {
      candidates = candidates.filter { $0.label == label }[...]
    } else if let next = call.additionalTrailingClosures.first?.label.text {
      // The closure without a label comes before the first that has one.
      guard let end = candidates.firstIndex(where: { $0.label == next }) else { return nil }
      candidates = candidates[..<end]
    }
    guard case .known(let builder)? = candidates.last(where: \.isFunction)?.builder else {
      return nil
    }
    return builder
  }
}

extension FunctionCallExprSyntax {
  /// What the file declares under the name that is called and takes a closure, or is a type; empty
  /// when it declares nothing.
  var declaredParameters: [DeclaredParameters] {
    guard let callee else { return [] }
    var found: [DeclaredParameters] = []
    for declaration in root.declarations {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        if function.name.text == callee.name {
          let declared = DeclaredParameters(function.signature.parameterClause)
          if declared.parameters.contains(where: \.isFunction) { found.append(declared) }
        }
      } else if !callee.isMember, let type = declaration.asProtocol((any DeclGroupSyntax).self),
        type.typeName == callee.name
      {
        let initializers = type.memberBlock.members.compactMap {
          $0.decl.as(InitializerDeclSyntax.self)
        }
        found += initializers.map { DeclaredParameters($0.signature.parameterClause) }
        if initializers.isEmpty, !type.is(ExtensionDeclSyntax.self) {
          found.append(DeclaredParameters(memberwise: type))
        }
      }
    }
    return found
  }
}

extension TypeSyntax {
  fileprivate var isFunction: Bool {
    var type = self
    while true {
      if type.is(FunctionTypeSyntax.self) { return true }
      if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        type = only.type
      } else {
        return false
      }
    }
  }
}
