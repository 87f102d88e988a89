import SwiftSyntax

/// A control that stands in a bar by itself: not in a menu's content, nor in what an item presents.
struct BarItem {
  enum Kind: String {
    case button = "Button"
    case menu = "Menu"
    case navigationLink = "NavigationLink"
    case link = "Link"
    case toggle = "Toggle"
  }

  let kind: Kind
  /// The call that makes the control, without its modifiers.
  let control: FunctionCallExprSyntax
  let placement: BarPlacement
  /// The view, property or function of the file that the control was found through; nil where it is
  /// written in the bar.
  let view: DeclaredView?
  /// Why the screen is better off without the item in a vertical bar; nil where it is not.
  var reasonForHorizontalBar: String?
}

extension BarItem {
  /// The control with the modifiers on it.
  var chain: ExprSyntax { control.withModifiers }

  /// The role that the control is written with: `cancel` of `role: .cancel`.
  var role: String? {
    control.arguments.first { $0.label?.text == "role" }?.expression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// What stands for a symbol where the title does not. A menu or link has no such thing.
  var hints: [SymbolHint] {
    guard kind == .button else { return [] }
    return [SymbolHint(role: role), SymbolHint(placement: placement.name)].compactMap { $0 }
  }

  /// What the control does, as far as its code says so.
  var effects: Set<ControlEffect> { ControlEffect.all(of: control) }
}

extension FunctionCallExprSyntax {
  /// The call with the modifiers on it, up to an `#if`.
  var withModifiers: ExprSyntax {
    var chain = ExprSyntax(self)
    while let member = chain.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == chain.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    {
      chain = ExprSyntax(call)
    }
    return chain
  }
}
