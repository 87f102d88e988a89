import Rewriting
import SwiftSyntax

/// A call of SwiftUI's `sheet`, and what it shows.
struct PresentedSheet {
  let modifier: ModifierCall
  /// The closure that makes the content; nil where a function is passed for it.
  let content: ClosureExprSyntax?

  /// Nil for a call of anything but a sheet by a Boolean or an item.
  init?(_ modifier: ModifierCall) {
    guard modifier.name == "sheet", let label = modifier.arguments.first?.label?.text,
      ["isPresented", "item"].contains(label),
      modifier.arguments.allSatisfy({
        ["isPresented", "item", "onDismiss", "content"].contains($0.label?.text)
      })
    else { return nil }
    self.modifier = modifier
    let call = modifier.call
    if let labeled = call.additionalTrailingClosures.first(where: { $0.label.text == "content" }) {
      content = labeled.closure
    } else if let argument = modifier.argument("content") {
      content = argument.expression.as(ClosureExprSyntax.self)
    } else {
      content = call.additionalTrailingClosures.isEmpty ? call.trailingClosure : nil
    }
  }

  /// What is bound: `$isShown` in `isPresented: $isShown`.
  var binding: ExprSyntax? { modifier.arguments.first?.expression }

  /// The views of which the sheet shows one, the arms of a choice included; nil where it shows
  /// several views at once, or nothing.
  var shownViews: [ExprSyntax]? { content?.statements.onlyItem?.views }

  /// The sheets of a file but for those of previews, in source order; none where `sheet` is a
  /// function of the file's own.
  static func all(in file: SourceFile) -> [PresentedSheet] {
    let sheets = file.modifierCalls(named: ["sheet"]).compactMap(PresentedSheet.init)
      .filter { !$0.modifier.call.isInPreview }
    return sheets.isEmpty || file.declaresFunction(named: "sheet") ? [] : sheets
  }
}

extension CodeBlockItemListSyntax {
  /// The one thing that a builder's block shows; nil where it shows several, or nothing.
  var onlyItem: Syntax? {
    let items = viewItems
    return items.count == 1 ? items.first : nil
  }
}
