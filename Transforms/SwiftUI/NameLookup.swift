import SwiftSyntax

/// What a lookup found.
enum Resolution: Sendable {
  case declared(Declaration)
  /// Overloads, or declarations in `#if` clauses of which each build has one.
  case ambiguous([Declaration])
  /// Nothing in the file: inherited, declared in another file, or from a module.
  case unresolved
}

extension Resolution {
  /// The declaration, when there is just one.
  var declaration: Declaration? {
    if case .declared(let declaration) = self { declaration } else { nil }
  }

  var declarations: [Declaration] {
    switch self {
    case .declared(let declaration): [declaration]
    case .ambiguous(let declarations): declarations
    case .unresolved: []
    }
  }

  init(_ declarations: [Declaration]) {
    switch declarations.count {
    case 0: self = .unresolved
    case 1: self = .declared(declarations[0])
    default: self = .ambiguous(declarations)
    }
  }
}

extension DeclarationIndex {
  /// Resolves a bare name as it would be used at a UTF-8 offset: nearest scope first.
  ///
  /// `$x` and `_x` give the wrapped property `x` with its `facet` set, unless declared themselves.
  func lookup(_ name: String, at offset: Int) -> Resolution {
    Resolution(find(name, from: place(at: offset)))
  }

  /// Resolves a name, `self.x`, `Type.x` or `a.b`; parentheses, `?`, `!`, `try` and `await` do not
  /// matter. Anything else, `.implicit` members included, is unresolved.
  ///
  /// Names are looked up at the start of the expression. One that is not in a tree of the whole
  /// file, because it was folded alone, needs `offset`: where it starts in the file.
  func lookup(_ expression: some ExprSyntaxProtocol, at offset: Int? = nil) -> Resolution {
    let expression = ExprSyntax(expression)
    var follower = NameFollower(self)
    return Resolution(
      follower.reach(expression, from: place(at: offset ?? expression.utf8Start)).declarations)
  }

  /// Where a name is used: all that lookup needs to know about it.
  struct Place {
    let offset: Int
    /// The scope to begin with, and the innermost `#if` clause.
    let scope: Int?
    let clause: Int?
  }

  func place(at offset: Int) -> Place {
    Place(offset: offset, scope: scopeRanges.innermost(at: offset), clause: clause(at: offset))
  }

  /// The declarations that a bare name can mean.
  func find(_ name: String, from place: Place, typesOnly: Bool = false) -> [Declaration] {
    if name.hasPrefix("$"), let index = Int(name.dropFirst()) {
      return shorthand(index, from: place.scope)
    }
    let found = climb(name, from: place, typesOnly: typesOnly)
    guard found.isEmpty, !typesOnly, let facet = Declaration.Facet(prefixOf: name) else {
      return found
    }
    return climb(String(name.dropFirst()), from: place, typesOnly: false).compactMap {
      $0.with(facet)
    }
  }

  private func climb(_ name: String, from place: Place, typesOnly: Bool) -> [Declaration] {
    var scope = place.scope
    var isInsideType = false
    var side = MemberSide.either
    while let current = scope {
      let found: [Declaration]
      switch scopes[current].kind {
      case .type(let body):
        found = members(name, ofBody: body, side, from: place, typesOnly, outer: isInsideType)
        isInsideType = true
        side = .either
      case .member(let isStatic):
        side = isStatic ? .type : .instance
        fallthrough
      case .file, .local, .closure:
        found = visible(name, in: current, from: place) {
          (!typesOnly || $0.isType) && !(isInsideType && $0.isConfinedToCall)
        }
      }
      if !found.isEmpty { return found }
      scope = scopeRanges.parent(of: current)
    }
    return []
  }

  /// Instance members of an outer type cannot be used from a nested one.
  private func members(
    _ name: String, ofBody body: Int, _ side: MemberSide, from place: Place, _ typesOnly: Bool,
    outer: Bool
  ) -> [Declaration] {
    guard let type = typeTable.ofBody[body] else { return [] }
    let found = members(name, of: type, outer ? .type : side, clause: place.clause, typesOnly)
    if !found.isEmpty || outer || side == .either { return found }
    return members(name, of: type, .either, clause: place.clause, typesOnly)
  }

  /// The latest declaration before the use, and those that other builds have in its place.
  private func visible(
    _ name: String, in scope: Int, from place: Place, where fits: (Declaration) -> Bool
  ) -> [Declaration] {
    let found = (scopes[scope].names[name] ?? []).map { declarations[$0] }.filter {
      $0.visibleFrom <= place.offset && fits($0) && !areExclusive($0.clause, place.clause)
    }
    guard let latest = found.max(by: { $0.visibleFrom < $1.visibleFrom }) else { return [] }
    return found.filter {
      $0.visibleFrom == latest.visibleFrom || areExclusive($0.clause, latest.clause)
    }
  }

  private func shorthand(_ index: Int, from scope: Int?) -> [Declaration] {
    var scope = scope
    while let current = scope {
      if case .closure(let closure) = scopes[current].kind {
        return closure.parameters.isEmpty ? [closure.shorthand(index)] : []
      }
      scope = scopeRanges.parent(of: current)
    }
    return []
  }
}

extension Declaration.Facet {
  init?(prefixOf name: String) {
    guard name.count > 1 else { return nil }
    switch name.first {
    case "$": self = .projection
    case "_": self = .storage
    default: return nil
    }
  }
}

extension Declaration {
  /// The other face of a wrapped property; nil where there is no wrapper.
  func with(_ facet: Facet) -> Declaration? {
    guard isProjected && facet == .projection || !wrappers.isEmpty else { return nil }
    var copy = self
    copy.facet = facet
    return copy
  }
}
