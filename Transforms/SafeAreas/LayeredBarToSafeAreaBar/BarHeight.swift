import SwiftSyntax

/// How tall a bar says it is, as far as the file shows it.
struct BarHeight {
  /// The expression of its frame: `64`, `Metrics.barHeight`.
  private(set) var frame: ExprSyntax?
  /// The sum of the frame and the paddings around it, where all are written as numbers.
  private(set) var points: Double?

  /// Reads from the outermost modifier inwards, and into the views of the file.
  init(of views: [ExprSyntax], _ index: DeclarationIndex) {
    guard views.count == 1, var view = views.first else { return }
    var around: Double? = 0
    for _ in 0..<Self.deepest {
      let chain = ViewChain(view)
      for modifier in chain.modifiers.reversed() {
        if modifier.name == "padding" {
          around = around.flatMap { sum in modifier.verticalPadding.map { sum + $0 } }
        } else if modifier.name == "frame", let height = modifier.argument("height")?.expression {
          frame = height
          let number = index.number(height)
          points = number.flatMap { number in around.map { number + $0 } }
          return
        }
      }
      guard let declared = index.declaredView(chain), let only = declared.onlyView else { return }
      view = only
    }
  }

  private static let deepest = 8
}

extension DeclaredView {
  /// The one view that is shown; nil where there are several, or a choice.
  var onlyView: ExprSyntax? {
    let items = statements.viewItems
    guard items.count == 1, let only = items.first, !only.is(IfExprSyntax.self),
      !only.is(SwitchExprSyntax.self)
    else { return nil }
    return only.as(ExprSyntax.self)
  }
}

extension DeclarationIndex {
  /// The number that an expression is, or that the constant it names is declared with.
  func number(_ expression: ExprSyntax) -> Double? {
    if let number = expression.number { return number }
    guard let declaration = lookup(expression).declaration, declaration.isConstant else {
      return nil
    }
    let statements = declaration.accessors?.getter?.viewItems
    let value = declaration.initializer ?? statements?.first?.as(ExprSyntax.self)
    if let statements, statements.count != 1 { return nil }
    return value?.number
  }
}

extension Declaration {
  /// Whether the value never changes: a `let`, or a getter of one value.
  fileprivate var isConstant: Bool {
    guard [.property, .global, .local].contains(kind),
      let variable = node.as(VariableDeclSyntax.self)
    else { return false }
    return accessors != nil || variable.bindingSpecifier.tokenKind == .keyword(.let)
  }
}

extension ModifierCall {
  /// How much a padding adds to the height; nil where that is not written as a number.
  fileprivate var verticalPadding: Double? {
    let values = Array(arguments)
    if values.allSatisfy({ $0.label == nil }), values.count == 2,
      let edges = EdgeSet(values[0].expression)
    {
      let count = [EdgeSet.top, .bottom].count { edges.contains($0) }
      return count == 0 ? 0 : values[1].expression.number.map { $0 * Double(count) }
    }
    if values.count == 1, values[0].label == nil {
      if let edges = EdgeSet(values[0].expression) {
        return edges.isDisjoint(with: .vertical) ? 0 : nil
      }
      return values[0].expression.number.map { $0 * 2 }
    }
    return nil
  }
}
