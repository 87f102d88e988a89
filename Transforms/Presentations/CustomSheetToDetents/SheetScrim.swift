import Availability
import SwiftSyntax

/// The layer that dims what is under a panel.
struct SheetScrim {
  /// Whether a tap on it hides the panel.
  let dismisses: Bool
  let effects: DismissalEffects

  /// - Throws: Where the layer does anything else.
  init(_ view: ExprSyntax, _ flag: SheetFlag, _ index: DeclarationIndex) throws(Refusal) {
    var effects = DismissalEffects(flag, index)
    for modifier in ViewChain(view).modifiers {
      switch modifier.name {
      case "onTapGesture":
        for closure in modifier.call.closures { effects.read(closure.closure.statements) }
        if modifier.call.closures.isEmpty, let action = modifier.argument("perform")?.expression {
          effects.read(action)
        }
      case let name where Self.looks.contains(name) || name.hasPrefix("accessibility"): break
      default: throw Refusal("the scrim has \(modifier.name), which a sheet has no place for")
      }
    }
    if let other = effects.other { throw Refusal("the tap on the scrim \(other)") }
    self.effects = effects
    dismisses = effects.dismisses
  }

  private static let looks: Set<String> = [
    "opacity", "ignoresSafeArea", "edgesIgnoringSafeArea", "transition", "animation", "zIndex",
    "frame", "fill", "foregroundColor", "foregroundStyle", "contentShape", "blur", "background",
    "allowsHitTesting",
  ]
}
