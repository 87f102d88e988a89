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
  /// Set where the layers are those of a component, and not where the sheet goes.
  let use: SheetComponentUse?
  /// What changes for the user because the panel is no longer always there.
  private let unmounting: [String]
  /// The frame that keeps the stack as large as the layers made it that go.
  let fill: String?
  /// The panel's view, where another file declares what it draws.
  private let foreignView: String?

  /// - Throws: What the first recogniser that says no says.
  init(_ layers: SheetLayers, _ index: DeclarationIndex, in context: Context) throws(Refusal) {
    self.layers = layers
    use = nil
    let flag = try SheetFlag(layers.condition, index, in: context.file)
    self.flag = flag
    let panel = try SheetPanel(layers.panel, flag, index)
    self.panel = panel
    unmounting = try layers.mount?.admit(panel, flag, index) ?? []
    fill = layers.fill(index)
    foreignView = panel.foreignView(index)
    try panel.admitAsContent(index)
    try panel.admitEnvironment(index)
    let scrim = try layers.scrim.map { (view) throws(Refusal) in try SheetScrim(view, flag, index) }
    self.scrim = scrim
    if layers.hasRival { throw Refusal.anotherPanel }
    if let name = panel.strandedName(from: layers.around, with: flag.item, index) {
      throw Refusal("the panel reads \(name), which only the layers around it have")
    }
    let driving = DrivingCode(panel, scrim)
    let going = GoingCode(layers, panel, content: panel.view.offsets)
    orphans = SheetUses(context.file, index, content: panel.view.offsets, isGone: going.contains)
      .orphans(among: driving.methods)
    let around = try SheetSurroundings(
      layers, flag, driving, content: panel.view.offsets, index, in: context.file
    ) { [orphans] offset in
      going.contains(offset) || orphans.contains { $0.node.offsets.contains(offset) }
    }
    states = driving.states
    let resets = try around.uses.admit(states)
    dismissal = try SheetDismissal(driving.ways, flag, around.flagUses, around.places)
    kept = KeptCode(
      removing: resets, dismissal, flag, around.flagUses, around.uses,
      modifiers: layers.outerModifiers, in: context.file)
  }

  /// A component, at one of its calls.
  ///
  /// - Throws: What the first recogniser that says no says.
  init(_ use: SheetComponentUse, _ index: DeclarationIndex, in context: Context) throws(Refusal) {
    self.use = use
    layers = use.layers
    let inner = try SheetFlag(layers.condition, index, in: context.file)
    var panel = try SheetPanel(layers.panel, inner, index)
    unmounting = try layers.mount?.admit(panel, inner, index) ?? []
    fill = layers.fill(index)
    let scrim = try layers.scrim.map { (view) throws(Refusal) in try SheetScrim(view, inner, index)
    }
    self.scrim = scrim
    flag = try use.flag(for: inner, index, in: context.file)
    if layers.hasRival { throw Refusal.anotherPanel }
    try panel.translate { (code) throws(Refusal) in try use.translate(code, index) }
    self.panel = panel
    foreignView = nil
    orphans = []
    let driving = DrivingCode(panel, scrim)
    states = driving.states
    try use.admit(panel, keeping: states, index)
    let going = GoingCode(layers, panel, content: use.content.offsets)
    let around = try SheetSurroundings(
      layers, flag, driving, content: use.content.offsets, index, in: context.file,
      isGone: going.contains)
    dismissal = try SheetDismissal(driving.ways, inner, [], around.places)
    kept = KeptCode(
      removing: [], dismissal, flag, around.flagUses, around.uses,
      modifiers: layers.outerModifiers, in: context.file)
  }

  /// The UTF-8 offsets of what the sheet shows.
  var content: Range<Int> { use?.content.offsets ?? panel.view.offsets }

  /// Whether a tap or a drag hides the panel.
  var isDismissable: Bool { DrivingCode(panel, scrim).isDismissing }

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
  /// - Parameter older: The systems that keep the original, in words.
  func consequence(keepingOriginalBelow older: String? = nil) -> String {
    var parts = [
      "the panel becomes a system sheet: it lies above the tab bar and the keyboard moves it",
      "its content starts afresh each time it is shown",
      scrim == nil
        ? "the content behind stays usable, from iOS 16.4 on"
        : "the system dims the content behind",
      "in wide windows it is a card in the middle",
    ]
    if isDismissable {
      parts.append("a swipe down or a tap beside it closes it, with the system's own distance")
    } else {
      parts.append("as before nothing but the app closes it")
    }
    if let name = foreignView {
      parts.append("what \(name) of another file draws stays, a grabber or a drag of its own too")
    }
    if let use, use.orphan == nil, !use.isUsedElsewhere, older == nil {
      parts.append("nothing in this file shows \(use.component.name) any longer")
    }
    if flag.item != nil {
      parts.append("while it is open, a change to another item closes it and opens it again")
    }
    parts += unmounting
    if panel.hasSnapPoints { parts.append("it opens at the smallest of its heights each time") }
    parts.append(
      panel.hasHeight
        ? "from iOS 26 on the bottom safe area is added to its height"
        : "it opens at half the height and can be pulled up")
    if !dismissal.further.isEmpty {
      parts.append("what else happened when it closed happens when it has gone")
    }
    if use == nil, !flag.isState {
      parts.append("what the code around it presents as it closes waits until it has gone")
    }
    if let older { parts.append("below \(older) the panel stays as it is") }
    return parts.joined(separator: "; ")
  }
}

extension Refusal {
  /// SwiftUI shows one sheet of a view at a time.
  static let anotherPanel = Refusal(
    "another panel over the same view could be up at the same time")
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
    // The background by a style is as old as the one by views.
    apis: [.presentationBackground], olderAPIs: [.backgroundContent],
    generics: "<Fill: ShapeStyle>", parameters: ["_ style: Fill"],
    newer: "presentationBackground(style)", older: "background(style)")

  fileprivate static let usableBehindSheet = ViewHelper(
    "usableBehindSheet",
    summary: "Keeps the content behind a sheet usable where the system can.",
    apis: [.presentationBackgroundInteraction],
    newer: "presentationBackgroundInteraction(.enabled)", older: "self")
}
