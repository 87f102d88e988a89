import SwiftSyntax

/// What a `sheet` modifier of SwiftUI's presents.
struct SheetContent {
  let modifier: ModifierCall
  /// The one view that is presented, with its modifiers; nil for several, and for a choice.
  let root: ExprSyntax?

  /// Nil for another modifier, and for a `sheet` of the app's own.
  init?(_ modifier: ModifierCall) {
    guard modifier.name == "sheet",
      modifier.arguments.allSatisfy({
        ["isPresented", "item", "onDismiss", "content"].contains($0.label?.text)
      }), modifier.argument("isPresented") ?? modifier.argument("item") != nil
    else { return nil }
    let closures = modifier.call.closures.filter { $0.label == nil || $0.label == "content" }
    guard closures.count == 1, let closure = closures.first?.closure else { return nil }
    self.modifier = modifier
    let only = closure.statements.count == 1 ? closure.statements.first?.view : nil
    root = only.flatMap { $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) ? nil : $0 }
  }
}
