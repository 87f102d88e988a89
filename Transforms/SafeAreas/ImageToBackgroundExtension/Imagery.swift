import Rewriting
import SwiftSyntax

/// A view that is an image, with the modifiers on it; views and properties that the file declares are
/// followed.
struct Imagery {
  /// From the inside out.
  let modifiers: [ModifierCall]
  /// Whether some of the modifiers stand inside `#if`.
  let isConditional: Bool

  /// Nil for a symbol and for any other view.
  init?(_ view: ExprSyntax, index: DeclarationIndex) { self.init(view, index, depth: 0) }

  private init?(_ view: ExprSyntax, _ index: DeclarationIndex, depth: Int) {
    let chain = ViewChain(view)
    guard depth < Self.deepest else { return nil }
    let declarations = index.lookup(chain.call?.calledExpression ?? chain.root).declarations
    if declarations.isEmpty, chain.isImage {
      modifiers = chain.modifiers
      isConditional = chain.isConditional
      return
    }
    let shown =
      declarations.isEmpty
      ? chain.onlyViews
      : declarations.count == 1
        ? index.views(of: declarations[0]) : nil
    guard let views = shown else { return nil }
    let images = views.compactMap { Imagery($0, index, depth: depth + 1) }
    // While an image loads, something else stands in its place.
    let others = views.filter { Imagery($0, index, depth: depth + 1) == nil }
    guard !images.isEmpty, others.allSatisfy({ $0.isPlaceholder }) else { return nil }
    modifiers = images.flatMap(\.modifiers) + chain.modifiers
    isConditional = chain.isConditional || images.contains(where: \.isConditional)
  }

  /// Whether the image is scaled to fill, and so larger than its place, with no frame to cut it to.
  var overflows: Bool {
    guard let scaled = modifiers.lastIndex(where: \.scalesToFill) else { return false }
    return !modifiers[scaled...].contains { modifier in
      modifier.name == "frame" && modifier.argument("maxWidth") != nil
    }
  }

  private static let deepest = 8
}

extension ViewChain {
  /// Whether the root is an image: by its name, or because it can be resized, as only images can.
  fileprivate var isImage: Bool {
    if call?.isSymbol ?? false { return false }
    return ["AsyncImage", "Image"].contains(rootName)
      || modifiers.contains { $0.name == "resizable" }
  }

  /// What a container shows that is for one view; nil for another root.
  fileprivate var onlyViews: [ExprSyntax]? {
    guard let call, ["GeometryReader", "Group", "ZStack"].contains(rootName),
      call.closures.count == 1, let items = call.closures.first?.closure.statements.viewItems,
      items.count == 1
    else { return nil }
    return items[0].views
  }
}

extension FunctionCallExprSyntax {
  /// Whether an `Image` is made from the name of a symbol.
  fileprivate var isSymbol: Bool {
    ["systemName", "systemSymbol"].contains(arguments.first?.label?.text)
  }
}

extension ExprSyntax {
  /// Whether the view is what shows while an image is missing.
  fileprivate var isPlaceholder: Bool {
    ViewChain(self).rootName.map {
      ContentNames.decoration.contains($0) || $0 == "ProgressView"
    } ?? false
  }
}

extension ModifierCall {
  fileprivate var scalesToFill: Bool {
    name == "scaledToFill"
      || name == "aspectRatio"
        && argument("contentMode")?.expression.trimmedDescription.hasSuffix(".fill") ?? false
  }
}
