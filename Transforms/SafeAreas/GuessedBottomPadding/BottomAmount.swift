import Rewriting
import SwiftSyntax

/// What the amount of a bottom padding has to do with the home indicator.
enum BottomAmount {
  /// Nothing: a design margin, or one for devices without an indicator.
  case spacing
  /// The amount clears the indicator, or holds a part that does.
  case clearance(Clearance)
  /// The amount names the indicator or the inset, and how much of it is for it cannot be told.
  case unclear(Reason)

  struct Clearance {
    /// Whether the amount is the real inset, or somebody's guess of it.
    let isMeasured: Bool
    /// What takes the indicator's part out of the amount; empty where nothing would be left.
    let edits: [SourceEdit]
  }

  enum Reason: Sendable, Hashable {
    /// `inset / 2`.
    case fraction
    /// `inset - 10`, `-inset`.
    case subtraction
    /// `max(inset, 15)`.
    case choiceOfAmounts
    /// `isOpen ? inset : 0`.
    case dependsOnState
    /// `hasNotch ? 30 : 10`.
    case dependsOnDevice
    /// A name that stands for more than the inset.
    case declaredElsewhere(String)
    /// `edges?.bottom`, where the file does not show what `edges` is.
    case notShown(String)
  }
}

/// Reads the amounts of bottom paddings in one file.
struct BottomAmounts {
  let insets: BottomInsets

  func amount(of expression: ExprSyntax) -> BottomAmount {
    switch part(of: expression, depth: 0) {
    case .none: .spacing
    case .whole(let isMeasured): .clearance(.init(isMeasured: isMeasured, edits: []))
    case .some(let isMeasured, let edits): .clearance(.init(isMeasured: isMeasured, edits: edits))
    case .unclear(let reason): .unclear(reason)
    }
  }

  /// What of an expression is for the indicator.
  enum Part {
    case none
    case whole(isMeasured: Bool)
    /// The edits take it out.
    case some(isMeasured: Bool, edits: [SourceEdit])
    case unclear(BottomAmount.Reason)
  }

  func part(of expression: ExprSyntax, depth: Int) -> Part {
    guard depth < 8 else { return .none }
    let inner = expression.core.expression
    if let sequence = inner.as(SequenceExprSyntax.self) {
      return part(of: Array(sequence.elements)[...], depth: depth + 1)
    }
    if let prefix = inner.as(PrefixOperatorExprSyntax.self) {
      return part(of: prefix.expression, depth: depth + 1).isNone ? .none : .unclear(.subtraction)
    }
    if let call = inner.as(FunctionCallExprSyntax.self), let name = call.calledName {
      if name == "max" || name == "min" {
        let parts = call.arguments.map { part(of: $0.expression, depth: depth + 1) }
        return parts.allSatisfy(\.isNone) ? .none : .unclear(.choiceOfAmounts)
      }
      if ["CGFloat", "Double"].contains(name), let value = call.arguments.first?.expression {
        return part(of: value, depth: depth + 1)
      }
    }
    return insets.part(of: inner) { part(of: $0, depth: depth + 1) }
  }

  /// A sequence of operands and operators, which the parser leaves unfolded.
  func part(of elements: ArraySlice<ExprSyntax>, depth: Int) -> Part {
    if elements.count == 1, let only = elements.first { return part(of: only, depth: depth) }
    if let question = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[question].as(UnresolvedTernaryExprSyntax.self)
    {
      return part(
        of: Choice(
          condition: elements[..<question], first: [ternary.thenExpression][...],
          second: elements[(question + 1)...]), depth: depth)
    }
    if let fallback = elements.firstIndex(where: { $0.operatorText == "??" }) {
      let value = part(of: elements[..<fallback], depth: depth)
      let isNone = part(of: elements[(fallback + 1)...], depth: depth).isNone
      return value.isNone && !isNone ? .unclear(.choiceOfAmounts) : value
    }
    return sum(of: elements, depth: depth)
  }

  /// `a + b - c`. The parts that are the inset go with the plus beside them.
  private func sum(of elements: ArraySlice<ExprSyntax>, depth: Int) -> Part {
    let parts = elements.map { element in
      element.operatorText == nil ? part(of: element, depth: depth) : .none
    }
    guard let place = parts.firstIndex(where: { !$0.isNone }) else { return .none }
    guard parts.filter({ !$0.isNone }).count == 1 else { return .unclear(.choiceOfAmounts) }
    let operators = elements.compactMap(\.operatorText)
    guard operators.allSatisfy({ $0 == "+" || $0 == "-" }) else { return .unclear(.fraction) }
    switch parts[place] {
    case .none, .unclear: return parts[place]
    case .some(let isMeasured, let edits): return .some(isMeasured: isMeasured, edits: edits)
    case .whole(let isMeasured):
      let elements = Array(elements)
      let gap: Range<Int>
      if place == 0 {
        guard elements[1].operatorText == "+" else { return .unclear(.subtraction) }
        gap = elements[0].offsets.lowerBound..<elements[2].offsets.lowerBound
      } else {
        guard elements[place - 1].operatorText == "+" else { return .unclear(.subtraction) }
        gap = elements[place - 2].offsets.upperBound..<elements[place].offsets.upperBound
      }
      return .some(isMeasured: isMeasured, edits: [.delete(gap)])
    }
  }
}

extension BottomAmounts.Part {
  var isNone: Bool { if case .none = self { true } else { false } }
}

extension ExprSyntax {
  /// The operator, where the expression is one of the operators of a sequence.
  var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}
