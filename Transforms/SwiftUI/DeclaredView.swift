import SwiftSyntax

/// A view that the file itself makes: a property, a function, or a view type with its body.
struct DeclaredView {
  /// The property, function or type.
  let declaration: Declaration
  /// What it shows.
  let statements: CodeBlockItemListSyntax
  /// The member that holds the statements; for a type, its `body`.
  let member: Syntax

  /// Whether the declaration is a type, which any file may show.
  var isType: Bool { declaration.kind == .nominalType }

  /// Whether nothing outside of the file can show the view.
  var isPrivate: Bool {
    let modifiers = declaration.node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    return modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }
}

extension DeclarationIndex {
  /// The view of the file that a chain starts with; nil where there is none, or more than one.
  func declaredView(_ chain: ViewChain) -> DeclaredView? {
    let callee = chain.call?.calledExpression ?? chain.root
    guard let declaration = lookup(callee).declaration else { return nil }
    switch declaration.kind {
    case .nominalType:
      guard chain.call != nil,
        let type = declaration.body.flatMap({ typeTable.ofBody[$0] }).map({ types[$0] }),
        inheritedTypes(of: type).contains(where: { $0.typePath.last == "View" }),
        let body = members(of: type).first(where: { $0.name == "body" && !$0.isStatic }),
        let statements = body.accessors?.getter
      else { return nil }
      return DeclaredView(declaration: declaration, statements: statements, member: body.node)
    case .property, .global, .local:
      guard let statements = declaration.accessors?.getter else { return nil }
      return DeclaredView(
        declaration: declaration, statements: statements, member: declaration.node)
    case .function:
      guard let body = declaration.node.as(FunctionDeclSyntax.self)?.body else { return nil }
      return DeclaredView(
        declaration: declaration, statements: body.statements, member: declaration.node)
    default: return nil
    }
  }

  /// Whether the file declares what a chain starts with, in whatever form.
  func declares(_ chain: ViewChain) -> Bool {
    !lookup(chain.call?.calledExpression ?? chain.root).declarations.isEmpty
  }
}
