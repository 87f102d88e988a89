import SwiftSyntax

/// The edge of a screen that a view can be pinned to.
enum BarEdge: String, Sendable, Hashable {
  case top, bottom

  /// As the code writes it.
  var code: String { "." + rawValue }

  var edges: EdgeSet { self == .top ? .top : .bottom }
}

/// An alignment of layers, as the code writes it: `.bottom`, `.topLeading`,
/// `Alignment(horizontal: .center, vertical: .bottom)`.
struct PinnedAlignment: Sendable, Hashable {
  enum Horizontal: Sendable, Hashable {
    case leading, center, trailing
  }

  /// Nil in the middle.
  let edge: BarEdge?
  let horizontal: Horizontal

  /// What layers have that say nothing.
  static let center = PinnedAlignment(edge: nil, horizontal: .center)

  static let bottom = PinnedAlignment(edge: .bottom, horizontal: .center)

  /// Nil for a variable, a condition, and an alignment of the app's own.
  init?(_ expression: ExprSyntax) {
    let inner = expression.core.expression
    if let call = inner.as(FunctionCallExprSyntax.self) {
      guard ["Alignment", ".init", "Alignment.init"].contains(call.calledExpression.tokenText),
        let horizontal = call.part("horizontal"), let vertical = call.part("vertical"),
        let along = Self.horizontals[horizontal], let across = Self.verticals[vertical]
      else { return nil }
      self.init(edge: across, horizontal: along)
      return
    }
    guard let member = inner.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.tokenText == "Alignment" }) ?? true
    else { return nil }
    var name = member.declName.baseName.text
    var horizontal = Horizontal.center
    for (suffix, place) in [("eading", Horizontal.leading), ("railing", .trailing)]
    where name.hasSuffix(suffix) {
      horizontal = place
      name = String(name.dropLast(suffix.count + 1))
    }
    guard let edge = Self.verticals[name.isEmpty ? "center" : name] else { return nil }
    self.init(edge: edge, horizontal: horizontal)
  }

  private init(edge: BarEdge?, horizontal: Horizontal) {
    self.edge = edge
    self.horizontal = horizontal
  }

  private static let horizontals: [String: Horizontal] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let verticals: [String: BarEdge?] = [
    "top": BarEdge.top, "center": BarEdge?.none, "bottom": BarEdge.bottom,
  ]
}

extension FunctionCallExprSyntax {
  /// The name of the member that an argument is.
  fileprivate func part(_ label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.as(MemberAccessExprSyntax.self)?
      .declName.baseName.text
  }
}
