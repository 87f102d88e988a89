import SwiftSyntax

/// Edges as the code writes them: `.all`, `.bottom`, `[.top, .horizontal]`.
struct EdgeSet: OptionSet, Sendable, Hashable {
  let rawValue: Int

  static let top = EdgeSet(rawValue: 1)
  static let bottom = EdgeSet(rawValue: 2)
  static let leading = EdgeSet(rawValue: 4)
  static let trailing = EdgeSet(rawValue: 8)
  static let horizontal: EdgeSet = [.leading, .trailing]
  static let vertical: EdgeSet = [.top, .bottom]
  static let all: EdgeSet = [.horizontal, .vertical]

  /// Nil for a variable, a condition, and anything else that is not written out.
  init?(_ expression: ExprSyntax) {
    if let array = expression.as(ArrayExprSyntax.self) {
      var edges: EdgeSet = []
      for element in array.elements {
        guard let edge = EdgeSet(element.expression) else { return nil }
        edges.formUnion(edge)
      }
      self = edges
      return
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ ["Edge", "Edge.Set"].contains($0.trimmedDescription) }) ?? true,
      let edges = Self.names.first(where: { $0.name == member.declName.baseName.text })?.edges
    else { return nil }
    self = edges
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The shortest way to write the edges; `[]` where there is none.
  var code: String {
    if let name = Self.names.first(where: { $0.edges == self })?.name { return "." + name }
    var rest = self
    var parts: [String] = []
    for (name, edges) in Self.names where rest.isSuperset(of: edges) {
      parts.append("." + name)
      rest.subtract(edges)
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// Pairs before the edges that they hold, so that `code` takes a pair where it can; but `vertical`
  /// and `all` come first only when nothing else is left.
  private static let names: [(name: String, edges: EdgeSet)] = [
    ("all", .all), ("vertical", .vertical), ("top", .top), ("bottom", .bottom),
    ("horizontal", .horizontal), ("leading", .leading), ("trailing", .trailing),
  ]
}
