import SwiftSyntax

/// Tells which expressions of a file are the bottom inset of the safe area, or a guess of it.
struct BottomInsets {
  let index: DeclarationIndex

  /// What an expression without operators is.
  /// - Parameter amount: Reads the value that a name is declared with.
  func part(
    of expression: ExprSyntax, amount: (ExprSyntax) -> BottomAmounts.Part
  ) -> BottomAmounts.Part {
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "bottom"
    {
      switch insets(base.core.expression, depth: 0) {
      case .insets: return .whole(isMeasured: true)
      case .notShown(let name): return .unclear(.notShown(name))
      case .other: return .none
      }
    }
    guard let name = expression.dottedName else { return .none }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    let declarations = index.lookup(callee).declarations
    // What another file declares may well be the real inset, whatever its name.
    if declarations.isEmpty {
      return IndicatorNames.isClearance(name) ? .whole(isMeasured: true) : .none
    }
    let parts = declarations.map { part(of: $0, named: name, amount: amount) }
    return parts.allSatisfy(\.isNone) ? .none : parts.first { !$0.isNone } ?? .none
  }

  private func part(
    of declaration: Declaration, named name: String, amount: (ExprSyntax) -> BottomAmounts.Part
  ) -> BottomAmounts.Part {
    guard let value = declaration.singleValue else {
      if IndicatorNames.isClearance(name) { return .whole(isMeasured: true) }
      return declaration.mentions("safeAreaInsets") && declaration.mentions("bottom")
        ? .unclear(.declaredElsewhere(name)) : .none
    }
    switch amount(value) {
    case .whole(let isMeasured): return .whole(isMeasured: isMeasured)
    case .some: return .unclear(.declaredElsewhere(name))
    case .unclear(let reason): return .unclear(reason)
    case .none: return IndicatorNames.isClearance(name) ? .whole(isMeasured: false) : .none
    }
  }

  private enum Insets {
    /// The insets of the safe area.
    case insets
    /// A name that might be, and is declared in another file.
    case notShown(String)
    case other
  }

  private func insets(_ expression: ExprSyntax, depth: Int) -> Insets {
    let inner = expression.core.expression
    if let sequence = inner.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return insets(first, depth: depth)
    }
    guard let name = inner.dottedName else { return .other }
    let last = name.split(separator: ".").last.map { String($0.drop { $0 == "?" }) } ?? ""
    if last == "safeAreaInsets" { return .insets }
    let callee = inner.as(FunctionCallExprSyntax.self)?.calledExpression ?? inner
    let declarations = index.lookup(callee).declarations
    if declarations.isEmpty {
      if IndicatorNames.isInsets(last) { return .insets }
      return Self.doubtful.contains(last) ? .notShown(last) : .other
    }
    let areInsets = declarations.allSatisfy { declaration in
      if declaration.mentions("safeAreaInsets") { return true }
      let type =
        declaration.resultType?.trimmedDescription ?? index.declaredType(of: declaration)?.name
      return IndicatorNames.isInsets(last) && (type.map(Self.types.contains) ?? true)
    }
    return areInsets ? .insets : .other
  }

  private static let types: Set<String> = ["EdgeInsets", "UIEdgeInsets"]
  private static let doubtful: Set<String> = ["edge", "edges", "inset", "insets", "safe"]
}

extension Declaration {
  /// The one expression that gives the value: an initializer, a getter or a function of one line.
  fileprivate var singleValue: ExprSyntax? {
    if let initializer { return initializer }
    let statements = node.as(FunctionDeclSyntax.self)?.body?.statements ?? accessors?.getter
    guard let statements, statements.count == 1, let only = statements.viewItems.first,
      !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self)
    else { return nil }
    return only.as(ExprSyntax.self)
  }

  /// Whether a name occurs in the value of the declaration.
  func mentions(_ name: String) -> Bool {
    let source: Syntax = initializer.map { Syntax($0) } ?? accessors.map { Syntax($0) } ?? node
    return source.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
