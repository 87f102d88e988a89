import Platforms
import SwiftSyntax

/// What is known about a place from the code around it, nearest first.
///
/// Found by walking from parent to parent, never down, so that depth costs no stack.
struct Surroundings: Sequence {
  /// One thing that the code around a place says.
  enum Element {
    /// A check has said yes, or the declaration demands it.
    case checked(AvailabilityItems)
    /// A check has said no, or a condition beside it has.
    case failed(AvailabilityItems)
    /// The place stands in a clause of an `#if`.
    case clause(IfConfigClauseSyntax)
  }

  private var elements: [Element] = []

  init(of node: some SyntaxProtocol) {
    var child = Syntax(node)
    while let parent = child.parent {
      add(parent, around: child)
      child = parent
    }
  }

  func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  private mutating func add(_ parent: Syntax, around child: Syntax) {
    if let branch = parent.as(IfExprSyntax.self) {
      if child.id == branch.body.id { succeed(branch.conditions) }
      if child.id == branch.elseBody?.id { fail(branch.conditions) }
    } else if let loop = parent.as(WhileStmtSyntax.self) {
      if child.id == loop.body.id { succeed(loop.conditions) }
    } else if let guarded = parent.as(GuardStmtSyntax.self) {
      if child.id == guarded.body.id { fail(guarded.conditions) }
    } else if let conditions = parent.as(ConditionElementListSyntax.self) {
      for condition in conditions.prefix(while: { $0.id != child.id }) { succeed(condition) }
    } else if let statements = parent.as(CodeBlockItemListSyntax.self) {
      for statement in statements.prefix(while: { $0.id != child.id }) { pass(statement) }
    } else if let clause = parent.as(IfConfigClauseSyntax.self) {
      if child.id != clause.condition?.id { elements.append(.clause(clause)) }
    } else if parent.is(DeclSyntax.self),
      let attributes = parent.asProtocol((any WithAttributesSyntax).self)?.attributes
    {
      elements.append(.checked(AvailabilityItems(attributes)))
    }
  }

  /// What the code after a statement of the same block can count on.
  private mutating func pass(_ statement: CodeBlockItemSyntax) {
    if let guarded = statement.item.as(GuardStmtSyntax.self) {
      succeed(guarded.conditions)
    } else if let branch = statement.item.as(ExpressionStmtSyntax.self)?.expression
      .as(IfExprSyntax.self) ?? statement.item.as(IfExprSyntax.self),
      branch.elseBody == nil, let last = branch.body.statements.last,
      last.item.is(ReturnStmtSyntax.self) || last.item.is(ThrowStmtSyntax.self)
    {
      fail(branch.conditions)
    }
  }

  private mutating func succeed(_ conditions: ConditionElementListSyntax) {
    for condition in conditions { succeed(condition) }
  }

  private mutating func succeed(_ condition: ConditionElementSyntax) {
    guard case .availability(let check) = condition.condition else { return }
    let items = AvailabilityItems(check)
    elements.append(check.isNegated ? .failed(items) : .checked(items))
  }

  /// One of the conditions did not hold; an `#unavailable` is known to be it when it stands alone.
  private mutating func fail(_ conditions: ConditionElementListSyntax) {
    for condition in conditions {
      guard case .availability(let check) = condition.condition else { continue }
      let items = AvailabilityItems(check)
      if !check.isNegated {
        elements.append(.failed(items))
      } else if conditions.count == 1 {
        elements.append(.checked(items))
      }
    }
  }
}

extension Surroundings.Element {
  /// Whether a check for the API would never say yes at the place.
  func excludes(_ api: API) -> Bool {
    switch self {
    case .checked: false
    case .failed(let items):
      items.floors.contains { platform, version in
        api.since[platform].map { version <= $0 } ?? false
      }
    case .clause(let clause):
      clause.needsCompilerBelow.map { below in
        api.compiler.map { below <= $0 } ?? false
      } ?? false
    }
  }
}

extension AvailabilityConditionSyntax {
  fileprivate var isNegated: Bool { availabilityKeyword.tokenKind == .poundUnavailable }
}
