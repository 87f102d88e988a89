import Availability
import SwiftSyntax

/// What the code of a drag or a tap does: hides the panel, moves it, or anything else.
struct DismissalEffects {
  /// What else runs on each path on which the panel is hidden.
  private(set) var ways: [[FurtherStatement]] = []
  /// The properties that it sets, by their declarations.
  private(set) var states: [SyntaxIdentifier: Declaration] = [:]
  /// The methods of the file that it calls.
  private(set) var methods: [SyntaxIdentifier: Declaration] = [:]
  /// The first thing that it does besides, in words.
  private(set) var other: String?
  /// Whether the code runs while a finger moves.
  var isWhileDragging = false

  private let flag: SheetFlag
  private let index: DeclarationIndex
  /// The methods that are being followed.
  private var open: Set<SyntaxIdentifier> = []

  init(_ flag: SheetFlag, _ index: DeclarationIndex) {
    self.flag = flag
    self.index = index
  }

  /// Whether it hides the panel on some path.
  var dismisses: Bool { !ways.isEmpty }

  /// Reads a closure, or the name of a method that is passed for one.
  mutating func read(_ action: ExprSyntax) {
    if let closure = action.as(ClosureExprSyntax.self) {
      read(closure.statements)
    } else if let block = follow(action) {
      finish(block)
    } else {
      note("calls \(action.trimmedDescription.prefix(40)), which another file declares")
    }
  }

  mutating func read(_ statements: CodeBlockItemListSyntax) {
    var block = DismissalBlock()
    scan(statements, nil, into: &block)
    finish(block)
  }
}

extension DismissalEffects {
  private mutating func finish(_ block: DismissalBlock) {
    if let way = block.way {
      ways.append(way)
    } else if let first = block.further.first {
      if !block.hiding.isEmpty { ways.append([]) }
      note(first.statement.words)
    } else if !block.hiding.isEmpty {
      ways.append([])
    }
  }

