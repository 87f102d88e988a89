import Availability
import SwiftSyntax

/// A drag on a panel that moves and hides it.
struct SheetDrag {
  /// The modifier that attaches it.
  let modifier: ModifierCall
  private(set) var effects: DismissalEffects
  /// The `@GestureState` that follows the drag.
  private(set) var updated: Declaration?
  /// The property or method that the gesture is declared in.
  let gesture: Declaration?

  /// Nil for a modifier that attaches no gesture.
  ///
  /// - Throws: Where the gesture is no drag, or does anything else than to move and hide the panel.
  init?(
    _ modifier: ModifierCall, _ flag: SheetFlag, _ index: DeclarationIndex
  ) throws(Refusal) {
    guard Self.names.contains(modifier.name), let argument = modifier.arguments.first?.expression
    else { return nil }
    let attached = AttachedGesture(argument, index)
    guard let parts = attached.parts(on: "DragGesture", named: Self.parts) else {
      throw Refusal(
        attached.isUndeclared
          ? "the gesture on the panel is \(argument.trimmedDescription), which another file declares"
          : "the gesture on the panel is no plain drag")
    }
    for argument in modifier.arguments.dropFirst() where !argument.isAlwaysOn {
      throw Refusal("the drag is on only at times")
    }
    self.modifier = modifier
    gesture = attached.declaration
    effects = DismissalEffects(flag, index)
    try read(parts, index)
    if let other = effects.other { throw Refusal("the drag \(other)") }
  }

  /// A drag on a part of the panel, such as its header; nil for one that does not hide the panel.
  ///
  /// - Throws: Where the drag hides the panel and does anything else.
  init?(
    onPart modifier: ModifierCall, _ flag: SheetFlag, _ index: DeclarationIndex
  ) throws(Refusal) {
    guard Self.names.contains(modifier.name), let argument = modifier.arguments.first?.expression
    else { return nil }
    let attached = AttachedGesture(argument, index)
    guard let parts = attached.parts(on: "DragGesture", named: Self.parts) else { return nil }
    self.modifier = modifier
    gesture = attached.declaration
    effects = DismissalEffects(flag, index)
    try read(parts, index)
    guard effects.dismisses else { return nil }
    for argument in modifier.arguments.dropFirst() where !argument.isAlwaysOn {
      throw Refusal("the drag is on only at times")
    }
    if let other = effects.other { throw Refusal("the drag \(other)") }
  }

  /// What follows the finger is read first: it says which state is the drag's.
  private mutating func read(_ parts: [ModifierCall], _ index: DeclarationIndex) throws(Refusal) {
    for part in parts where part.name != "onEnded" {
      effects.isWhileDragging = true
      if part.name == "updating" { try read(updating: part, index) } else { read(part) }
    }
    effects.isWhileDragging = false
    for part in parts where part.name == "onEnded" { read(part) }
  }

  private mutating func read(_ part: ModifierCall) {
    for closure in part.call.closures { effects.read(closure.closure.statements) }
    if part.call.closures.isEmpty, let action = part.arguments.first?.expression {
      effects.read(action)
    }
  }

  /// `updating($drag) { value, state, _ in … }` and `updating($drag, body: follow)`.
  private mutating func read(
    updating part: ModifierCall, _ index: DeclarationIndex
  ) throws(Refusal) {
    for closure in part.call.closures { effects.read(closure.closure.statements) }
    if part.call.closures.isEmpty, let action = part.argument("body")?.expression {
      effects.read(action)
    }
    guard let state = part.arguments.first?.expression.trimmedDescription,
      let declared = index.lookup(state, at: part.call.offsets.lowerBound).declaration
    else { return }
    let wrapper = declared.wrappers.first { $0.kind == .gestureState }
    if case .argumentList(let arguments)? = wrapper?.attribute.arguments,
      arguments.contains(where: { $0.label?.text == "reset" })
    {
      throw Refusal("the drag runs a closure of its own when \(declared.name) is reset")
    }
    updated = declared
  }

  private static let names: Set<String> = ["gesture", "simultaneousGesture", "highPriorityGesture"]
  private static let parts: Set<String> = ["onChanged", "onEnded", "updating"]
}

/// A gesture as `gesture(_:)` takes it: written in place, or declared in a property or method.
struct AttachedGesture {
  /// The property or method of the file.
  let declaration: Declaration?
  /// What makes the gesture; nil where the file does not show it.
  private let body: ExprSyntax?

  init(_ gesture: ExprSyntax, _ index: DeclarationIndex) {
    let callee = gesture.as(FunctionCallExprSyntax.self)?.calledExpression ?? gesture
    let declared = index.lookup(callee).declaration
    if let declared, [.property, .function].contains(declared.kind) {
      declaration = declared
      let getter =
        declared.node.as(FunctionDeclSyntax.self)?.body?.statements ?? declared.accessors?.getter
      body = getter.flatMap(\.onlyResult) ?? declared.initializer
    } else {
      declaration = nil
      body = ViewChain(gesture).call == nil ? nil : gesture
    }
  }

  /// Whether the gesture has a name that the file does not declare.
  var isUndeclared: Bool { body == nil && declaration == nil }

  /// The modifiers on a gesture of SwiftUI's; nil for another gesture, and for other modifiers.
  func parts(on name: String, named known: Set<String>) -> [ModifierCall]? {
    guard let body else { return nil }
    let chain = ViewChain(body)
    guard chain.rootName == name, !chain.isConditional,
      chain.modifiers.allSatisfy({ known.contains($0.name) })
    else { return nil }
    return chain.modifiers
  }

  /// The call that makes the gesture, without its modifiers.
  var call: FunctionCallExprSyntax? { body.flatMap { ViewChain($0).call } }
}

extension CodeBlockItemListSyntax {
  /// The expression that a body of one statement gives.
  fileprivate var onlyResult: ExprSyntax? {
    guard count == 1, let item = first else { return nil }
    return item.view ?? item.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
  }
}

extension LabeledExprSyntax {
  /// Whether the argument behind a gesture leaves it on: `including: .all`.
  fileprivate var isAlwaysOn: Bool {
    let value = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    switch label?.text {
    case "including": return value == "all" || value == "gesture"
    case "isEnabled": return expression.trimmedDescription == "true"
    default: return false
    }
  }
}
