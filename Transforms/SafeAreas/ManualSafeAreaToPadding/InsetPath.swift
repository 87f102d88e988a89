import Rewriting
import SwiftSyntax

/// What lies between a view that is padded by an inset and the modifier that makes this necessary:
/// the one around it that ignores the safe area at the same edge.
struct InsetPath {
  /// Why the modifier cannot stop ignoring the edge.
  enum Obstacle: Sendable, Hashable {
    /// A modifier in between goes by the frame, or is not known.
    case framed(String), unknown(String)
    /// The background in between would end at the safe area.
    case background
    /// Another view stands between the padded one and the edge, or beside it.
    case notAtEdge
    /// A layer beside the padded view would end at the safe area.
    case layer
    case condition, directive, severalUses, computedEdges
    case container(String)
    /// A second modifier ignores the edge too.
    case ignoredTwice
  }

  /// What is painted and has to reach the edge: the background of a view, or a layer behind it.
  enum Decoration {
    case background(ModifierCall)
    case layer(ExprSyntax)
  }

  /// The nearest modifier around the padding that ignores one of the edges.
  private(set) var ignoring: SafeAreaIgnoring?
  /// The first obstacle on the way to it.
  private(set) var obstacle: Obstacle?
  /// What reaches the edge of the screen through it, and can do so by itself.
  private(set) var decoration: [Decoration] = []
  /// Whether it stands around the reader, whose size then depends on it.
  private(set) var leavesReader = false
  /// Whether the path ends where a new safe area begins, instead of in another file.
  private(set) var endsInFile = false

  private let edges: EdgeSet
  private let reader: SyntaxIdentifier
  private let surroundings: InsetSurroundings
  private var hasBackground = false
  private var before: [Syntax] = []
  private var after: [Syntax] = []

  init(of padding: ManualInsetPadding, in surroundings: InsetSurroundings) {
    edges = padding.edges
    reader = padding.reader
    self.surroundings = surroundings
    var node = Syntax(padding.call.modifier.call)
    for _ in 0..<Self.longestPath {
      guard let (place, next) = ViewPlace.around(node) else { return }
      node = next
      switch place {
      case .modified(let modifier): modified(by: modifier)
      case .modifiedInSomeBuilds(let modifiers):
        let known = ignoring?.modifier.call.id
        modifiers.forEach { modified(by: $0) }
        if ignoring?.modifier.call.id != known { object(.directive, always: true) }
      case .inside(let modifier):
        if Self.presentations.contains(modifier.name) {
          endsInFile = true
          return
        }
        object(.framed(modifier.name))
        leaveBlock()
      case .item(let place, let items):
        before += items[..<place]
        after += items[(place + 1)...]
      case .content(let call, let label):
        if content(of: call, label: label) {
          endsInFile = true
          return
        }
      case .arm(let isDirective):
        object(isDirective ? .directive : .condition)
        leaveBlock()
      case .result(let member):
        let shown = surroundings.uses.uses(of: member)
        if shown.count > 1 { object(.severalUses, always: true) }
        guard let use = shown.first else { return }
        node = Syntax(use)
      }
    }
  }

  /// Notes the first obstacle; behind the modifier that ignores the edge only some matter.
  private mutating func object(_ reason: Obstacle, always: Bool = false) {
    if ignoring == nil || always { obstacle = obstacle ?? reason }
  }

  private mutating func modified(by modifier: ModifierCall) {
    if let other = SafeAreaIgnoring(modifier), other.regions != .keyboard {
      guard let ignored = other.edges, other.regions != .computed else {
        return object(.computedEdges, always: true)
      }
      if ignored.isDisjoint(with: edges) { return }
      if ignoring == nil { ignoring = other } else { object(.ignoredTwice, always: true) }
      return
    }
    switch modifier.name {
    case "padding": break
    case "frame":
      for (label, axis) in Self.frameLabels where !edges.isDisjoint(with: axis) {
        guard let length = modifier.argument(label)?.expression else { continue }
        let isFilling =
          label.hasPrefix("max") && length.trimmedDescription.hasSuffix("infinity")
        if !isFilling { object(.framed(modifier.name)) }
      }
    case "background":
      guard ignoring == nil else { return }
      hasBackground = true
      if surroundings.edgeToEdge.edits(for: modifier, edges: edges) == nil { object(.background) }
      decoration.append(.background(modifier))
    case let name where ModifierNames.framed.contains(name): object(.framed(name))
    case let name where ModifierNames.isPlain(name): break
    case let name: object(.unknown(name))
    }
  }

