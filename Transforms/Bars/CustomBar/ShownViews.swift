import SwiftSyntax

/// Goes through what some views show, with the properties and views that the file declares.
struct ShownViews {
  private let index: DeclarationIndex
  private var pending: [Syntax] = []
  private var seen: Set<SyntaxIdentifier> = []
  /// The subjects of `switch` and the conditions of `if` with two arms that were met.
  private(set) var choices: [Syntax] = []

  init(_ index: DeclarationIndex) { self.index = index }

  mutating func push(_ node: some SyntaxProtocol) {
    if seen.insert(node.id).inserted { pending.append(Syntax(node)) }
  }

  /// The next view that is no choice; what it contains follows.
  mutating func next() -> ExprSyntax? {
    while let node = pending.popLast() {
      if let choice = node.as(SwitchExprSyntax.self) {
        choices.append(Syntax(choice.subject))
        for view in node.views { push(view) }
      } else if let choice = node.as(IfExprSyntax.self) {
        if choice.elseBody != nil { choices.append(Syntax(choice.conditions)) }
        for view in node.views { push(view) }
      } else if let directive = node.as(IfConfigDeclSyntax.self) {
        for view in Syntax(directive).views { push(view) }
      } else if let view = node.as(ExprSyntax.self) {
        let chain = ViewChain(view)
        if let declared = index.declaredView(chain) {
          for item in declared.statements.viewItems { push(item) }
        } else if let call = chain.call {
          for item in call.shownClosures.flatMap(\.statements.viewItems) { push(item) }
        }
        return view
      }
    }
    return nil
  }
}
