import Availability
import SwiftSyntax

/// What decides whether a panel is shown.
struct PanelCondition {
  /// The Boolean.
  let flag: ExprSyntax
  /// Whether the width of the window counts as well: `horizontalSizeClass == .regular`.
  let needsWidth: Bool

  /// Reads the conditions of the `if` around a panel.
  init(_ choice: IfExprSyntax, _ index: DeclarationIndex) throws(Refusal) {
    var flags: [ExprSyntax] = []
    var needsWidth = false
    for element in choice.conditions {
      guard case .expression(let condition) = element.condition else {
        throw Refusal("the panel shows an item, and an inspector is shown by a Boolean")
      }
      for part in try condition.conjuncts() {
        switch part {
        case .value(let value): flags.append(value)
        case .comparison(let left, let comparison, let right):
          guard let isWide = index.widthTest(left, comparison, right) else {
            throw Refusal("its condition is no Boolean that can be bound")
          }
          guard isWide else { throw Refusal("it is shown in a narrow window alone") }
          needsWidth = true
        }
      }
    }
    guard flags.count == 1, let flag = flags.first else {
      throw Refusal("its condition is more than one Boolean")
    }
    self.flag = flag
    self.needsWidth = needsWidth
  }
}

/// A part of a condition.
enum Conjunct {
  case value(ExprSyntax)
  case comparison(ExprSyntax, TokenSyntax, ExprSyntax)
}

extension ExprSyntax {
  /// The parts of `a && b == c`.
  func conjuncts() throws(Refusal) -> [Conjunct] {
    guard let sequence = core.expression.as(SequenceExprSyntax.self) else { return [.value(self)] }
    let elements = Array(sequence.elements)
    let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
    return try parts.map { part throws(Refusal) in
      let part = Array(part)
      if part.count == 1 { return .value(part[0]) }
      guard part.count == 3, let name = part[1].as(BinaryOperatorExprSyntax.self)?.operator,
        ["==", "!="].contains(name.text)
      else { throw Refusal("its condition is no Boolean that can be bound") }
      return .comparison(part[0], name, part[2])
    }
  }
}

extension DeclarationIndex {
  /// Whether a comparison holds in a wide window, rather than in a narrow one; nil where it compares
  /// anything but the horizontal size class.
  func widthTest(_ left: ExprSyntax, _ comparison: TokenSyntax, _ right: ExprSyntax) -> Bool? {
    guard case .sizeClass(let axis, _, _) = comparesSizeClass(left, right), axis != .vertical else {
      return nil
    }
    let names = [left, right].map { $0.tokenText.split(separator: ".").last ?? "" }
    guard names.contains("regular") != names.contains("compact") else { return nil }
    return names.contains("regular") == (comparison.text == "==")
  }

  /// How a Boolean is bound: `$isShown`, `$model.isShown`.
  func binding(toFlag flag: ExprSyntax) throws(Refusal) -> String {
    let name = flag.core.expression
    guard name.is(DeclReferenceExprSyntax.self) || name.is(MemberAccessExprSyntax.self) else {
      throw Refusal("its condition is no Boolean that can be bound")
    }
    let text =
      name.tokenText.hasPrefix("self.") ? String(name.tokenText.dropFirst(5)) : name.tokenText
    if text.hasSuffix(".wrappedValue"), let base = name.as(MemberAccessExprSyntax.self)?.base,
      declaredType(of: base)?.isNamed("Binding", from: "SwiftUI") == true
    {
      return base.tokenText
    }
    guard let target = lookup(name).declaration else {
      throw Refusal("another file declares \(text), so nothing tells whether it can be bound")
    }
    guard isBool(name) else { throw Refusal("\(text) is no Boolean") }
    guard let root = root(of: name), let wrapper = root.wrappers.first, isSwiftUI(wrapper) else {
      throw Refusal("\(text) is no state, so nothing can bind to it")
    }
    let isOwn = !text.contains(".")
    let fits: Set<PropertyWrapper.Kind> =
      isOwn
      ? [.state, .binding, .appStorage, .sceneStorage]
      : [.state, .binding, .stateObject, .observedObject, .environmentObject, .bindable]
    guard fits.contains(wrapper.kind) else {
      throw Refusal("@\(wrapper.name) gives no binding to \(text)")
    }
    if !isOwn, !target.isSettable { throw Refusal("\(text) cannot be set from outside") }
    return "$" + text
  }

  /// The property that a chain of names starts with, `self` left out.
  private func root(of name: ExprSyntax) -> Declaration? {
    var head = name
    while let access = head.as(MemberAccessExprSyntax.self),
      let base = access.base?.core.expression,
      base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
    {
      head = base
    }
    return lookup(head).declaration
  }
}

extension Declaration {
  /// Whether other types can set the property.
  fileprivate var isSettable: Bool {
    guard let variable = node.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var)
    else { return false }
    if variable.modifiers.contains(where: {
      $0.detail != nil || $0.name.tokenKind == .keyword(.private)
    }) {
      return false
    }
    guard let accessors else { return true }
    guard case .accessors(let list) = accessors.accessors else { return false }
    return list.contains {
      [.keyword(.set), .keyword(.didSet), .keyword(.willSet)].contains(
        $0.accessorSpecifier.tokenKind)
    }
  }
}
