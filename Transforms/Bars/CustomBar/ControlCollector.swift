import SwiftSyntax

/// Goes through the code of one control: what its actions set, whatever the state of the app, and
/// what its names and its look say.
final class ControlCollector: OpenCodeVisitor {
  private(set) var assignments: [(name: String, value: String)] = []
  private(set) var symbols: [String] = []
  private(set) var leadsAway = false
  private(set) var isWide = false
  private(set) var hasTitle = false
  private(set) var hasSurface = false
  private(set) var namesTab = false
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["Text", "Label"].contains(node.calledName) { hasTitle = true }
    switch ModifierCall(node)?.name {
    case "background":
      if node.arguments.contains(where: { $0.label?.text == "in" }) { hasSurface = true }
    case "clipShape", "buttonBorderShape", "cornerRadius", "glassEffect": hasSurface = true
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch node.tokenKind {
    case .identifier(let name):
      if !Self.endings.isDisjoint(with: name.words) { leadsAway = true }
      if name == "tab" { namesTab = true }
      names.insert(name)
    case .stringSegment(let text):
      if Self.endings.contains(text.lowercased()) || Self.backSymbols.contains(text) {
        leadsAway = true
      }
    default: break
    }
    return .visitChildren
  }

  private static let endings: Set<String> = [
    "back", "cancel", "close", "dismiss", "done", "presentation", "quit",
  ]
  private static let backSymbols: Set<String> = [
    "arrow.backward", "arrow.left", "chevron.backward", "chevron.down", "chevron.left", "xmark",
    "xmark.circle", "xmark.circle.fill",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    // What is calculated is a step or a distance, and no choice.
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), node.isInAction,
      !elements[2].is(FunctionCallExprSyntax.self), let name = elements[0].nameOfValue
    {
      assignments.append((name, elements[2].trimmedDescription))
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if ["systemName", "systemImage"].contains(node.label?.text),
      let name = node.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      symbols.append(name)
    }
    if node.label?.text == "maxWidth" { isWide = true }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    node.isInAction ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    node.isInAction ? .skipChildren : .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether the code runs when a button is pressed or a view is tapped.
  fileprivate var isInAction: Bool {
    for node in ancestors {
      if node.is(MemberBlockItemSyntax.self) { return false }
      guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
      let name = call.calledName ?? ModifierCall(call)?.name
      if name == "withAnimation" { continue }
      return name == "Button" || name == "onTapGesture"
        || (name?.hasSuffix("Button") ?? false) || (name?.hasSuffix("Item") ?? false)
    }
    return false
  }
}
