import SwiftSyntax

/// What a view is for, as far as the file shows it.
enum ViewRole: Sendable, Hashable {
  /// Nothing to read or to touch: colors, gradients, images, shapes, materials, spacers.
  case decoration
  /// Text, controls, lists: what must stay clear of bars.
  case content
  /// One surface that is meant to fill the screen: a map, a video, a camera, a scene.
  case surface
  /// Declared in another file, by this name; nil where whoever uses the view decides.
  case unknown(String?)

  /// What several views together are for: content wins, then what is not known.
  static func combined(_ roles: some Sequence<ViewRole>) -> ViewRole {
    var result = ViewRole.decoration
    for role in roles where role.weight > result.weight { result = role }
    return result
  }

  private var weight: Int {
    switch self {
    case .decoration: 0
    case .surface: 1
    case .unknown: 2
    case .content: 3
    }
  }
}

/// Tells what the views of one file are for; those that the file declares are followed into their
/// bodies.
struct ViewRoles {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  func role(of view: ExprSyntax) -> ViewRole {
    var reader = RoleReader(index: index)
    return reader.role(of: view)
  }

  /// The role of a view without what is laid over it.
  func roleOfRoot(of view: ExprSyntax) -> ViewRole {
    var reader = RoleReader(index: index)
    return reader.rootRole(of: ViewChain(view))
  }
}

/// One reading of a view, in which each declaration is followed once.
private struct RoleReader {
  let index: DeclarationIndex
  private var seen: Set<SyntaxIdentifier> = []
  private var depth = 0

  init(index: DeclarationIndex) {
    self.index = index
  }

  mutating func role(of view: ExprSyntax) -> ViewRole {
    guard depth < Self.deepest else { return .unknown(nil) }
    depth += 1
    defer { depth -= 1 }
    if let choice = view.arms { return combined(choice) }
    let chain = ViewChain(view)
    let laidOver = chain.modifiers.filter { Self.layers.contains($0.name) }.flatMap(\.views)
    return .combined([rootRole(of: chain), combined(laidOver)])
  }

  mutating func rootRole(of chain: ViewChain) -> ViewRole {
    if let arms = chain.root.arms { return combined(arms) }
    guard let name = chain.rootName else {
      // `.white` and other implicit members are styles; a closure that is called is anything.
      let member = chain.root.as(MemberAccessExprSyntax.self)
      return member.map { $0.base == nil } == true ? .decoration : .unknown(nil)
    }
    let callee = chain.call?.calledExpression ?? chain.root
    let declarations = index.lookup(callee).declarations
    if !declarations.isEmpty {
      var roles: [ViewRole] = []
      for declaration in declarations { roles.append(role(of: declaration)) }
      return .combined(roles)
    }
    if ContentNames.decoration.contains(name) { return .decoration }
    if name == "ProgressView", chain.call?.arguments.isEmpty == true { return .decoration }
    if ViewNames.content.contains(name) { return .content }
    if ViewNames.surfaces.contains(name) { return .surface }
    if ViewNames.containers.contains(name), let call = chain.call {
      return combined(call.shownClosures.flatMap(\.statements.views) + call.shownArguments)
    }
    return ViewNames.role(ofUndeclared: chain.root.dottedName ?? name)
  }

  private mutating func combined(_ views: [ExprSyntax]) -> ViewRole {
    var roles: [ViewRole] = []
    for view in views { roles.append(role(of: view)) }
    return .combined(roles)
  }

  private mutating func role(of declaration: Declaration) -> ViewRole {
    if let type = index.declaredType(of: declaration), ContentNames.decoration.contains(type.name) {
      return .decoration
    }
    // What was followed before counts already.
    guard seen.insert(declaration.node.id).inserted else { return .decoration }
    if declaration.kind == .nominalType { return role(ofType: declaration) }
    if let function = declaration.node.as(FunctionDeclSyntax.self), let body = function.body {
      return combined(body.statements.views)
    }
    if let getter = declaration.accessors?.getter { return combined(getter.views) }
    return declaration.initializer.map { role(of: $0) } ?? .unknown(nil)
  }

  /// A view by its body; a shape is decoration, and what wraps a view of UIKit's can be anything.
  private mutating func role(ofType declaration: Declaration) -> ViewRole {
    guard let body = declaration.body, let number = index.typeTable.ofBody[body] else {
      return .unknown(nil)
    }
    let type = index.types[number]
    let inherited = index.inheritedTypes(of: type).compactMap(\.typePath.last)
    if inherited.contains("View"), let body = index.members(of: type).first(where: \.isBody) {
      return role(of: body)
    }
    return inherited.contains { $0 == "Shape" || $0 == "InsettableShape" }
      ? .decoration : .unknown(nil)
  }

  private static let layers: Set<String> = ["overlay", "safeAreaInset", "safeAreaBar"]
  private static let deepest = 60
}

extension Declaration {
  /// Whether this is what a view shows.
  fileprivate var isBody: Bool { name == "body" && !isStatic }
}

extension FunctionCallExprSyntax {
  /// The closures of a container that hold what it shows; actions are none.
  var shownClosures: [ClosureExprSyntax] {
    closures.filter { $0.label.map { !ContentNames.isAction($0) } ?? true }.map(\.closure)
  }

  /// The arguments of `AnyView(…)` and its like that are views.
  var shownArguments: [ExprSyntax] {
    guard calledName == "AnyView", let first = arguments.first, arguments.count == 1 else {
      return []
    }
    return [first.expression]
  }
}

extension ModifierCall {
  /// The views that a modifier such as `overlay` or `background` is given.
  var views: [ExprSyntax] {
    let inClosures = call.closures.flatMap(\.closure.statements.views)
    guard let first = arguments.first, first.label == nil,
      !first.expression.is(ClosureExprSyntax.self)
    else { return inClosures }
    return [first.expression] + inClosures
  }
}

extension ExprSyntax {
  /// The two sides of `condition ? first : second`; nil for anything else.
  var arms: [ExprSyntax]? {
    let inner = core.expression
    guard let sequence = inner.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard
      let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    // What comes behind a second question mark is an arm too; its condition is not.
    let rest = elements[(place + 1)...]
    if rest.count == 1, let last = rest.first { return [ternary.thenExpression, last] }
    let others = rest.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    return [ternary.thenExpression] + others + (rest.last.map { [$0] } ?? [])
  }

  /// The names of a chain of members, dots kept: `palette.background`.
  var dottedName: String? {
    let inner = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return inner.is(DeclReferenceExprSyntax.self) || inner.is(MemberAccessExprSyntax.self)
      ? inner.tokenText : nil
  }
}

extension AccessorBlockSyntax {
  /// The statements of the getter.
  var getter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: nil
    }
  }
}
