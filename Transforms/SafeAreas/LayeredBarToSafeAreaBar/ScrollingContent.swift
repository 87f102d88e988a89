import SwiftSyntax

/// What a layer that may scroll turned out to be.
enum LayerContent {
  case scrolls(ScrollingContent)
  /// A container of navigation or tabs, whose name is given: an inset does not reach its views.
  case navigation(String)
  /// A view that scrolls in a way that leaves no place for a bar; why.
  case unfit(String)
  /// A view of another file whose name says that it may scroll.
  case unknown(String)
  case still
}

/// A view that scrolls vertically up to one of its edges, followed through stacks, readers and the
/// views that the file declares, down to the container that scrolls.
struct ScrollingContent {
  /// The name of the container: `List`.
  let container: String
  /// Every view on the way, from the layer itself to the container.
  let path: [Step]
  /// The closures of the containers, which hold what is scrolled.
  let scrolled: [ClosureExprSyntax]

  struct Step {
    let chain: ViewChain
    /// The declarations that lead here from the layer, outermost first.
    let declarations: [DeclaredView]
    /// The stack that the view is the last or first of, with what stands beyond the view.
    var beyond: [CodeBlockItemSyntax] = []
  }
}

extension ScrollingContent {
  /// Content that is shown in turn with other content.
  fileprivate func joined(with other: ScrollingContent) -> ScrollingContent {
    ScrollingContent(
      container: container, path: path + other.path, scrolled: scrolled + other.scrolled)
  }
}

extension FunctionCallExprSyntax {
  /// The closures of a container that scrolls that hold all its content; one that is called for
  /// each row is none.
  fileprivate var scrolledClosures: [ClosureExprSyntax] {
    let isBuiltFromData =
      calledName != "ScrollView"
      && arguments.contains { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }
    if isBuiltFromData { return [] }
    return closures.filter { $0.label == nil || $0.label == "content" }.map(\.closure)
      .filter { $0.signature == nil }
  }
}

/// Finds what scrolls in the views of one file.
struct ContentFinder {
  let index: DeclarationIndex
  let edge: BarEdge

  func content(of view: ExprSyntax) -> LayerContent {
    find(view, [], Trail(path: [], depth: 0))
  }

  private struct Trail {
    var path: [ScrollingContent.Step]
    var depth: Int
  }

  private func find(
    _ view: ExprSyntax, _ declarations: [DeclaredView], _ trail: Trail,
    beyond: [CodeBlockItemSyntax] = []
  ) -> LayerContent {
    guard trail.depth < Self.deepest else { return .still }
    let chain = ViewChain(view)
    var trail = trail
    trail.depth += 1
    trail.path.append(
      ScrollingContent.Step(chain: chain, declarations: declarations, beyond: beyond))
    guard let name = chain.rootName else { return .still }
    if index.declares(chain) {
      guard let declared = index.declaredView(chain) else { return .still }
      return find(declared.statements, declarations + [declared], trail)
    }
    if let call = chain.call { return find(call, named: name, declarations, trail) }
    return Self.suggestsScrolling(name) ? .unknown(name) : .still
  }

  private func find(
    _ call: FunctionCallExprSyntax, named name: String, _ declarations: [DeclaredView],
    _ trail: Trail
  ) -> LayerContent {
    if ViewNames.scrolling.contains(name) {
      if name == "ScrollView", let axes = call.arguments.first(where: { $0.label == nil }),
        !axes.expression.is(ClosureExprSyntax.self)
      {
        switch axes.expression.tokenText {
        case ".vertical", "Axis.Set.vertical", "[.vertical]": break
        case ".horizontal", "Axis.Set.horizontal", "[.horizontal]": return .still
        default: return .unfit("it does not scroll just vertically")
        }
      }
      return .scrolls(
        ScrollingContent(container: name, path: trail.path, scrolled: call.scrolledClosures))
    }
    if Self.navigation.contains(name) { return .navigation(name) }
    switch name {
    case "ScrollViewReader", "Group":
      guard let closure = call.onlyClosure else { return .still }
      return find(closure.statements, declarations, trail)
    case "AnyView":
      guard let only = call.arguments.first?.expression else { return .still }
      return find(only, declarations, trail)
    case "VStack":
      guard let closure = call.onlyClosure else { return .still }
      return findInStack(closure.statements, declarations, trail)
    case "GeometryReader":
      guard let closure = call.onlyClosure else { return .still }
      switch find(closure.statements, declarations, trail) {
      case .scrolls: return .unfit("the GeometryReader around it would measure less than now")
      case let other: return other
      }
    default:
      return Self.suggestsScrolling(name) ? .unknown(name) : .still
    }
  }

  /// What a builder shows: one view, or one in each arm of a choice.
  private func find(
    _ statements: CodeBlockItemListSyntax, _ declarations: [DeclaredView], _ trail: Trail
  ) -> LayerContent {
    let items = statements.viewItems
    guard items.count == 1, let only = items.first else { return .still }
    let views = only.views
    if views.count == 1, let view = views.first { return find(view, declarations, trail) }
    let found = views.map { find($0, declarations, trail) }
    var joined: ScrollingContent?
    for content in found {
      switch content {
      case .scrolls(let next):
        joined = joined?.joined(with: next) ?? next
      case .navigation, .unfit: return content
      case .unknown, .still: break
      }
    }
    return joined.map(LayerContent.scrolls) ?? .still
  }

  /// What stands at the edge of a stack. Space for the bar does not count, and neither does a
  /// spacer, which takes no room from what scrolls.
  private func findInStack(
    _ statements: CodeBlockItemListSyntax, _ declarations: [DeclaredView], _ trail: Trail
  ) -> LayerContent {
    var items = Array(statements)
    if edge == .top { items.reverse() }
    let beyond = items.reversed().prefix {
      $0.view.map { ClearSpace($0) != nil || $0.isFlexibleSpacer } ?? false
    }
    items.removeLast(beyond.count)
    guard let last = items.last else { return .still }
    if let view = last.view, !view.is(IfExprSyntax.self), !view.is(SwitchExprSyntax.self) {
      return find(view, declarations, trail, beyond: Array(beyond))
    }
    return .still
  }

  /// Whether the name of a view of another file says that it scrolls.
  private static func suggestsScrolling(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, !ContentNames.containers.contains(name) else {
      return false
    }
    return !scrollingWords.isDisjoint(with: name.words)
  }

  private static let scrollingWords: Set<String> = [
    "collection", "feed", "form", "grid", "list", "scroll", "table", "timeline",
  ]
  private static let navigation: Set<String> = [
    "NavigationStack", "NavigationSplitView", "NavigationView", "TabView",
  ]
  private static let deepest = 16
}
