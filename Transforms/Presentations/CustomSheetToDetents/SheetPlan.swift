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
    panel = try SheetPanel(layers.panel, flag, index)
    unmounting = try layers.mount?.admit(panel, flag, index) ?? []
    fill = layers.fill(index)
    foreignView = panel.foreignView(index)
    if let component = SheetComponent(shownBy: panel.view, index) {
      throw Refusal("\(component.name), the panel, is a hand-made sheet itself")
    }
    scrim = try layers.scrim.map { (view) throws(Refusal) in try SheetScrim(view, flag, index) }
    try layers.admitNoOther()
    if let name = panel.strandedName(from: around, with: flag.item, index) {
      throw Refusal("the panel reads \(name), which only the layers around it have")
    }
    let uses = SheetUses(context.file, index, content: content, isGone: isGone)
    try uses.admit(flag)
    try flag.admitNoOtherTaker(in: context.file, index) { !isGone($0) && !content.contains($0) }
    try uses.admit(states + methods)
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
    scrim = try layers.scrim.map { (view) throws(Refusal) in try SheetScrim(view, inner, index) }
    flag = try use.flag(for: inner, index, in: context.file)
    try layers.admitNoOther()
    try panel.translate { (code) throws(Refusal) in try use.translate(code, index) }
    self.panel = panel
    foreignView = nil
    try use.admit(panel, keeping: states, index)
    try SheetUses(context.file, index, content: content, isGone: isGone).admit(flag)
    try flag.admitNoOtherTaker(in: context.file, index) { !isGone($0) && !content.contains($0) }
  }

  /// The UTF-8 offsets of what the sheet shows.
  private var content: Range<Int> { use?.content.offsets ?? panel.view.offsets }

  /// Whether a tap or a drag hides the panel.
  var isDismissable: Bool {
    scrim?.dismisses == true || panel.drags.contains { $0.effects.dismisses }
  }

  /// The state that only the drag and the scrim use.
  var states: [Declaration] {
    let effects = panel.drags.map(\.effects) + [scrim?.effects].compactMap { $0 }
    let all = effects.flatMap(\.states.values) + panel.drags.compactMap(\.updated)
    return unique(all)
  }

  var methods: [Declaration] {
    let effects = panel.drags.map(\.effects) + [scrim?.effects].compactMap { $0 }
    return unique(effects.flatMap(\.methods.values))
  }

  private func unique(_ declarations: [Declaration]) -> [Declaration] {
    var seen: Set<SyntaxIdentifier> = []
    return declarations.filter { seen.insert($0.node.id).inserted }
      .sorted { $0.node.position < $1.node.position }
  }

  /// The UTF-8 offsets of the layers.
  private var around: [Range<Int>] {
    switch layers.form {
    case .stack(_, let statements): statements.map(\.offsets)
    case .overlay(let modifier): [modifier.offsets]
    case .component: []
    }
  }

  /// Whether the code at a UTF-8 offset goes with the change.
  private func isGone(_ offset: Int) -> Bool {
    let inMethod = methods.contains { $0.node.offsets.contains(offset) }
    guard around.contains(where: { $0.contains(offset) }) else { return inMethod }
    guard content.contains(offset) else { return true }
    let removed = panel.removed.map(\.offsets) + [panel.grabber?.offsets].compactMap { $0 }
    return removed.contains { $0.contains(offset) }
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
    if let name = foreignView {
      parts.append("what \(name) of another file draws stays, a grabber or a drag of its own too")
    }
    if let use, use.orphan == nil, !use.isUsedElsewhere {
      parts.append("nothing in this file shows \(use.component.name) any longer")
    }
    if let item = flag.item, item.parameter != .ignored {
      parts.append("while it is open, a change to another item closes it and opens it again")
    }
    parts += unmounting
    if panel.hasSnapPoints { parts.append("it opens at the smallest of its heights each time") }
    parts.append(
      panel.hasHeight
        ? "from iOS 26 on the bottom safe area is added to its height"
        : "it opens at half the height and can be pulled up")
    return parts.joined(separator: "; ")
  }
}

extension SheetLayers {
  /// Refuses another presentation that could be up together with the sheet.
  fileprivate func admitNoOther() throws(Refusal) {
    if let name = otherPresentation {
      throw Refusal(
        "\(name.first == "a" ? "an" : "a") \(name) of the same view could be up at the same time")
    }
    if hasRival { throw Refusal.anotherPanel }
  }

  /// A presentation on the same view that could be up at the same time.
  fileprivate var otherPresentation: String? {
    let call: FunctionCallExprSyntax
    switch form {
    case .stack(let stack, _): call = stack
    case .overlay(let modifier): call = modifier.call
    case .component: return nil
    }
    let whole = ViewChain(call.withModifiers).modifiers.map(\.name)
    let around = call.ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }
      .compactMap { $0.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init)?.name }
    return (whole + around).first {
      ["sheet", "fullScreenCover", "alert", "confirmationDialog", "actionSheet", "popover"]
        .contains($0)
    }
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
    apis: [.presentationBackground], generics: "<Fill: ShapeStyle>", parameters: ["_ style: Fill"],
    newer: "presentationBackground(style)", older: "background(style)")

  fileprivate static let usableBehindSheet = ViewHelper(
    "usableBehindSheet",
    summary: "Keeps the content behind a sheet usable where the system can.",
    apis: [.presentationBackgroundInteraction],
    newer: "presentationBackgroundInteraction(.enabled)", older: "self")
}
