import Availability
import Rewriting
import SwiftSyntax

/// Where the code that stays uses what a hand-made sheet is driven by.
struct SheetUses {
  private let file: SourceFile
  private let index: DeclarationIndex
  /// Whether the code at an offset goes with the change.
  private let isGone: (Int) -> Bool
  /// The UTF-8 offsets of what the sheet shows.
  private let content: Range<Int>

  init(
    _ file: SourceFile, _ index: DeclarationIndex, content: Range<Int>,
    isGone: @escaping (Int) -> Bool
  ) {
    self.file = file
    self.index = index
    self.content = content
    self.isGone = isGone
  }

  /// Refuses a flag that other layout reads too.
  func admit(_ flag: SheetFlag) throws(Refusal) {
    for reference in references(to: flag) where !reference.isHarmless {
      let line = file.lines.line(of: reference.offsets.lowerBound)
      if flag.item != nil, content.contains(reference.offsets.lowerBound) {
        throw Refusal(
          "the panel reads \(flag.name) on line \(line), which is nil while a sheet closes; bind it with if let"
        )
      }
      throw Refusal("the flag \(flag.name) is read for other layout too, on line \(line)")
    }
    try admitBindings(of: flag)
  }

  /// Refuses an `if let selected` elsewhere, which reads the value without a reference to it.
  private func admitBindings(of flag: SheetFlag) throws(Refusal) {
    guard flag.item != nil, let declaration = flag.declaration else { return }
    let collector = ShorthandCollector(flag.name)
    collector.walk(file.tree)
    for pattern in collector.patterns where !isGone(pattern.offsets.lowerBound) {
      let start = pattern.offsets.lowerBound
      guard !pattern.runsInAction,
        index.lookup(flag.name, at: start).declarations.contains(where: {
          $0.node.id == declaration.node.id
        })
      else { continue }
      throw Refusal(
        "the flag \(flag.name) is read for other layout too, on line \(file.lines.line(of: start))")
    }
  }

  /// Refuses state that anything else reads.
  /// - Returns: The statements that only set it back, and go with it.
  func admit(_ states: [Declaration]) throws(Refusal) -> [CodeBlockItemSyntax] {
    var resets: [CodeBlockItemSyntax] = []
    var removed: Set<SyntaxIdentifier> = []
    for state in states {
      for reference in references(to: state) {
        guard let reset = reference.reset else { throw refusal(of: state, reference) }
        if removed.insert(reset.id).inserted { resets.append(reset) }
      }
    }
    for reset in resets where !reset.leavesCode(without: removed) {
      let reference = states.lazy.compactMap { state in
        references(to: state).first { $0.reset?.id == reset.id }.map { (state, $0) }
      }.first
      if let (state, reference) = reference { throw refusal(of: state, reference) }
    }
    return resets
  }

  /// The declarations that nothing uses any longer but they themselves and what goes.
  func orphans(among declarations: [Declaration]) -> [Declaration] {
    var gone = declarations
    while true {
      let stay = gone.filter { declaration in
        references(to: declaration).contains { reference in
          !gone.contains { $0.node.offsets.contains(reference.offsets.lowerBound) }
        }
      }
      if stay.isEmpty { return gone }
      gone.removeAll { declaration in stay.contains { $0.node.id == declaration.node.id } }
    }
  }

  /// Where the code that stays reads or sets the flag.
  func references(to flag: SheetFlag) -> [DeclReferenceExprSyntax] {
    named(flag.name, "_\(flag.name)").filter { isUse($0, of: flag) }
  }

  /// Where the code that stays passes the binding of the flag on.
  func bindings(of flag: SheetFlag) -> [DeclReferenceExprSyntax] {
    guard let declaration = flag.declaration else { return [] }
    return named("$\(flag.name)").filter { reference in
      index.lookup(reference.calledMember).declarations.contains {
        $0.node.id == declaration.node.id
      }
    }
  }

  /// Where the code that stays uses a property or method.
  func references(to declaration: Declaration) -> [DeclReferenceExprSyntax] {
    named(declaration.name, "_\(declaration.name)", "$\(declaration.name)").filter { reference in
      index.lookup(reference.calledMember).declarations.contains {
        $0.node.id == declaration.node.id
      }
    }
  }

