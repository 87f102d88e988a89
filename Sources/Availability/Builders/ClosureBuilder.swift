import Platforms
import SwiftSyntax

extension ClosureExprSyntax {
  /// The builder that the closure's body runs under: by its own attribute, by the declaration that
  /// it is passed to where the file has it, or by the call of SwiftUI's; nil where none is known.
  var builder: Builder? {
    if case .known(let builder)? = signature?.attributes.builder { return builder }
    if isPreview { return .viewBuilder }
    guard let (call, label) = passing else { return nil }
    let declared = call.declaredParameters
    if !declared.isEmpty {
      return declared.lazy.compactMap { $0.builder(for: label, of: call) }.first
    }
    return call.frameworkBuilder(for: label, closure: self)
  }

  /// The body of `#Preview { … }`.
  private var isPreview: Bool {
    let macro =
      parent?.as(MacroExpansionExprSyntax.self)?.macroName
      ?? parent?.as(MacroExpansionDeclSyntax.self)?.macroName
    return macro?.text == "Preview"
  }

  /// How a closure is passed.
  enum Label: Hashable {
    /// The trailing closure that has no label, or a closure in the parentheses without one.
    case none
    case named(String)
  }

  private var passing: (call: FunctionCallExprSyntax, label: Label)? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return (call, .none) }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return ancestor(FunctionCallExprSyntax.self).map { ($0, .named(element.label.text)) }
    }
    if let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return (call, argument.label.map { .named($0.text) } ?? .none)
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The last part of the name that is called, and whether it is called on a value.
  var callee: (name: String, isMember: Bool)? {
    var called = calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      return (reference.baseName.text, false)
    }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    let isModule = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "SwiftUI"
    return (member.declName.baseName.text, !isModule)
  }

  /// The labels of arguments and trailing closures, the one without a label excepted.
  var labels: Set<String> {
    Set(arguments.compactMap { $0.label?.text } + additionalTrailingClosures.map(\.label.text))
  }

  fileprivate func frameworkBuilder(
    for label: ClosureExprSyntax.Label, closure: ClosureExprSyntax
  ) -> Builder? {
    guard let callee, let parameters = BuilderParameters.all[callee.name],
      let primary = parameters.labels.first
    else { return nil }
    switch label {
    case .named(let label): guard parameters.labels.contains(label) else { return nil }
    case .none:
      guard !additionalTrailingClosures.contains(where: { $0.label.text == primary }),
        labels.isSuperset(of: parameters.unlabelledNeeds),
        closure.signature?.parameterClause == nil || parameters.passesValues
      else { return nil }
    }
    switch callee.name {
    case "toolbar": return closure.statements.toolbarBuilder
    case "TabView":
      return closure.statements.hasComponent(named: ["Tab", "TabSection"])
        ? .tabContentBuilder : .viewBuilder
    case "TabSection" where label != .none: return .viewBuilder
    case "alert":
      // The older form takes an `Alert`, not views.
      return arguments.first?.label == nil || labels.contains("error") ? .viewBuilder : nil
    default: return parameters.builder
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Toolbar items, or views: `.toolbar` takes either.
  fileprivate var toolbarBuilder: Builder? {
    if hasComponent(named: BuilderParameters.toolbarItems) { return .toolbarContentBuilder }
    let names = components.compactMap { $0 }
    let areViews = names.allSatisfy { BuilderParameters.all[$0]?.builder == .viewBuilder }
    return areViews && names.count == components.count ? .viewBuilder : nil
  }

  fileprivate func hasComponent(named names: Set<String>) -> Bool {
    components.contains { $0.map(names.contains) ?? false }
  }

  /// The names of the calls that start the chains of the components, nil for another expression.
  private var components: [String?] {
    var names: [String?] = []
    var pending = [self]
    while let list = pending.popLast() {
      for item in list {
        let statement =
          item.item.as(ExpressionStmtSyntax.self)?.expression
          ?? item.item.as(ExprSyntax.self)
        if let branch = statement?.as(IfExprSyntax.self) {
          var next: IfExprSyntax? = branch
          while let current = next {
            pending.append(current.body.statements)
            if let last = current.elseBody?.as(CodeBlockSyntax.self) {
              pending.append(last.statements)
            }
            next = current.elseBody?.as(IfExprSyntax.self)
          }
        } else if let choice = statement?.as(SwitchExprSyntax.self) {
          pending += choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
        } else if let conditional = item.item.as(IfConfigDeclSyntax.self) {
          pending += conditional.clauses.compactMap {
            $0.elements?.as(CodeBlockItemListSyntax.self)
          }
        } else if let statement {
          names.append(statement.chainStart)
        } else if !item.item.is(DeclSyntax.self) {
          names.append(nil)
        }
      }
    }
    return names
  }
}

extension ExprSyntax {
  /// The name that is called at the start of a chain of modifiers: `Text` of `Text("a").bold()`.
  var chainStart: String? {
    var expression = self
    while let call = expression.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else { return call.callee?.name }
      expression = base
    }
    return nil
  }
}
