import SwiftSyntax

/// What the code of a drag or a tap does: hides the panel, moves it, or anything else.
struct DismissalEffects {
  /// Whether it hides the panel on some path.
  private(set) var dismisses = false
  /// The properties that it sets, by their declarations.
  private(set) var states: [SyntaxIdentifier: Declaration] = [:]
  /// The methods of the file that it calls.
  private(set) var methods: [SyntaxIdentifier: Declaration] = [:]
  /// The first thing that it does besides, in words.
  private(set) var other: String?

  private let flag: SheetFlag
  private let index: DeclarationIndex

  init(_ flag: SheetFlag, _ index: DeclarationIndex) {
    self.flag = flag
    self.index = index
  }

  /// Reads a closure, or the name of a method that is passed for one.
  mutating func read(_ action: ExprSyntax) {
    if let closure = action.as(ClosureExprSyntax.self) {
      read(closure.statements)
    } else {
      follow(action)
    }
  }

  mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration):
        if !declaration.is(VariableDeclSyntax.self) { note("declares something") }
      case .stmt(let statement): read(statement)
      case .expr(let expression): read(expression: expression)
      @unknown default: note("does something unknown")
      }
    }
  }

  private mutating func read(_ statement: StmtSyntax) {
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      read(expression: expression)
    } else if let condition = statement.as(GuardStmtSyntax.self) {
      read(condition.body.statements)
    } else if !statement.is(ReturnStmtSyntax.self) {
      note("does more than to move and hide the panel")
    }
  }

  private mutating func read(expression: ExprSyntax) {
    if let branch = expression.as(IfExprSyntax.self) {
      read(branch.body.statements)
      if let block = branch.elseBody?.as(CodeBlockSyntax.self) { read(block.statements) }
      if let other = branch.elseBody?.as(IfExprSyntax.self) { read(expression: ExprSyntax(other)) }
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      read(sequence)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      read(call)
    } else {
      note("does more than to move and hide the panel")
    }
  }

  /// An assignment.
  private mutating func read(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    guard elements.count > 2 else { return note("does more than to move and hide the panel") }
    let isAssignment = elements[1].is(AssignmentExprSyntax.self)
    let isCompound =
      elements[1].as(BinaryOperatorExprSyntax.self)
      .map { ["+=", "-=", "*=", "/="].contains($0.operator.text) } ?? false
    guard isAssignment || isCompound else { return note("calculates something") }
    if flag.isMeant(by: elements[0]) {
      if elements[2].trimmedDescription == flag.hidingValue, elements.count == 3 {
        dismisses = true
      } else {
        note("sets \(flag.name) to something else than \(flag.hidingValue)")
      }
      return
    }
    guard let target = index.lookup(elements[0]).declaration else {
      return note("sets \(elements[0].trimmedDescription)")
    }
    switch target.kind {
    case .local, .closureParameter, .parameter: break
    case .property where target.measuresDrag:
      states[target.node.id] = target
    default: note("sets \(target.name)")
    }
  }

  private mutating func read(_ call: FunctionCallExprSyntax) {
    if call.calledName == "withAnimation" {
      for closure in call.closures {
        // What runs when the animation is over is no part of it.
        if closure.label == "completion" { note("does something when its animation is over") }
        read(closure.closure.statements)
      }
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "toggle", let base = member.base, flag.isMeant(by: base)
    {
      dismisses = true
    } else {
      follow(call.calledExpression)
    }
  }

  private mutating func follow(_ callee: ExprSyntax) {
    guard let method = index.lookup(callee).declaration,
      let function = method.node.as(FunctionDeclSyntax.self), let body = function.body
    else { return note("calls \(callee.trimmedDescription.prefix(40))") }
    guard methods[method.node.id] == nil else { return }
    methods[method.node.id] = method
    let known = other
    read(body.statements)
    if known == nil, let found = other { other = "calls \(method.name), which \(found)" }
  }

  private mutating func note(_ text: String) { other = other ?? text }
}

extension Declaration {
  /// Whether the property can hold how far a panel was dragged.
  fileprivate var measuresDrag: Bool {
    if wrappers.contains(where: { $0.kind == .gestureState }) { return true }
    guard wrappers.contains(where: { $0.kind == .state }) else { return false }
    if let type = typeAnnotation?.trimmedDescription {
      return ["CGFloat", "CGSize", "CGPoint", "Double"].contains(type)
    }
    let value = initializer
    return value?.is(FloatLiteralExprSyntax.self) == true
      || ["CGSize", "CGPoint", "CGFloat"].contains(value.flatMap { ViewChain($0).rootName } ?? "")
  }
}
