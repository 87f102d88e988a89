import SwiftSyntax

/// The declarations of one file and the scopes they are visible in.
///
/// Built in one walk over the tree; every lookup after that is by offset, so a node may come from
/// the indexed tree or from one with the same bytes, such as the tree with its operators folded.
/// The index knows this file and nothing else: it never guesses what another file declares.
struct DeclarationIndex: Sendable {
  let declarations: [Declaration]
  let types: [NominalType]
  /// What can stand before a period as a module: what the file imports, and the usual three.
  let modules: Set<String>
  let scopes: [DeclarationScope]
  let scopeRanges: NestedRanges
  let bodies: [TypeBody]
  let typeTable: TypeTable
  private let clauses: [ConditionalClause]
  private let clauseRanges: NestedRanges
  private let enumCases: [String: [Int]]

  init(tree: SourceFileSyntax) {
    let walk = DeclarationWalk(tree)
    let table = TypeTable(walk)
    var declarations = walk.declarations
    for body in walk.bodies.indices {
      guard let type = table.ofBody[body] else { continue }
      for member in walk.scopes[walk.bodies[body].scope].names.values.joined() {
        declarations[member].enclosingType = table.types[type].name
      }
    }
    var enumCases: [String: [Int]] = [:]
    for (number, declaration) in declarations.enumerated() where declaration.kind == .enumCase {
      enumCases[declaration.name, default: []].append(number)
    }
    self.declarations = declarations
    self.enumCases = enumCases
    types = table.types
    modules = walk.modules
    scopes = walk.scopes
    scopeRanges = walk.scopeRanges
    bodies = walk.bodies
    typeTable = table
    clauses = walk.clauses
    clauseRanges = walk.clauseRanges
  }

  /// The type whose declaration or extension is the innermost one around an offset.
  func enclosingType(at offset: Int) -> NominalType? {
    typeBody(around: scopeRanges.innermost(at: offset))
      .flatMap { typeTable.ofBody[$0] }.map { types[$0] }
  }

  /// The type with this dotted name, if the file declares or extends it outside of functions.
  func type(named name: String) -> NominalType? {
    typeTable.descendant(name.split(separator: ".").map(String.init), of: nil).map { types[$0] }
  }

  /// The direct members in source order, extensions included, inherited ones not.
  func members(of type: NominalType) -> [Declaration] {
    type.bodies.flatMap { body in
      scopes[bodies[body].scope].names.values.joined().sorted().map { declarations[$0] }
    }
  }

  /// What the declaration and the extensions say the type inherits from or conforms to.
  func inheritedTypes(of type: NominalType) -> [TypeSyntax] {
    type.bodies.flatMap { bodies[$0].inherited }
  }

  /// Every case of this name, whatever the enum.
  func enumCases(named name: String) -> [Declaration] {
    (enumCases[name] ?? []).map { declarations[$0] }
  }

  /// The body of the innermost type around a scope.
  func typeBody(around scope: Int?) -> Int? {
    var scope = scope
    while let current = scope {
      if case .type(let body) = scopes[current].kind { return body }
      scope = scopeRanges.parent(of: current)
    }
    return nil
  }

  func clause(at offset: Int) -> Int? {
    clauseRanges.innermost(at: offset)
  }

  /// No build has both `#if` clauses, those around them included.
  func areExclusive(_ first: Int?, _ second: Int?) -> Bool {
    guard first != second, first != nil, second != nil else { return false }
    var outer = first
    while let clause = outer {
      var inner = second
      while let other = inner {
        if clauses[clause].excludes(clauses[other]) { return true }
        inner = clauseRanges.parent(of: other)
      }
      outer = clauseRanges.parent(of: clause)
    }
    return false
  }
}
