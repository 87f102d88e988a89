import SwiftSyntax

/// A type as the file names it, aliases of this file followed and spellings made equal:
/// `T?`, `T!`, `Optional<T>` and `Swift.Optional<T>` are one, so are `[T]` and `Array<T>`, and
/// `some`, `any`, `inout` and attributes do not count.
struct TypeName: Sendable, Hashable {
  /// Where the type comes from.
  enum Origin: Sendable, Hashable {
    /// Declared in this file; the id of a `NominalType`.
    case file(Int)
    /// A generic parameter or an associated type: any type at all.
    case generic
    /// Another file or a module.
    case elsewhere
  }

  /// The dotted name without module and generic arguments; the trimmed text of a tuple, function
  /// or other type that has no name.
  var name: String
  /// The module, where it is written.
  var module: String? = nil
  var arguments: [TypeName] = []
  /// One or more optionals were taken off.
  var isOptional = false
  var origin = Origin.elsewhere
  /// The type in the index: of this file, or from elsewhere with extensions in this one.
  var nominal: Int? = nil
}

extension TypeName {
  var wrapped: TypeName {
    var copy = self
    copy.isOptional = false
    return copy
  }

  var optional: TypeName {
    var copy = self
    copy.isOptional = true
    return copy
  }

  /// A type of this name from one of these modules, or with no module written.
  func isNamed(_ name: String, from modules: String...) -> Bool {
    origin == .elsewhere && self.name == name && (module.map(modules.contains) ?? true)
  }

  /// The type of the elements of a sequence of the standard library.
  var element: TypeName? {
    guard origin == .elsewhere, arguments.count == 1,
      ["Array", "ArraySlice", "Set", "Range", "ClosedRange", "ContiguousArray"].contains(name)
    else { return nil }
    return arguments[0]
  }
}

extension TypeName: CustomStringConvertible {
  var description: String {
    let list = arguments.map(\.description).joined(separator: ", ")
    return (module.map { "\($0)." } ?? "") + name + (list.isEmpty ? "" : "<\(list)>")
      + (isOptional ? "?" : "")
  }
}

/// Follows names from declaration to declaration, with a limit that ends every circle.
///
/// The limit also bounds the stack and keeps a query on a chain of thousands of calls cheap.
struct NameFollower {
  let index: DeclarationIndex
  private var steps = 60

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// False when the limit is reached: then nothing is known.
  mutating func step() -> Bool {
    steps -= 1
    return steps >= 0
  }

  /// The type that an annotation names; nil when the file gives it two meanings.
  mutating func typeName(_ type: TypeSyntax, from place: DeclarationIndex.Place) -> TypeName? {
    guard step() else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return typeName(optional.wrappedType, from: place)?.optional
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return typeName(optional.wrappedType, from: place)?.optional
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return typeName(attributed.baseType, from: place)
    }
    if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
      return typeName(constrained.constraint, from: place)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    {
      return typeName(only.type, from: place)
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return typeName(array.element, from: place).map(self.array)
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      let parts = [dictionary.key, dictionary.value].compactMap { typeName($0, from: place) }
      var name = standard("Dictionary")
      name.arguments = parts
      return name
    }
    let path = type.typePath
    guard !path.isEmpty else { return TypeName(name: type.trimmedDescription) }
    let written = type.genericArguments
    let arguments = written.compactMap { typeName($0, from: place) }
    guard var name = resolve(path, from: place) else { return nil }
    if name.isNamed("Optional", from: "Swift"), let wrapped = arguments.first {
      return wrapped.optional
    }
    if !written.isEmpty {
      name.arguments = arguments.count == written.count ? arguments : []
    }
    return name
  }

  /// The type that a dotted name stands for.
  mutating func resolve(_ path: [String], from place: DeclarationIndex.Place) -> TypeName? {
    guard step() else { return nil }
    if path == ["Self"], let body = index.typeBody(around: place.scope) {
      return index.typeTable.ofBody[body].map(name)
    }
    let declared = index.find(path[0], from: place, typesOnly: true)
    guard !declared.isEmpty else { return elsewhere(path) }
    return agreed(declared) { follower, declaration in
      guard var type = follower.name(declaredAs: declaration) else { return nil }
      for part in path.dropFirst() {
        guard let next = follower.member(part, of: type, place) else { return nil }
        type = next
      }
      return type
    }
  }

  /// The type that a declaration of a type stands for.
  mutating func name(declaredAs declaration: Declaration) -> TypeName? {
    if let alias = declaration.node.as(TypeAliasDeclSyntax.self) {
      let type = alias.initializer.value
      return typeName(type, from: index.place(at: type.utf8Start))
    }
    if let body = declaration.body {
      return index.typeTable.ofBody[body].map(name)
    }
    return TypeName(name: declaration.name, origin: .generic)
  }

  /// The one answer for several declarations; nil when they differ or one has none.
  mutating func agreed(
    _ declarations: [Declaration], on answer: (inout NameFollower, Declaration) -> TypeName?
  ) -> TypeName? {
    var common: TypeName?
    for declaration in declarations {
      guard let next = answer(&self, declaration), common == nil || common == next else {
        return nil
      }
      common = next
    }
    return common
  }

  /// A type of the standard library, with the extensions of it in this file.
  func standard(_ name: String) -> TypeName {
    elsewhere([name])
  }

  func array(of element: TypeName) -> TypeName {
    var array = standard("Array")
    array.arguments = [element]
    return array
  }

  func name(_ type: Int) -> TypeName {
    let known = index.types[type]
    return TypeName(
      name: known.name, origin: known.kind == .elsewhere ? .elsewhere : .file(type), nominal: type)
  }

  private mutating func member(
    _ part: String, of type: TypeName, _ place: DeclarationIndex.Place
  ) -> TypeName? {
    if let nominal = type.nominal {
      let nested = index.members(part, of: nominal, .type, clause: place.clause, true)
      if !nested.isEmpty {
        return agreed(nested) { $0.name(declaredAs: $1) }
      }
      if let extended = index.typeTable.child(part, of: nominal) { return name(extended) }
    }
    return TypeName(
      name: "\(type.name).\(part)", module: type.module,
      origin: type.origin == .generic ? .generic : .elsewhere)
  }

  private func elsewhere(_ path: [String]) -> TypeName {
    var path = path
    var module: String?
    if path.count > 1, index.modules.contains(path[0]) {
      module = path.removeFirst()
    }
    var type = TypeName(name: path.joined(separator: "."), module: module)
    type.nominal = index.typeTable.descendant(path, of: nil)
    // With the module written, a type of the same name in this file is another one.
    if let nominal = type.nominal, index.types[nominal].kind != .elsewhere { type.nominal = nil }
    return type
  }
}

extension TypeSyntax {
  fileprivate var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
  }
}
