import Availability
import Rewriting
import SwiftSyntax

/// The heights at which a drag leaves a panel.
struct SnapPoints {
  /// The argument of `presentationDetents`.
  let code: String

  /// Nil where the drag leaves the panel as it was, or hides it.
  ///
  /// - Throws: Where the drag leaves the panel at a place that no detent stands for.
  init?(
    height: ExprSyntax?, _ offsets: [SheetOffset], _ drags: [SheetDrag], _ flag: SheetFlag,
    _ index: DeclarationIndex
  ) throws(Refusal) {
    let collector = EndCollector(flag, index)
    for drag in drags { collector.walk(drag.modifier.call) }
    let sized = height.flatMap { index.lookup($0).declaration }.flatMap { state in
      state.wrappers.contains { $0.kind == .state } ? state : nil
    }
    let moved = offsets.flatMap(\.followed)
    for state in moved
    where !drags.contains(where: {
      $0.effects.states[state.node.id] != nil || $0.updated?.node.id == state.node.id
    }) {
      throw Refusal("the panel also moves with \(state.name), which no drag on it sets")
    }
    if let sized {
      guard let points = try Self.lengths(of: sized, collector, index), points.count > 1 else {
        return nil
      }
      code = try Self.code(points, opening: points[0])
      return
    }
    for state in moved where !state.wrappers.contains(where: { $0.kind == .gestureState }) {
      guard let places = try Self.lengths(of: state, collector, index), places.count > 1 else {
        continue
      }
      guard let height, let whole = SheetLength(height, index) else {
        throw Refusal(
          "the drag leaves the panel at several places, and its height, which tells how much is seen there, is not stated"
        )
      }
      let base = offsets.map { $0.choice?.whileTrue ?? $0.length }.reduce(.zero, +)
      let heights = places.map { whole - base - $0 }
      code = try Self.code(heights, opening: heights[0])
      return
    }
    return nil
  }

  /// The value that a property starts with and those that the end of a drag sets, the first first;
  /// nil where it only follows the finger.
  private static func lengths(
    of state: Declaration, _ ends: EndCollector, _ index: DeclarationIndex
  ) throws(Refusal) -> [SheetLength]? {
    let values = ends.values[state.node.id] ?? []
    guard !values.isEmpty else { return nil }
    let start = state.initializer
    guard let initial = start.flatMap({ SheetLength($0, index) ?? ($0.isZeroSize ? .zero : nil) })
    else { throw Refusal("where \(state.name) starts is no constant") }
    var lengths = [initial]
    for value in values {
      guard let length = SheetLength(value, index) ?? (value.isZeroSize ? .zero : nil) else {
        let text = value.map(\.trimmedDescription).joined(separator: " ")
        throw Refusal(
          "the drag leaves \(state.name) at \(text.prefix(40)), which is no constant")
      }
      if !lengths.contains(length) { lengths.append(length) }
    }
    return lengths
  }

  private static func code(
    _ lengths: [SheetLength], opening first: SheetLength
  ) throws(Refusal) -> String {
    let isComparable =
      lengths.allSatisfy(\.isPoints)
      || lengths.allSatisfy { length in
        length.points == 0 && length.names.isEmpty
      }
    guard isComparable else {
      throw Refusal("the drag leaves the panel at heights that cannot be compared")
    }
    let sorted = lengths.sorted { ($0.points, $0.share) < ($1.points, $1.share) }
    guard let smallest = sorted.first, smallest.points > 0 || smallest.share > 0 else {
      throw Refusal("the drag can leave the panel out of sight without changing the flag")
    }
    guard smallest == first else {
      throw Refusal(
        "the panel opens at \(first.words), and a sheet opens at the smallest of its detents")
    }
    return "[\(sorted.map(\.detent).joined(separator: ", "))]"
  }
}

extension SheetLength {
  fileprivate var detent: String {
    if isPoints { return ".height(\(points.plainCode))" }
    if share >= 1 { return ".large" }
    return share == 0.5 ? ".medium" : ".fraction(\(share.plainCode))"
  }
}

extension ExprSyntax {
  fileprivate var isZeroSize: Bool {
    [".zero", "CGSize.zero", "CGPoint.zero", "CGFloat.zero", "CGSize()", "0", "0.0"].contains(
      trimmedDescription)
  }
}

/// What the end of a drag sets properties to, where it does not hide the panel.
private final class EndCollector: OpenCodeVisitor {
  private(set) var values: [SyntaxIdentifier: [[ExprSyntax]]] = [:]
  private let flag: SheetFlag
  private let index: DeclarationIndex
  private var depth = 0
  private var followed: Set<SyntaxIdentifier> = []

  init(_ flag: SheetFlag, _ index: DeclarationIndex) {
    self.flag = flag
    self.index = index
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ModifierCall(node)?.name == "onEnded" {
      if let base = ModifierCall(node)?.base { walk(base) }
      depth += 1
      for argument in node.arguments {
        if argument.expression.is(ClosureExprSyntax.self) {
          walk(argument.expression)
        } else {
          follow(argument.expression)
        }
      }
      if let closure = node.trailingClosure { walk(closure) }
      depth -= 1
      return .skipChildren
    }
    if depth > 0 { follow(node.calledExpression) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard depth > 0, elements.count > 2, !node.hidesPanel(flag),
      elements[1].is(AssignmentExprSyntax.self)
        || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text.last == "=",
      let state = index.lookup(elements[0].assignedReference).declaration
    else { return .visitChildren }
    values[state.node.id, default: []] += elements.assignedValues
    return .visitChildren
  }

  private func follow(_ callee: ExprSyntax) {
    guard let method = index.lookup(callee).declaration,
      let body = method.node.as(FunctionDeclSyntax.self)?.body,
      followed.insert(method.node.id).inserted
    else { return }
    walk(body)
  }
}

extension SequenceExprSyntax {
  /// Whether the block that the assignment stands in, or one around it, hides the panel.
  fileprivate func hidesPanel(_ flag: SheetFlag) -> Bool {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return false }
      guard let list = node.as(CodeBlockItemListSyntax.self) else { continue }
      let hides = list.contains { item in
        guard let expression = item.view else { return false }
        if let sequence = expression.as(SequenceExprSyntax.self) {
          let elements = Array(sequence.elements)
          return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
            && flag.isMeant(by: elements[0])
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
          let modifier = ModifierCall(call), modifier.name == "toggle", let base = modifier.base
        else { return false }
        return flag.isMeant(by: base)
      }
      if hides { return true }
      if let closure = list.parent?.as(ClosureExprSyntax.self),
        closure.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledName != "withAnimation",
        closure.parent?.as(FunctionCallExprSyntax.self)?.calledName != "withAnimation"
      {
        return false
      }
    }
    return false
  }
}

extension [ExprSyntax] {
  /// What an assignment sets: both sides of a choice, each as the elements of its expression.
  fileprivate var assignedValues: [[ExprSyntax]] {
    guard
      let place = firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = self[place].as(UnresolvedTernaryExprSyntax.self)
    else { return [Array(dropFirst(2))] }
    return [[ternary.thenExpression], Array(self[(place + 1)...])]
  }

  fileprivate var isZeroSize: Bool { count == 1 && self[0].isZeroSize }
}

extension ExprSyntax {
  /// `drag` of `drag.height` and `self.drag.height`.
  fileprivate var assignedReference: ExprSyntax {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
    else { return self }
    return base.assignedReference
  }
}
