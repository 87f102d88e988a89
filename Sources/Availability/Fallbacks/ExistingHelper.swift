import Platforms
import Rewriting
import SwiftParser
import SwiftSyntax

extension Context {
  /// The name of a function of the file that does what a helper would do, and that code at a node can
  /// call in its place.
  func existing(_ helper: ViewHelper, for node: some SyntaxProtocol) -> String? {
    guard let base = helper.apis.first?.baseName else { return nil }
    let wanted = HelperShape(helper)
    for declaration in Syntax(file.tree).declarations {
      guard let function = declaration.as(FunctionDeclSyntax.self),
        let extended = function.enclosingType?.as(ExtensionDeclSyntax.self),
        extended.extendedType.baseName == helper.extended, extended.genericWhereClause == nil,
        !function.modifiers.contains(where: { $0.name.text == "static" }),
        !function.contains(node), function.isCompiled(whereverCompiles: node),
        let shape = HelperShape(function, newer: base), shape == wanted
      else { continue }
      let needed = Reach(of: function.body ?? CodeBlockSyntax(statements: [])).floors
      let there = Reach(of: node)
      let isUsable = there.platforms.allSatisfy { platform in
        guard let floor = needed[platform] else { return true }
        if let target = targets(at: node), !target.isUnknown {
          return target[platform].map { floor <= $0 } ?? true
        }
        return there.floors[platform].map { floor <= $0 } ?? false
      }
      if isUsable { return function.name.text }
    }
    return nil
  }
}

/// What a helper promises its callers, without the names that it is free to choose.
private struct HelperShape: Equatable {
  private struct Parameter: Equatable {
    var label: String
    var type: String
    var value: String?
    var builder: BodyBuilder
  }

  /// A call of a modifier: its name, and its arguments with each parameter by its position.
  private struct Call: Equatable {
    var name: String
    var labels: [String]
    var arguments: [String]
  }

  private var parameters: [Parameter]
  private var newer: Call
  private var older: Call

  init?(_ helper: ViewHelper) {
    let source = """
      func f\(helper.generics)(\(helper.parameters.joined(separator: ", "))) {
        if #available(*) { \(helper.newer) } else { \(helper.older) }
      }
      """
    guard let item = Parser.parse(source: source).statements.first?.item,
      let function = item.as(FunctionDeclSyntax.self),
      let base = helper.apis.first?.baseName
    else { return nil }
    self.init(function, newer: base)
  }

  /// Nil for a function whose body is anything but a check with one call on either side.
  init?(_ function: FunctionDeclSyntax, newer base: String) {
    var generics = Set(
      function.genericParameterClause?.parameters.filter {
        $0.inheritedType?.baseName == "View"
      }.map(\.name.text) ?? [])
    for requirement in function.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.rightType.baseName == "View"
      {
        generics.insert(conformance.leftType.trimmedDescription)
      }
    }
    let written = function.signature.parameterClause.parameters
    parameters = written.map { parameter in
      Parameter(
        label: parameter.firstName.text,
        type: parameter.type.tokens(viewMode: .sourceAccurate)
          .map { generics.contains($0.text) ? "some View" : $0.text }.joined(separator: " "),
        value: parameter.defaultValue?.value.trimmedDescription,
        builder: parameter.attributes.builder)
    }
    let names = written.map { ($0.secondName ?? $0.firstName).identifierText }
    guard let branch = function.body?.statements.check(forCallOf: base, names: names),
      let newer = Self.call(in: branch.body.statements, names),
      let rest = branch.elseBody?.as(CodeBlockSyntax.self),
      let older = Self.call(in: rest.statements, names)
    else { return nil }
    self.newer = newer
    self.older = older
  }

  private static func call(in statements: CodeBlockItemListSyntax, _ names: [String]) -> Call? {
    guard statements.count == 1, let expression = statements.first?.expression else { return nil }
    if expression.trimmedDescription == "self" {
      return Call(name: "self", labels: [], arguments: [])
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let callee = call.callee,
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    if callee.isMember {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      guard base?.trimmedDescription == "self" else { return nil }
    }
    func place(_ value: ExprSyntax) -> String {
      let text = value.forwardedName ?? value.trimmedDescription
      return names.firstIndex(of: text).map { "#\($0)" } ?? text
    }
    var labels = call.arguments.map { $0.label?.text ?? "" }
    var arguments = call.arguments.map { place($0.expression) }
    if let closure = call.trailingClosure {
      labels.append("content")
      arguments.append(place(ExprSyntax(closure)))
    }
    return Call(name: callee.name, labels: labels, arguments: arguments)
  }
}

extension CodeBlockItemListSyntax {
  /// The `if #available` of a body, its only statement but for an `#if` around it, whose newer side
  /// calls a function.
  fileprivate func check(forCallOf name: String, names: [String]) -> IfExprSyntax? {
    guard count == 1, let item = first else { return nil }
    if let conditional = item.item.as(IfConfigDeclSyntax.self) {
      return conditional.clauses.lazy.compactMap {
        $0.elements?.as(CodeBlockItemListSyntax.self)?.check(forCallOf: name, names: names)
      }.first
    }
    guard let branch = item.expression?.as(IfExprSyntax.self), branch.conditions.count == 1,
      case .availability(let condition)? = branch.conditions.first?.condition,
      condition.availabilityKeyword.tokenKind == .poundAvailable,
      branch.body.statements.first?.expression?.as(FunctionCallExprSyntax.self)?.callee?.name
        == name
    else { return nil }
    return branch
  }
}

extension CodeBlockItemSyntax {
  /// The expression that the statement is.
  var expression: ExprSyntax? {
    item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The name in `{ name() }` and in `name()`.
  fileprivate var forwardedName: String? {
    var expression = self
    if let closure = expression.as(ClosureExprSyntax.self) {
      guard closure.signature == nil, closure.statements.count == 1,
        let only = closure.statements.first?.expression
      else { return nil }
      expression = only
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension FunctionDeclSyntax {
  fileprivate func contains(_ node: some SyntaxProtocol) -> Bool {
    range.contains(node.position)
  }

  /// Whether every `#if` clause around the function is around the node too.
  fileprivate func isCompiled(whereverCompiles node: some SyntaxProtocol) -> Bool {
    var clauses: Set<SyntaxIdentifier> = []
    var around = Syntax(node).parent
    while let current = around {
      if current.is(IfConfigClauseSyntax.self) { clauses.insert(current.id) }
      around = current.parent
    }
    var own = Syntax(self).parent
    while let current = own {
      if current.is(IfConfigClauseSyntax.self), !clauses.contains(current.id) { return false }
      own = current.parent
    }
    return true
  }
}
