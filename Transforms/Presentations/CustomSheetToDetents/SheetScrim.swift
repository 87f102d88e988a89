import Availability
import SwiftSyntax

/// The layer that dims what is under a panel.
struct SheetScrim {
  /// Whether a tap on it hides the panel.
  let dismisses: Bool
  let effects: DismissalEffects
  /// The properties and methods that its gestures are declared in.
  private(set) var gestures: [Declaration] = []

  /// - Throws: Where the layer does anything else.
  init(_ view: ExprSyntax, _ flag: SheetFlag, _ index: DeclarationIndex) throws(Refusal) {
    var effects = DismissalEffects(flag, index)
    if let tap = ScrimTap(button: view, ViewRoles(index)) { tap.actions.forEach { effects.read($0) } }
    for modifier in ViewChain(view).modifiers {
      if let tap = try ScrimTap(modifier, index) {
        for action in tap.actions { effects.read(action) }
        gestures += [tap.gesture].compactMap { $0 }
        continue
      }
      switch modifier.name {
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
    "allowsHitTesting", "buttonStyle",
  ]
}
