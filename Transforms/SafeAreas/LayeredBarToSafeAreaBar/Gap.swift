import Rewriting
import SwiftSyntax

/// What stands between the content and the bar of a stack, and makes room for the new modifier.
struct Gap {
  /// UTF-8 offsets, without the comments at either end.
  private(set) var range: Range<Int>
  /// Whether the range starts with the first thing on its line, a modifier that goes.
  private(set) var startsLine = false
  /// The modifiers at the end of the content that go with the range.
  private(set) var taken: Set<SyntaxIdentifier> = []

  init(
    between content: ExprSyntax, and bar: ExprSyntax, _ removed: [Clearance.Part],
    _ relayout: Relayout
  ) {
    let comments = relayout.endOfCommentsBefore(bar)
    var start = comments ?? relayout.end(withComment: content)
    let end = relayout.start(withComments: bar, after: start)
    if comments == nil, start == content.offsets.upperBound {
      for modifier in ViewChain(content).modifiers.reversed() {
        guard modifier.call.offsets.upperBound == start, removed.contains(modifier) else { break }
        taken.insert(modifier.call.id)
        if let range = modifier.tightRange {
          start = range.lowerBound
        } else {
          // The comment above the modifier stays above the new one.
          if let period = modifier.period, relayout.ownIndentation(period) != nil {
            start = period.offsets.lowerBound
            startsLine = true
          } else {
            taken.remove(modifier.call.id)
          }
          break
        }
      }
    }
    range = start..<end
  }
}

extension [Clearance.Part] {
  /// Whether a modifier goes as a whole.
  fileprivate func contains(_ modifier: ModifierCall) -> Bool {
    contains {
      if case .modifier(let other) = $0.form { other.call.id == modifier.call.id } else { false }
    }
  }
}

extension ModifierCall {
  /// The period before the name.
  var period: TokenSyntax? { call.calledExpression.as(MemberAccessExprSyntax.self)?.period }
}

extension ExprSyntaxProtocol {
  /// The expression with all modifiers that are applied to it.
  var wholeChain: ExprSyntax {
    var whole = ExprSyntax(self)
    while let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    {
      whole = ExprSyntax(call)
    }
    return whole
  }
}
