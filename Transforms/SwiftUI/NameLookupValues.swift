import SwiftOperators
import SwiftSyntax

extension DeclarationIndex {
  /// The type of an expression, as far as the file says it: annotations, literals, casts,
  /// initializer calls, enum cases, results of functions, and names that lead to one of these.
  ///
  /// Nil when the file does not say. `offset` as in `lookup`.
  func declaredType(
    of expression: some ExprSyntaxProtocol, at offset: Int? = nil
  ) -> TypeName? {
    let expression = ExprSyntax(expression)
    var follower = NameFollower(self)
    return follower.type(of: expression, from: place(at: offset ?? expression.utf8Start))
  }

  /// The type of the value that a declaration stands for.
  func declaredType(of declaration: Declaration) -> TypeName? {
    var follower = NameFollower(self)
    return follower.type(of: declaration)
  }

  /// The file says that the expression is a `Bool`.
  func isBool(_ expression: some ExprSyntaxProtocol, at offset: Int? = nil) -> Bool {
    guard let type = declaredType(of: expression, at: offset) else { return false }
    return type.isNamed("Bool", from: "Swift") && !type.isOptional
  }
}

extension NameFollower {
  mutating func type(
    of expression: ExprSyntax, from place: DeclarationIndex.Place
  ) -> TypeName? {
    guard step() else { return nil }
    let core = expression.core
    let inner = core.expression
    let type: TypeName?
    switch inner.kind {
    case .declReferenceExpr, .memberAccessExpr:
      let reached = reach(expression, from: place)
      return reached.isMetatype ? nil : reached.type
    case .functionCallExpr:
      type = inner.as(FunctionCallExprSyntax.self).flatMap {
        result(of: $0, from: place)
      }
    case .arrayExpr:
      type = inner.as(ArrayExprSyntax.self)?.elements.first.flatMap {
        self.type(of: $0.expression, from: place)
      }.map(array)
    case .sequenceExpr:
      type = inner.as(SequenceExprSyntax.self)?.folded.flatMap { self.type(of: $0, from: place) }
    case .infixOperatorExpr, .prefixOperatorExpr, .ternaryExpr, .isExpr, .asExpr:
      type = operation(inner, from: place)
    default:
      type = inner.literalTypeName.map(standard)
    }
    if core.isForced { return type?.wrapped }
    return expression.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?"
      ? type?.optional : type
  }

  /// The type of the elements of a sequence, or of what is inside an optional.
  mutating func element(
    of sequence: ExprSyntax, from place: DeclarationIndex.Place
  ) -> TypeName? {
    var type: TypeName?
    if let name = sequence.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      name.hasPrefix("$")
    {
      // The elements of `$items` are seen through the projection, as `item` in `{ $item in`.
      type = agreed(index.find(name, from: place)) { follower, declaration in
        var value = declaration
        value.facet = .value
        return follower.type(of: value)
      }
    } else {
      type = self.type(of: sequence, from: place)
    }
    return type?.isOptional == true ? type?.wrapped : type?.element
  }

  /// The type of an associated value, from the enum of this file that has such a case.
  mutating func associatedType(
    _ payload: EnumPayload, from place: DeclarationIndex.Place
  ) -> TypeName? {
    var cases = index.enumCases(named: payload.caseName)
    if let base = payload.base {
      let reached = reach(base, from: place)
      cases = cases.filter { $0.enclosingType == reached.type?.name }
    }
    return agreed(cases) { follower, declaration in
      let parameters = declaration.node.as(EnumCaseElementSyntax.self)?.parameterClause?.parameters
      guard let parameters, parameters.count == payload.count else { return nil }
      let type = Array(parameters)[payload.index].type
      return follower.typeName(type, from: follower.index.place(at: type.utf8Start))
    }
  }

  private mutating func result(
    of call: FunctionCallExprSyntax, from place: DeclarationIndex.Place
  ) -> TypeName? {
    let callee = call.calledExpression
    if let literal = callee.as(ArrayExprSyntax.self), literal.elements.count == 1,
      let element = literal.elements.first?.expression
    {
      let reached = reach(element, from: place)
      return reached.isMetatype ? reached.type.map(array) : nil
    }
    if let type = callee.as(TypeExprSyntax.self)?.type { return typeName(type, from: place) }
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.`init`)
    {
      let reached = reach(base, from: place)
      return reached.isMetatype ? created(reached.type) : nil
    }
    let reached = reach(callee, from: place)
    if reached.isMetatype { return created(reached.type) }
    return agreed(reached.declarations) { follower, declaration in
      if declaration.kind == .enumCase { return follower.type(of: declaration) }
      guard let type = declaration.resultType else { return nil }
      let result = follower.typeName(type, from: follower.index.place(at: type.utf8Start))
      if result?.origin == .generic { return nil }
      return reached.isChained ? result?.optional : result
    }
  }

  /// The initializer that makes a SwiftUI size class of UIKit's is the one known to fail.
  private func created(_ type: TypeName?) -> TypeName? {
    type?.sizeClassFramework == .swiftUI ? type?.optional : type
  }

  private mutating func operation(
    _ expression: ExprSyntax, from place: DeclarationIndex.Place
  ) -> TypeName? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      if prefix.operator.text == "!" { return standard("Bool") }
      return prefix.operator.text == "-" ? type(of: prefix.expression, from: place) : nil
    }
    if let cast = expression.as(AsExprSyntax.self) {
      let type = typeName(cast.type, from: place)
      return cast.questionOrExclamationMark?.text == "?" ? type?.optional : type
    }
    if let choice = expression.as(TernaryExprSyntax.self) {
      return common(choice.thenExpression, choice.elseExpression, from: place)
    }
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else {
      return expression.is(IsExprSyntax.self) ? standard("Bool") : nil
    }
    switch infix.operator.trimmedDescription {
    case "==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "~=":
      return standard("Bool")
    case "??":
      let value = type(of: infix.leftOperand, from: place)?.wrapped
      let fallback = type(of: infix.rightOperand, from: place)
      return fallback?.isOptional == true ? value?.optional : value ?? fallback
    case "+", "-", "*", "/", "%":
      return common(infix.leftOperand, infix.rightOperand, from: place)
    default: return nil
    }
  }

  private mutating func common(
    _ first: ExprSyntax, _ second: ExprSyntax, from place: DeclarationIndex.Place
  ) -> TypeName? {
    // An implicit member or nil takes the type of the other.
    guard let one = type(of: first, from: place) else {
      return second.takesAnyType || !first.takesAnyType ? nil : type(of: second, from: place)
    }
    guard let other = type(of: second, from: place) else {
      return second.takesAnyType ? one : nil
    }
    return one.wrapped == other.wrapped ? (one.isOptional ? one : other) : nil
  }
}

extension ExprSyntax {
  fileprivate var literalTypeName: String? {
    switch kind {
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr, .simpleStringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    default: nil
    }
  }

  /// `.member` and `nil`, which say nothing about their type.
  fileprivate var takesAnyType: Bool {
    self.is(NilLiteralExprSyntax.self)
      || self.as(MemberAccessExprSyntax.self)?.base == nil
        && self.is(MemberAccessExprSyntax.self)
  }
}

extension SequenceExprSyntax {
  /// The sequence as one operation; nil with operators that only a module knows.
  var folded: ExprSyntax? {
    elements.count < 64 ? try? Self.operators.foldSingle(self) : nil
  }

  private static let operators = OperatorTable.standardOperators
}
