import SwiftSyntax

/// One type as far as the file shows it: its declarations and the extensions of it, merged.
struct NominalType: Sendable {
  enum Kind: Sendable, Hashable {
    case `struct`, `class`, actor, `enum`, `protocol`
    /// Declared in another file; this one has extensions of it.
    case elsewhere
  }

  /// The number by which the index knows the type.
  let id: Int
  /// The dotted name, such as `Outer.Inner`. Types in functions have the name alone.
  let name: String
  var kind = Kind.elsewhere
  /// The declarations and extensions, in source order. More than one declaration means `#if`.
  var nodes: [Syntax] = []
  /// The numbers of the bodies in the index, in the same order.
  var bodies: [Int] = []
}

/// The braces of one type declaration or extension.
struct TypeBody: Sendable {
  let node: Syntax
  /// Nil for an extension.
  let name: String?
  /// The extended type's name, part by part; empty for a declaration.
  let extended: [String]
  let inherited: [TypeSyntax]
  /// The scope of the members, and the scope that the declaration stands in.
  let scope: Int
  let parent: Int

  init(_ node: Syntax, scope: Int, parent: Int) {
    self.node = node
    self.scope = scope
    self.parent = parent
    name = node.asProtocol((any NamedDeclSyntax).self)?.name.plainText
    extended = node.as(ExtensionDeclSyntax.self)?.extendedType.extendedPath ?? []
    let group = node.asProtocol((any DeclGroupSyntax).self)
    inherited = group?.inheritanceClause?.inheritedTypes.map(\.type) ?? []
  }

  var kind: NominalType.Kind {
    switch node.kind {
    case .structDecl: .struct
    case .classDecl: .class
    case .actorDecl: .actor
    case .enumDecl: .enum
    case .protocolDecl: .protocol
    default: .elsewhere
    }
  }
}

extension TypeSyntax {
  /// The dotted names, part by part, that an inheritance clause entry such as `A & B.C` stands for.
  var conjunctPaths: [[String]] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.map(\.type.typePath)
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.conjunctPaths
    }
    return [typePath]
  }

  /// The name in `extension Outer.Inner`, also of what is written `[T]`, `[K: V]` or `T?`.
  fileprivate var extendedPath: [String] {
    switch kind {
    case .arrayType: ["Array"]
    case .dictionaryType: ["Dictionary"]
    case .optionalType: ["Optional"]
    default: typePath
    }
  }

  /// The dotted name, part by part, without generic arguments; empty for any other type.
  var typePath: [String] {
    var path: [String] = []
    var type = self
    while let member = type.as(MemberTypeSyntax.self) {
      path.append(member.name.plainText)
      type = member.baseType
    }
    guard let identifier = type.as(IdentifierTypeSyntax.self) else { return [] }
    path.append(identifier.name.plainText)
    return path.reversed()
  }
}
