import Rewriting
import SwiftSyntax

/// A view of a stack or an overlay that shows nothing but what one condition shows: an `if`, or a
/// stack or group around such.
struct ConditionalLayer {
  /// The conditions, all of the same subject.
  let conditions: [SheetCondition]
  /// Where the layer stands.
  let alignment: PinnedAlignment?
  /// The modifiers on the stack around it.
  let around: [ModifierCall]

  /// What the conditions test.
  var key: String { conditions[0].key }

  /// Nil for a layer that is there in any case.
  init?(_ view: ExprSyntax, alignedTo alignment: PinnedAlignment?, _ index: DeclarationIndex) {
    if let condition = SheetCondition(view) {
      self.init(conditions: [condition], alignment: alignment, around: [])
    } else {
      self.init(wrapper: ViewChain(view), alignment, index)
    }
  }

  private init(
    conditions: [SheetCondition], alignment: PinnedAlignment?, around: [ModifierCall]
  ) {
    self.conditions = conditions
    self.alignment = alignment
    self.around = around
  }

  private init?(
    wrapper chain: ViewChain, _ alignment: PinnedAlignment?, _ index: DeclarationIndex
  ) {
    guard let call = chain.call, let name = call.calledName, let closure = call.onlyClosure,
      ["Group", "VStack", "ZStack"].contains(name), !chain.isConditional,
      chain.modifiers.allSatisfy({ $0.isPlainOnLayer })
    else { return nil }
    var items = closure.statements.compactMap(\.view)
    guard items.count == closure.statements.count else { return nil }
    let frame = chain.modifiers.last(where: \.fillsHeight)
    var outer = frame.map { $0.argument("alignment") == nil ? .center : $0.alignment } ?? alignment
    if name == "VStack", items.first?.isFlexibleSpacer == true {
      items.removeFirst()
      outer = .bottom
    }
    let own = call.arguments.first { $0.label?.text == "alignment" }
      .flatMap { PinnedAlignment($0.expression) }
    let inner = items.compactMap { ConditionalLayer($0, alignedTo: own, index) }
    let conditions = inner.flatMap(\.conditions)
    guard inner.count == items.count, Set(conditions.map(\.key)).count == 1,
      name != "VStack" || conditions.count == 1 && conditions[0].views.count == 1
    else { return nil }
    // A stack is as large as what it holds: only what fills it lets it align the panel.
    let roles = ViewRoles(index)
    let isFilled = conditions.contains { condition in
      condition.views.contains { roles.roleOfRoot(of: $0) == .decoration }
    }
    self.init(
      conditions: conditions, alignment: name == "ZStack" && isFilled ? own : outer,
      around: chain.modifiers + inner.flatMap(\.around))
  }
}

extension ModifierCall {
  /// Whether the modifier on a layer only says how it appears and how far it reaches.
  fileprivate var isPlainOnLayer: Bool {
    if name == "frame" {
      return fillsHeight
        && arguments.allSatisfy {
          ["maxWidth", "maxHeight", "alignment"].contains($0.label?.text)
        }
    }
    return ["transition", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea", "animation"]
      .contains(name)
  }
}
