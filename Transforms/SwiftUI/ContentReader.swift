import SwiftSyntax

/// Reads view code until it finds a control; without recursion.
struct ContentReader {
  let index: DeclarationIndex
  private var pending: [Syntax] = []
  private var seen: Set<SyntaxIdentifier> = []
  private var isReadable = false
  private var unknown: String?
  private var control: String?

  init(index: DeclarationIndex) { self.index = index }

  mutating func push(_ node: some SyntaxProtocol) {
    if seen.insert(node.id).inserted { pending.append(Syntax(node)) }
  }

  mutating func role() -> ContentRole {
    while control == nil, let node = pending.popLast() { read(node) }
    if let control { return .controlBar(control) }
    if let unknown { return .unknown(unknown) }
    return isReadable ? .notice : .decoration
  }

  private mutating func read(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let statements):
      for statement in statements { readStatement(statement) }
    case .ifExpr(let branch):
      push(branch.body.statements)
      switch branch.elseBody {
      case .codeBlock(let block): push(block.statements)
      case .ifExpr(let next): push(next)
      case nil: break
      @unknown default: break
      }
    case .switchExpr(let choice):
      for case .switchCase(let branch) in choice.cases { push(branch.statements) }
    case .postfixIfConfigExpr(let conditional):
      if let base = conditional.base { push(base) }
      for clause in conditional.config.clauses {
        if let modifiers = clause.elements?.as(ExprSyntax.self) { push(modifiers) }
      }
    case .sequenceExpr(let sequence):
      // `condition ? one : another`, not folded.
      for element in sequence.elements {
        if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
          push(choice.thenExpression)
        }
      }
      if let last = sequence.elements.last { push(last) }
    case .tupleExpr(let tuple): for element in tuple.elements { push(element.expression) }
    case .closureExpr(let closure): push(closure.statements)
    case .returnStmt(let statement): if let value = statement.expression { push(value) }
    case .functionCallExpr(let call): read(call)
    case .memberAccessExpr(let member): read(member)
    case .declReferenceExpr(let name): readName(name.baseName.text, ExprSyntax(name))
    case .macroExpansionExpr(let macro): unknown = "#\(macro.macroName.text)"
    default: break
    }
  }

  private mutating func readStatement(_ statement: CodeBlockItemSyntax) {
    if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if let statements = clause.elements?.as(CodeBlockItemListSyntax.self) { push(statements) }
      }
    } else if let expression = statement.item.as(ExpressionStmtSyntax.self)?.expression
      ?? statement.item.as(ExprSyntax.self)
    {
      push(expression)
    } else if let returned = statement.item.as(ReturnStmtSyntax.self) {
      push(returned)
    }
  }

  private mutating func read(_ call: FunctionCallExprSyntax) {
    if let modifier = ModifierCall(call), !modifier.isOnType {
      if ContentNames.controlModifiers.contains(modifier.name) {
        control = modifier.name
      } else if ContentNames.contentModifiers.contains(modifier.name) {
        pushContent(of: call)
      }
      if let base = modifier.base, !base.isSelf {
        push(base)
      } else if modifier.base != nil {
        readName(modifier.name, call.calledExpression)
      }
      return
    }
    guard let name = call.calledName else { return }
    readName(name, call.calledExpression, call)
  }

  private mutating func read(_ member: MemberAccessExprSyntax) {
    guard let base = member.base else { return }
    let name = member.declName.baseName.text
    if base.isSelf || base.as(DeclReferenceExprSyntax.self)?.baseName.text == "Self" {
      readName(name, ExprSyntax(member))
    } else if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.first?.isUppercase == true
    {
      if !ContentNames.decoration.contains(type) { unknown = member.trimmedDescription }
    } else {
      unknown = member.trimmedDescription
    }
  }

  /// A view by its type, or the property or function that makes it.
  private mutating func readName(
    _ name: String, _ expression: ExprSyntax, _ call: FunctionCallExprSyntax? = nil
  ) {
    let declared = index.lookup(expression).declarations
    if !declared.isEmpty {
      for declaration in declared { follow(declaration, name, call) }
    } else if ContentNames.controls.contains(name) {
      control = name
    } else if ContentNames.readable.contains(name) {
      isReadable = true
      if let call { pushContent(of: call) }
    } else if ContentNames.containers.contains(name) {
      if let call { pushContent(of: call) }
    } else if !ContentNames.decoration.contains(name) {
      guess(name)
      if let call { pushContent(of: call) }
    }
  }

  private mutating func follow(
    _ declaration: Declaration, _ name: String, _ call: FunctionCallExprSyntax?
  ) {
    switch declaration.kind {
    case .nominalType:
      let path = declaration.enclosingType.map { "\($0).\(name)" } ?? name
      let members = index.type(named: path).map(index.members) ?? []
      let body = members.first { $0.name == "body" && !$0.isStatic }?.accessors
      if let body { push(body.viewStatements) } else { guess(name) }
      // What is passed in may be controls too.
      if let call { pushContent(of: call) }
    case .property, .global, .local:
      if let accessors = declaration.accessors {
        push(accessors.viewStatements)
      } else if let value = declaration.initializer {
        push(value)
      } else {
        guess(name)
      }
    case .function:
      if let body = declaration.node.as(FunctionDeclSyntax.self)?.body {
        push(body.statements)
      } else {
        guess(name)
      }
    default: guess(name)
    }
  }

  /// A view of another file, by its name alone.
  private mutating func guess(_ name: String) {
    if ContentNames.isControl(byName: name) {
      control = "\(name), by its name"
    } else {
      unknown = name
    }
  }

  /// The closures and views that a call takes, but for those that are actions.
  private mutating func pushContent(of call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      if argument.expression.is(ClosureExprSyntax.self) {
        if argument.label.map({ !ContentNames.isAction($0.text) }) ?? true {
          push(argument.expression)
        }
      } else if argument.isView {
        push(argument.expression)
      }
    }
    if let closure = call.trailingClosure { push(closure) }
    for element in call.additionalTrailingClosures
    where !ContentNames.isAction(element.label.text) {
      push(element.closure)
    }
  }
}

extension AccessorBlockSyntax {
  /// The statements of the getter.
  fileprivate var viewStatements: CodeBlockItemListSyntax {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements ?? []
    @unknown default: []
    }
  }
}

extension LabeledExprSyntax {
  /// Whether the argument is made like a view: a call of a type or a chain on one, or `self.bar`.
  fileprivate var isView: Bool {
    guard var expression = Optional(expression) else { return false }
    while let call = expression.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      expression = base
    }
    return expression.as(FunctionCallExprSyntax.self)?.calledName?.first?.isUppercase ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The name of a type or function that is called, not on a value.
  var calledName: String? {
    let called =
      calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    else { return nil }
    return member.declName.baseName.text
  }
}

extension ModifierCall {
  /// Whether this is a call on a type, such as `SwiftUI.Button(…)`, and no modifier of a value.
  fileprivate var isOnType: Bool {
    base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
  }
}

extension ExprSyntax {
  fileprivate var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}
