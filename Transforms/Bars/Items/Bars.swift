import Rewriting
import SwiftSyntax

/// The bars of a file: what its toolbars hold.
struct Bars {
  /// The controls that may go into a vertical bar, in source order.
  let items: [BarItem]
  /// The expressions that show a view of the file in a bar.
  private let entries: Set<SyntaxIdentifier>
  private let uses: ViewUses

  init(_ file: SourceFile, _ index: DeclarationIndex) {
    var reader = BarItemReader(index)
    var reasons: [SyntaxIdentifier: String] = [:]
    let optOuts = file.names(ofHelpersFor: "toolbarVerticalBehavior")
    if !file.declaresFunction(named: "toolbar") {
      for toolbar in file.modifierCalls(named: ["toolbar"]) {
        guard let content = toolbar.toolbarContent else { continue }
        let known = reader.items.count
        reader.read(content)
        let reason = BarScreen(toolbar, index).reasonToStay(optingOutBy: optOuts)
        for item in reader.items[known...] { reasons[item.control.id] = reason }
      }
    }
    for bar in file.modifierCalls(named: ["navigationBarItems"]) {
      let known = reader.items.count
      for item in bar.arguments where item.label.map({ Self.ends[$0.text] != nil }) ?? false {
        let end = Self.ends[item.label?.text ?? ""] ?? ""
        reader.read(item.expression, BarItemReader.Place(placement: .named(end)))
      }
      let reason = BarScreen(bar, index).reasonToStay(optingOutBy: optOuts)
      for item in reader.items[known...] { reasons[item.control.id] = reason }
    }
    let finder = ToolbarContentFinder()
    finder.walk(file.tree)
    for content in finder.contents { reader.read(content) }
    items = reader.items.filter { !$0.placement.staysHorizontal }
      .map { item in
        var item = item
        item.reasonForHorizontalBar = reasons[item.control.id]
        return item
      }
      .sorted { $0.control.position < $1.control.position }
    entries = reader.entries
    uses = ViewUses(file, index: index)
  }

  /// Whether the view that an item was found through is shown elsewhere in the file too.
  func isShownElsewhere(_ item: BarItem) -> Bool {
    guard let view = item.view else { return false }
    return uses.uses(of: view.member).contains { !entries.contains($0.id) }
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
        let statements = binding.accessorBlock?.getter
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
