import Rewriting
import SwiftSyntax

/// What a panel that is always there keeps or does while it is hidden.
struct RetainedState {
  /// The view of the file and its property that lasts as long as the view.
  private(set) var kept: (view: String, property: String)?
  /// The modifier by which the panel listens while it is hidden.
  private(set) var listening: String?
  /// Whether it does something when it appears.
  private(set) var appears = false
  /// The views of other files in it, by name.
  private(set) var unknown: [String] = []

  private let index: DeclarationIndex
  private var seen: Set<SyntaxIdentifier> = []

  init(_ view: ExprSyntax, _ index: DeclarationIndex) {
    self.index = index
    read(Syntax(view))
  }

  private mutating func read(_ code: Syntax) {
    let collector = ViewCollector()
    collector.walk(code)
    for modifier in collector.modifiers {
      if ["onReceive", "onChange"].contains(modifier) { listening = listening ?? modifier }
      if ["onAppear", "onDisappear", "task"].contains(modifier) { appears = true }
    }
    for view in collector.views { read(view) }
  }

  private mutating func read(_ view: ExprSyntax) {
    let chain = ViewChain(view)
    if let declared = index.declaredView(chain) {
      guard seen.insert(declared.declaration.node.id).inserted else { return }
      if declared.isType, let body = declared.declaration.body,
        let number = index.typeTable.ofBody[body]
      {
        let state = index.members(of: index.types[number]).first { member in
          member.wrappers.contains { Self.lasting.contains($0.kind) }
        }
        if let state { kept = kept ?? (declared.declaration.name, state.name) }
      }
      read(Syntax(declared.statements))
    } else if let name = chain.rootName, chain.call != nil, name.first?.isUppercase == true,
      !index.declares(chain), case .unknown = ViewRoles(index).roleOfRoot(of: view),
      !unknown.contains(name), !Self.noViews.contains(name),
      chain.call?.withModifiers.parent?.is(CodeBlockItemSyntax.self) == true
    {
      unknown.append(name)
    }
  }

  private static let lasting: [PropertyWrapper.Kind] = [
    .state, .stateObject, .focusState, .gestureState,
  ]

  private static let noViews: Set<String> = ["Task", "DispatchQueue", "Timer", "EmptyView"]

  /// Whether something in a panel sets its flag to true, or toggles it.
  static func opens(_ flag: SheetFlag, in panel: SheetPanel) -> Bool {
    let collector = OpeningCollector(flag)
    collector.walk(panel.view)
    return collector.isFound
  }
}

private final class OpeningCollector: OpenCodeVisitor {
  private(set) var isFound = false
  private let flag: SheetFlag

  init(_ flag: SheetFlag) {
    self.flag = flag
    super.init()
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      flag.isMeant(by: elements[0]), elements[2].trimmedDescription != "false"
    {
      isFound = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = ModifierCall(node), modifier.name == "toggle", let base = modifier.base,
      flag.isMeant(by: base)
    {
      isFound = true
    }
    return .visitChildren
  }
}

/// The views that code shows, and the names of the modifiers in it.
private final class ViewCollector: OpenCodeVisitor {
  private(set) var views: [ExprSyntax] = []
  private(set) var modifiers: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = ModifierCall(node) { modifiers.insert(modifier.name) }
    views.append(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      views.append(ExprSyntax(node))
    }
    return .visitChildren
  }
}
