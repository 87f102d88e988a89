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
    self.modifier = modifier
    content = closure.statements
    if let argument = modifier.argument("edge")?.expression {
      edge = argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    } else {
      edge = "trailing"
    }
  }

  /// How many actions can show at once, as far as they are written here; nil where they are repeated
  /// or declared elsewhere.
  var count: Int? { Self.count(content.viewItems) }

  private static func count(_ items: [Syntax]) -> Int? {
    var sum = 0
    for item in items {
      if let choice = item.as(IfExprSyntax.self) {
        guard let first = count(choice.body.statements.viewItems) else { return nil }
        var others: Int? = 0
        if let block = choice.elseBody?.as(CodeBlockSyntax.self) {
          others = count(block.statements.viewItems)
        } else if let branch = choice.elseBody?.as(IfExprSyntax.self) {
          others = count([Syntax(branch)])
        }
        guard let others else { return nil }
        sum += max(first, others)
      } else if let view = item.as(ExprSyntax.self), let call = ViewChain(view).call,
        let name = call.calledName
      {
        if name == "Group" {
          guard let inner = count(call.onlyClosure?.statements.viewItems ?? []) else { return nil }
          sum += inner
        } else if name == "ForEach" {
          return nil
        } else {
          sum += 1
        }
      } else {
        return nil
      }
    }
    return sum
  }
}