  /// Where the code that stays names a method.
  func calls(of function: FunctionDeclSyntax) -> [DeclReferenceExprSyntax] {
    named(function.name.text).filter { reference in
      index.lookup(reference.calledMember).declarations.contains {
        $0.node.id == Syntax(function).id
      }
    }
  }

  /// Whether what the sheet shows holds a node, or names the member that does.
  func isInContent(_ node: some SyntaxProtocol, depth: Int = 0) -> Bool {
    if content.contains(node.offsets.lowerBound) { return true }
    let member = node.ancestors.lazy.compactMap { $0.as(MemberBlockItemSyntax.self) }.first
    guard depth < 4, let name = member.flatMap({ Syntax($0.decl).declaredName }) else {
      return false
    }
    return named(name).contains { isInContent($0, depth: depth + 1) }
  }

  private func refusal(of state: Declaration, _ reference: DeclReferenceExprSyntax) -> Refusal {
    let line = file.lines.line(of: reference.offsets.lowerBound)
    return Refusal("the state \(state.name), which the drag uses, is used on line \(line) too")
  }

  private func isUse(_ reference: DeclReferenceExprSyntax, of flag: SheetFlag) -> Bool {
    guard let declaration = flag.declaration else {
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return flag.isMeant(by: ExprSyntax(member))
    }
    return index.lookup(reference.calledMember).declarations.contains {
      $0.node.id == declaration.node.id
    }
  }

  private func named(_ names: String...) -> [DeclReferenceExprSyntax] {
    let collector = NameCollector(Set(names))
    collector.walk(file.tree)
    return collector.references.filter { !isGone($0.offsets.lowerBound) }
  }
}

private final class NameCollector: OpenCodeVisitor {
  private let names: Set<String>
  private(set) var references: [DeclReferenceExprSyntax] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.text) { references.append(node) }
    return .visitChildren
  }
}

/// Collects the names in `if let selected` and `guard let selected`.
private final class ShorthandCollector: OpenCodeVisitor {
  private let name: String
  private(set) var patterns: [IdentifierPatternSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      pattern.identifier.text == name
    {
      patterns.append(pattern)
    }
    return .visitChildren
  }
}

extension DeclReferenceExprSyntax {
  /// The name with its receiver: `self.close`.
  var calledMember: ExprSyntax {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return ExprSyntax(self)
    }
    return ExprSyntax(member)
  }

  /// The statement that does nothing but to set the property to a fixed value: `drag = .zero`.
  fileprivate var reset: CodeBlockItemSyntax? {
    guard let sequence = assignment, let item = sequence.parent?.as(CodeBlockItemSyntax.self),
      let value = sequence.elements.last, sequence.elements.count == 3
    else { return nil }
    let isFixed =
      value.is(FloatLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
      || [".zero", "CGSize.zero", "CGPoint.zero", "CGSize()"].contains(value.trimmedDescription)
    return isFixed ? item : nil
  }

  /// The assignment that sets what is named here, or a number in it: `drag = 0`, `drag.height = 0`.
  var assignment: SequenceExprSyntax? {
    var whole = ExprSyntax(self)
    while let member = whole.parent?.as(MemberAccessExprSyntax.self) { whole = ExprSyntax(member) }
    guard let list = whole.parent?.as(ExprListSyntax.self), list.first?.id == whole.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return list.parent?.as(SequenceExprSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// Whether the block around has anything left when statements go; a `withAnimation` that is left
  /// empty goes too.
  fileprivate func leavesCode(without removed: Set<SyntaxIdentifier>) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.contains(where: { !removed.contains($0.id) }) { return true }
    guard let outer = list.animatedStatement else { return false }
    return outer.leavesCode(without: removed.union([outer.id]))
  }
}

extension CodeBlockItemListSyntax {
  /// The statement `withAnimation { … }` whose closure holds the statements.
  var animatedStatement: CodeBlockItemSyntax? {
    guard let closure = parent?.as(ClosureExprSyntax.self),
      let call = closure.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
      call.calledName == "withAnimation", call.onlyClosure?.id == closure.id
    else { return nil }
    return call.parent?.as(CodeBlockItemSyntax.self)
  }
}
