import SwiftSyntax

/// All types of a file, and which of them each body belongs to.
struct TypeTable: Sendable {
  private(set) var types: [NominalType] = []
  /// The type of each body.
  private(set) var ofBody: [Int?]
  /// The types of this file, extended ones included, that each type says it inherits from.
  private(set) var supertypes: [[Int]] = []
  private var children: [Key: Int] = [:]

  private struct Key: Hashable {
    enum Parent: Hashable {
      case file
      case type(Int)
      /// A type in a function shares its name with no other.
      case function(scope: Int)
    }

    let parent: Parent
    let name: String
  }

  init(_ walk: DeclarationWalk) {
    ofBody = Array(repeating: nil, count: walk.bodies.count)
    for body in walk.bodies.indices {
      let type = resolve(body, walk)
      types[type].nodes.append(walk.bodies[body].node)
      types[type].bodies.append(body)
      if walk.bodies[body].kind != .elsewhere { types[type].kind = walk.bodies[body].kind }
    }
    supertypes = types.map { type in
      type.bodies.map { walk.bodies[$0] }.flatMap { body in
        body.inherited.flatMap(\.conjunctPaths).compactMap { supertype($0, from: body, walk) }
      }
    }
  }

  /// A type of this name directly inside the parent, or at file scope.
  func child(_ name: String, of parent: Int?) -> Int? {
    children[Key(parent: parent.map(Key.Parent.type) ?? .file, name: name)]
  }

  private mutating func resolve(_ body: Int, _ walk: DeclarationWalk) -> Int {
    if let known = ofBody[body] { return known }
    let type: Int
    if let name = walk.bodies[body].name {
      let parent: Key.Parent
      switch walk.scopes[walk.bodies[body].parent].kind {
      case .file: parent = .file
      case .type(let outer): parent = .type(resolve(outer, walk))
      case .local, .closure, .member: parent = .function(scope: walk.bodies[body].parent)
      }
      type = child(Key(parent: parent, name: name))
    } else {
      type = extendedType(walk.bodies[body].extended, walk)
    }
    ofBody[body] = type
    return type
  }

  private mutating func extendedType(_ path: [String], _ walk: DeclarationWalk) -> Int {
    var path = path
    let names = walk.scopes[0].names
    for _ in 0..<Self.longestAliasChain {
      guard let first = path.first, let declared = names[first],
        let alias = walk.declarations[declared[0]].node.as(TypeAliasDeclSyntax.self),
        case let target = alias.initializer.value.typePath, !target.isEmpty
      else { break }
      path.replaceSubrange(0..<1, with: target)
    }
    if path.count > 1, walk.modules.contains(path[0]), names[path[0]] == nil {
      path.removeFirst()
    }
    var type = child(Key(parent: .file, name: path.first ?? ""))
    for name in path.dropFirst() {
      type = child(Key(parent: .type(type), name: name))
    }
    return type
  }

  /// Looks outwards from where the type is declared: its own members are not in scope in its
  /// inheritance clause, and what the outer types inherit is not asked, so that this always ends.
  private func supertype(_ path: [String], from body: TypeBody, _ walk: DeclarationWalk) -> Int? {
    var path = path[...]
    var scope: Int? = body.parent
    var aliases = 0
    while let current = scope, let first = path.first {
      var found: Int?
      if case .type(let outer) = walk.scopes[current].kind {
        found = child(first, of: ofBody[outer])
      }
      let declared = walk.scopes[current].names[first]?.lazy.map { walk.declarations[$0] }
      if found == nil, let declaration = declared?.first(where: \.isType) {
        if let alias = declaration.node.as(TypeAliasDeclSyntax.self) {
          path = alias.initializer.value.typePath + path.dropFirst()
          aliases += 1
          if aliases > Self.longestAliasChain { return nil }
          continue
        }
        guard let body = declaration.body else { return nil }
        found = ofBody[body]
      }
      if let found { return descendant(path.dropFirst(), of: found) }
      scope = walk.scopeRanges.parent(of: current)
    }
    if let first = path.first, path.count > 1, walk.modules.contains(first) {
      path.removeFirst()
    }
    return descendant(path, of: nil)
  }

  /// The type reached by these names from a type, or from file scope.
  func descendant(_ path: some Sequence<String>, of type: Int?) -> Int? {
    var type = type
    for name in path {
      type = child(name, of: type)
      if type == nil { return nil }
    }
    return type
  }

  /// More than anyone writes; aliases that go in a circle end here.
  private static let longestAliasChain = 8

  private mutating func child(_ key: Key) -> Int {
    if let known = children[key] { return known }
    var name = key.name
    if case .type(let parent) = key.parent { name = "\(types[parent].name).\(name)" }
    children[key] = types.count
    types.append(NominalType(id: types.count, name: name))
    return types.count - 1
  }
}
