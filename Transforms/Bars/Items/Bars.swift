import Rewriting
import SwiftSyntax

/// The bars of a file: what its toolbars hold.
struct Bars {
  /// The controls that may go into a vertical bar, in source order.
  let items: [BarItem]
  private let index: DeclarationIndex
  /// The views of the file that stand in a bar and elsewhere too.
  private let sharedViews: Set<SyntaxIdentifier>

  init(_ file: SourceFile, _ index: DeclarationIndex) {
    var reader = BarReader(index)
    if !file.declaresFunction(named: "toolbar") {
      for toolbar in file.modifierCalls(named: ["toolbar"]) {
        guard let content = toolbar.toolbarContent else { continue }
        reader.read(content)
      }
    }
    for bar in file.modifierCalls(named: ["navigationBarItems"]) {
      for item in bar.arguments where item.label.map({ Self.ends[$0.text] != nil }) ?? false {
        let end = Self.ends[item.label?.text ?? ""] ?? ""
        reader.read(item.expression, BarReader.Place(placement: .named(end)))
      }
    }
    let finder = ToolbarContentFinder()
    finder.walk(file.tree)
    for content in finder.contents { reader.read(content) }
    items = reader.items.filter { !$0.placement.staysHorizontal }
      .sorted { $0.control.position < $1.control.position }
    self.index = index
    let entered = Set(items.compactMap(\.view?.name))
    let references = entered.isEmpty ? [] : ReferenceCollector.references(to: entered, in: file)
    sharedViews = Set(
      references.filter { !reader.entries.contains($0.id) && !$0.isInPreview }
        .compactMap { index.lookup($0).declaration?.node.id })
  }

  /// Whether the view that an item was found through is shown elsewhere in the file too.
  func isShownElsewhere(_ item: BarItem) -> Bool {
    item.view.map { sharedViews.contains($0.node.id) } ?? false
  }

  private static let ends = [
    "leading": "navigationBarLeading", "trailing": "navigationBarTrailing",
  ]
}

extension ModifierCall {
  /// What a toolbar holds: the statements of the closure, or what is passed for it. Nil for the forms
  /// that take no content.
  var toolbarContent: Syntax? {
    guard call.additionalTrailingClosures.isEmpty,
      arguments.allSatisfy({ ["id", "content"].contains($0.label?.text) })
    else { return nil }
    if let closure = call.trailingClosure { return Syntax(closure.statements) }
    guard let value = argument("content")?.expression else { return nil }
    return value.as(ClosureExprSyntax.self).map { Syntax($0.statements) } ?? Syntax(value)
  }
}

extension Declaration {
  /// Whether the property or function makes items of a toolbar, by its type or its builder.
  var isToolbarContent: Bool {
    let type = typeAnnotation ?? resultType
    return type?.isToolbarContent ?? false
      || (attributes ?? node.asProtocol((any WithAttributesSyntax).self)?.attributes)?
        .haveToolbarBuilder ?? false
  }
}

/// Finds what is declared to be the content of a toolbar, wherever it is used.
private final class ToolbarContentFinder: OpenCodeVisitor {
  private(set) var contents: [CodeBlockItemListSyntax] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard
        node.attributes.haveToolbarBuilder || binding.typeAnnotation?.type.isToolbarContent == true,
        let statements = binding.accessorBlock?.viewStatements
      else { continue }
      contents.append(statements)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.haveToolbarBuilder
      || node.signature.returnClause?.type.isToolbarContent == true,
      let body = node.body
    {
      contents.append(body.statements)
    }
    return .visitChildren
  }
}

/// Collects the uses of some names.
private final class ReferenceCollector: OpenCodeVisitor {
  private let names: Set<String>
  private var references: [ExprSyntax] = []

  static func references(to names: Set<String>, in file: SourceFile) -> [ExprSyntax] {
    let collector = ReferenceCollector(names)
    collector.walk(file.tree)
    return collector.references
  }

  private init(_ names: Set<String>) {
    self.names = names
    super.init()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.baseName.text) {
      let member = node.parent?.as(MemberAccessExprSyntax.self)
      references.append(
        member?.declName.id == node.id
          ? member.map(ExprSyntax.init) ?? ExprSyntax(node)
          : ExprSyntax(node))
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// `some ToolbarContent` and what is made like it.
  fileprivate var isToolbarContent: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      ["ToolbarContent", "CustomizableToolbarContent"].contains($0.text)
    }
  }
}

extension AttributeListSyntax {
  fileprivate var haveToolbarBuilder: Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        == "ToolbarContentBuilder"
    }
  }
}
