import SwiftSyntax

/// What in a view would fill a margin that becomes part of the safe area.
///
/// A padding keeps everything inside it away from an edge. A safe-area padding keeps only what
/// respects the safe area: a view that ignores it reaches through the margin, and so does a color,
/// gradient or material that is the background of a view at that edge.
struct MarginFilling {
  enum Cause: Sendable, Hashable {
    /// `background` with a style, which extends out of the safe area by itself.
    case background
    /// The view ignores the safe area.
    case ignoring

    /// The reason against a larger safe area, for people.
    func text(line: Int) -> String {
      switch self {
      case .background:
        "the background on line \(line) is a bare style, which would fill the margin"
      case .ignoring: "the view on line \(line) ignores the safe area and would fill the margin"
      }
    }
  }

  /// The modifier that does it, and why; nil where the file shows none.
  private(set) var filler: (modifier: ModifierCall, cause: Cause)?
  /// Whether the file shows everything that stands at the edges.
  private(set) var isComplete = true

  private let index: DeclarationIndex

  /// Looks at what stands at some edges of a view; views that the file declares are followed.
  init(_ view: ExprSyntax, at edges: EdgeSet, index: DeclarationIndex) {
    self.index = index
    read(view, edges, depth: 0)
  }

  private mutating func read(_ view: ExprSyntax, _ edges: EdgeSet, depth: Int) {
    guard filler == nil, !edges.isEmpty else { return }
    guard depth < Self.deepest else { return isComplete = false }
    if let arms = view.arms { return arms.forEach { read($0, edges, depth: depth + 1) } }
    let chain = ViewChain(view)
    if chain.isConditional { isComplete = false }
    var edges = edges
    for modifier in chain.modifiers.reversed() {
      if Self.clipping.contains(modifier.name) { return }
      read(modifier, &edges, depth: depth)
      if filler != nil || edges.isEmpty { return }
    }
    readRoot(of: chain, edges, depth: depth)
  }

  /// From the outside in: what a modifier adds at the edges, and which edges it keeps the rest off.
  private mutating func read(_ modifier: ModifierCall, _ edges: inout EdgeSet, depth: Int) {
    switch modifier.name {
    case "padding":
      edges.subtract(PaddingCall(modifier)?.keptAway ?? [])
    case "frame":
      if modifier.argument("width") != nil { edges.subtract(.horizontal) }
      if modifier.argument("height") != nil { edges.subtract(.vertical) }
    case "background":
      guard let style = modifier.styleOfBackground(index) else {
        return modifier.views.forEach { read($0, edges, depth: depth + 1) }
      }
      if !style.isDisjoint(with: edges) { filler = (modifier, .background) }
    case "overlay", "safeAreaInset", "safeAreaBar":
      modifier.views.forEach { read($0, edges, depth: depth + 1) }
    default:
      guard let ignoring = SafeAreaIgnoring(modifier), ignoring.regions != .keyboard,
        ignoring.edges.map({ !$0.isDisjoint(with: edges) }) ?? true
      else { return }
      filler = (modifier, .ignoring)
    }
  }

  private mutating func readRoot(of chain: ViewChain, _ edges: EdgeSet, depth: Int) {
    let callee = chain.call?.calledExpression ?? chain.root
    let declarations = index.lookup(callee).declarations
    if !declarations.isEmpty {
      for declaration in declarations {
        guard let views = index.views(of: declaration) else {
          isComplete = false
          continue
        }
        views.forEach { read($0, edges, depth: depth + 1) }
      }
      return
    }
    guard let name = chain.rootName else { return isComplete = false }
    if ["List", "Form", "Table"].contains(name) || ContentNames.decoration.contains(name) {
      return
    }
    guard let call = chain.call else { return isComplete = false }
    let isKnown =
      ContentNames.controls.contains(name) || ContentNames.readable.contains(name)
      || ContentNames.containers.contains(name)
    if !isKnown { isComplete = false }
    for closure in call.shownClosures {
      let items = closure.statements.viewItems
      for (place, item) in items.enumerated() {
        let touched = call.edges(edges, ofItem: place, of: items.count)
        item.views.forEach { read($0, touched, depth: depth + 1) }
      }
    }
  }

