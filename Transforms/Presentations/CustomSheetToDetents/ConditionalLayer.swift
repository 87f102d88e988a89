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
  }

  /// Not empty; the conditions have one subject.
  let parts: [Part]

  /// What the conditions test.
  var key: String { parts[0].condition.key }

  /// Nil for a layer that is there in any case.
  init?(_ view: ExprSyntax, alignedTo alignment: PinnedAlignment?, _ index: DeclarationIndex) {
    if let condition = SheetCondition(view) {
      parts = [Part(condition: condition, alignment: alignment)]
    } else if let parts = Self.parts(in: ViewChain(view), alignment, index) {
      self.parts = parts
    } else {
      return nil
    }
  }

  private static func parts(
    in chain: ViewChain, _ alignment: PinnedAlignment?, _ index: DeclarationIndex
  ) -> [Part]? {
    guard let call = chain.call, let name = call.calledName, let closure = call.onlyClosure,
      wrappers.contains(name), !chain.isConditional,
      chain.modifiers.allSatisfy({ $0.isPlainOnLayer })
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
