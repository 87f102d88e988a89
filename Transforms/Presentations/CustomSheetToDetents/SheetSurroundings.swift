import Availability
import Rewriting
import SwiftSyntax

/// The code that drives a hand-made sheet: its scrim and its drags.
struct DrivingCode {
  private let scrim: SheetScrim?
  private let drags: [SheetDrag]

  init(_ panel: SheetPanel, _ scrim: SheetScrim?) {
    self.scrim = scrim
    drags = panel.drags
  }

  /// Whether a tap or a drag hides the panel.
  var isDismissing: Bool { effects.contains(where: \.dismisses) }

  /// The state that it sets.
  var states: [Declaration] {
    unique(effects.flatMap(\.states.values) + drags.compactMap(\.updated))
  }

  /// The methods that it calls, and what its gestures are declared in.
  var methods: [Declaration] {
    unique(
      effects.flatMap(\.methods.values) + drags.compactMap(\.gesture) + (scrim?.gestures ?? []))
  }

  /// The ways in which it hides the panel.
  var ways: [SheetDismissal.Way] {
    (scrim?.effects.ways ?? []).map { .init(name: "the tap on the scrim", further: $0) }
      + drags.flatMap(\.effects.ways).map { .init(name: "the drag", further: $0) }
  }

  private var effects: [DismissalEffects] {
    drags.map(\.effects) + [scrim?.effects].compactMap { $0 }
  }

  private func unique(_ declarations: [Declaration]) -> [Declaration] {
    var seen: Set<SyntaxIdentifier> = []
    return declarations.filter { seen.insert($0.node.id).inserted }
      .sorted { $0.node.position < $1.node.position }
  }
}

/// The code that goes with a hand-made sheet, but for what nothing uses any longer.
struct GoingCode {
  private let around: [Range<Int>]
  private let content: Range<Int>
  private let removed: [Range<Int>]

  init(_ layers: SheetLayers, _ panel: SheetPanel, content: Range<Int>) {
    around = layers.around
    self.content = content
    removed = panel.removed.map(\.offsets) + [panel.grabber?.offsets].compactMap { $0 }
  }

  /// Whether the code at a UTF-8 offset goes.
  func contains(_ offset: Int) -> Bool {
    guard around.contains(where: { $0.contains(offset) }) else { return false }
    return !content.contains(offset) || removed.contains { $0.contains(offset) }
  }
}

/// The view that a hand-made sheet lies over, and what of it stays.
struct SheetSurroundings {
  let uses: SheetUses
  let flagUses: [FlagUse]
  let places: SheetPlaces

  /// - Throws: Where the view presents something else, or its flag does more than to show the panel.
  init(
    _ layers: SheetLayers, _ flag: SheetFlag, _ driving: DrivingCode, content: Range<Int>,
    _ index: DeclarationIndex, in file: SourceFile, isGone: @escaping (Int) -> Bool
  ) throws(Refusal) {
    uses = SheetUses(file, index, content: content, isGone: isGone)
    flagUses = uses.references(to: flag).map { FlagUse($0, of: flag) }
    places = SheetPlaces(
      file: file, index: index, uses: uses, panel: content,
      covered: layers.scrim == nil ? nil : layers.covered)
    try flag.admitNoOtherTaker(in: file, index) { !isGone($0) && !content.contains($0) }
    if let other = OtherPresentation(of: layers.place, places) { throw Refusal(other.reason) }
    try uses.admit(flag)
    _ = try SheetShowing(flag, flagUses, uses, isDismissable: driving.isDismissing)
  }
}

extension SheetLayers {
  /// The UTF-8 offsets of the layers.
  var around: [Range<Int>] {
    switch form {
    case .stack(_, let statements): statements.map(\.offsets)
    case .overlay(let modifier): [modifier.offsets]
    case .component: []
    }
  }

  /// The modifiers on the stack, or on the view with the overlay, from the inside out.
  var outerModifiers: [ModifierCall] {
    let call: FunctionCallExprSyntax
    switch form {
    case .stack(let stack, _): call = stack
    case .overlay(let modifier): call = modifier.call
    case .component: return []
    }
    return ViewChain(call.withModifiers).modifiers.filter {
      $0.call.offsets.upperBound > call.offsets.upperBound
    }
  }

  /// The UTF-8 offsets of what lies under the layers.
  fileprivate var covered: Range<Int>? {
    switch form {
    case .stack(let call, let statements):
      statements.first.map { call.offsets.lowerBound..<$0.offsets.lowerBound }
    case .overlay(let modifier): modifier.base?.offsets
    case .component: nil
    }
  }
}
