import SwiftSyntax

/// Which members of a type a use can reach.
enum MemberSide {
  case instance, type, either
}

extension DeclarationIndex {
  /// The members of this name: the type's own, or the nearest that it inherits within the file.
  ///
  /// Declarations in `#if` clauses that exclude the clause of the use are left out.
  func members(
    _ name: String, of type: Int, _ side: MemberSide, clause: Int?, _ typesOnly: Bool = false,
    ownIncluded: Bool = true
  ) -> [Declaration] {
    var level = [type]
    var seen: Set<Int> = [type]
    var isOwn = true
    while !level.isEmpty {
      if !isOwn || ownIncluded {
        let found = level.flatMap { ownMembers(name, of: $0, side, clause, typesOnly) }
        if !found.isEmpty { return found }
      }
      isOwn = false
      level = level.flatMap { typeTable.supertypes[$0] }.filter { seen.insert($0).inserted }
    }
    return []
  }

  /// `$x` and `_x` included, which are reached through a wrapped `x`.
  func membersOrFacets(
    _ name: String, of type: Int, _ side: MemberSide, clause: Int?, ownIncluded: Bool = true
  ) -> [Declaration] {
    let found = members(name, of: type, side, clause: clause, ownIncluded: ownIncluded)
    guard found.isEmpty, let facet = Declaration.Facet(prefixOf: name) else { return found }
    return members(
      String(name.dropFirst()), of: type, side, clause: clause, ownIncluded: ownIncluded
    ).compactMap { $0.with(facet) }
  }

  private func ownMembers(
    _ name: String, of type: Int, _ side: MemberSide, _ clause: Int?, _ typesOnly: Bool
  ) -> [Declaration] {
    types[type].bodies.flatMap { scopes[bodies[$0].scope].names[name] ?? [] }
      .map { declarations[$0] }
      .filter { declaration in
        switch side {
        case .instance where declaration.isStatic: false
        case .type where !declaration.isStatic: false
        default:
          (!typesOnly || declaration.isType) && !areExclusive(declaration.clause, clause)
        }
      }
  }
}
