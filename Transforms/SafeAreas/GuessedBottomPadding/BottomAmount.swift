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
  private func part(of elements: ArraySlice<ExprSyntax>, depth: Int) -> Part {
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

extension BottomAmounts {
  /// `condition ? first : second`.
  private struct Choice {
    let condition: ArraySlice<ExprSyntax>
    let first: ArraySlice<ExprSyntax>
    let second: ArraySlice<ExprSyntax>
  }

  private func part(of choice: Choice, depth: Int) -> Part {
    let first = part(of: choice.first, depth: depth)
    let second = part(of: choice.second, depth: depth)
    if case .unclear = first { return first }
    if case .unclear = second { return second }
    let condition = condition(of: choice.condition, depth: depth)
    switch (first.isNone, second.isNone) {
    case (true, true): return guess(choice, condition)
    case (false, false):
      guard case .whole(let isMeasured) = first, case .whole = second else {
        return joined(first, choice.first, second, choice.second)
      }
      return .whole(isMeasured: isMeasured)
    default:
      // Whatever the app's state asks for, the inset is there for one of its layouts only.
      if case .other = condition { return .unclear(.dependsOnState) }
      let (inset, design) =
        first.isNone ? ((second, choice.second), choice.first) : ((first, choice.first), choice.second)
      if case .whole(let isMeasured) = inset.0, design.number == 0 {
        return .whole(isMeasured: isMeasured)
      }
      return joined(inset.0, inset.1, .none, [])
    }
  }

  /// The arms without what is for the indicator: zero where nothing else is left.
  private func joined(
    _ first: Part, _ firstArm: ArraySlice<ExprSyntax>, _ second: Part,
    _ secondArm: ArraySlice<ExprSyntax>
  ) -> Part {
    var measured = false
    var edits: [SourceEdit] = []
    for (part, arm) in [(first, firstArm), (second, secondArm)] {
      switch part {
      case .none, .unclear: break
      case .some(let isMeasured, let rest):
        measured = measured || isMeasured
        edits += rest
      case .whole(let isMeasured):
        measured = measured || isMeasured
        edits.append(SourceEdit(arm.offsets, "0"))
      }
    }
    return .some(isMeasured: measured, edits: edits)
  }

  /// Two plain amounts, chosen by the device: `hasNotch ? 34 : 0`. Where the larger one is for
  /// devices without an indicator, it is a design margin.
  private func guess(_ choice: Choice, _ condition: Condition) -> Part {
    let clearing: ArraySlice<ExprSyntax>
    let plain: ArraySlice<ExprSyntax>
    switch condition {
    case .other: return .none
    case .device(let isPresent):
      (clearing, plain) = isPresent ? (choice.first, choice.second) : (choice.second, choice.first)
    }
    guard let guess = clearing.number, let margin = plain.number else { return .none }
    if guess <= margin { return .none }
    guard guess == Self.indicatorHeight else { return .unclear(.dependsOnDevice) }
    return margin == 0
      ? .whole(isMeasured: false)
      : .some(isMeasured: false, edits: [SourceEdit(clearing.offsets, "0")])
  }

  private enum Condition {
    /// Whether there is an indicator, or whether there is none.
    case device(isPresent: Bool)
    case other
  }

  private func condition(of elements: ArraySlice<ExprSyntax>, depth: Int) -> Condition {
    if elements.count == 1, let only = elements.first {
      if let negation = only.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
        if case .device(let isPresent) = condition(of: [negation.expression], depth: depth) {
          return .device(isPresent: !isPresent)
        }
        return .other
      }
      let name = only.core.expression.dottedName ?? ""
      return IndicatorNames.isDevice(name) ? .device(isPresent: true) : .other
    }
    let elements = Array(elements)
    guard elements.contains(where: { !part(of: $0, depth: depth).isNone }) else { return .other }
    let isPresent = elements.contains { ["!=", ">", ">="].contains($0.operatorText) }
    return .device(isPresent: isPresent)
  }

  /// The height of the indicator's area in portrait on iPhones that have one.
  static let indicatorHeight = 34.0
}

extension BottomAmounts.Part {
  var isNone: Bool { if case .none = self { true } else { false } }
}

extension ArraySlice<ExprSyntax> {
  /// The number that a lone literal stands for.
  fileprivate var number: Double? { count == 1 ? first?.number : nil }

  /// The UTF-8 offsets from the first to the last element.
  fileprivate var offsets: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.offsets.lowerBound..<last.offsets.upperBound
  }
}

extension ExprSyntax {
  /// The value of a number that is written out, with its sign; `.zero` is 0.
  var number: Double? {
    let inner = core.expression
    if let negative = inner.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return negative.expression.number.map { -$0 }
    }
    if inner.is(IntegerLiteralExprSyntax.self) || inner.is(FloatLiteralExprSyntax.self) {
      return Double(inner.trimmedDescription.replacing("_", with: ""))
    }
    return inner.tokenText == ".zero" ? 0 : nil
  }

  fileprivate var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }
}
