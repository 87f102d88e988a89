import SwiftSyntax

/// What a panel is drawn on, taken apart into what a sheet can be told.
struct SheetBackground {
  /// The style that fills it: `Color.white`, `.regularMaterial`; nil for the default one.
  private(set) var style: String?
  /// The radius of its corners.
  private(set) var radius: String?

  /// Nil where a view is the background that is no plain fill.
  init?(_ modifier: ModifierCall) {
    guard modifier.call.closures.isEmpty || modifier.arguments.isEmpty else { return nil }
    if let shape = modifier.argument("in")?.expression {
      guard let radius = shape.cornerRadius, modifier.arguments.count == 2 else { return nil }
      self.radius = radius
    } else if modifier.arguments.count > 1 {
      return nil
    }
    if let closure = modifier.call.trailingClosure {
      guard closure.statements.count == 1, let view = closure.statements.views.first else {
        return nil
      }
      guard read(view) else { return nil }
    } else if let fill = modifier.arguments.first, fill.label == nil {
      guard read(fill.expression) else { return nil }
    } else if !modifier.arguments.isEmpty {
      return nil
    }
  }

  private mutating func read(_ view: ExprSyntax) -> Bool {
    // `.white` and `.regularMaterial`.
    if let member = view.as(MemberAccessExprSyntax.self), member.base == nil {
      style = view.trimmedDescription
      return true
    }
    let chain = ViewChain(view)
    let isShape = ["Rectangle", "RoundedRectangle"].contains(chain.rootName)
    guard isShape || chain.rootName == "Color" else { return false }
    if isShape { radius = chain.root.cornerRadius ?? radius }
    var end = ExprSyntax(chain.root)
    for modifier in chain.modifiers {
      switch modifier.name {
      case "fill", "foregroundColor", "foregroundStyle":
        guard isShape, let fill = modifier.arguments.first?.expression,
          modifier.arguments.count == 1
        else { return false }
        style = fill.trimmedDescription
      case "cornerRadius": radius = modifier.arguments.first?.expression.trimmedDescription
      case "clipShape":
        guard let found = modifier.arguments.first?.expression.cornerRadius else { return false }
        radius = found
      case "ignoresSafeArea", "edgesIgnoringSafeArea", "shadow": break
      case "opacity" where !isShape: end = ExprSyntax(modifier.call)
      default: return false
      }
    }
    if !isShape { style = end.trimmedDescription }
    return style != nil
  }
}

extension ExprSyntax {
  /// The radius of a rounded rectangle: `RoundedRectangle(cornerRadius: 20)`, `.rect(cornerRadius: 20)`.
  var cornerRadius: String? {
    guard let call = ViewChain(self).call ?? self.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first(where: { $0.label?.text == "cornerRadius" })
    else { return nil }
    return argument.expression.trimmedDescription
  }
}
