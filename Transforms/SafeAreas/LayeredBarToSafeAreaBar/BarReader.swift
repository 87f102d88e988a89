import Availability
import SwiftSyntax

/// What speaks against giving a layered bar a place of its own.
struct BarReader {
  let index: DeclarationIndex

  /// Refuses a bar that comes and goes, moves, or must lie over the content.
  func admit(_ bar: PinnedLayer) throws(Refusal) {
    for modifier in ViewChain(bar.layer).modifiers where modifier.call.id != bar.frame?.call.id {
      try admit(modifier, bar)
    }
    if ([bar.layer] + bar.views).contains(where: { ViewChain($0).isConditional }) {
      throw Refusal("an #if stands between the modifiers of the bar")
    }
    if let stack = bar.stack {
      guard bar.views.count == stack.rest.count else {
        throw Refusal("the stack around the bar holds more than views")
      }
      for view in bar.views { try admit(view, bar, depth: 0) }
    } else {
      try admitRoot(ViewChain(bar.layer), bar, depth: 0)
    }
  }

  private func admit(_ view: ExprSyntax, _ bar: PinnedLayer, depth: Int) throws(Refusal) {
    let chain = ViewChain(view)
    for modifier in chain.modifiers { try admit(modifier, bar) }
    try admitRoot(chain, bar, depth: depth)
  }

  private func admitRoot(
    _ chain: ViewChain, _ bar: PinnedLayer, depth: Int
  ) throws(Refusal) {
    if let choice = chain.root.as(IfExprSyntax.self) {
      return try admit(choice, bar, depth: depth)
    }
    if chain.root.is(SwitchExprSyntax.self) {
      for view in Syntax(chain.root).views { try admit(view, bar, depth: depth + 1) }
      return
    }
    guard depth < Self.deepest, let name = chain.rootName else { return }
    if index.declares(chain) {
      guard let declared = index.declaredView(chain) else { return }
      return try admit(declared.statements, bar, depth: depth + 1)
    }
    switch name {
    case "GeometryReader": throw Refusal("the bar takes all the height there is")
    case "EmptyView": throw Refusal("the bar is shown in some states only")
    case "ScrollView" where chain.call?.scrollsHorizontally == true: return
    case let name where ViewNames.scrolling.contains(name):
      throw Refusal("the bar scrolls itself: it is a panel")
    case "Group":
      if let closure = chain.call?.onlyClosure {
        try admit(closure.statements, bar, depth: depth + 1)
      }
    case "VStack", "HStack", "ZStack": try admit(itemsOf: chain, bar, depth: depth)
    default: break
    }
  }

  /// What holds for every view of a stack holds for the stack.
  private func admit(
    itemsOf stack: ViewChain, _ bar: PinnedLayer, depth: Int
  ) throws(Refusal) {
    let items = stack.call?.onlyClosure?.statements.viewItems ?? []
    let views = items.compactMap { $0.as(ExprSyntax.self) }
    if stack.rootName == "VStack", views.contains(where: \.isFlexibleSpacer) {
      throw Refusal("the bar takes all the height there is")
    }
    let shown = items.filter { item in
      item.as(ExprSyntax.self).map { ViewChain($0).rootName != "Spacer" } ?? true
    }
    var reasons: [Refusal] = []
    for case let view? in shown.map({ $0.as(ExprSyntax.self) }) {
      do { try admit(view, bar, depth: depth + 1) } catch { reasons.append(error) }
    }
    if let first = reasons.first, reasons.count == shown.count { throw first }
  }

  private func admit(
    _ statements: CodeBlockItemListSyntax, _ bar: PinnedLayer, depth: Int
  ) throws(Refusal) {
    let items = statements.viewItems
    guard items.count == 1, let only = items.first?.as(ExprSyntax.self) else { return }
    try admit(only, bar, depth: depth)
  }

  private func admit(
    _ choice: IfExprSyntax, _ bar: PinnedLayer, depth: Int
  ) throws(Refusal) {
    var current: IfExprSyntax? = choice
    while let branch = current {
      guard let last = branch.elseBody else {
        throw Refusal("the bar is shown in some states only")
      }
      current = last.as(IfExprSyntax.self)
    }
    for view in Syntax(choice).views { try admit(view, bar, depth: depth + 1) }
  }

  private func admit(_ modifier: ModifierCall, _ bar: PinnedLayer) throws(Refusal) {
    switch modifier.name {
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      if isDrag(modifier) { throw Refusal("the bar is dragged") }
    case "transition": throw Refusal("the bar comes and goes with a transition")
    case "matchedGeometryEffect":
      throw Refusal("the bar takes its place from another view (matchedGeometryEffect)")
    case "offset", "position":
      throw Refusal("the bar is moved out of its place by \(modifier.name)")
    case "opacity" where modifier.mayHide,
      "scaleEffect" where modifier.arguments.contains(where: { $0.expression.number == nil }),
      "hidden":
      throw Refusal("the bar is shown in some states only (\(modifier.name))")
    case "frame" where modifier.fillsHeight:
      throw Refusal("the bar takes all the height there is")
    case "frame":
      if let height = modifier.argument("height")?.expression, isPanel(height) {
        throw Refusal("the bar is as tall as a panel")
      }
    case let name where SafeAreaIgnoring.names.contains(name):
      guard let ignoring = SafeAreaIgnoring(modifier) else { return }
      if ignoring.regions == .keyboard {
        throw Refusal("the bar stays behind the keyboard, and in an inset it would ride on it")
      }
      if ignoring.edges.map({ $0.contains(bar.edge.edges) }) ?? true {
        throw Refusal("the bar itself ignores the \(bar.edge.rawValue) safe area")
      }
    case "keyboardType", "keyboardShortcut": break
    case let name where name.words.contains("keyboard"):
      throw Refusal("the bar follows the keyboard by itself (\(name))")
    default: break
    }
  }

  /// Whether a height is more than a bar has, or a share of the screen.
  private func isPanel(_ height: ExprSyntax) -> Bool {
    if let number = index.number(height) { return number > Self.tallestBar }
    return height.is(SequenceExprSyntax.self) && height.tokenText.contains(".height")
  }

  /// Whether a gesture drags, as far as the file shows.
  private func isDrag(_ modifier: ModifierCall) -> Bool {
    let names = modifier.call.arguments.flatMap { argument -> [String] in
      let declared = index.lookup(ViewChain(argument.expression).root).declarations
      return ([Syntax(argument)] + declared.map(\.node)).flatMap {
        $0.tokens(viewMode: .sourceAccurate).map(\.text)
      }
    }
    return names.contains("DragGesture") || names.contains { $0.words.contains("drag") }
  }

  private static let deepest = 8
  private static let tallestBar = 240.0
}

extension ModifierCall {
  /// Whether an opacity can be 0; one that only dims cannot.
  fileprivate var mayHide: Bool {
    guard let amount = arguments.first?.expression else { return true }
    return !(amount.arms ?? [amount]).allSatisfy { $0.number.map { $0 > 0 } ?? false }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var scrollsHorizontally: Bool {
    arguments.first { $0.label == nil }?.expression.tokenText == ".horizontal"
  }
}
