import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// Whether nothing is laid out by the value that is read here: it is set, read by an action, or
  /// hides from VoiceOver what a sheet hides from it too.
  var isHarmless: Bool {
    if baseName.text.hasPrefix("_") { return true }
    var whole = ExprSyntax(self)
    while let member = whole.parent?.as(MemberAccessExprSyntax.self) {
      if member.base?.id == whole.id {
        if member.declName.baseName.text == "toggle" { return true }
        break
      }
      whole = ExprSyntax(member)
    }
    if let list = whole.parent?.as(ExprListSyntax.self), list.first?.id == whole.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      return true
    }
    if let argument = whole.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = ModifierCall(call)?.name,
      name == "onChange" && argument.label?.text == "of"
        || name == "animation" && argument.label?.text == "value" || name == "accessibilityHidden"
    {
      return true
    }
    return runsInAction
  }
}

extension SyntaxProtocol {
  /// Whether the code runs when something happens, and shows nothing.
  var runsInAction: Bool {
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self), closure.isActionOfControl { return true }
      if let function = node.as(FunctionDeclSyntax.self) {
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        return result == "Void" || result == "()"
      }
      if node.is(InitializerDeclSyntax.self) { return true }
      if node.is(VariableDeclSyntax.self) || node.is(MemberBlockItemSyntax.self) { return false }
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// Whether the closure runs when something happens, and shows nothing.
  fileprivate var isActionOfControl: Bool {
    guard let call = ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first else {
      return false
    }
    if let label = call.closures.first(where: { $0.closure.id == id })?.label {
      return ContentNames.isAction(label)
    }
    let name = call.calledName ?? ModifierCall(call)?.name ?? ""
    if name == "Button" { return call.trailingClosure?.id == id && call.takesAction }
    return Self.actions.contains(name)
  }

  private static let actions: Set<String> = [
    "onTapGesture", "onAppear", "onDisappear", "onChange", "onReceive", "onSubmit", "task",
    "refreshable", "onLongPressGesture", "withAnimation", "Task", "asyncAfter", "async",
    "onEnded", "onChanged",
  ]
}

extension FunctionCallExprSyntax {
  /// Whether the closure behind a button's parentheses is what it does, and not its label.
  fileprivate var takesAction: Bool {
    !arguments.contains { $0.label?.text == "action" }
  }
}
