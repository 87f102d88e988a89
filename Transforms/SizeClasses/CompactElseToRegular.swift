import Platforms
import Rewriting
import SwiftSyntax

/// Turns a test for `.compact` whose other arm is spacious into a test for `.regular`.
public struct CompactElseToRegular: Transform {
  public static let documentation = Documentation(
    title: "Test for .regular instead of .compact, and swap the arms",
    why: """
      A size class in the environment is optional. With `== .compact ? narrow : wide` a size class \
      of nil lands in the spacious arm. Asking for `.regular` and swapping the arms sends it to the \
      compact one.
      """,
    example: Documentation.Example(
      before: #"""
        struct Gallery: View {
          @Environment(\.horizontalSizeClass) private var width

          var body: some View {
            Grid(columns: width == .compact ? 2 : 4)
          }
        }

        """#,
      after: #"""
        struct Gallery: View {
          @Environment(\.horizontalSizeClass) private var width

          var body: some View {
            Grid(columns: width == .regular ? 4 : 2)
          }
        }

        """#),
    leftAlone: [
      "another enum that has a case compact, and a size class that cannot be nil",
      "a condition that tests more than the size class",
      "an if with an else if, and an if without else",
      "arms with a comment between them, which would then describe the wrong one",
      "a switch whose default takes .regular and nil together: it is reported, since only a person can say where nil belongs",
    ],
    safety: """
      Unsafe: where the size class is nil, the other arm is taken than before. Where the arms build \
      views, a view keeps its state only within one arm, as before.
      """,
    availability: "Needs no API.",
    sources: [.resizableWindows], levels: [.unsafe])

  public static let trigger: Trigger =
    ".compact" && ("izeClass" || "izeclass") && ("==" || "switch")

  public init() {}

  public func findings(in context: Context) -> [Finding] {
    let names = DeclarationIndex(tree: context.file.tree)
    let comparisons = CompactComparison.all(in: context.file, names: names)
      .filter { $0.comparison.text == "==" && $0.evidence.missingValue != nil }
    return comparisons.compactMap { finding(for: $0, in: context.file) }
      + SizeClassSwitch.all(in: context.file, names: names).map(Finding.spaciousDefault)
  }

  private func finding(for comparison: CompactComparison, in file: SourceFile) -> Finding? {
    if let arms = TernaryArms(decidedBy: comparison) {
      if !arms.conditionIsComparison { return .wideCondition(comparison) }
      return arms.hasCommentBetween
        ? .commentBetween(comparison) : .swap(arms.arms, comparison, in: file)
    }
    guard let arms = IfArms(decidedBy: comparison) else { return nil }
    if !arms.conditionIsComparison { return .wideCondition(comparison) }
    guard let bodies = arms.bodies else { return .elseIf(comparison) }
    return arms.hasCommentBetween
      ? .commentBetween(comparison) : .swap(bodies, comparison, in: file)
  }
}

/// The arms of `condition ? first : second` whose condition holds the comparison.
private struct TernaryArms {
  let arms: (Range<Int>, Range<Int>)
  let conditionIsComparison: Bool
  let hasCommentBetween: Bool

  init?(decidedBy comparison: CompactComparison) {
    let elements = comparison.elements
    guard
      let place = elements[comparison.index...].firstIndex(where: {
        $0.is(UnresolvedTernaryExprSyntax.self)
      }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self), place + 1 < elements.count
    else { return nil }
    let start =
      elements[..<comparison.index].lastIndex {
        $0.is(AssignmentExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self)
      }.map { $0 + 1 } ?? 0
    conditionIsComparison = start == comparison.index && place == comparison.index + 3
    let second = elements[place + 1].offsets.lowerBound..<comparison.sequence.offsets.upperBound
    arms = (ternary.thenExpression.offsets, second)
    // The comment behind the last arm speaks of the whole when all stands on one line.
    let end = comparison.sequence.lastToken(viewMode: .sourceAccurate)
    hasCommentBetween =
      comparison.sequence.tokens(viewMode: .sourceAccurate).contains {
        $0.position >= comparison.compact.position
          && ($0 == end ? $0.leadingTrivia.hasComment : $0.hasComment)
      }
      || (end?.trailingTrivia.hasComment ?? false) && isOnSeveralLines(ternary, elements[place + 1])
  }
}

private func isOnSeveralLines(_ ternary: UnresolvedTernaryExprSyntax, _ second: ExprSyntax) -> Bool
{
  ternary.tokens(viewMode: .sourceAccurate).contains {
    $0.leadingTrivia.contains(where: \.isNewline)
  }
    || second.leadingTrivia.contains(where: \.isNewline)
}

/// The bodies of `if condition { … } else { … }` whose condition holds the comparison.
private struct IfArms {
  /// Nil when there is an `else if`.
  let bodies: (Range<Int>, Range<Int>)?
  let conditionIsComparison: Bool
  let hasCommentBetween: Bool

  init?(decidedBy comparison: CompactComparison) {
    guard let element = comparison.sequence.parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self),
      let statement = list.parent?.as(IfExprSyntax.self), let elseBody = statement.elseBody
    else { return nil }
    conditionIsComparison = comparison.isWholeSequence && list.count == 1
    if let second = elseBody.as(CodeBlockSyntax.self) {
      bodies = (statement.body.offsets, second.offsets)
    } else {
      bodies = nil
    }
    hasCommentBetween =
      statement.body.leftBrace.leadingTrivia.hasComment
      || statement.body.rightBrace.trailingTrivia.hasComment
      || (statement.elseKeyword?.hasComment ?? false) || elseBody.leadingTrivia.hasComment
      || elseBody.trailingTrivia.hasComment
  }
}

/// A `switch` over a size class with a case for `.compact`, none for `.regular`, and a default.
private struct SizeClassSwitch {
  let statement: SwitchExprSyntax

  static func all(in file: SourceFile, names: DeclarationIndex) -> [SizeClassSwitch] {
    let collector = SwitchCollector()
    collector.walk(file.tree)
    return collector.switches.compactMap { statement in
      guard names.sizeClassEvidence(for: statement.subject).missingValue != nil else { return nil }
      let labels = statement.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label }
      let patterns = labels.compactMap { $0.as(SwitchCaseLabelSyntax.self) }
        .flatMap { $0.caseItems.map(\.pattern.trimmedDescription) }
      guard patterns.contains(where: { $0.hasSuffix(".compact") }),
        !patterns.contains(where: { $0.contains(".regular") || $0 == "nil" || $0 == ".none" }),
        labels.contains(where: { $0.is(SwitchDefaultLabelSyntax.self) })
      else { return nil }
      return SizeClassSwitch(statement: statement)
    }
  }
}

private final class SwitchCollector: OpenCodeVisitor {
  private(set) var switches: [SwitchExprSyntax] = []

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    switches.append(node)
    return .visitChildren
  }
}

extension Finding {
  fileprivate static func swap(
    _ arms: (Range<Int>, Range<Int>), _ comparison: CompactComparison, in file: SourceFile
  ) -> Finding {
    Finding(
      at: comparison.comparison, message(comparison), consequence: comparison.consequence,
      change: Change(
        comparison.title + " and swap the arms", .unsafe,
        edits: comparison.testsForRegular + [
          SourceEdit(arms.0, Array(file.bytes[arms.1])),
          SourceEdit(arms.1, Array(file.bytes[arms.0])),
        ]))
  }

  fileprivate static func wideCondition(_ comparison: CompactComparison) -> Finding {
    Finding(
      at: comparison.comparison, message(comparison),
      leftAlone: "the condition tests more than the size class, so its arms cannot be swapped")
  }

  fileprivate static func elseIf(_ comparison: CompactComparison) -> Finding {
    Finding(
      at: comparison.comparison, message(comparison),
      leftAlone: "the if goes on with else if, so its arms cannot be swapped")
  }

  fileprivate static func commentBetween(_ comparison: CompactComparison) -> Finding {
    Finding(
      at: comparison.comparison, message(comparison),
      leftAlone: "a comment between the arms would describe the wrong one")
  }

  fileprivate static func spaciousDefault(_ found: SizeClassSwitch) -> Finding {
    Finding(
      at: found.statement,
      "the default of this switch takes .regular and a missing size class together",
      leftAlone: "only a person can say where a missing size class belongs; add a case .regular")
  }

  private static func message(_ comparison: CompactComparison) -> String {
    let missing = comparison.evidence.missingValue ?? "nil"
    return "what is not .compact need not be .regular: \(missing) takes the spacious arm here"
  }
}
