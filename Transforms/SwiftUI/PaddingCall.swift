import SwiftSyntax

/// A call of `padding`, taken apart: which edges it pads, and by how much.
struct PaddingCall {
  enum Amount {
    /// The platform's own distance.
    case standard
    /// One length for all of the edges.
    case length(ExprSyntax)
    /// `EdgeInsets(top: …)`, written out.
    case insets([(edge: EdgeSet, length: ExprSyntax)])
    /// One value for all four edges: a length, or insets that are kept in a variable.
    case value(ExprSyntax)
  }

  let modifier: ModifierCall
  /// Nil where the edges are computed.
  let edges: EdgeSet?
  let amount: Amount

  /// Nil for another modifier, and for a method of the app's own that takes other arguments.
  init?(_ modifier: ModifierCall) {
    let arguments = modifier.arguments.map(\.expression)
    guard modifier.name == "padding", modifier.call.trailingClosure == nil,
      modifier.arguments.allSatisfy({ $0.label == nil }), arguments.count <= 2
    else { return nil }
    self.modifier = modifier
    guard let first = arguments.first else {
      (edges, amount) = (.all, .standard)
      return
    }
    if arguments.count == 2 {
      edges = EdgeSet(first)
      amount = arguments[1].is(NilLiteralExprSyntax.self) ? .standard : .length(arguments[1])
    } else if let edges = EdgeSet(first) {
      (self.edges, amount) = (edges, .standard)
    } else if let insets = Self.insets(first) {
      edges = insets.reduce(into: EdgeSet()) { $0.formUnion($1.edge) }
      amount = .insets(insets)
    } else {
      (edges, amount) = (.all, .value(first))
    }
  }

  /// The edges that the view inside is certain to keep away from.
  var keptAway: EdgeSet {
    switch amount {
    case .standard: edges ?? []
    case .length(let length), .value(let length):
      length.number.map { $0 > 0 } ?? true ? edges ?? [] : []
    case .insets(let insets):
      insets.filter { $0.length.number.map { $0 > 0 } ?? true }
        .reduce(into: EdgeSet()) { $0.formUnion($1.edge) }
    }
  }

  private static func insets(_ value: ExprSyntax) -> [(edge: EdgeSet, length: ExprSyntax)]? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      ["EdgeInsets", ".init", "EdgeInsets.init"].contains(call.calledExpression.trimmedDescription)
    else { return nil }
    var insets: [(edge: EdgeSet, length: ExprSyntax)] = []
    for argument in call.arguments {
      guard let edge = argument.label.flatMap({ EdgeSet(named: $0.text) }) else { return nil }
      insets.append((edge, argument.expression))
    }
    return insets
  }
}

extension EdgeSet {
  /// One of the four edges, by its name.
  init?(named name: String) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    default: return nil
    }
  }
}
