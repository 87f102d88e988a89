import Rewriting
import SwiftSyntax

/// What an amount of space beside an edge is for.
enum SpaceAmount {
  /// It keeps content clear of the bar. What remains of it when the bar takes its own space, as the
  /// code writes it; nil for nothing.
  case clearance(rest: String?)
  /// A margin, by its size.
  case margin
  /// It may be either; it stays, and a person is told.
  case doubtful
  /// It may be clearance, and only a person can tell; why.
  case unclear(String)

  init(_ amount: ExprSyntax, under height: BarHeight, edge: BarEdge, _ index: DeclarationIndex) {
    let inner = amount.core.expression
    if let frame = height.frame, frame.tokenText == inner.tokenText {
      self = .clearance(rest: nil)
    } else if let number = index.number(inner) {
      self = Self.judge(number, under: height, isLiteral: inner.number != nil)
    } else if let sequence = inner.as(SequenceExprSyntax.self) {
      self = Self.judge(sequence, under: height, edge: edge, index)
    } else if let name = inner.dottedName {
      self = Self.judge(name, edge: edge)
    } else {
      self = .unclear("only a person can tell what an amount of \(inner.trimmedDescription) is for")
    }
  }

  private static func judge(_ number: Double, under height: BarHeight, isLiteral: Bool) -> Self {
    if number <= 0 { return .margin }
    guard let points = height.points else {
      if number >= smallestBar { return .clearance(rest: nil) }
      return number <= largestMargin ? .margin : .doubtful
    }
    let rest = number - points
    if rest > 0, rest <= largestMargin, isLiteral { return .clearance(rest: rest.code) }
    if number >= points * 0.75 { return .clearance(rest: nil) }
    return number <= largestMargin ? .margin : .doubtful
  }

  /// `barHeight + 8` leaves 8; a choice is for a person.
  private static func judge(
    _ sequence: SequenceExprSyntax, under height: BarHeight, edge: BarEdge,
    _ index: DeclarationIndex
  ) -> Self {
    let elements = Array(sequence.elements)
    let text = sequence.trimmedDescription
    if elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+" {
      for (part, rest) in [(elements[0], elements[2]), (elements[2], elements[0])] {
        guard part.number == nil,
          case .clearance = SpaceAmount(part, under: height, edge: edge, index),
          let number = index.number(rest)
        else { continue }
        return .clearance(
          rest: number > 0 && number <= largestMargin ? rest.trimmedDescription : nil)
      }
    }
    return .unclear("only a person can tell how much of \(text) is for the bar")
  }

  private static func judge(_ name: String, edge: BarEdge) -> Self {
    let words = Set(name.words)
    if !words.isDisjoint(with: marginWords) { return .doubtful }
    if !words.isDisjoint(with: barWords.union(edge == .bottom ? ["footer"] : ["header"])) {
      return .clearance(rest: nil)
    }
    return .unclear("only a person can tell whether \(name) is the space for the bar")
  }

  /// The smallest height that a bar of controls has.
  static let smallestBar = 44.0
  private static let largestMargin = 24.0
  private static let barWords: Set<String> = [
    "bar", "button", "buttons", "clearance", "composer", "controls", "dock", "overlay", "player",
    "tabbar", "toolbar",
  ]
  private static let marginWords: Set<String> = [
    "gap", "gutter", "margin", "margins", "padding", "spacing",
  ]
}

extension Double {
  /// The number as a literal.
  fileprivate var code: String { self == rounded() ? String(Int(self)) : String(self) }
}
