import SwiftSyntax

extension Syntax {
  /// The declarations of a file outside of all bodies, in source order, those inside `#if` included.
  /// Found without recursion.
  var declarations: [DeclSyntax] {
    var found: [DeclSyntax] = []
    var pending: [Syntax] = [self]
    while let node = pending.popLast() {
      if let file = node.as(SourceFileSyntax.self) {
        pending.append(Syntax(file.statements))
      } else if let list = node.as(CodeBlockItemListSyntax.self) {
        pending.append(contentsOf: list.reversed().map { Syntax($0.item) })
      } else if let list = node.as(MemberBlockItemListSyntax.self) {
        pending.append(contentsOf: list.reversed().map { Syntax($0.decl) })
      } else if let conditional = node.as(IfConfigDeclSyntax.self) {
        pending.append(
          contentsOf: conditional.clauses.reversed().compactMap(\.elements).map(Syntax.init))
      } else if let declaration = node.as(DeclSyntax.self) {
        found.append(declaration)
        if let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members {
          pending.append(Syntax(members))
        }
      }
    }
    return found
  }

  /// The types, protocols and extensions of a file outside of all bodies, in source order.
  var declaredTypes: [any DeclGroupSyntax] {
    declarations.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
  }
}

extension SyntaxProtocol {
  /// The type or extension around a node.
  var enclosingType: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) { return group }
      node = current.parent
    }
    return nil
  }
}

extension DeclGroupSyntax {
  /// The name of the type that is declared or extended, its last part alone.
  var typeName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.baseName ?? ""
  }
}
