import SwiftSyntax

/// A view expression taken apart: what it starts with, and the modifiers on it.
struct ViewChain {
  /// What the modifiers are applied to: `VStack { … }`, `Color.white`, `content`, `makeBar()`.
  let root: ExprSyntax
  /// From the inside out. Those inside `#if` are left out.
  let modifiers: [ModifierCall]
  /// Whether a part of the chain stands inside `#if`.
  let isConditional: Bool

  init(_ expression: ExprSyntax) {
    var modifiers: [ModifierCall] = []
    var isConditional = false
    var root = expression.core.expression
    while true {
      if let conditional = root.as(PostfixIfConfigExprSyntax.self), let base = conditional.base {
        isConditional = true
        root = base.core.expression
      } else if let call = root.as(FunctionCallExprSyntax.self), let modifier = ModifierCall(call),
        let base = modifier.base, base.canBeView
      {
        modifiers.append(modifier)
        root = base.core.expression
      } else {
        break
      }
    }
    self.root = root
    self.modifiers = modifiers.reversed()
    self.isConditional = isConditional
  }

  /// The name of what is called or read at the root: `VStack`, `Color`, `content`, `makeBar`.
  /// The receiver of a static member counts, so that `Color.white` is `Color`.
  var rootName: String? {
    var expression = root
    if let call = expression.as(FunctionCallExprSyntax.self) {
      expression = call.calledExpression.core.expression
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.plainText
    if name.first?.isUppercase == true { return name }
    guard let base = member.base?.core.expression else { return nil }
    if let type = ViewChain(base).rootName, type.first?.isUppercase == true { return type }
    return name
  }

  /// The call at the root; nil for a plain name.
  var call: FunctionCallExprSyntax? { root.as(FunctionCallExprSyntax.self) }
}

extension ExprSyntax {
  /// Whether a member call on the expression can be a modifier on a view: not on a type, `self`, or
  /// a module.
  fileprivate var canBeView: Bool {
    let inner = core.expression
    if let name = inner.as(DeclReferenceExprSyntax.self)?.baseName {
      if name.tokenKind == .keyword(.self) || name.tokenKind == .keyword(.Self) { return false }
      return name.plainText.first?.isLowercase == true || name.plainText.hasPrefix("$")
    }
    if inner.is(SuperExprSyntax.self) { return false }
    if let member = inner.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainText.first?.isLowercase == true
    }
    return true
  }
}

extension FunctionCallExprSyntax {
  /// The closures that are passed, with their labels, in source order.
  var closures: [(label: String?, closure: ClosureExprSyntax)] {
    var closures: [(String?, ClosureExprSyntax)] = arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
    }
    if let trailingClosure { closures.append((nil, trailingClosure)) }
    closures += additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    return closures
  }
}