  private static let deepest = 24
  private static let clipping: Set<String> = ["clipped", "clipShape", "cornerRadius", "mask"]
}

extension FunctionCallExprSyntax {
  /// Which of a container's edges one of its views stands at.
  fileprivate func edges(_ edges: EdgeSet, ofItem place: Int, of count: Int) -> EdgeSet {
    var touched = edges
    switch calledName {
    case "VStack", "LazyVStack":
      if place > 0 { touched.remove(.top) }
      if place < count - 1 { touched.remove(.bottom) }
    case "HStack", "LazyHStack":
      if place > 0 { touched.remove(.leading) }
      if place < count - 1 { touched.remove(.trailing) }
    // Along its axis, what scrolls has no safe area: the scroll view makes room for it.
    case "ScrollView": touched.subtract(scrolledEdges)
    default: break
    }
    return touched
  }

  /// The edges that the content of a `ScrollView` moves towards; none where the axes are computed.
  var scrolledEdges: EdgeSet {
    guard let axes = arguments.first, axes.label == nil else { return .vertical }
    switch axes.expression.trimmedDescription.replacing("Axis.Set.", with: ".") {
    case ".vertical": return .vertical
    case ".horizontal": return .horizontal
    case "[.horizontal, .vertical]", "[.vertical, .horizontal]": return .all
    default: return []
    }
  }
}

extension DeclarationIndex {
  /// The views that a view type, property or function of the file shows; nil where it does not say.
  func views(of declaration: Declaration) -> [ExprSyntax]? {
    if declaration.kind == .nominalType {
      let type = declaration.body.flatMap { typeTable.ofBody[$0] }.map { types[$0] }
      return type.flatMap { members(of: $0).first { $0.name == "body" && !$0.isStatic } }
        .flatMap { $0.accessors?.getter?.views }
    }
    if let function = declaration.node.as(FunctionDeclSyntax.self) {
      return function.body?.statements.views
    }
    return declaration.accessors?.getter?.views ?? declaration.initializer.map { [$0] }
  }
}

extension ModifierCall {
  /// The edges at which the modifier's background extends out of the safe area by itself; nil where
  /// the background is a view, which does not.
  func styleOfBackground(_ index: DeclarationIndex) -> EdgeSet? {
    guard call.closures.isEmpty,
      arguments.allSatisfy({ $0.label == nil || $0.label?.text == "ignoresSafeAreaEdges" }),
      argument(nil)?.expression.isStyle(index) ?? true
    else { return nil }
    return argument("ignoresSafeAreaEdges").map { EdgeSet($0.expression) ?? .all } ?? .all
  }
}

extension ExprSyntax {
  /// Whether the expression is a color, gradient or material, or a name that may be one.
  fileprivate func isStyle(_ index: DeclarationIndex) -> Bool {
    if let arms { return arms.contains { $0.isStyle(index) } }
    let chain = ViewChain(self)
    let areOfStyles = chain.modifiers.allSatisfy { modifier in
      Self.styleModifiers.contains(modifier.name)
        || modifier.name == "shadow" && modifier.arguments.first?.label == nil
    }
    guard areOfStyles else { return false }
    let declarations = index.lookup(chain.call?.calledExpression ?? chain.root).declarations
    let areViews = declarations.contains {
      let type = $0.resultType ?? $0.typeAnnotation
      return $0.kind == .nominalType || type?.trimmedDescription == "some View"
    }
    guard !areViews else { return false }
    return chain.rootName.map { $0.first?.isLowercase == true || Self.styles.contains($0) } ?? true
  }

  private static let styleModifiers: Set<String> = ["opacity", "gradient", "blendMode"]
  private static let styles: Set<String> = [
    "AngularGradient", "AnyGradient", "AnyShapeStyle", "BackgroundStyle", "Color",
    "EllipticalGradient", "ImagePaint", "LinearGradient", "Material", "MeshGradient",
    "RadialGradient",
  ]
}
