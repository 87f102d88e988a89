import SwiftSyntax

/// The height that a panel states on the outermost expression of what it draws.
struct PanelHeight {
  /// The argument of `frame(height:)`.
  let expression: ExprSyntax

  /// Nil where neither the panel nor the view of the file that it is states one.
  init?(of panel: ExprSyntax, _ index: DeclarationIndex) {
    let chain = ViewChain(panel)
    if let height = Self.stated(by: chain) {
      expression = height
      return
    }
    guard let declared = index.declaredView(chain), declared.statements.count == 1,
      let view = declared.statements.first?.view,
      let height = Self.stated(by: ViewChain(view)),
      // A constant of the type has another name outside of it.
      !declared.isType || height.number != nil || Self.isShareOfScreen(height)
    else { return nil }
    expression = height
  }

  /// Whether what is so high can be more than a notice: 200 points, or a share of the screen.
  var isOfSheet: Bool {
    if let number = expression.number { return number >= 200 }
    return Self.isShareOfScreen(expression)
      || expression.trimmedDescription.contains(".size.height")
  }

  private static func stated(by chain: ViewChain) -> ExprSyntax? {
    chain.modifiers.last { $0.name == "frame" && $0.argument("height") != nil }?
      .argument("height")?.expression
  }

  private static func isShareOfScreen(_ height: ExprSyntax) -> Bool {
    height.trimmedDescription.hasPrefix("UIScreen.main.bounds.height")
  }
}
