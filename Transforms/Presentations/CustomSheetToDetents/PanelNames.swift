import Availability
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

  /// Refuses a panel that is a sheet of its own: inside another it would move twice.
  func admitAsContent(_ index: DeclarationIndex) throws(Refusal) {
    if let component = SheetComponent(shownBy: view, index) {
      throw Refusal("\(component.name), the panel, is a hand-made sheet itself")
    }
    let chain = ViewChain(view)
    if let declared = index.declaredView(chain) {
      let text = declared.declaration.node.trimmedDescription
      guard text.contains("DragGesture"), text.contains(".offset(") else { return }
      throw Refusal("\(declared.declaration.name), the panel, moves itself by a drag of its own")
    }
    guard let name = foreignView(index), !Self.sheets.isDisjoint(with: name.words) else { return }
    throw Refusal("\(name), the panel, is of another file and may be a hand-made sheet itself")
  }

  /// The name of the view that the panel is, where another file declares it.
  func foreignView(_ index: DeclarationIndex) -> String? {
    guard case .unknown(let name?) = ViewRoles(index).roleOfRoot(of: view),
      name.first?.isUppercase == true, !index.declares(ViewChain(view))
    else { return nil }
    return name
  }

  private static let sheets: Set<String> = ["sheet", "drawer", "modal", "popup", "dialog"]

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
