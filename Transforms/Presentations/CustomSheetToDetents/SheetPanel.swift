import Availability
import Rewriting
import SwiftSyntax

/// The panel of a hand-made sheet: what of it is content, and what the sheet takes over.
struct SheetPanel {
  /// The layer as a whole.
  let layer: ExprSyntax
  /// The panel without the stack that pushes it down.
  let view: ExprSyntax
  /// The modifiers of the panel that go.
  private(set) var removed: [ModifierCall] = []
  /// The argument of `presentationDetents`.
  private(set) var detents = "[.medium, .large]"
  /// What the frame around the panel says.
  private(set) var height: ExprSyntax?
  /// Whether the drag leaves the panel at one of several heights.
  private(set) var hasSnapPoints = false
  private(set) var offsets: [SheetOffset] = []
  /// The radius of the corners.
  private(set) var radius: String?
  /// The style of the background.
  private(set) var style: String?
  /// The handle that is drawn at the top of the panel.
  private(set) var grabber: CodeBlockItemSyntax?
  private(set) var drags: [SheetDrag] = []
  /// Whether the panel comes from below.
  private(set) var slides = false

  /// Whether its detents are heights of its own.
  var hasHeight: Bool { height != nil || hasSnapPoints }

  private let flag: SheetFlag
  private let index: DeclarationIndex

  /// - Throws: Where the panel has something that a sheet has no place for.
  init(_ pinned: PinnedLayer, _ flag: SheetFlag, _ index: DeclarationIndex) throws(Refusal) {
    layer = pinned.layer
    self.flag = flag
    self.index = index
    if let stack = pinned.stack {
      guard stack.holdsOneView, let inner = pinned.views.first else {
        throw Refusal("the panel is several views")
      }
      view = inner
    } else {
      view = pinned.layer
    }
    let chain = ViewChain(view)
    if chain.isConditional { throw Refusal("a part of the panel stands inside an #if") }
    grabber = Self.grabber(of: chain)
    if let grabber, let handle = grabber.view {
      for modifier in ViewChain(handle).modifiers {
        if let drag = try SheetDrag(modifier, flag, index) { drags.append(drag) }
      }
    }
    for modifier in chain.modifiers { try read(modifier, pinned) }
    if pinned.stack != nil {
      for modifier in ViewChain(layer).modifiers {
        guard try takesOver(modifier, pinned) || modifier.isAnimationOfAll else {
          throw Refusal("the stack around the panel has \(modifier.name)")
        }
      }
    }
    try readParts(of: chain)
    try measure()
    let text = view.trimmedDescription
    if text.contains("matchedGeometryEffect") {
      throw Refusal("a matchedGeometryEffect ties the panel to the content")
    }
  }

  /// Takes the drags that hide the panel off its header, or another part of its content.
  private mutating func readParts(of chain: ViewChain) throws(Refusal) {
    let own = Set(chain.modifiers.map(\.call.id))
    for node in view.descendants {
      guard let modifier = node.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init),
        !own.contains(modifier.call.id),
        grabber?.offsets.contains(modifier.call.offsets.lowerBound) != true,
        let drag = try SheetDrag(onPart: modifier, flag, index)
      else { continue }
      drags.append(drag)
      removed.append(modifier)
    }
  }

  /// Tells the detents from the height, the offsets and where the drag leaves the panel.
  private mutating func measure() throws(Refusal) {
    if let points = try SnapPoints(height: height, offsets, drags, flag, index) {
      detents = points.code
      hasSnapPoints = true
      return
    }
    height = height ?? PanelHeight(of: view, index)?.expression
    if let height { detents = try SheetDetent.code(height, index) }
  }

  /// Rewrites the values that the sheet is given, where they mean something else elsewhere.
  mutating func translate(
    _ code: (String) throws(Refusal) -> String
  ) throws(Refusal) {
    detents = try code(detents)
    if let radius { self.radius = try code(radius) }
    if let style { self.style = try code(style) }
  }

  private mutating func read(_ modifier: ModifierCall, _ pinned: PinnedLayer) throws(Refusal) {
    if try takesOver(modifier, pinned) {
      removed.append(modifier)
      return
    }
    switch modifier.name {
    case "padding" where radius != nil || style != nil:
      throw Refusal("the panel floats with a margin around it")
    case "matchedGeometryEffect":
      throw Refusal("a matchedGeometryEffect ties the panel to the content")
    case "background":
      // A background that is no plain fill stays where it is.
      guard let background = SheetBackground(modifier) else { return }
      if background.radius != nil, radius != nil { return }
      radius = background.radius ?? radius
      style = background.style
      removed.append(modifier)
    default: break
    }
  }

  /// Whether the sheet does what the modifier did.
  private mutating func takesOver(
    _ modifier: ModifierCall, _ pinned: PinnedLayer
  ) throws(Refusal) -> Bool {
    if let drag = try SheetDrag(modifier, flag, index) {
      drags.append(drag)
      return true
    }
    switch modifier.name {
    case "transition":
      let text = modifier.arguments.trimmedDescription
      slides = slides || text.contains(".bottom") || text.contains(".slide")
      return true
    case "offset":
      offsets.append(try SheetOffset(of: modifier, flag, index))
      return true
    case "animation": return FlagAnimations.isOfPanel(modifier, flag, index)
    case let name where flag.isRead(by: modifier, named: name): return true
    case "zIndex", "shadow": return true
    case "ignoresSafeArea", "edgesIgnoringSafeArea": return true
    case "cornerRadius":
      radius = modifier.arguments.first?.expression.trimmedDescription
      return true
    case "clipShape":
      guard let found = modifier.arguments.first?.expression.cornerRadius else { return false }
      radius = found
      return true
    case "frame":
      if modifier.call.id == pinned.frame?.call.id {
        guard
          modifier.arguments.allSatisfy({
            ["maxWidth", "maxHeight", "alignment"].contains($0.label?.text)
          })
        else { throw Refusal("the frame that pins the panel does more than that") }
        return true
      }
      guard let height = modifier.argument("height"),
        modifier.arguments.allSatisfy({ ["height", "alignment"].contains($0.label?.text) })
      else { return false }
      self.height = height.expression
      return true
    default: return false
    }
  }

  /// The handle: a small shape at the top of the stack that the panel is.
  private static func grabber(of chain: ViewChain) -> CodeBlockItemSyntax? {
    guard chain.rootName == "VStack", let first = chain.call?.onlyClosure?.statements.first,
      let view = first.view
    else { return nil }
    let handle = ViewChain(view)
    guard ["Capsule", "RoundedRectangle", "Rectangle"].contains(handle.rootName) else { return nil }
    let frames = handle.modifiers.filter { $0.name == "frame" }
    let isSmall = frames.contains { frame in
      guard let width = frame.number("width"), let height = frame.number("height") else {
        return false
      }
      return width <= 120 && height <= 10
    }
    return isSmall ? first : nil
  }
}

extension ModifierCall {
  /// `animation(_:)` without a value.
  fileprivate var isAnimationOfAll: Bool {
    name == "animation" && arguments.count == 1 && call.closures.isEmpty
  }

  fileprivate func number(_ label: String) -> Double? {
    argument(label).flatMap { Double($0.expression.trimmedDescription) }
  }
}
