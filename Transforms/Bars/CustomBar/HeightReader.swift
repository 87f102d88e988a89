import SwiftSyntax

/// Tells which views take all the height there is.
struct HeightReader {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) { self.index = index }

  /// Whether a view, or an arm of a choice, takes the height of what is around it, as far as the file
  /// or a name shows.
  func fills(_ node: Syntax) -> Bool { fills(node, depth: 0) }

  private func fills(_ node: Syntax, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    guard let view = node.as(ExprSyntax.self), !node.is(IfExprSyntax.self),
      !node.is(SwitchExprSyntax.self)
    else { return node.views.contains { fills(Syntax($0), depth: depth + 1) } }
    let chain = ViewChain(view)
    if chain.modifiers.contains(where: \.fillsHeight) { return true }
    let isFixed = chain.modifiers.contains { modifier in
      modifier.name == "frame" && modifier.argument("height") != nil
    }
    guard !isFixed, let name = chain.rootName else { return false }
    if let declared = index.declaredView(chain) {
      return declared.statements.viewItems.contains { fills($0, depth: depth + 1) }
    }
    let inner = chain.call?.shownClosures.flatMap(\.statements.viewItems) ?? []
    switch name {
    case "ScrollView":
      let axes = chain.call?.arguments.first { $0.label == nil }?.expression.trimmedDescription
      return axes != ".horizontal" && axes != "Axis.Set.horizontal"
    case "VStack":
      return inner.contains { item in
        item.as(ExprSyntax.self).map(\.isFlexibleSpacer) ?? false || fills(item, depth: depth + 1)
      }
    case "AnyView", "Group", "HStack", "ScrollViewReader", "ZStack":
      return inner.contains { fills($0, depth: depth + 1) }
    case let name where ViewNames.scrolling.contains(name) || ViewNames.surfaces.contains(name):
      return true
    case let name where Self.filling.contains(name): return true
    default: return name.words.last.map(Self.fillingWords.contains) ?? false
    }
  }

  private static let filling: Set<String> = [
    "GeometryReader", "NavigationSplitView", "NavigationStack", "NavigationView", "TabView",
  ]
  /// How views of other files are called that do.
  private static let fillingWords: Set<String> = [
    "content", "feed", "grid", "list", "map", "scroll", "scrollview", "table", "timeline",
  ]
  private static let deepest = 12
}
