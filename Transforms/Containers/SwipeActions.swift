import SwiftSyntax

/// The actions of one edge of a row.
struct SwipeActions {
  let modifier: ModifierCall
  /// What the builder of the actions holds.
  let content: CodeBlockItemListSyntax
  /// `leading` or `trailing`; nil for an edge that is decided when the app runs.
  let edge: String?

  /// Nil for a method of the app's own that looks alike.
  init?(_ modifier: ModifierCall) {
    guard modifier.name == "swipeActions",
      modifier.arguments.allSatisfy({
        ["edge", "allowsFullSwipe", "content"].contains($0.label?.text)
      }), let closure = modifier.call.onlyClosure, closure.signature == nil
    else { return nil }
    // A builder of the app's own takes actions that are no views.
    let names = closure.statements.views.compactMap { ViewChain($0).rootName }
    if !names.isEmpty, names.allSatisfy({ $0.first?.isUppercase == true && $0.hasSuffix("Action") })
    {
      return nil
    }
    self.modifier = modifier
    content = closure.statements
    if let argument = modifier.argument("edge")?.expression {
      edge = argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    } else {
      edge = "trailing"
    }
  }

  /// How many actions can show at once, as far as the file shows; nil where they are repeated, or
  /// declared in another file.
  func count(_ index: DeclarationIndex) -> Int? { Self.count(content.viewItems, index, depth: 0) }

  private static func count(_ items: [Syntax], _ index: DeclarationIndex, depth: Int) -> Int? {
    guard depth < deepest else { return nil }
    var sum = 0
    for item in items {
      guard let number = count(item, index, depth: depth + 1) else { return nil }
      sum += number
    }
    return sum
  }

  private static func count(_ item: Syntax, _ index: DeclarationIndex, depth: Int) -> Int? {
    if let choice = item.as(IfExprSyntax.self) {
      guard let first = count(choice.body.statements.viewItems, index, depth: depth) else {
        return nil
      }
      switch choice.elseBody {
      case .codeBlock(let block):
        return count(block.statements.viewItems, index, depth: depth).map { max(first, $0) }
      case .ifExpr(let next):
        return count(Syntax(next), index, depth: depth).map { max(first, $0) }
      default: return first
      }
    }
    if let choice = item.as(SwitchExprSyntax.self) {
      let arms = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        .map { count($0.statements.viewItems, index, depth: depth) }
      return arms.contains { $0 == nil } ? nil : arms.compactMap { $0 }.max()
    }
    guard let view = item.as(ExprSyntax.self) else { return nil }
    let chain = ViewChain(view)
    if let declared = index.declaredView(chain) {
      return count(declared.statements.viewItems, index, depth: depth)
    }
    guard let call = chain.call, let name = call.calledName, name.first?.isUppercase == true else {
      return nil
    }
    switch name {
    case "Group", "Section":
      return count(call.onlyClosure?.statements.viewItems ?? [], index, depth: depth)
    case "ForEach": return nil
    case "EmptyView": return 0
    default: return 1
    }
  }

  private static let deepest = 12
}