  /// Reads the statements of a block in order.
  mutating func scan(
    _ statements: CodeBlockItemListSyntax, _ animation: FunctionCallExprSyntax?,
    into block: inout DismissalBlock
  ) {
    for item in statements {
      switch item.item {
      case .decl(let declaration):
        if !declaration.is(VariableDeclSyntax.self) { note("declares something") }
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          scan(expression, item, animation, into: &block)
        } else if let condition = statement.as(GuardStmtSyntax.self) {
          read(condition.body.statements)
          block.part += 1
        } else if let leaving = statement.as(ReturnStmtSyntax.self) {
          if let value = leaving.expression { scan(value, item, animation, into: &block) }
          block.part += 1
        } else {
          note("does more than to move and hide the panel")
        }
      case .expr(let expression): scan(expression, item, animation, into: &block)
      @unknown default: note("does something unknown")
      }
    }
  }

  private mutating func scan(
    _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ animation: FunctionCallExprSyntax?,
    into block: inout DismissalBlock
  ) {
    if let branch = expression.as(IfExprSyntax.self) {
      scan(branch, item, animation, into: &block)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      scan(sequence, item, animation, into: &block)
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      scan(call, item, animation, into: &block)
    } else if let chain = expression.as(OptionalChainingExprSyntax.self),
      let call = chain.expression.as(FunctionCallExprSyntax.self)
    {
      scan(call, item, animation, into: &block)
    } else {
      note("does more than to move and hide the panel")
    }
  }

  /// A choice moves or hides the panel; one that does neither is a further statement as a whole.
  private mutating func scan(
    _ branch: IfExprSyntax, _ item: CodeBlockItemSyntax, _ animation: FunctionCallExprSyntax?,
    into block: inout DismissalBlock
  ) {
    var reading = self
    reading.other = nil
    reading.read(branch)
    if let found = reading.other, reading.ways.count == ways.count {
      add(item, animation, found, to: &block)
    } else {
      reading.other = other ?? reading.other
      self = reading
    }
    if branch.descendants.contains(where: { $0.is(ReturnStmtSyntax.self) }) { block.part += 1 }
  }

  private mutating func read(_ branch: IfExprSyntax) {
    read(branch.body.statements)
    if let block = branch.elseBody?.as(CodeBlockSyntax.self) { read(block.statements) }
    if let other = branch.elseBody?.as(IfExprSyntax.self) { read(other) }
  }

  /// An assignment.
  private mutating func scan(
    _ sequence: SequenceExprSyntax, _ item: CodeBlockItemSyntax,
    _ animation: FunctionCallExprSyntax?, into block: inout DismissalBlock
  ) {
    let elements = Array(sequence.elements)
    let name =
      elements.count > 2 ? elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
    let isCompound = name.map { ["+=", "-=", "*=", "/="].contains($0) } ?? false
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) || isCompound else {
      return note("calculates something")
    }
    let text = elements[0].trimmedDescription
    if flag.isMeant(by: elements[0]) {
      if elements[2].trimmedDescription == flag.hidingValue, elements.count == 3 {
        block.hiding.insert(block.part)
      } else {
        note("sets \(flag.name) to something else than \(flag.hidingValue)")
      }
      return
    }
    let target = index.lookup(elements[0].stateReference).declaration
    switch target?.kind {
    case .local, .closureParameter, .parameter: break
    case .property:
      guard let target else { return }
      if target.measuresDrag || isWhileDragging && target.isStateOfBool
        || states[target.node.id] != nil
      {
        states[target.node.id] = target
      } else {
        add(item, animation, "sets \(target.name)", to: &block)
      }
    default:
      let root = index.lookup(elements[0].rootOfMembers).declaration
      // The state and the transaction of a gesture are passed to be set.
      if isWhileDragging, root?.kind == .closureParameter { break }
      add(item, animation, "sets \(text)", to: &block)
    }
  }

  private mutating func scan(
    _ call: FunctionCallExprSyntax, _ item: CodeBlockItemSyntax,
    _ animation: FunctionCallExprSyntax?, into block: inout DismissalBlock
  ) {
    let callee = call.calledExpression
    if call.calledName == "withAnimation", !call.closures.isEmpty {
      for closure in call.closures {
        // What runs when the animation is over is no part of it.
        if closure.label == "completion" {
          note("does something when its animation is over")
        } else {
          scan(closure.closure.statements, call, into: &block)
        }
      }
    } else if let member = callee.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "toggle", let base = member.base, flag.isMeant(by: base)
    {
      block.hiding.insert(block.part)
    } else {
      scan(callee: callee, item, animation, into: &block)
    }
  }

  /// A method of the file is followed; what it does besides counts where it surely hides the panel.
  private mutating func scan(
    callee: ExprSyntax, _ item: CodeBlockItemSyntax, _ animation: FunctionCallExprSyntax?,
    into block: inout DismissalBlock
  ) {
    let words = "calls \(callee.calleeText)"
    var reading = self
    reading.other = nil
    guard let inner = reading.follow(callee) else {
      return add(item, animation, words, to: &block)
    }
    if let way = inner.way {
      block.hiding.insert(block.part)
      block.further += way.map { ($0, block.part) }
    } else {
      reading.finish(inner)
      if let found = reading.other, reading.ways.count == ways.count {
        return add(item, animation, "\(words), which \(found)", to: &block)
      }
    }
    reading.other = other ?? reading.other.map { "\(words), which \($0)" }
    self = reading
  }

  /// The body of a method of the file; nil for other code, and for a method that is being followed.
  mutating func follow(_ callee: ExprSyntax) -> DismissalBlock? {
    guard let method = index.lookup(callee).declaration,
      let body = method.node.as(FunctionDeclSyntax.self)?.body,
      open.insert(method.node.id).inserted
    else { return nil }
    methods[method.node.id] = method
    var block = DismissalBlock()
    scan(body.statements, nil, into: &block)
    open.remove(method.node.id)
    return block
  }

  private func add(
    _ item: CodeBlockItemSyntax, _ animation: FunctionCallExprSyntax?, _ words: String,
    to block: inout DismissalBlock
  ) {
    let statement = FurtherStatement(item: item, animation: animation, words: words)
    block.further.append((statement, block.part))
  }

  private mutating func note(_ text: String) { other = other ?? text }
}
