import Availability
import SwiftSyntax

/// A drag on a panel that moves and hides it.
struct SheetDrag {
  /// The modifier that attaches it.
  let modifier: ModifierCall
  private(set) var effects: DismissalEffects

  /// Nil for a modifier that attaches no drag.
  ///
  /// - Throws: Where the drag does anything else than to move and hide the panel.
  init?(
    _ modifier: ModifierCall, _ flag: SheetFlag, _ index: DeclarationIndex
  ) throws(Refusal) {
    guard Self.names.contains(modifier.name), let argument = modifier.arguments.first?.expression
    else { return nil }
    guard let parts = Self.parts(of: argument, index) else {
      throw Refusal("the gesture on the panel is no plain drag")
    }
    self.modifier = modifier
    effects = DismissalEffects(flag, index)
    for part in parts {
      for closure in part.call.closures { effects.read(closure.closure.statements) }
      if part.call.closures.isEmpty, let action = part.arguments.first?.expression {
        effects.read(action)
      }
      guard part.name == "updating",
        let state = part.arguments.first?.expression.trimmedDescription, state.hasPrefix("$"),
        let declared = index.lookup(state, at: part.call.offsets.lowerBound).declaration
      else { continue }
      updated = declared
    }
    if let other = effects.other { throw Refusal("the drag \(other)") }
  }

  /// The `@GestureState` that follows the drag.
  private(set) var updated: Declaration?

  /// The modifiers on a `DragGesture`, through a property of the file; nil for another gesture.
  private static func parts(of gesture: ExprSyntax, _ index: DeclarationIndex) -> [ModifierCall]? {
    let chain = ViewChain(gesture)
    if chain.rootName == "DragGesture" {
      let known = chain.modifiers.allSatisfy {
        ["onChanged", "onEnded", "updating"].contains($0.name)
      }
      return known ? chain.modifiers : nil
    }
    return nil
  }

  private static let names: Set<String> = ["gesture", "simultaneousGesture", "highPriorityGesture"]
}
