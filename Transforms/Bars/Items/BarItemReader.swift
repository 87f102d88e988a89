import Rewriting
import SwiftSyntax

/// Reads the content of bars for the controls that stand in them; without recursion.
struct BarItemReader {
  private let index: DeclarationIndex
  private var pending: [(node: Syntax, place: Place)] = []
  private var seen: Set<SyntaxIdentifier> = []
  private(set) var items: [BarItem] = []
  /// The expressions through which declared views were entered.
  private(set) var entries: Set<SyntaxIdentifier> = []

  /// What is known of a place in a bar.
  struct Place {
    var placement = BarPlacement.automatic
    var view: DeclaredView?
  }

  init(_ index: DeclarationIndex) { self.index = index }

  /// Reads the statements or the view of a bar.
  mutating func read(_ content: some SyntaxProtocol, _ place: Place = Place()) {
    push(content, place)
    while let (node, place) = pending.popLast() { visit(node, place) }
  }

  private mutating func push(_ node: some SyntaxProtocol, _ place: Place) {
    if seen.insert(node.id).inserted { pending.append((Syntax(node), place)) }
  }

  private mutating func visit(_ node: Syntax, _ place: Place) {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let statements):
      for statement in statements { visit(statement, place) }
    case .ifExpr(let branch):
      push(branch.body.statements, place)
      switch branch.elseBody {
      case .codeBlock(let block): push(block.statements, place)
      case .ifExpr(let next): push(next, place)
      case nil: break
      @unknown default: break
      }
    case .switchExpr(let choice):
      for case .switchCase(let branch) in choice.cases { push(branch.statements, place) }
    case .postfixIfConfigExpr(let conditional):
      if let base = conditional.base { push(base, place) }
    case .sequenceExpr(let sequence):
      // `condition ? one : another`, not folded.
      for element in sequence.elements {
        if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
          push(choice.thenExpression, place)
        }
      }
      if let last = sequence.elements.last { push(last, place) }
    case .tupleExpr(let tuple):
      for element in tuple.elements { push(element.expression, place) }
    case .functionCallExpr(let call): visit(call, place)
    case .memberAccessExpr(let member):
      // `Button(…).backport.buttonStyle(…)`: a property of a view that wraps it.
      if let base = member.base, base.is(FunctionCallExprSyntax.self) {
        push(base, place)
      } else {
        follow(ExprSyntax(member), place)
      }
    case .declReferenceExpr(let name): follow(ExprSyntax(name), place)
    default: break
    }
  }

  private mutating func visit(_ statement: CodeBlockItemSyntax, _ place: Place) {
    if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if let statements = clause.elements?.as(CodeBlockItemListSyntax.self) {
          push(statements, place)
        }
      }
    } else if let expression = statement.item.as(ExpressionStmtSyntax.self)?.expression
      ?? statement.item.as(ExprSyntax.self) ?? statement.item.as(ReturnStmtSyntax.self)?.expression
    {
      push(expression, place)
    }
  }

  private mutating func visit(_ call: FunctionCallExprSyntax, _ place: Place) {
    if index.swiftUIName(of: call) == nil, let modifier = ModifierCall(call),
      let base = modifier.base, !base.isSelfOrType
    {
      push(base, place)
      return
    }
    guard let name = index.swiftUIName(of: call) else {
      follow(ExprSyntax(call), place)
      return
    }
    if let kind = BarItem.Kind(rawValue: name) {
      items.append(BarItem(kind: kind, control: call, placement: place.placement, view: place.view))
    } else if Self.itemNames.contains(name) {
      let argument = call.arguments.first { $0.label?.text == "placement" }?.expression
      var inside = place
      if let argument { inside.placement = BarPlacement(argument, index) }
      pushContent(of: call, inside)
    } else if Self.containers.contains(name) {
      pushContent(of: call, place)
    } else if name == "AnyView", let only = call.arguments.first {
      push(only.expression, place)
    }
  }

  private mutating func pushContent(of call: FunctionCallExprSyntax, _ place: Place) {
    if let closure = call.trailingClosure { push(closure.statements, place) }
    for argument in call.arguments where argument.label?.text == "content" {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        push(closure.statements, place)
      } else {
        follow(argument.expression, place)
      }
    }
  }

  /// Goes on in the property, function or view of the file that an expression shows.
  private mutating func follow(_ expression: ExprSyntax, _ place: Place) {
    guard let view = index.declaredView(ViewChain(expression)) else { return }
    entries.insert(expression.id)
    var inside = place
    if !view.declaration.isToolbarContent { inside.view = view }
    push(view.statements, inside)
  }

  private static let itemNames: Set<String> = ["ToolbarItem", "ToolbarItemGroup"]
  /// What shows the views of its closure as they would be without it.
  private static let containers: Set<String> = [
    "HStack", "Group", "ControlGroup", "ForEach", "GlassEffectContainer",
  ]
}

extension DeclarationIndex {
  /// The name of the type of SwiftUI that a call makes a value of, as far as the file can tell.
  func swiftUIName(of call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledName, name.first?.isUppercase == true else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "SwiftUI" ? name : nil
    }
    return lookup(call.calledExpression).declarations.isEmpty ? name : nil
  }
}

extension ExprSyntax {
  /// Whether this is `self` or names a type, so that a member of it is no modifier.
  fileprivate var isSelfOrType: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    return name.tokenKind == .keyword(.self) || name.text.first?.isUppercase == true
  }
}
