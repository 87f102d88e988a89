import Rewriting
import SwiftSyntax

/// Why a padding that counts as clearance is left alone.
enum ReasonToKeep: Error {
  case appsOwnMethod
  case amount(BottomAmount.Reason)
  /// The same amount pads other edges.
  case otherEdges
  /// The padding is part of a modifier of the app's own.
  case ownModifier
  /// The padded view ignores the bottom edge itself.
  case ignoringInside
  case layered
  case ignoredElsewhere
  case removal(ModifierRemoval.Refusal)
  case obstacle(Obstacle, line: Int)

  fileprivate var text: String {
    switch self {
    case .appsOwnMethod: "the file declares a method padding of its own"
    case .amount(let reason): reason.text
    case .otherEdges: "the same amount pads other edges too"
    case .ownModifier: "the padding belongs to a modifier of the app's own, which any view may use"
    case .ignoringInside: "the view inside the padding ignores the bottom safe area itself"
    case .layered:
      "the view is layered over other content or clears a bar; layered-bar-to-safe-area-bar takes both together"
    case .ignoredElsewhere:
      "a view in another file probably ignores the bottom safe area around this one, which the padding makes up for; take out both together"
    case .removal(.wholeClause): "it is all that stands in an #if"
    case .removal(.commentInside): "a comment inside the call would be lost"
    case .obstacle(let obstacle, let line):
      "the bottom safe area is ignored on line \(line), so the padding keeps the view off the indicator; \(obstacle.text)"
    }
  }
}

extension BottomAmount.Reason {
  fileprivate var text: String {
    switch self {
    case .fraction: "the padding is a part of the inset; only a person can tell what it is for"
    case .subtraction:
      "something is taken off the inset; only a person can tell what should be left"
    case .choiceOfAmounts: "only a person can tell what is left of the choice without the inset"
    case .dependsOnState: "the inset is used in some states only"
    case .dependsOnDevice: "only a person can tell how much of the amount is for the indicator"
    case .declaredElsewhere(let name):
      "\(name) is more than the inset; change it where it is declared"
    case .notShown(let name):
      "\(name) is declared in another file; only a person can tell what it holds"
    }
  }
}

extension Finding {
  /// The padding goes, and nothing else has to.
  static func removable(
    _ padding: BottomPadding, _ clearance: BottomAmount.Clearance, _ edits: [SourceEdit],
    unused name: String?
  ) -> Finding {
    let caveat =
      clearance.isMeasured
      ? "" : "; if a view in another file ignores the safe area around this one, keep the padding"
    return Finding(
      at: padding.modifier.nameToken, message(clearance),
      consequence:
        "on devices with a home indicator the content moves down to the edge of the safe "
        + "area, and on others no gap is left" + rest(clearance) + caveat + unused(name),
      change: Change(title(clearance), .unsafe, edits: edits))
  }

  /// The padding goes together with the modifier that made it necessary.
  static func replaceable(
    _ padding: BottomPadding, _ clearance: BottomAmount.Clearance, _ edits: [SourceEdit],
    unused name: String?, movesWithKeyboard: Bool
  ) -> Finding {
    let keyboard = movesWithKeyboard ? "; a keyboard now moves the view up" : ""
    return Finding(
      at: padding.modifier.nameToken, message(clearance),
      consequence:
        "the content ends at the edge of the safe area, whose size follows the device and "
        + "the window, and where there is no home indicator no gap is left" + rest(clearance)
        + keyboard + unused(name),
      change: Change(
        title(clearance) + " and respect the bottom safe area", .unsafe, edits: edits))
  }

  static func leftAlone(_ padding: BottomPadding, _ refusal: ReasonToKeep) -> Finding {
    Finding(
      at: padding.modifier.nameToken, "this bottom padding stands in for the home indicator's area",
      leftAlone: refusal.text)
  }

  private static func message(_ clearance: BottomAmount.Clearance) -> String {
    clearance.isMeasured
      ? "this bottom padding repeats the safe area, which SwiftUI keeps clear by itself"
      : "this bottom padding imitates the home indicator, which the safe area keeps clear by itself"
  }

  private static func title(_ clearance: BottomAmount.Clearance) -> String {
    clearance.edits.isEmpty
      ? "Remove the bottom padding that imitates the home indicator"
      : "Take the home indicator out of the bottom padding"
  }

  private static func unused(_ name: String?) -> String {
    name.map { "; nothing else in the file uses \($0)" } ?? ""
  }

  private static func rest(_ clearance: BottomAmount.Clearance) -> String {
    clearance.edits.isEmpty ? "" : "; the rest of the padding stays"
  }
}
