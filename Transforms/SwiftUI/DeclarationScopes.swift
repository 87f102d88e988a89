import SwiftSyntax

/// A part of the file in which names are declared.
struct DeclarationScope: Sendable {
  enum Kind: Sendable {
    case file, local
    case closure(ClosureExprSyntax)
    /// A function or accessor that is a direct member of a type.
    case member(isStatic: Bool)
    /// The body of a type or of an extension.
    case type(body: Int)
  }

  let kind: Kind
  /// Name to declarations, in source order.
  var names: [String: [Int]] = [:]
}

/// Ranges of UTF-8 offsets that nest, in source order: a range comes after those around it.
///
/// Finding the innermost one is a binary search and a climb, however long the file is and however
/// deep the expression: no walk over the parents of a node.
struct NestedRanges: Sendable {
  private var starts: [Int] = []
  private var ends: [Int] = []
  private var parents: [Int?] = []

  /// Adds a range that starts no earlier than the last one added; returns its number.
  mutating func append(_ range: Range<Int>, in parent: Int?) -> Int {
    starts.append(range.lowerBound)
    ends.append(range.upperBound)
    parents.append(parent)
    return starts.count - 1
  }

  func parent(of range: Int) -> Int? {
    parents[range]
  }

  func innermost(at offset: Int) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    var candidate: Int? = low == 0 ? nil : low - 1
    while let range = candidate, offset >= ends[range] {
      candidate = parents[range]
    }
    return candidate
  }
}

/// What holds inside one clause of an `#if`.
struct ConditionalClause: Sendable {
  struct Fact: Sendable, Hashable {
    let condition: String
    let holds: Bool
  }

  let facts: Set<Fact>

  /// What the clause's own condition says, and that no clause before it was taken.
  init(_ clause: IfConfigClauseSyntax) {
    var facts: Set<Fact> = []
    if let condition = clause.condition {
      facts.insert(Fact(condition))
      facts.formUnion(Self.conjuncts(of: condition).map(Fact.init))
    }
    for earlier in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if earlier.id == clause.id { break }
      if let condition = earlier.condition { facts.insert(Fact(condition).negated) }
    }
    self.facts = facts
  }

  /// No build has both clauses.
  func excludes(_ other: Self) -> Bool {
    facts.contains { fact in
      other.facts.contains(fact.negated)
        || fact.isSystem && other.facts.contains { $0.isSystem && $0 != fact }
    }
  }

  private static func conjuncts(of condition: ExprSyntax) -> [ExprSyntax] {
    guard let sequence = condition.as(SequenceExprSyntax.self) else {
      guard let infix = condition.as(InfixOperatorExprSyntax.self),
        infix.operator.tokenText == "&&"
      else { return [] }
      return [infix.leftOperand, infix.rightOperand]
    }
    let (operators, operands) = sequence.elements.reduce(into: ([String](), [ExprSyntax]())) {
      if let infix = $1.as(BinaryOperatorExprSyntax.self) {
        $0.0.append(infix.operator.text)
      } else {
        $0.1.append($1)
      }
    }
    return operators.allSatisfy { $0 == "&&" } ? operands : []
  }
}

extension ConditionalClause.Fact {
  fileprivate init(_ condition: ExprSyntax) {
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      self.init(condition: prefix.expression.tokenText, holds: false)
    } else {
      self.init(condition: condition.tokenText, holds: true)
    }
  }

  fileprivate var negated: Self {
    Self(condition: condition, holds: !holds)
  }

  /// Says which operating system it is; of these only one can hold.
  fileprivate var isSystem: Bool {
    holds && condition.hasPrefix("os(") && condition.dropFirst(3).dropLast().allSatisfy(\.isLetter)
  }
}

extension SyntaxProtocol {
  /// The tokens without spaces and comments between them.
  var tokenText: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}
