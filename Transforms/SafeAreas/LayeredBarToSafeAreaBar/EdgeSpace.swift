import SwiftSyntax

/// A modifier that keeps space free at one edge of a view.
struct EdgeSpace {
  enum Kind {
    /// The amount is for this edge alone.
    case own(ExprSyntax)
    /// The bottom or top of written-out insets.
    case inset(ExprSyntax)
    /// The same amount is for other edges too.
    case shared(ExprSyntax)
    /// An inset that shows nothing.
    case empty
    /// A view that is pinned there already.
    case pinned
  }

  let modifier: ModifierCall
  let kind: Kind

  init?(_ modifier: ModifierCall, at edge: BarEdge) {
    self.modifier = modifier
    switch modifier.name {
    case "padding", "safeAreaPadding", "contentMargins":
      guard modifier.call.trailingClosure == nil, let kind = Self.amount(modifier, edge) else {
        return nil
      }
      self.kind = kind
    case "safeAreaInset", "safeAreaBar":
      guard let argument = modifier.argument("edge")?.expression else { return nil }
      guard EdgeSet(argument).map({ $0.contains(edge.edges) }) ?? true else { return nil }
      let views = modifier.call.onlyClosure?.statements.views ?? []
      let isEmpty =
        views.allSatisfy { ClearSpace($0) != nil || ViewChain($0).rootName == "EmptyView" }
      kind = isEmpty && !views.isEmpty ? .empty : .pinned
    default: return nil
    }
  }

  private static func amount(_ modifier: ModifierCall, _ edge: BarEdge) -> Kind? {
    let values = Array(modifier.arguments).filter { $0.label == nil }.map(\.expression)
    if values.count == 2, let edges = EdgeSet(values[0]) {
      guard edges.contains(edge.edges) else { return nil }
      return edges == edge.edges ? .own(values[1]) : .shared(values[1])
    }
    guard values.count == 1, let only = values.first else { return nil }
    // `.padding(.bottom)` is the margin of the system.
    if EdgeSet(only) != nil { return nil }
    if let insets = only.as(FunctionCallExprSyntax.self),
      ["EdgeInsets", ".init", "EdgeInsets.init"].contains(insets.calledExpression.tokenText)
    {
      let side = insets.arguments.first { $0.label?.text == edge.rawValue }
      return side.map { .inset($0.expression) }
    }
    return .shared(only)
  }
}
