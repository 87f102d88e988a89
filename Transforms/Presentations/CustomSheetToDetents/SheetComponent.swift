import Availability
import Rewriting
import SwiftSyntax

/// A view type of the file that is a hand-made sheet: `BottomSheet(isShown: $isShown) { Panel() }`.
struct SheetComponent {
  let node: StructDeclSyntax
  let type: NominalType
  /// The layers in its body, which its own binding shows.
  let layers: SheetLayers
  let members: [Declaration]

  var name: String { node.name.text }

  /// Nil for a type that is no view, or that shows more than the scrim and the panel.
  init?(_ type: NominalType, _ index: DeclarationIndex) {
    guard type.kind == .struct,
      let node = type.nodes.lazy.compactMap({ $0.as(StructDeclSyntax.self) }).first,
      type.nodes.filter({ $0.is(StructDeclSyntax.self) }).count == 1,
      index.inheritedTypes(of: type).contains(where: { $0.typePath.last == "View" }),
      let body = index.members(of: type).first(where: { $0.name == "body" && !$0.isStatic }),
      let statements = body.accessors?.getter, statements.count == 1,
      let view = statements.first?.shownView,
      let layer = ConditionalLayer(view, alignedTo: .center, index),
      let layers = SheetLayers(component: node, layer, index)
    else { return nil }
    self.node = node
    self.type = type
    self.layers = layers
    members = index.members(of: type).filter { !$0.isStatic || $0.kind == .initializer }
  }

  /// The component that a view starts with.
  init?(shownBy view: ExprSyntax, _ index: DeclarationIndex) {
    guard let callee = ViewChain(view).call?.calledExpression,
      let body = index.lookup(callee).declaration?.body,
      let number = index.typeTable.ofBody[body]
    else { return nil }
    self.init(index.types[number], index)
  }

  /// The property that holds the content: of a generic type or `AnyView`, or made by a builder.
  var content: Declaration? {
    let generics = Set(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
    let found = members.filter { member in
      guard member.kind == .property, member.accessors == nil else { return false }
      let type = member.typeAnnotation
      let shown =
        type?.as(FunctionTypeSyntax.self)?.returnClause.type
        ?? type?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)?
        .returnClause.type ?? type
      let name = shown?.trimmedDescription ?? ""
      return generics.contains(name) || name == "AnyView"
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The calls that show the component, but for those of previews and its own.
  func uses(in file: SourceFile, _ index: DeclarationIndex) -> [FunctionCallExprSyntax] {
    file.calls { call in
      index.lookup(call.calledExpression).declarations.contains {
        $0.node.id == Syntax(node).id
      }
    }.filter { call in
      !call.isInPreview && !node.offsets.contains(call.offsets.lowerBound)
    }
  }

  /// Whether the file names the component anywhere but in one call; extensions and previews count.
  func isUsed(besides call: FunctionCallExprSyntax, in file: SourceFile) -> Bool {
    file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && !node.offsets.contains(token.offsets.lowerBound)
        && token.offsets.lowerBound != call.offsets.lowerBound
    }
  }

  /// Whether no other file sees the component.
  var isPrivate: Bool {
    node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  /// The declaration, where it can go with its last use: no other file sees it, and no comment would
  /// go with it.
  var removable: CodeBlockItemSyntax? {
    let hasComment = node.tokens(viewMode: .sourceAccurate).contains(where: \.hasComment)
    return isPrivate && !hasComment ? node.parent?.as(CodeBlockItemSyntax.self) : nil
  }

  /// What is said of a component that no code of the file shows.
  var advice: String {
    content == nil
      ? "nothing in this file shows \(name); take scrim and drag out of it, and show it in .sheet(isPresented:) with presentationDetents"
      : "nothing in this file shows \(name); where another file does, pass its content to .sheet(isPresented:) with presentationDetents"
  }
}

extension CodeBlockItemSyntax {
  /// The view that the statement shows or returns.
  fileprivate var shownView: ExprSyntax? {
    view ?? item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
  }
}
