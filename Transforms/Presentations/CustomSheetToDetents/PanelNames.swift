import Rewriting
import SwiftSyntax

extension SheetPanel {
  /// The names in what the sheet keeps of the panel.
  var references: [DeclReferenceExprSyntax] {
    let gone = removed.map(\.offsets) + [grabber?.offsets].compactMap { $0 }
    let collector = ReferenceCollector()
    collector.walk(view)
    return collector.references.filter { reference in
      !gone.contains { $0.contains(reference.offsets.lowerBound) }
    }
  }

  /// The names of types in what the sheet keeps of the panel.
  var typeNames: [TokenSyntax] {
    let collector = ReferenceCollector()
    collector.walk(view)
    return collector.types.map(\.name)
  }

  /// The name of the view that the panel is, where another file declares it.
  func foreignView(_ index: DeclarationIndex) -> String? {
    guard case .unknown(let name?) = ViewRoles(index).roleOfRoot(of: view),
      name.first?.isUppercase == true, !index.declares(ViewChain(view))
    else { return nil }
    return name
  }

  /// The first name that means something only in the layers around the panel, such as the proxy of
  /// a `GeometryReader`; the name of the item comes along.
  func strandedName(
    from layers: [Range<Int>], with item: SheetItem?, _ index: DeclarationIndex
  ) -> String? {
    references.lazy.filter { reference in
      guard item?.parameter != .named(reference.baseName.text),
        item?.parameter != .implicit || reference.baseName.text != "$0"
      else { return false }
      return index.lookup(ExprSyntax(reference)).declarations.contains { declaration in
        let start = declaration.node.offsets.lowerBound
        return declaration.isConfinedToCall && !view.offsets.contains(start)
          && layers.contains { $0.contains(start) }
      }
    }.first?.baseName.text
  }
}

private final class ReferenceCollector: OpenCodeVisitor {
  private(set) var references: [DeclReferenceExprSyntax] = []
  private(set) var types: [IdentifierTypeSyntax] = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    types.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references.append(node)
    return .visitChildren
  }
}
