import SwiftSyntax

extension DeclarationIndex {
  /// The name of the container of navigation or tabs that a modifier is applied to, if it is one:
  /// what is attached there does not reach the views inside.
  func navigationContainer(under modifier: ModifierCall) -> String? {
    var seen: Set<SyntaxIdentifier> = []
    var view = modifier.receiver
    while let current = view, seen.insert(current.id).inserted {
      if let base = current.baseInChain {
        view = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        guard let name = call.calledName else { return nil }
        if Self.containers.contains(name), lookup(call.calledExpression).declarations.isEmpty {
          return name
        }
        view = lookup(call.calledExpression).declaration?.onlyView
      } else {
        view = lookup(current).declaration?.onlyView
      }
    }
    return nil
  }

  private static let containers: Set<String> = [
    "NavigationStack", "NavigationSplitView", "NavigationView", "TabView",
  ]
}

extension SyntaxProtocol {
  /// The name of the scrolling container that the node is part of the content of, in its member; what
  /// a link, sheet or popover in there shows is not.
  var scrollingContainer: String? {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return nil }
      guard let closure = node.as(ClosureExprSyntax.self), let call = closure.takingCall,
        let name = call.calledName ?? ModifierCall(call)?.name
      else { continue }
      if ["ScrollView", "List", "Form"].contains(name) { return name }
      if Self.elsewhere.contains(name) { return nil }
    }
    return nil
  }

  /// What shows its closure's views in a place of their own.
  private static var elsewhere: Set<String> {
    [
      "NavigationLink", "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
      "alert", "confirmationDialog", "contextMenu",
    ]
  }
}

extension ClosureExprSyntax {
  /// The call that takes the closure.
  fileprivate var takingCall: FunctionCallExprSyntax? {
    ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
  }
}

extension ModifierCall {
  /// What the modifier is applied to, also when it stands first inside `#if`.
  var receiver: ExprSyntax? {
    if let base { return base }
    return call.ancestors.lazy.compactMap { $0.as(PostfixIfConfigExprSyntax.self)?.base }.first
  }
}

extension ExprSyntax {
  /// What a modifier, or an `#if` of modifiers, is applied to; nil for the view that starts a chain.
  fileprivate var baseInChain: ExprSyntax? {
    if let conditional = self.as(PostfixIfConfigExprSyntax.self) { return conditional.base }
    guard let call = self.as(FunctionCallExprSyntax.self), let modifier = ModifierCall(call),
      let base = modifier.base, call.calledName == nil
    else { return nil }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) ? nil : base
  }
}

extension Declaration {
  /// The one expression that a property or function of the file returns.
  fileprivate var onlyView: ExprSyntax? {
    let statements: CodeBlockItemListSyntax?
    if case .getter(let getter)? = accessors?.accessors {
      statements = getter
    } else {
      statements = node.as(FunctionDeclSyntax.self)?.body?.statements
    }
    guard let only = statements?.first, statements?.count == 1 else { return nil }
    return only.item.as(ReturnStmtSyntax.self)?.expression
      ?? only.item.as(ExpressionStmtSyntax.self)?.expression ?? only.item.as(ExprSyntax.self)
  }
}
