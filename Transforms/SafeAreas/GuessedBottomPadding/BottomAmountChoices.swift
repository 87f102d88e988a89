import Rewriting
import SwiftSyntax

extension BottomAmounts {
  /// `condition ? first : second`.
  struct Choice {
    let condition: ArraySlice<ExprSyntax>
    let first: ArraySlice<ExprSyntax>
    let second: ArraySlice<ExprSyntax>
  }

  func part(of choice: Choice, depth: Int) -> Part {
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
        first.isNone
        ? ((second, choice.second), choice.first) : ((first, choice.first), choice.second)
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
    case .inset(let isPresent), .device(let isPresent):
      (clearing, plain) = isPresent ? (choice.first, choice.second) : (choice.second, choice.first)
    }
    guard let guess = clearing.number, let margin = plain.number, guess > margin else {
      return .none
    }
    guard guess == Self.indicatorHeight else {
      // Who knows the inset and adds another amount does not guess it.
      if case .inset = condition { return .none }
      return .unclear(.dependsOnDevice)
    }
    return margin == 0
      ? .whole(isMeasured: false)
      : .some(isMeasured: false, edits: [SourceEdit(clearing.offsets, "0")])
  }

  private enum Condition {
    /// Whether there is an indicator, or whether there is none: by the inset, or by a name.
    case inset(isPresent: Bool)
    case device(isPresent: Bool)
    case other

    var negated: Condition {
      switch self {
      case .inset(let isPresent): .inset(isPresent: !isPresent)
      case .device(let isPresent): .device(isPresent: !isPresent)
      case .other: .other
      }
    }
  }

  private func condition(of elements: ArraySlice<ExprSyntax>, depth: Int) -> Condition {
    if elements.count == 1, let only = elements.first {
      if let negation = only.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
        return condition(of: [negation.expression], depth: depth).negated
      }
      let name = only.core.expression.dottedName ?? ""
      return IndicatorNames.isDevice(name) ? .device(isPresent: true) : .other
    }
    let elements = Array(elements)
    guard elements.contains(where: { !part(of: $0, depth: depth).isNone }) else { return .other }
    let isPresent = elements.contains { ["!=", ">", ">="].contains($0.operatorText) }
    return .inset(isPresent: isPresent)
  }

  /// The height of the indicator's area in portrait on iPhones that have one.
  static let indicatorHeight = 34.0
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
}
