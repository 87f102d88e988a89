import Availability
import Rewriting
import SwiftSyntax

/// A label that is one image.
struct IconLabel {
  /// The image with its modifiers.
  let view: ExprSyntax
  let chain: ViewChain

  /// Nil when the statements show anything else.
  init?(_ statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let view = statements.views.first,
      statements.views.count == 1
    else { return nil }
    let chain = ViewChain(view)
    guard chain.call?.calledName == "Image", !chain.isConditional,
      statements.first?.item.is(ExprSyntax.self) ?? false
    else { return nil }
    self.view = view
    self.chain = chain
  }

  /// The name of the symbol, where the image is one.
  var symbol: ExprSyntax? {
    guard let arguments = chain.call?.arguments, arguments.count == 1,
      arguments.first?.label?.text == "systemName"
    else { return nil }
    return arguments.first?.expression
  }

  /// The name of the image, where it is written out.
  var imageName: String? {
    guard let first = chain.call?.arguments.first, [nil, "systemName"].contains(first.label?.text)
    else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The edits that make a `Label` of the image and a name. The last modifiers on the image that are
  /// for assistive technologies go on the label, which they name now.
  /// - Parameter isPlain: Whether a label takes the title itself.
  func edits(naming name: AccessibleName, isPlain: Bool, _ layout: Layout) -> [SourceEdit] {
    let others = chain.modifiers.filter { $0.call.id != name.modifier?.call.id }
    let assisting = others.reversed().prefix(while: \.isForAssistiveTechnologies).reversed()
    let range =
      view.offsets.lowerBound..<(assisting.first?.base ?? view).offsets.upperBound
    var edits: [SourceEdit] = []
    if let modifier = name.modifier, let base = modifier.base,
      chain.modifiers.contains(where: { $0.call.id == modifier.call.id })
    {
      edits.append(.delete(base.offsets.upperBound..<modifier.offsets.upperBound))
    }
    if isPlain, others.count == assisting.count, let symbol, let title = name.title {
      let label = "Label(\(title.trimmedDescription), systemImage: \(symbol.trimmedDescription))"
      return [SourceEdit(range, label)]
        + edits.filter { $0.offsets.lowerBound >= range.upperBound }
    }
    let isOneLine = !view.trimmedDescription.contains(where: \.isNewline)
    if isOneLine {
      return edits + [
        .insert("Label { \(name.text) } icon: { ", at: range.lowerBound),
        .insert(" }", at: range.upperBound),
      ]
    }
    let old = layout.indentation(at: range.lowerBound)
    let new = old + layout.unit
    let end = layout.lineEnd(at: range.lowerBound)
    let inwards = layout.reindent(view, from: old, to: new)
      .filter { $0.offsets.lowerBound < range.upperBound }
    // What follows the closing brace stands below it.
    let outwards = layout.reindent(view, from: new, to: old)
      .filter { $0.offsets.lowerBound >= range.upperBound }
    let moves = (inwards + outwards).filter { move in
      !edits.contains { $0.offsets.overlaps(move.offsets) }
    }
    return edits + moves + [
      .insert(
        "Label {\(end)\(new)\(name.text)\(end)\(old)} icon: {\(end)\(new)", at: range.lowerBound),
      .insert("\(end)\(old)}", at: range.upperBound),
    ]
  }
}

extension ModifierCall {
  fileprivate var isForAssistiveTechnologies: Bool {
    name.hasPrefix("accessibility") || name == "help"
  }
}
