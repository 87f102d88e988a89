import Rewriting
import SwiftSyntax

/// Where the views that a file declares are shown in the same file.
struct ViewUses {
  private let index: DeclarationIndex
  private let references: [String: [DeclReferenceExprSyntax]]

  init(_ file: SourceFile, index: DeclarationIndex) {
    self.index = index
    let collector = ReferenceCollector()
    collector.walk(file.tree)
    references = Dictionary(grouping: collector.references) { $0.baseName.plainText }
  }

  /// The expressions that show what a property or function returns, in source order. For `body`
  /// these are the calls of its type's initializer. Previews do not count.
  func uses(of member: Syntax) -> [ExprSyntax] {
    guard let name = member.declaredName else { return [] }
    if name == "body", let type = index.enclosingType(at: member.utf8Start) {
      return uses(ofType: type)
    }
    return (references[name] ?? []).compactMap { reference in
      let expression = reference.wholeName
      guard index.lookup(expression).declarations.contains(where: { $0.node.id == member.id }),
        !reference.isInPreview
      else { return nil }
      return expression.calledOrRead
    }
  }

  private func uses(ofType type: NominalType) -> [ExprSyntax] {
    let name = String(type.name.split(separator: ".").last ?? "")
    return (references[name] ?? []).compactMap { reference in
      let use = reference.wholeName.calledOrRead
      let isWithin = type.nodes.contains { node in
        reference.ancestors.contains { $0.id == node.id }
      }
      return use.is(FunctionCallExprSyntax.self) && !isWithin && !reference.isInPreview ? use : nil
    }
  }
}

extension Syntax {
  /// The name of a function or of a property with one name.
  var declaredName: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.plainText }
    guard let bindings = self.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1 else {
      return nil
    }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }
}

extension DeclReferenceExprSyntax {
  /// The name with what stands before its period: `self.bar`, `Bar.make`.
  fileprivate var wholeName: ExprSyntax {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else {
      return ExprSyntax(self)
    }
    return ExprSyntax(member)
  }
}

extension ExprSyntax {
  /// The call that the expression is called in, or the expression itself.
  fileprivate var calledOrRead: ExprSyntax {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else {
      return self
    }
    return ExprSyntax(call)
  }
}

private final class ReferenceCollector: OpenCodeVisitor {
  private(set) var references: [DeclReferenceExprSyntax] = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references.append(node)
    return .visitChildren
  }
}
