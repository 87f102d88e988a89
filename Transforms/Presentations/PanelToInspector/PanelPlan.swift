import Availability
import Rewriting
import SwiftSyntax

/// How a panel becomes an inspector.
struct PanelPlan {
  let column: PanelColumn
  /// What the inspector belongs to: the view beside the panel, or the stack without the panel.
  let content: ExprSyntax
  /// The last view of the stack that stays, where the stack stays around it.
  let lastKept: Syntax?
  /// The dividers that go, since an inspector draws its own.
  let dividers: [ExprSyntax]
  /// What the inspector is bound to: `$isShown`.
  let binding: String
  let flag: ExprSyntax
  let width: PanelWidth
  /// The modifiers of the panel that go: its frame, unless another member has that, and transitions.
  let removed: [ModifierCall]
  /// The frame where another member of the file has it, which shows the panel and nothing else does.
  let frameElsewhere: ModifierCall?
  /// Whether something is laid out by the width of the frame: a modifier outside of it, or the panel
  /// by an alignment.
  let isDrawnByWidth: Bool
  /// Where the panel is a sheet in a narrow window.
  let narrow: NarrowPanel?

  init(_ column: PanelColumn, _ index: DeclarationIndex) throws(Refusal) {
    guard column.isTrailing else {
      throw Refusal("it is at the leading edge, and an inspector is at the trailing one")
    }
    if column.explainsItself {
      throw Refusal("a comment says why it is no inspector")
    }
    let others = column.items.dropLast()
    guard let last = others.last(where: { !$0.isDivider }),
      others.contains(where: { !$0.isDivider && !$0.isSpacer })
    else { throw Refusal("nothing is beside it") }
    if last.as(IfExprSyntax.self)?.elseBody == nil, last.is(IfExprSyntax.self) {
      throw Refusal("another view that comes and goes is beside it")
    }
    let single = others.filter { !$0.isDivider }.count == 1 ? last.as(ExprSyntax.self) : nil
    let plain = single.flatMap { $0.takesModifiers ? $0 : nil }
    content = plain ?? ExprSyntax(column.stack)
    lastKept = plain == nil ? last : nil
    let gone = plain == nil ? Array(others).suffix { $0.isDivider } : Array(others)
    dividers =
      gone.filter(\.isDivider).compactMap { $0.as(ExprSyntax.self) }
      + (column.innerDivider.map { [$0] } ?? [])
    let chains = [ViewChain(content), ViewChain(column.panel), column.widthChain]
    guard !chains.contains(where: \.isConditional) else {
      throw Refusal("a part of the chain stands inside #if")
    }
    guard let width = column.width else { throw Refusal("nothing here says how wide it is") }
    if case .open = width { throw Refusal("its frame only limits its width") }
    if let length = width.length, index.lookup(length).declaration?.wrappers.isEmpty == false {
      throw Refusal("its width changes at run time, and that of an inspector is the system's")
    }
    if let height = width.frame.argument("height") ?? width.frame.argument("minHeight") {
      throw Refusal("its frame has a \(height.label?.text ?? "height"), which a column has not")
    }
    let condition = try PanelCondition(column.choice, index)
    binding = try index.binding(toFlag: condition.flag)
    flag = condition.flag
    self.column = column
    self.width = width
    let modifiers = chains[1].modifiers
    let isElsewhere = !modifiers.contains { $0.call.id == width.frame.call.id }
    frameElsewhere = isElsewhere ? width.frame : nil
    if let tie = modifiers.first(where: { $0.name == "matchedGeometryEffect" }) {
      throw Refusal("\(tie.name) ties it to another view")
    }
    removed = modifiers.filter {
      $0.call.id == width.frame.call.id || Self.moving.contains($0.name)
    }
    let outside =
      column.widthChain.modifiers.filter {
        $0.nameToken.position > width.frame.nameToken.position
      } + (isElsewhere ? modifiers : [])
    isDrawnByWidth =
      width.frame.argument("alignment") != nil
      || outside.contains { !Self.moving.contains($0.name) }
    narrow = try NarrowPanel(
      column, plain, binding: binding, needsWidth: condition.needsWidth, removed, index)
  }

  /// The modifiers by which a panel comes and goes, which an inspector does itself.
  private static let moving: Set<String> = ["transition", "zIndex"]
}

extension [Syntax] {
  /// The elements at the end that fit.
  fileprivate func suffix(while fits: (Syntax) -> Bool) -> [Syntax] {
    Array(self[(lastIndex { !fits($0) }.map { $0 + 1 } ?? 0)...])
  }
}

extension Syntax {
  fileprivate var isDivider: Bool { self.as(ExprSyntax.self)?.isDivider ?? false }

  fileprivate var isSpacer: Bool {
    self.as(ExprSyntax.self).map { ViewChain($0).rootName == "Spacer" } ?? false
  }
}

extension ExprSyntax {
  /// Whether a modifier can follow.
  fileprivate var takesModifiers: Bool {
    !self.is(IfExprSyntax.self) && !self.is(SwitchExprSyntax.self) && arms == nil
  }
}
