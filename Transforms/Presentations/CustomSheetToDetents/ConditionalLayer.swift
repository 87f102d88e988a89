import Rewriting
import SwiftSyntax

/// A view of a stack or an overlay that shows nothing but what one condition shows: an `if`, or a
/// stack or group around such.
struct ConditionalLayer {
  /// What one condition shows, and where.
  struct Part {
    let condition: SheetCondition
    let alignment: PinnedAlignment?
    /// The modifiers on the stacks around it.
    var around: [ModifierCall] = []
    /// Set for a layer that is always there.
    var mounted: MountedLayer? = nil
  }

  /// Not empty; the conditions have one subject.
  let parts: [Part]

  /// What the conditions test.
  var key: String { parts[0].condition.key }

  /// Nil for a layer that is there in any case.
  init?(_ view: ExprSyntax, alignedTo alignment: PinnedAlignment?, _ index: DeclarationIndex) {
    if let condition = SheetCondition(view) {
      parts = [Part(condition: condition, alignment: alignment)]
    } else if let mounted = MountedLayer(view, index) {
      parts = [Part(condition: mounted.condition, alignment: alignment, mounted: mounted)]
    } else if let parts = Self.parts(in: ViewChain(view), alignment, index) {
      self.parts = parts
    } else {
      return nil
    }
  }

  /// A layer that whoever uses it shows under a condition.
  init(_ condition: SheetCondition) {
    parts = [Part(condition: condition, alignment: .center)]
  }

  private static func parts(
    in chain: ViewChain, _ alignment: PinnedAlignment?, _ index: DeclarationIndex
  ) -> [Part]? {
    let behind = chain.modifiers.compactMap { BackgroundScrim($0, index) }
    guard let call = chain.call, let name = call.calledName, let closure = call.onlyClosure,
      wrappers.contains(name), !chain.isConditional, behind.count <= 1,
      chain.modifiers.allSatisfy({ modifier in
        modifier.isPlainOnLayer || behind.contains { $0.modifier.call.id == modifier.call.id }
      })
    else { return nil }
    var items = closure.statements.compactMap(\.view)
    guard items.count == closure.statements.count else { return nil }
    var outer = chain.filledAlignment ?? alignment
    if name == "GeometryReader" { outer = nil }
    if name == "VStack", items.first?.isFlexibleSpacer == true {
      items.removeFirst()
      outer = .bottom
    }
    func parts(alignedTo alignment: PinnedAlignment?) -> [Part]? {
      let layers = items.compactMap { ConditionalLayer($0, alignedTo: alignment, index) }
      guard layers.count == items.count, Set(layers.map(\.key)).count == 1 else { return nil }
      return layers.flatMap(\.parts)
    }
    guard var found = parts(alignedTo: outer) else { return nil }
    if name == "VStack", found.count != 1 || found[0].condition.views.count != 1 { return nil }
    // A stack is as large as what it holds: only what fills it lets it align the panel.
    let roles = ViewRoles(index)
    let isFilled = found.contains { part in
      part.condition.views.contains { roles.roleOfRoot(of: $0) == .decoration }
    }
    if name == "ZStack", isFilled {
      let own = call.arguments.first { $0.label?.text == "alignment" }
      found = parts(alignedTo: own.map { PinnedAlignment($0.expression) } ?? .center) ?? found
    }
    for number in found.indices { found[number].around += chain.modifiers }
    for scrim in behind {
      guard scrim.layer.condition.key == found[0].condition.key else { return nil }
      found.insert(
        Part(condition: scrim.layer.condition, alignment: nil, mounted: scrim.layer), at: 0)
    }
    return found
  }

  private static let wrappers: Set<String> = ["Group", "VStack", "ZStack", "GeometryReader"]
}

extension ViewChain {
  /// Where a frame of infinite height puts the view; nil where there is no such frame.
  fileprivate var filledAlignment: PinnedAlignment?? {
    guard let frame = modifiers.last(where: \.fillsHeight) else { return nil }
    return frame.argument("alignment") == nil ? .center : frame.alignment
  }
}

extension ModifierCall {
  /// Whether the modifier on a layer only says how it appears and how far it reaches.
  var isPlainOnLayer: Bool {
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
