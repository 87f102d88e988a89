import SwiftSyntax

/// A view that is there for the space it takes, and shows nothing: `Spacer(minLength: 80)`,
/// `Spacer().frame(height: 80)`, `Color.clear.frame(height: 80)`.
struct ClearSpace {
  let amount: ExprSyntax

  init?(_ view: ExprSyntax) {
    let chain = ViewChain(view)
    let heights = chain.modifiers.compactMap { modifier in
      modifier.name == "frame" ? modifier.argument("height")?.expression : nil
    }
    let isPlain = chain.modifiers.allSatisfy { Self.plain.contains($0.name) }
    guard isPlain, !chain.isConditional, chain.isClear else { return nil }
    if heights.count == 1 {
      amount = heights[0]
    } else if heights.isEmpty, chain.rootName == "Spacer",
      let length = chain.call?.arguments.first, length.label?.text == "minLength"
    {
      amount = length.expression
    } else {
      return nil
    }
  }

  /// Modifiers that change nothing about a view that shows nothing.
  private static let plain: Set<String> = [
    "frame", "fill", "foregroundColor", "foregroundStyle", "opacity", "listRowBackground",
    "listRowSeparator", "listRowInsets", "id", "accessibilityHidden", "background",
    "allowsHitTesting", "listRowSeparatorTint",
  ]
}

extension ViewChain {
  /// Whether the view draws nothing, whatever its size.
  fileprivate var isClear: Bool {
    switch rootName {
    case "Spacer", "EmptyView":
      return !modifiers.contains { $0.name == "background" }
    case "Color": return root.tokenText == "Color.clear" && !isPainted
    case "Rectangle":
      return modifiers.contains {
        ["fill", "foregroundColor", "foregroundStyle"].contains($0.name)
          && [".clear", "Color.clear"].contains($0.arguments.first?.expression.tokenText)
      } && !isPainted
    case "Text": return call?.arguments.first?.expression.tokenText == "\"\"" && !isPainted
    case "VStack", "HStack", "ZStack":
      return call?.onlyClosure?.statements.isEmpty == true && !isPainted
    default: return false
    }
  }

  private var isPainted: Bool {
    modifiers.contains {
      $0.name == "background" && $0.arguments.first?.expression.tokenText != "Color.clear"
    }
  }
}
