import Rewriting
import SwiftSyntax

/// A view that scrolls, or a stack with one in it, with the modifiers between it and its padding.
struct ScrollingView {
  enum Kind: Sendable, Hashable {
    case list, form
    /// The edges that the content moves towards.
    case scrollView(EdgeSet)
    /// A `VStack` that holds a view that scrolls sideways beside other views.
    case stack
  }

  let kind: Kind
  /// The call of the container.
  let container: FunctionCallExprSyntax
  /// From the inside out, those in the declarations that were followed included.
  let modifiers: [ModifierCall]
  /// Whether some of the modifiers stand inside `#if`.
  let isConditional: Bool

  /// Nil for a view that does not scroll, or of which the file does not show it. Properties and views
  /// that the file declares are followed, and so is what shows just one view.
  init?(_ view: ExprSyntax, index: DeclarationIndex) {
    var view = view
    var modifiers: [ModifierCall] = []
    var isConditional = false
    for _ in 0..<Self.longestPath {
      let chain = ViewChain(view)
      modifiers = chain.modifiers + modifiers
      isConditional = isConditional || chain.isConditional
      let declarations = index.lookup(chain.call?.calledExpression ?? chain.root).declarations
      if !declarations.isEmpty {
        guard declarations.count == 1, let views = index.views(of: declarations[0]),
          views.count == 1, let only = views.first
        else { return nil }
        view = only
        continue
      }
      guard let call = chain.call, let name = chain.rootName else { return nil }
      if let kind = Self.kind(name, call, index) {
        self.kind = kind
        container = call
        self.modifiers = modifiers
        self.isConditional = isConditional
        return
      }
      guard ["ScrollViewReader", "Group"].contains(name), let only = call.onlyView else {
        return nil
      }
      view = only
    }
    return nil
  }

  private static func kind(
    _ name: String, _ call: FunctionCallExprSyntax, _ index: DeclarationIndex
  ) -> Kind? {
    switch name {
    case "ScrollView": return .scrollView(call.scrolledEdges)
    case "List": return .list
    case "Form": return .form
    case "VStack":
      let items = call.shownClosures.flatMap(\.statements.viewItems)
      let scrolls = items.contains { item in
        let call = item.as(ExprSyntax.self).flatMap { ViewChain($0).call }
        return call.map { $0.calledName == "ScrollView" && $0.movesSideways } ?? false
      }
      return scrolls && items.count > 1 ? .stack : nil
    default: return nil
    }
  }

  /// The name of the container, for people.
  var name: String { container.calledName ?? "view" }

  private static let longestPath = 8
}

extension FunctionCallExprSyntax {
  /// Whether a `ScrollView` scrolls from side to side.
  var movesSideways: Bool { scrolledEdges.isSuperset(of: .horizontal) }

  /// The one view in the one closure of a call.
  fileprivate var onlyView: ExprSyntax? {
    guard closures.count == 1, let items = closures.first?.closure.statements.viewItems,
      items.count == 1
    else { return nil }
    return items.first?.as(ExprSyntax.self)
  }
}

extension ScrollingView {
  /// Objects to what would look different beyond the margin.
  func admit(
    _ padding: PaddingCall, at place: ScrollPlace, in context: Context
  ) throws(ScrollPaddingObjection) {
    if context.file.declaresFunction(named: "padding") { throw .appsOwnMethod }
    if kind == .form { throw .form }
    if kind == .list { try admitListStyle(at: place) }
    guard let edges = padding.edges else { throw .computedEdges }
    guard edges.isSubset(of: .horizontal) else { throw .otherEdges }
    if context.targets.platforms == [.macOS] { throw .macOSAlone }
    if isConditional || padding.modifier.base == nil { throw .directive }
    for modifier in modifiers { try admit(modifier, inside: edges) }
    if let objection = place.objection { throw objection }
    if readsHorizontalPlace { throw .readsPlace }
  }

  private func admitListStyle(at place: ScrollPlace) throws(ScrollPaddingObjection) {
    let styles = (modifiers + place.modifiers).filter { $0.name == "listStyle" }
    // The innermost style is the one that counts.
    guard let style = styles.first?.arguments.first?.expression.trimmedDescription,
      [".plain", "PlainListStyle()", ".init(.plain)"].contains(style)
    else { throw .listStyle }
  }

  private func admit(
    _ modifier: ModifierCall, inside edges: EdgeSet
  ) throws(ScrollPaddingObjection) {
    switch modifier.name {
    case "padding":
      guard let other = PaddingCall(modifier)?.edges else { throw .drawn(modifier.name) }
      if !other.isDisjoint(with: edges) { throw .insidePadding }
    case "frame":
      for label in ["width", "minWidth", "idealWidth", "maxWidth"] {
        guard let width = modifier.argument(label)?.expression else { continue }
        if label == "maxWidth", width.trimmedDescription.hasSuffix("infinity") { continue }
        throw .drawn(modifier.name)
      }
    case let name where name.hasPrefix("scrollClipDisabled"): throw .clipDisabled
    case "contentMargins": throw .margins(modifier.name)
    case "scrollTargetBehavior":
      guard modifier.call.arguments.trimmedDescription.hasPrefix(".viewAligned") else {
        throw .pages
      }
    case let name where ModifierNames.framed.contains(name): throw .drawn(name)
    case let name where ModifierNames.isPlain(name): break
    case let name: throw .unknown(name)
    }
  }

  /// Whether something in the container asks where it is from left to right.
  private var readsHorizontalPlace: Bool {
    let words = container.tokens(viewMode: .sourceAccurate).map(\.text)
    guard
      zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains(where: {
        $0 == "frame" && $1.0 == "(" && $1.1 == "in"
      })
    else { return false }
    return !Set(words).isDisjoint(with: ["minX", "midX", "maxX", "origin"])
  }
}
