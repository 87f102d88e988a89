import SwiftSyntax

/// What can be the first action of an edge, and so what a full swipe runs.
struct FirstSwipeActions {
  /// Every view that can come first.
  let views: [ExprSyntax]
  /// Whether all of them can be missing.
  let canBeNone: Bool

  private static let none = FirstSwipeActions(views: [], canBeNone: true)

  /// The first of several items: what may be missing leaves its place to the next.
  init(_ items: [Syntax], _ index: DeclarationIndex) {
    var views: [ExprSyntax] = []
    for item in items {
      let first = Self.first(of: item, index)
      views += first.views
      if !first.canBeNone {
        self.init(views: views, canBeNone: false)
        return
      }
    }
    self.init(views: views, canBeNone: true)
  }

  private init(views: [ExprSyntax], canBeNone: Bool) {
    self.views = views
    self.canBeNone = canBeNone
  }

  private static func first(of item: Syntax, _ index: DeclarationIndex) -> FirstSwipeActions {
    if let choice = item.as(IfExprSyntax.self) {
      let then = FirstSwipeActions(choice.body.statements.viewItems, index)
      let other: FirstSwipeActions
      switch choice.elseBody {
      case .codeBlock(let block): other = FirstSwipeActions(block.statements.viewItems, index)
      case .ifExpr(let next): other = first(of: Syntax(next), index)
      case nil: other = none
      @unknown default: other = none
      }
      return union([then, other])
    }
    if let choice = item.as(SwitchExprSyntax.self) {
      return union(
        choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
          .map { FirstSwipeActions($0.statements.viewItems, index) })
    }
    if let directive = item.as(IfConfigDeclSyntax.self) {
      let clauses = directive.clauses.map { clause -> FirstSwipeActions in
        guard case .statements(let statements) = clause.elements else { return none }
        return FirstSwipeActions(statements.viewItems, index)
      }
      return union(clauses + [none])
    }
    guard let view = item.as(ExprSyntax.self) else { return none }
    let chain = ViewChain(view)
    if let declared = index.declaredView(chain) {
      return FirstSwipeActions(declared.statements.viewItems, index)
    }
    guard let call = chain.call, let name = index.swiftUIName(of: call) else {
      return FirstSwipeActions(views: [view], canBeNone: false)
    }
    switch name {
    case "EmptyView": return none
    case "Group", "Section", "ForEach":
      let inner = FirstSwipeActions(call.shownClosures.flatMap(\.statements.viewItems), index)
      return FirstSwipeActions(
        views: inner.views, canBeNone: inner.canBeNone || name == "ForEach")
    default: return FirstSwipeActions(views: [view], canBeNone: false)
    }
  }

  private static func union(_ choices: [FirstSwipeActions]) -> FirstSwipeActions {
    FirstSwipeActions(
      views: choices.flatMap(\.views), canBeNone: choices.contains(where: \.canBeNone))
  }
}
