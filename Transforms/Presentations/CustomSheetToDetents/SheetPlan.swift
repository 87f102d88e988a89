import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// A hand-made sheet that all recognisers know, on its way to one change.
struct SheetPlan {
  let layers: SheetLayers
  let flag: SheetFlag
  let scrim: SheetScrim?
  let panel: SheetPanel
  /// What the sheet runs when it has gone.
  let dismissal: SheetDismissal
  /// The state that only the drag and the scrim use.
  let states: [Declaration]
  /// The methods and gestures that nothing uses any longer.
  let orphans: [Declaration]
  /// What changes in the code that stays where it is.
  let kept: KeptCode

  /// - Throws: What the first recogniser that says no says.
  init(_ layers: SheetLayers, _ index: DeclarationIndex, in context: Context) throws(Refusal) {
    self.layers = layers
    guard let condition = layers.conditions.first else { throw Refusal("nothing shows the panel") }
    let flag = try SheetFlag(condition, index, in: context.file)
    self.flag = flag
    let panel = try SheetPanel(layers.panel, flag, index)
    self.panel = panel
    let scrim = try layers.scrim.map { (view) throws(Refusal) in try SheetScrim(view, flag, index) }
    self.scrim = scrim
    let going = GoingCode(layers, panel)
    let effects = panel.drags.map(\.effects) + [scrim?.effects].compactMap { $0 }
    let methods = effects.flatMap(\.methods.values)
    let gestures = panel.drags.compactMap(\.gesture) + (scrim?.gestures ?? [])
    let orphans = SheetUses(context.file, index, isGone: going.contains)
      .orphans(among: unique(methods + gestures))
    self.orphans = orphans
    let uses = SheetUses(context.file, index) { offset in
      going.contains(offset) || orphans.contains { $0.node.offsets.contains(offset) }
    }
    let places = SheetPlaces(
      file: context.file, index: index, uses: uses, panel: panel.view,
      covered: scrim == nil ? nil : layers.covered)
    let place = Syntax(layers.place)
    if let other = OtherPresentation(besides: panel.view, of: place, places) {
      throw Refusal(other.reason)
    }
    try uses.admit(flag)
    states = unique(effects.flatMap(\.states.values) + panel.drags.compactMap(\.updated))
    let resets = try uses.admit(states)
    let flagUses = uses.references(to: flag).map { FlagUse($0, of: flag) }
    let isDismissable = effects.contains(where: \.dismisses)
    _ = try SheetShowing(flag, flagUses, uses, isDismissable: isDismissable)
    let ways =
      (scrim?.effects.ways ?? []).map { SheetDismissal.Way(name: "the tap on the scrim", further: $0) }
      + panel.drags.flatMap(\.effects.ways).map { SheetDismissal.Way(name: "the drag", further: $0) }
    dismissal = try SheetDismissal(ways, flag, flagUses, places)
    kept = KeptCode(
      removing: resets, dismissal, flag, flagUses, uses,
      modifiers: layers.outerModifiers, in: context.file)
  }

  /// Whether a tap or a drag hides the panel.
  var isDismissable: Bool {
    scrim?.effects.dismisses == true || panel.drags.contains { $0.effects.dismisses }
  }

  /// The modifiers of the sheet's content, and the helpers that they need.
  func presentation(
    in context: Context
  ) throws(Refusal) -> (modifiers: [String], supports: [Support]) {
    var modifiers = [".presentationDetents(\(panel.detents))"]
    var supports: [Support] = []
    if panel.grabber != nil { modifiers.append(".presentationDragIndicator(.visible)") }
    func add(_ helper: ViewHelper, _ argument: String = "") throws(Refusal) {
      switch context.fallback(for: helper.apis, at: layers.place) {
      case .plain, .settled:
        modifiers.append(
          "." + (argument.isEmpty ? helper.newer : "\(helper.apis[0].baseName)(\(argument))"))
      case .refuse(let reason): throw Refusal(reason)
      case .check:
        let use = try context.use(helper, at: layers.place)
        modifiers.append(".\(use.name)(\(argument))")
        supports += use.supports
      }
    }
    if let radius = panel.radius { try add(.sheetCornerRadius, radius) }
    if let style = panel.style { try add(.sheetBackground, style) }
    if scrim == nil { try add(.usableBehindSheet) }
    if !isDismissable { modifiers.append(".interactiveDismissDisabled()") }
    return (modifiers, supports)
  }

  /// What changes for the user of the app.
  var consequence: String {
    var parts = [
      "the panel becomes a system sheet: it lies above the tab bar and the keyboard moves it",
      "its content starts afresh each time it is shown",
      scrim == nil ? "the content behind stays usable" : "the system dims the content behind",
      "in wide windows it is a card in the middle",
    ]
    if isDismissable {
      parts.append("a swipe down or a tap beside it closes it, with the system's own distance")
    } else {
      parts.append("as before nothing but the app closes it")
    }
    parts.append(
      panel.hasHeight
        ? "from iOS 26 on the bottom safe area is added to its height"
        : "it opens at half the height and can be pulled up")
    if !dismissal.further.isEmpty {
      parts.append("what else happened when it closed happens when it has gone")
    }
    return parts.joined(separator: "; ")
  }
}

/// The code that goes with a hand-made sheet, but for what nothing uses any longer.
private struct GoingCode {
  private let around: [Range<Int>]
  private let panel: Range<Int>
  private let removed: [Range<Int>]

  init(_ layers: SheetLayers, _ panel: SheetPanel) {
    switch layers.form {
    case .stack(_, let statements): around = statements.map(\.offsets)
    case .overlay(let modifier): around = [modifier.offsets]
    }
    self.panel = panel.view.offsets
    removed = panel.removed.map(\.offsets) + [panel.grabber?.offsets].compactMap { $0 }
  }

  /// Whether the code at a UTF-8 offset goes.
  func contains(_ offset: Int) -> Bool {
    guard around.contains(where: { $0.contains(offset) }) else { return false }
    return !panel.contains(offset) || removed.contains { $0.contains(offset) }
  }
}

private func unique(_ declarations: [Declaration]) -> [Declaration] {
  var seen: Set<SyntaxIdentifier> = []
  return declarations.filter { seen.insert($0.node.id).inserted }
    .sorted { $0.node.position < $1.node.position }
}

extension SheetLayers {
  /// The modifiers on the stack, or on the view with the overlay, from the inside out.
  fileprivate var outerModifiers: [ModifierCall] {
    let call: FunctionCallExprSyntax
    switch form {
    case .stack(let stack, _): call = stack
    case .overlay(let modifier): call = modifier.call
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
    }
  }
}

extension ViewHelper {
  fileprivate static let sheetCornerRadius = ViewHelper(
    "sheetCornerRadius",
    summary: "Rounds the corners of a sheet where the system lets apps choose the radius.",
    apis: [.presentationCornerRadius], parameters: ["_ radius: CGFloat"],
    newer: "presentationCornerRadius(radius)", older: "self")

  fileprivate static let sheetBackground = ViewHelper(
    "sheetBackground",
    summary:
      "Fills a sheet where the system lets apps choose its background, and its content before.",
    apis: [.presentationBackground], generics: "<Fill: ShapeStyle>", parameters: ["_ style: Fill"],
    newer: "presentationBackground(style)", older: "background(style)")

  fileprivate static let usableBehindSheet = ViewHelper(
    "usableBehindSheet",
    summary: "Keeps the content behind a sheet usable where the system can.",
    apis: [.presentationBackgroundInteraction],
    newer: "presentationBackgroundInteraction(.enabled)", older: "self")
}
