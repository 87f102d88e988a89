import Rewriting
import SwiftSyntax

/// A comparison of something with `.compact`, wherever in an expression it stands:
/// `x == .compact`, `.compact != x`, `x != UserInterfaceSizeClass.compact`.
///
/// Operators are not folded by the parser, so a comparison is three elements of a sequence.
struct CompactComparison {
  let sequence: SequenceExprSyntax
  /// The index of the left operand in the sequence.
  let index: Int
  /// What is compared.
  let operand: ExprSyntax
  /// `==` or `!=`.
  let comparison: TokenSyntax
  /// The token `compact`.
  let compact: TokenSyntax
  let evidence: SizeClassEvidence

  /// The UTF-8 offsets of the three elements.
  var offsets: Range<Int> {
    elements[index].offsets.lowerBound..<elements[index + 2].offsets.upperBound
  }

  var elements: [ExprSyntax] { Array(sequence.elements) }

  /// Whether the sequence holds nothing but the comparison.
  var isWholeSequence: Bool { sequence.elements.count == 3 }

  /// Whether the operators beside the comparison bind less than it does, so that it is one operand.
  var standsAlone: Bool { sequence.admitsComparison(at: index..<(index + 3)) }

  /// The edits that turn the comparison into `== .regular`.
  var testsForRegular: [SourceEdit] {
    let name = SourceEdit.replacing(compact, with: "regular")
    return comparison.text == "==" ? [name] : [name, .replacing(comparison, with: "==")]
  }

  /// The comparisons in a file that may be of a size class, in source order.
  static func all(in file: SourceFile, names: DeclarationIndex) -> [CompactComparison] {
    let collector = SequenceCollector()
    collector.walk(file.tree)
    return collector.sequences.flatMap { sequence -> [CompactComparison] in
      let elements = Array(sequence.elements)
      return elements.indices.dropLast().compactMap { place in
        guard place > 0,
          let comparison = elements[place].as(BinaryOperatorExprSyntax.self)?.operator,
          ["==", "!="].contains(comparison.text)
        else { return nil }
        let (left, right) = (elements[place - 1], elements[place + 1])
        guard let (operand, member) = operands(left, right) else { return nil }
        return CompactComparison(
          sequence: sequence, index: place - 1, operand: operand, comparison: comparison,
          compact: member.declName.baseName, evidence: names.comparesSizeClass(left, right))
      }
    }
  }

  private static func operands(
    _ left: ExprSyntax, _ right: ExprSyntax
  ) -> (ExprSyntax, MemberAccessExprSyntax)? {
    if let member = right.compactMember { return (left, member) }
    if let member = left.compactMember { return (right, member) }
    return nil
  }
}

extension ExprSyntax {
  /// `.compact` by itself or of a type.
  fileprivate var compactMember: MemberAccessExprSyntax? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "compact", member.declName.argumentNames == nil,
      member.base.map({ $0.trimmedDescription.hasSuffix("UserInterfaceSizeClass") }) ?? true
    else { return nil }
    return member
  }

  /// Whether an element of a sequence is an operator that binds less than a comparison.
  fileprivate var bindsLessThanComparison: Bool {
    if let binary = self.as(BinaryOperatorExprSyntax.self) {
      return ["&&", "||"].contains(binary.operator.text)
    }
    return self.is(UnresolvedTernaryExprSyntax.self) || self.is(AssignmentExprSyntax.self)
  }
}

extension SequenceExprSyntax {
  /// Whether the operators beside some elements bind less than a comparison in their place would.
  func admitsComparison(at range: Range<Int>) -> Bool {
    let elements = Array(elements)
    return (range.lowerBound == 0 || elements[range.lowerBound - 1].bindsLessThanComparison)
      && (range.upperBound == elements.count || elements[range.upperBound].bindsLessThanComparison)
  }

  /// Whether `&&` and `||` are the only operators.
  var isLogic: Bool {
    elements.enumerated().allSatisfy { index, element in
      guard index % 2 == 1 else { return true }
      return (element.as(BinaryOperatorExprSyntax.self)?.operator.text).map(["&&", "||"].contains)
        ?? false
    }
  }
}

private final class SequenceCollector: OpenCodeVisitor {
  private(set) var sequences: [SequenceExprSyntax] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    sequences.append(node)
    return .visitChildren
  }
}
