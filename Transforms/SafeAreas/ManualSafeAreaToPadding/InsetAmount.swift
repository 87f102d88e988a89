import Rewriting
import SwiftSyntax

/// What an amount of padding has to do with the safe area's insets.
enum InsetAmount {
  /// Nothing.
  case other
  /// The inset and nothing else.
  case inset(ReadInset, ExprSyntax)
  /// The inset and a margin; the edits leave the margin.
  case sum(ReadInset, ExprSyntax, margin: [SourceEdit])
  /// An inset is in it, and what is left without it cannot be told.
  case unclear(Reason)

  enum Reason: Sendable, Hashable {
    /// `inset / 2`.
    case fraction
    /// `inset - 10`, `-inset`.
    case subtraction
    /// `max(inset, 15)`, `isOpen ? inset : 0`, two insets.
    case choice
  }

  init(_ expression: ExprSyntax, _ reading: InsetReading) {
    if let inset = reading.inset(expression), inset.edge != nil {
      self = .inset(inset, expression)
      return
    }
    // `inset == 0 ? 15 : 0` asks for the inset and does not add it.
    let added = expression.arms ?? [expression]
    guard added.contains(where: reading.mentionsInset) else {
      self = .other
      return
    }
    let inner = expression.core.expression
    if let sequence = inner.as(SequenceExprSyntax.self) {
      self = .init(Array(sequence.elements), reading)
    } else {
      self = .unclear(inner.is(PrefixOperatorExprSyntax.self) ? .subtraction : .choice)
    }
  }

  /// Operands and operators, which the parser leaves unfolded.
  private init(_ elements: [ExprSyntax], _ reading: InsetReading) {
    let signs = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard elements.indices.allSatisfy({ $0 % 2 == 0 || signs[$0].map(Self.sums.contains) == true })
    else {
      self = .unclear(.choice)
      return
    }
    let mentioning = elements.indices.filter { reading.mentionsInset(elements[$0]) }
    guard mentioning.count == 1, let place = mentioning.first,
      let inset = reading.inset(elements[place]), inset.edge != nil
    else {
      self = .unclear(.choice)
      return
    }
    let before = place > 0 ? signs[place - 1] : nil
    let after = place + 1 < signs.count ? signs[place + 1] : nil
    if [before, after].contains("*") || [before, after].contains("/") {
      self = .unclear(.fraction)
    } else if before == "-" || place == 0 && after == "-" {
      self = .unclear(.subtraction)
    } else {
      let gap =
        place == 0
        ? elements[0].offsets.lowerBound..<elements[2].offsets.lowerBound
        : elements[place - 2].offsets.upperBound..<elements[place].offsets.upperBound
      self = .sum(inset, elements[place], margin: [.delete(gap)])
    }
  }

  private static let sums: Set<String> = ["+", "-", "*", "/"]
}

extension InsetReading {
  /// Whether an inset stands anywhere in an expression.
  func mentionsInset(_ expression: ExprSyntax) -> Bool {
    let collector = NamesAndMembers()
    collector.walk(expression)
    return collector.names.contains { inset($0) != nil }
  }
}

/// Names and members, the larger ones first.
final class NamesAndMembers: OpenCodeVisitor {
  private(set) var names: [ExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      names.append(ExprSyntax(node))
    }
    return .visitChildren
  }
}
