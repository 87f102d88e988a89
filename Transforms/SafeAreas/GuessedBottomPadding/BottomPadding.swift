import Rewriting
import SwiftSyntax

/// A modifier that pads the bottom edge by a stated amount: `.padding(.bottom, amount)`, or
/// `.padding(EdgeInsets(…, bottom: amount, …))`.
struct BottomPadding {
  let modifier: ModifierCall
  let amount: ExprSyntax
  /// What else the modifier pads.
  enum Scope: Sendable, Hashable {
    case bottomOnly
    /// The same amount pads other edges; the bottom is named, in the edges or in the amount.
    case sharedAmount
    /// The bottom is one of four amounts.
    case insets
  }
  let scope: Scope

  init?(_ modifier: ModifierCall) {
    guard modifier.name == "padding", modifier.call.trailingClosure == nil else { return nil }
    let arguments = Array(modifier.arguments)
    self.modifier = modifier
    if arguments.count == 2, arguments.allSatisfy({ $0.label == nil }),
      let edges = EdgeSet(arguments[0].expression), edges.contains(.bottom),
      modifier.arguments.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "bottom" })
    {
      amount = arguments[1].expression
      scope = edges == .bottom ? .bottomOnly : .sharedAmount
      return
    }
    guard arguments.count == 1, arguments[0].label == nil,
      let insets = arguments[0].expression.as(FunctionCallExprSyntax.self),
      ["EdgeInsets", ".init", "EdgeInsets.init"].contains(
        insets.calledExpression.trimmedDescription),
      let bottom = insets.arguments.first(where: { $0.label?.text == "bottom" })
    else { return nil }
    amount = bottom.expression
    scope = .insets
  }

  /// The comments that speak of the modifier: directly above it and behind it on its line.
  var comments: [String] {
    let period = modifier.call.calledExpression.as(MemberAccessExprSyntax.self)?.period
    var above: [String] = []
    var lineEnds = 0
    for piece in (period?.leadingTrivia ?? []).reversed() {
      if piece.isNewline {
        lineEnds += piece.sourceLength.utf8Length
        // A comment above a blank line speaks of something else.
        if lineEnds > 2 { break }
      } else if let text = Trivia(pieces: [piece]).comments.first {
        above.append(text)
        lineEnds = 0
      }
    }
    let behind = modifier.call.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.comments ?? []
    return above + behind
  }
}