  private static let frameLabels: [(String, EdgeSet)] = [
    ("width", .horizontal), ("minWidth", .horizontal), ("idealWidth", .horizontal),
    ("maxWidth", .horizontal), ("height", .vertical), ("minHeight", .vertical),
    ("idealHeight", .vertical), ("maxHeight", .vertical),
  ]
  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector",
  ]
  private static let longestPath = 400
}

// Containers.
extension InsetPath {
  /// Whether the call shows the view in a safe area of its own.
  private mutating func content(of call: FunctionCallExprSyntax, label: String?) -> Bool {
    defer { leaveBlock() }
    guard let name = call.calledName, surroundings.index.type(named: name) == nil else {
      object(.container(call.calledExpression.tokenText))
      return false
    }
    switch name {
    case "NavigationStack", "NavigationView", "NavigationSplitView", "WindowGroup", "Window":
      return true
    case "NavigationLink": return label == "destination" || label == nil
    case "VStack", "LazyVStack":
      stands(at: [.top], before: before, after: after)
      if !edges.isDisjoint(with: .horizontal), !isAlone { object(.notAtEdge) }
    case "HStack", "LazyHStack":
      stands(at: [.leading], before: before, after: after)
      if !edges.isDisjoint(with: .vertical), !isAlone { object(.notAtEdge) }
    case "ScrollView":
      if !edges.isSubset(of: call.scrolledEdges) { object(.container(name)) }
      stands(at: [.top, .leading], before: before, after: after)
      // What scrolls has no safe area to extend a background into.
      if hasBackground { object(.background) }
    case "GeometryReader":
      layers()
      let isReader = call.closures.contains { $0.closure.id == reader }
      if isReader, ignoring == nil { leavesReader = true }
    case "ZStack": layers()
    case "Group", "AnyView", "ScrollViewReader", "TimelineView", "WithPerceptionTracking",
      "WithViewStore":
      if !isAlone { object(.notAtEdge) }
    default: object(.container(name))
    }
    return false
  }

  /// Whether nothing but space stands beside the view in its block.
  private var isAlone: Bool {
    (before + after).flatMap(\.views).allSatisfy {
      ["Spacer", "Divider", "EmptyView"].contains(ViewChain($0).rootName)
    }
  }

  /// Objects when something stands between the view and an edge, along the axis that starts at one of
  /// the edges.
  private mutating func stands(at starts: EdgeSet, before: [Syntax], after: [Syntax]) {
    for (start, end) in [(EdgeSet.top, EdgeSet.bottom), (.leading, .trailing)]
    where starts.contains(start) {
      if edges.contains(start), !before.isEmpty { object(.notAtEdge) }
      if edges.contains(end), !after.isEmpty { object(.notAtEdge) }
    }
  }

  /// What lies in other layers must be decoration that can reach the edge by itself.
  private mutating func layers() {
    guard ignoring == nil else { return }
    for view in (before + after).flatMap(\.views) {
      guard surroundings.roles.role(of: view) == .decoration,
        surroundings.edgeToEdge.edits(for: view, edges: edges) != nil
      else { return object(.layer) }
      decoration.append(.layer(view))
    }
  }

  private mutating func leaveBlock() {
    before = []
    after = []
  }
}

/// What reading outwards from a padding needs to know about the whole file.
struct InsetSurroundings {
  let index: DeclarationIndex
  let uses: ViewUses
  let roles: ViewRoles
  let edgeToEdge: EdgeToEdge

  init(_ context: Context, index: DeclarationIndex) {
    self.index = index
    uses = ViewUses(context.file, index: index)
    roles = ViewRoles(index)
    edgeToEdge = EdgeToEdge(context)
  }
}

extension InsetPath.Decoration {
  /// The background or layer.
  var node: Syntax {
    switch self {
    case .background(let modifier): Syntax(modifier.call)
    case .layer(let view): Syntax(view)
    }
  }

  /// The edits after which it reaches the edges by itself.
  func edits(_ edgeToEdge: EdgeToEdge, edges: EdgeSet) -> [SourceEdit] {
    switch self {
    case .background(let modifier): edgeToEdge.edits(for: modifier, edges: edges) ?? []
    case .layer(let view): edgeToEdge.edits(for: view, edges: edges) ?? []
    }
  }
}
