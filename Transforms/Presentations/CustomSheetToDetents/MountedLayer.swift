import SwiftSyntax

/// A layer that is always there and that a flag moves out of sight below, or fades out.
struct MountedLayer {
  enum Kind {
    /// A panel, and the offset that a flag chooses.
    case panel(SheetOffset.Choice)
    /// A scrim, and whether it is in sight while the flag is false.
    case scrim(isInverse: Bool)
  }

  let kind: Kind
  let condition: SheetCondition

  /// Nil for a layer that is in sight whatever the flag.
  init?(_ view: ExprSyntax, _ index: DeclarationIndex) {
    if let choice = Self.choice(of: view, index) {
      kind = .panel(choice)
      condition = SheetCondition(choosing: choice.subject, choice.isCompound, view)
    } else if let fading = FadingScrim(view, index) {
      kind = .scrim(isInverse: fading.isNegated)
      condition = SheetCondition(choosing: fading.subject, fading.isCompound, view)
    } else {
      return nil
    }
  }

  /// The offset of the panel that a flag chooses.
  private static func choice(
    of view: ExprSyntax, _ index: DeclarationIndex
  ) -> SheetOffset.Choice? {
    let choices = ViewChain(view).modifiers.compactMap { SheetOffset($0, index)?.choice }
    guard let choice = choices.first else { return nil }
    // What is moved up, or by nothing, is no panel that hides below.
    let way = choice.whileFalse - choice.whileTrue
    let points = way.points + way.share * 800 + (way.names.isEmpty ? 0 : 400)
    guard abs(points) >= 100 else { return nil }
    let stays = points > 0 ? choice.whileTrue : choice.whileFalse
    return stays.points + stays.share * 800 >= -60 ? choice : nil
  }
}

/// A layer to look at that a flag fades out: `Color.black.opacity(isShown ? 0.4 : 0)`.
struct FadingScrim {
  /// Without a `!` before it.
  let subject: ExprSyntax
  let isNegated: Bool
  let isCompound: Bool

  /// Nil for anything that is read or touched, but for a tap, and for what is never quite gone.
  init?(_ view: ExprSyntax, _ index: DeclarationIndex) {
    let chain = ViewChain(view)
    guard chain.root.arms != nil || Self.roots.contains(chain.rootName ?? ""),
      ViewRoles(index).roleOfRoot(of: view) == .decoration
    else { return nil }
    let fading: Set<String> = ["opacity", "fill", "foregroundColor", "foregroundStyle"]
    let values =
      [chain.root]
      + chain.modifiers.filter { fading.contains($0.name) }.compactMap {
        $0.arguments.first?.expression
      }
      + (chain.call.map { Array($0.arguments).map(\.expression) } ?? [])
    guard let found = values.lazy.compactMap(Self.fade).first else { return nil }
    (subject, isNegated, isCompound) = found
  }

  private static let roots: Set<String> = ["Color", "Rectangle", "LinearGradient"]

  /// A choice between something and nothing.
  private static func fade(
    _ expression: ExprSyntax
  ) -> (subject: ExprSyntax, isNegated: Bool, isCompound: Bool)? {
    let inner = expression.core.expression
    guard let sequence = inner.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      place + 2 == elements.count, let start = elements.first, let last = elements.last,
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let hides = [ternary.thenExpression, last].map(\.isInvisible)
    guard hides[0] != hides[1] else { return nil }
    let condition = start.core.expression
    let negated = condition.as(PrefixOperatorExprSyntax.self).flatMap {
      $0.operator.text == "!" ? $0.expression : nil
    }
    return (negated ?? condition, (negated != nil) != hides[0], place > 1)
  }
}

extension ExprSyntax {
  /// No opacity, or no color.
  fileprivate var isInvisible: Bool {
    let text = trimmedDescription
    return ["0", "0.0", ".clear", "Color.clear", ".zero"].contains(text)
      || text.hasSuffix(".opacity(0)") || text.hasSuffix(".opacity(0.0)")
  }
}
