import SwiftSyntax

extension NameFollower {
  /// What a chain of names leads to.
  struct Reached {
    /// The declarations of the last name; empty when the file does not say.
    var declarations: [Declaration] = []
    /// The type of the value, or the type itself.
    var type: TypeName? = nil
    /// The expression names a type instead of a value of it.
    var isMetatype = false
    /// There was a `?` on the way.
    var isChained = false
  }

  /// Follows `a.b.c` from the left, one declaration after another.
  mutating func reach(_ expression: ExprSyntax, from place: DeclarationIndex.Place) -> Reached {
    guard step() else { return Reached() }
    var names: [String] = []
    let outer = expression.core
    var (root, isChained) = (outer.expression, false)
    while let access = root.as(MemberAccessExprSyntax.self) {
      guard let base = access.base, names.count < Self.longestChain else { return Reached() }
      names.append(access.declName.baseName.plainText)
      isChained = isChained || base.core.isChained
      root = base.core.expression
    }
    var (isSelf, isSuper) = (false, false)
    var reached: Reached
    if let name = root.as(DeclReferenceExprSyntax.self)?.baseName {
      switch name.tokenKind {
      case .keyword(.self), .keyword(.Self):
        isSelf = true
        reached = enclosing(from: place, isMetatype: name.tokenKind == .keyword(.Self))
      default:
        reached = start(name.plainText, isLast: names.isEmpty, from: place)
      }
    } else if root.is(SuperExprSyntax.self) {
      (isSelf, isSuper) = (true, true)
      reached = enclosing(from: place, isMetatype: false)
    } else if names.isEmpty {
      return Reached()
    } else {
      reached = Reached(type: type(of: root, from: place))
    }
    for (position, name) in names.reversed().enumerated() {
      reached = member(name, of: reached, place, ownIncluded: !isSuper || position > 0)
      if reached.type?.origin == .generic, !isSelf || position > 0 {
        reached.type = nil
      }
    }
    reached.isChained = isChained
    if isChained { reached.type = reached.type?.optional }
    if outer.isForced { reached.type = reached.type?.wrapped }
    return reached
  }

  private static let longestChain = 64

  /// The type of the value that a declaration stands for.
  mutating func type(of declaration: Declaration) -> TypeName? {
    guard step(), declaration.facet == .value else { return nil }
    if let written = declaration.typeAnnotation {
      let type = typeName(written, from: index.place(at: written.utf8Start))
      return declaration.isUnwrapped ? type?.wrapped : type
    }
    if let wrapper = declaration.wrappers.first(where: { $0.kind == .environment }),
      index.isSwiftUI(wrapper)
    {
      return environmentType(wrapper, from: index.place(at: wrapper.attribute.utf8Start))
    }
    switch declaration.kind {
    case .enumCase:
      return index.enclosingType(at: declaration.node.utf8Start).map { name($0.id) }
    case .nominalType, .typeAlias, .associatedType, .genericParameter, .function, .initializer,
      .subscript:
      return nil
    default: break
    }
    let place = index.place(at: declaration.sourceOffset)
    let type: TypeName?
    switch declaration.source {
    case .value(let expression): type = self.type(of: expression, from: place)
    case .element(let sequence): type = element(of: sequence, from: place)
    case .payload(let payload): type = associatedType(payload, from: place)
    case .none: type = nil
    }
    return declaration.isUnwrapped ? type?.wrapped : type
  }

  private mutating func start(
    _ name: String, isLast: Bool, from place: DeclarationIndex.Place
  ) -> Reached {
    let declarations = index.find(name, from: place)
    if declarations.isEmpty {
      guard name.first?.isUppercase == true else {
        return Reached(type: frameworkType(ofMember: name, on: nil))
      }
      return Reached(type: resolve([name], from: place), isMetatype: true)
    }
    if declarations.allSatisfy(\.isType) {
      let type = agreed(declarations) { $0.name(declaredAs: $1) }
      return Reached(declarations: declarations, type: type, isMetatype: true)
    }
    let type = agreed(declarations) { $0.type(of: $1) } ?? frameworkType(ofMember: name, on: nil)
    return Reached(declarations: declarations, type: type)
  }

  private func enclosing(from place: DeclarationIndex.Place, isMetatype: Bool) -> Reached {
    var scope = place.scope
    var isMetatype = isMetatype
    while let current = scope {
      switch index.scopes[current].kind {
      case .member(let isStatic): isMetatype = isMetatype || isStatic
      case .type(let body):
        return Reached(type: index.typeTable.ofBody[body].map(name), isMetatype: isMetatype)
      case .file, .local, .closure: break
      }
      scope = index.scopeRanges.parent(of: current)
    }
    return Reached()
  }

  /// One step of a chain: a member of what the chain has led to so far.
  mutating func member(
    _ name: String, of base: Reached, _ place: DeclarationIndex.Place, ownIncluded: Bool = true
  ) -> Reached {
    if name == "self" { return base }
    guard step() else { return Reached() }
    var declarations: [Declaration] = []
    if let nominal = base.type?.nominal {
      declarations = index.membersOrFacets(
        name, of: nominal, base.isMetatype ? .type : .instance, clause: place.clause,
        ownIncluded: ownIncluded)
    }
    guard !declarations.isEmpty else {
      return undeclared(name, of: base)
    }
    if declarations.allSatisfy(\.isType) {
      let type = agreed(declarations) { $0.name(declaredAs: $1) }
      return Reached(declarations: declarations, type: type, isMetatype: true)
    }
    let type = agreed(declarations) { $0.type(of: $1) }
    return Reached(
      declarations: declarations, type: type ?? frameworkType(ofMember: name, on: base.type))
  }

  /// A member that the file does not declare: a nested type of another file by its capital, and
  /// the few that are known of the standard library and SwiftUI.
  private func undeclared(_ name: String, of base: Reached) -> Reached {
    if base.isMetatype, let type = base.type {
      if name == "allCases" { return Reached(type: array(of: type)) }
      if name.first?.isUppercase == true {
        let isModule = type.module == nil && index.modules.contains(type.name)
        let named = TypeName(
          name: isModule ? name : "\(type.name).\(name)",
          module: isModule ? type.name : type.module)
        return Reached(type: named, isMetatype: true)
      }
    }
    if name == "wrappedValue", let type = base.type, type.arguments.count == 1 {
      return Reached(type: type.arguments[0])
    }
    return Reached(type: frameworkType(ofMember: name, on: base.type, isStatic: base.isMetatype))
  }
}

extension ExprSyntax {
  /// What is inside parentheses, `?`, `!`, `try`, `await` and generic arguments.
  struct Core {
    let expression: ExprSyntax
    /// There was a `?`, or a `!`.
    var isChained = false
    var isForced = false
  }

  var core: Core {
    var core = Core(expression: self)
    while true {
      var next = core
      if let chained = core.expression.as(OptionalChainingExprSyntax.self) {
        next = Core(expression: chained.expression, isChained: true, isForced: core.isForced)
      } else if let forced = core.expression.as(ForceUnwrapExprSyntax.self) {
        next = Core(expression: forced.expression, isChained: core.isChained, isForced: true)
      } else if let inner = core.expression.plainInner {
        next = Core(expression: inner, isChained: core.isChained, isForced: core.isForced)
      } else {
        return core
      }
      core = next
    }
  }

  private var plainInner: ExprSyntax? {
    if let tuple = self.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else {
        return nil
      }
      return only.expression
    }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression }
    return self.as(GenericSpecializationExprSyntax.self)?.expression
  }
}
