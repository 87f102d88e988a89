import Rewriting
import SwiftSyntax

/// A column beside the content of an `HStack`, shown under a condition: what hand-made inspectors are.
struct PanelColumn {
  let stack: FunctionCallExprSyntax
  /// The items of the stack in order, the choice among them.
  let items: [Syntax]
  /// The `if` around the panel.
  let choice: IfExprSyntax
  /// The panel with its modifiers.
  let panel: ExprSyntax
  /// A divider inside the `if`.
  let innerDivider: ExprSyntax?
  /// Nil where nothing gives the panel a width.
  let width: PanelWidth?
  /// The chain that the width is part of: that of the panel, or of what a property of the file shows.
  let widthChain: ViewChain

  var isTrailing: Bool { items.last?.id == choice.id }

  /// Whether a comment speaks of the inspector that the column is not.
  var explainsItself: Bool {
    stack.tokens(viewMode: .sourceAccurate).contains { token in
      (token.leadingTrivia.comments + token.trailingTrivia.comments)
        .contains { $0.contains(".inspector") || $0.contains("inspector(") }
    }
  }
}

/// How wide a panel is.
enum PanelWidth {
  case fixed(ModifierCall, ExprSyntax)
  case range(ModifierCall, min: ExprSyntax?, ideal: ExprSyntax, max: ExprSyntax?)
  /// A frame that only limits the width.
  case open(ModifierCall)

  var frame: ModifierCall {
    switch self {
    case .fixed(let frame, _), .range(let frame, _, _, _), .open(let frame): frame
    }
  }

  /// The length that the panel has as a rule.
  var length: ExprSyntax? {
    switch self {
    case .fixed(_, let length), .range(_, _, let length, _): length
    case .open(let frame): (frame.argument("maxWidth") ?? frame.argument("minWidth"))?.expression
    }
  }

  /// The first frame from the outside that says something about the width.
  init?(_ chain: ViewChain) {
    let labels = ["width", "minWidth", "idealWidth", "maxWidth"]
    guard
      let frame = chain.modifiers.last(where: { modifier in
        modifier.name == "frame" && labels.contains { modifier.argument($0) != nil }
          && !modifier.fillsWidth
      })
    else { return nil }
    if let width = frame.argument("width") {
      self = .fixed(frame, width.expression)
    } else if let ideal = frame.argument("idealWidth") {
      self = .range(
        frame, min: frame.argument("minWidth")?.expression, ideal: ideal.expression,
        max: frame.argument("maxWidth")?.expression)
    } else {
      self = .open(frame)
    }
  }
}

extension ModifierCall {
  /// Whether a frame does no more than take the width that there is.
  fileprivate var fillsWidth: Bool {
    argument("maxWidth")?.expression.tokenText.hasSuffix("infinity") == true
      && argument("idealWidth") == nil && argument("minWidth") == nil
  }
}

/// Finds the columns of a file that may be panels, by their width and their names.
struct PanelColumnReader {
  let index: DeclarationIndex
  let uses: ViewUses

  /// Nil for a stack that holds nothing like a panel.
  func column(_ stack: FunctionCallExprSyntax) -> PanelColumn? {
    guard index.lookup(stack.calledExpression).declarations.isEmpty, !stack.isInPreview,
      let closure = stack.trailingClosure, closure.signature == nil,
      stack.scrollingContainer == nil, !stack.isPartOfControl
    else { return nil }
    let items = closure.statements.viewItems
    guard items.count > 1, closure.statements.count == items.count else { return nil }
    for item in [items.last, items.first] {
      guard let choice = item?.as(IfExprSyntax.self), choice.elseBody == nil,
        let column = column(stack, items, choice)
      else { continue }
      return column
    }
    return nil
  }

  private func column(
    _ stack: FunctionCallExprSyntax, _ items: [Syntax], _ choice: IfExprSyntax
  ) -> PanelColumn? {
    let shown = choice.body.statements.viewItems.compactMap { $0.as(ExprSyntax.self) }
    let dividers = shown.filter(\.isDivider)
    let panels = shown.filter { !$0.isDivider }
    guard shown.count == choice.body.statements.count, dividers.count < 2, panels.count == 1,
      let panel = panels.first, !panel.is(IfExprSyntax.self), !panel.is(SwitchExprSyntax.self)
    else { return nil }
    let chain = ViewChain(panel)
    let widthChain = PanelWidth(chain) == nil ? shownOnce(chain) ?? chain : chain
    let width = PanelWidth(widthChain)
    guard isPanel(chain, choice, width) else { return nil }
    return PanelColumn(
      stack: stack, items: items, choice: choice, panel: panel, innerDivider: dividers.first,
      width: width, widthChain: widthChain)
  }

  /// What a property shows that the file uses for the panel alone.
  private func shownOnce(_ chain: ViewChain) -> ViewChain? {
    guard let declared = index.declaredView(chain), declared.declaration.kind == .property,
      uses.uses(of: declared.member).count == 1,
      let view = declared.statements.onlyItem?.as(ExprSyntax.self)
    else { return nil }
    return ViewChain(view)
  }

  /// Whether a view is as wide as a panel, or is called one.
  private func isPanel(_ chain: ViewChain, _ choice: IfExprSyntax, _ width: PanelWidth?) -> Bool {
    if ViewRoles(index).role(of: chain.root) == .decoration { return false }
    if let number = width?.length.flatMap(number) { return number >= Self.narrowest }
    let words =
      (chain.rootName?.words ?? [])
      + choice.conditions.tokens(viewMode: .sourceAccurate).flatMap(\.text.words)
    return !Self.names.isDisjoint(with: words)
  }

  /// The value of a literal, or of a constant of the file.
  private func number(_ length: ExprSyntax) -> Double? {
    let value = index.lookup(length).declaration?.initializer ?? length
    return Double(value.tokenText)
  }

  /// The points below which a column is a button, a picture or a cell.
  private static let narrowest = 160.0
  private static let names: Set<String> = ["inspector", "panel", "sidebar"]
}

extension ExprSyntax {
  /// Whether the view is a `Divider`, whatever its modifiers.
  var isDivider: Bool { ViewChain(self).rootName == "Divider" }
}

extension FunctionCallExprSyntax {
  /// Whether the stack is a label, a row or a bar: part of something smaller than a screen.
  fileprivate var isPartOfControl: Bool {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return false }
      guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
      if let name = call.calledName ?? ModifierCall(call)?.name, Self.small.contains(name),
        call.closures.contains(where: { $0.closure.range.contains(position) })
      {
        return true
      }
    }
    return false
  }

  private static var small: Set<String> {
    [
      "Button", "ForEach", "Grid", "GridRow", "Label", "LazyHGrid", "LazyHStack", "LazyVGrid",
      "LazyVStack", "Menu", "NavigationLink", "Picker", "Section", "Toggle", "ToolbarItem",
      "ToolbarItemGroup", "alert", "background", "confirmationDialog", "contextMenu", "overlay",
      "popover", "safeAreaBar", "safeAreaInset", "toolbar",
    ]
  }
}
