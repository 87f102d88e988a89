import Platforms
import Rewriting
import SwiftSyntax

/// Tests a size class for the expanded layout by name, so that nil is not taken for spacious.
public struct NotCompactToRegular: Transform {
  public static let documentation = Documentation(
    title: "Test for .regular instead of not .compact",
    why: """
      A size class in the environment is optional. Where it is nil, `!= .compact` is true, and the \
      code lays out for a space that nobody has promised. Testing for `.regular` asks for the \
      expanded layout by name.
      """,
    example: Documentation.Example(
      before: #"""
        struct Home: View {
          @Environment(\.horizontalSizeClass) private var width

          var body: some View {
            if width != .compact {
              Columns()
            } else {
              Stack()
            }
          }
        }

        """#,
      after: #"""
        struct Home: View {
          @Environment(\.horizontalSizeClass) private var width

          var body: some View {
            if width == .regular {
              Columns()
            } else {
              Stack()
            }
          }
        }

        """#),
    leftAlone: [
      "another enum that has a case compact: the type is resolved from the declarations in the file",
      "a negation that covers more than the comparison, such as !(width == .compact && isOpen)",
      "a comparison that is an operand of another operator than && and ||",
    ],
    safety: """
      Safe where the file shows that the value is a size class: nil, or .unspecified in UIKit, now \
      takes the compact layout, and nothing else changes. Unsafe where only the name says so.
      """,
    availability: "Needs no API.",
    sources: [.resizableWindows], levels: [.safe, .unsafe])

  public static let trigger: Trigger =
    ".compact" && ("izeClass" || "izeclass") && ("!=" || "!(")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let names = DeclarationIndex(tree: context.file.tree)
    return CompactComparison.all(in: context.file, names: names).compactMap { comparison in
      guard let applicability = comparison.evidence.applicability else { return nil }
      if comparison.comparison.text == "!=" {
        return comparison.standsAlone
          ? .negatedComparison(comparison, applicability) : .operand(comparison)
      }
      guard let negation = Negation(around: comparison) else { return nil }
      return negation.coversMore
        ? .wideNegation(comparison) : .negation(negation, of: comparison, applicability)
    }
  }
}

/// `!( … )` around a comparison.
private struct Negation {
  let prefix: PrefixOperatorExprSyntax
  /// Whether something else is negated with the comparison.
  let coversMore: Bool

  /// The innermost negation that leads to the comparison through nothing but `&&`, `||` and
  /// parentheses; nil when there is none.
  init?(around comparison: CompactComparison) {
    guard comparison.standsAlone else { return nil }
    var coversMore = !comparison.isWholeSequence
    var node = Syntax(comparison.sequence)
    while let parent = node.parent {
      if let sequence = parent.as(SequenceExprSyntax.self) {
        coversMore = true
        guard sequence.isLogic else { return nil }
      } else if let prefix = parent.as(PrefixOperatorExprSyntax.self) {
        guard prefix.operator.text == "!" else { return nil }
        self.prefix = prefix
        self.coversMore = coversMore
        return
      } else if let tuple = parent.as(TupleExprSyntax.self) {
        guard tuple.elements.count == 1, tuple.elements.first?.label == nil else { return nil }
      } else if !parent.is(LabeledExprSyntax.self), !parent.is(LabeledExprListSyntax.self),
        !parent.is(ExprListSyntax.self)
      {
        return nil
      }
      node = parent
    }
    return nil
  }

  /// Whether an operator beside the negation would bind more than the comparison.
  var needsParentheses: Bool {
    guard let sequence = prefix.parent?.parent?.as(SequenceExprSyntax.self),
      let index = sequence.elements.map(\.id).firstIndex(of: prefix.id)
    else { return false }
    return !sequence.admitsComparison(at: index..<(index + 1))
  }
}

extension SizeClassEvidence {
  /// How far a change can be trusted that takes the value for a size class; nil: not at all.
  var applicability: Applicability? {
    switch self {
    case .sizeClass: .safe
    case .looksLikeSizeClass: .unsafe
    case .somethingElse, .unknown: nil
    }
  }
}

extension Finding {
  fileprivate static func negatedComparison(
    _ comparison: CompactComparison, _ applicability: Applicability
  ) -> Finding {
    Finding(
      at: comparison.comparison, message(comparison), consequence: comparison.consequence,
      change: Change(comparison.title, applicability, edits: comparison.testsForRegular))
  }

  fileprivate static func negation(
    _ negation: Negation, of comparison: CompactComparison, _ applicability: Applicability
  ) -> Finding {
    let keeps = negation.needsParentheses
    let inside = comparison.offsets
    let outside = negation.prefix.offsets
    let edits = [
      SourceEdit(outside.lowerBound..<inside.lowerBound, keeps ? "(" : ""),
      SourceEdit(inside.upperBound..<outside.upperBound, keeps ? ")" : ""),
    ]
    return Finding(
      at: negation.prefix, message(comparison), consequence: comparison.consequence,
      change: Change(comparison.title, applicability, edits: edits + comparison.testsForRegular))
  }

  fileprivate static func wideNegation(_ comparison: CompactComparison) -> Finding {
    Finding(
      at: comparison.comparison, message(comparison),
      leftAlone: "the negation covers more than the comparison; rewrite the condition by hand")
  }

  fileprivate static func operand(_ comparison: CompactComparison) -> Finding {
    Finding(
      at: comparison.comparison, message(comparison),
      leftAlone: "the comparison is an operand of another operator than && and ||")
  }

  private static func message(_ comparison: CompactComparison) -> String {
    let missing = comparison.evidence.missingValue.map { ": \($0) counts as spacious here" }
    return "not .compact is not .regular" + (missing ?? "")
  }
}
