import SwiftSyntax

/// An expression that is an inset of the safe area, or all four of them.
struct ReadInset {
  enum Origin: Hashable {
    /// Read from the proxy of the `GeometryReader` with this closure.
    case reader(SyntaxIdentifier)
    /// Kept in a property or parameter of this name, which somebody else sets.
    case passedIn(String)
  }

  /// Nil for all four.
  let edge: EdgeSet?
  let origin: Origin
}

/// Tells which expressions of a file are insets of the safe area.
struct InsetReading {
  let index: DeclarationIndex

  /// What an expression reads; nil for anything else.
  func inset(_ expression: ExprSyntax) -> ReadInset? { inset(expression, depth: 0) }

  private func inset(_ expression: ExprSyntax, depth: Int) -> ReadInset? {
    guard depth < Self.deepest else { return nil }
    let inner = expression.core.expression
    if let member = inner.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if name == "safeAreaInsets", let closure = readerClosure(ofProxy: base) {
        return ReadInset(edge: nil, origin: .reader(closure.id))
      }
      if let edge = EdgeSet(named: name), let all = inset(base, depth: depth + 1), all.edge == nil {
        return ReadInset(edge: edge, origin: all.origin)
      }
    }
    guard inner.is(DeclReferenceExprSyntax.self) || inner.is(MemberAccessExprSyntax.self),
      let declaration = index.lookup(inner).declaration
    else { return nil }
    if declaration.kind == .local, let value = declaration.initializer {
      return inset(value, depth: depth + 1)
    }
    guard [.property, .parameter].contains(declaration.kind), declaration.initializer == nil,
      declaration.typeAnnotation?.trimmedDescription == "EdgeInsets",
      declaration.name.words.contains("safe")
    else { return nil }
    return ReadInset(edge: nil, origin: .passedIn(declaration.name))
  }

  /// The closure of the `GeometryReader` whose proxy an expression is.
  func readerClosure(ofProxy expression: ExprSyntax) -> ClosureExprSyntax? {
    guard let declaration = index.lookup(expression).declaration,
      declaration.kind == .closureParameter
    else { return nil }
    let closure =
      declaration.node.as(ClosureExprSyntax.self)
      ?? declaration.node.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
    guard let closure, closure.geometryReader != nil, index.type(named: "GeometryReader") == nil
    else { return nil }
    return closure
  }

  private static let deepest = 8
}

extension ClosureExprSyntax {
  /// The `GeometryReader` whose content the closure is.
  var geometryReader: FunctionCallExprSyntax? {
    let call =
      parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call, call.calledName == "GeometryReader" else { return nil }
    return call
  }
}
