import Availability
import Rewriting
import SwiftSyntax

/// Where a file uses what a hand-made sheet is driven by.
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
    for reference in references(named: flag.name)
    where !isGone(reference.offsets.lowerBound) && isUse(reference, of: flag) {
      guard !reference.isHarmless else { continue }
      let line = file.lines.line(of: reference.offsets.lowerBound)
      if flag.item != nil, content.contains(reference.offsets.lowerBound) {
        throw Refusal(
          "the panel reads \(flag.name) on line \(line), which is nil while a sheet closes; bind it with if let"
        )
      }
      throw Refusal("\(flag.name) is read for other layout too, on line \(line)")
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
      guard !pattern.isInAction,
        index.lookup(flag.name, at: start).declarations.contains(where: {
          $0.node.id == declaration.node.id
        })
      else { continue }
      throw Refusal(
        "\(flag.name) is read for other layout too, on line \(file.lines.line(of: start))")
    }
  }

  /// Refuses state or methods that anything else uses.
  func admit(_ declarations: [Declaration]) throws(Refusal) {
    for declaration in declarations {
      for reference in references(named: declaration.name)
      where !isGone(reference.offsets.lowerBound)
        && index.lookup(ExprSyntax(reference)).declarations.contains(where: {
          $0.node.id == declaration.node.id
        })
      {
        let line = file.lines.line(of: reference.offsets.lowerBound)
        throw Refusal("\(declaration.name), which the drag uses, is used on line \(line) too")
      }
    }
  }

  private func isUse(_ reference: DeclReferenceExprSyntax, of flag: SheetFlag) -> Bool {
    guard let declaration = flag.declaration else {
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return false }
      return flag.isMeant(by: ExprSyntax(member))
    }
    return index.lookup(ExprSyntax(reference)).declarations.contains {
      $0.node.id == declaration.node.id
    }
  }

  private func references(named name: String) -> [DeclReferenceExprSyntax] {
    let collector = NameCollector([name, "_\(name)"])
    collector.walk(file.tree)
    return collector.references
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
  /// Whether nothing is laid out by the value that is read here: it is set, or read by an action.
  fileprivate var isHarmless: Bool {
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
        || name == "animation" && argument.label?.text == "value"
    {
      return true
    }
    return isInAction
  }
}

extension SyntaxProtocol {
  /// Whether the code runs when something happens, and shows nothing.
  fileprivate var isInAction: Bool {
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self), closure.isActionOfControl { return true }
      if let function = node.as(FunctionDeclSyntax.self) {
        let result = function.signature.returnClause?.type.trimmedDescription ?? ""
        return !result.contains("View")
      }
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
