import Availability
import Rewriting
import SwiftSyntax

/// A panel or a scrim that is always there: what has to hold for a sheet to take its place.
struct SheetMount {
  /// Where the panel stands; nil where only the scrim is always there.
  let choice: SheetOffset.Choice?
  private let scrimIsInverse: Bool

  /// Nil where there is no such layer.
  init?(_ layers: [MountedLayer]) {
    guard !layers.isEmpty else { return nil }
    var choice: SheetOffset.Choice?
    var isInverse = false
    for layer in layers {
      switch layer.kind {
      case .panel(let found): choice = found
      case .scrim(let inverse): isInverse = inverse
      }
    }
    self.choice = choice
    scrimIsInverse = isInverse
  }

  /// The modifiers behind the frame that pins a panel: they move or hide it, and the sheet does.
  static let takenOver: Set<String> = [
    "offset", "animation", "transition", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea",
    "gesture", "simultaneousGesture", "highPriorityGesture", "opacity", "allowsHitTesting",
    "shadow", "disabled", "accessibilityHidden",
  ]

  /// Refuses a panel that is in sight while the flag is false, or that keeps something while it is
  /// hidden.
  /// - Returns: What changes for the user because the panel is no longer always there.
  func admit(
    _ panel: SheetPanel, _ flag: SheetFlag, _ index: DeclarationIndex
  ) throws(Refusal) -> [String] {
    if scrimIsInverse {
      throw Refusal("the scrim is in sight while \(flag.name) is false")
    }
    guard let choice else { return [] }
    let way = choice.whileFalse - choice.whileTrue
    if way.points + way.share * 800 < 0 {
      throw Refusal(
        "\(flag.name) is true while the panel is hidden, and a sheet needs the opposite")
    }
    if choice.whileTrue.points < 0 {
      throw Refusal("the panel floats \((choice.whileTrue * -1).words) above the edge")
    }
    try admitHiding(panel, way, flag, index)
    let retained = RetainedState(panel.view, index)
    if let (view, name) = retained.kept {
      throw Refusal(
        "the panel is always there, and \(view) keeps \(name), which a sheet starts afresh each time"
      )
    }
    if let name = retained.listening {
      throw Refusal("the panel also has \(name), which runs while it is hidden, and not in a sheet")
    }
    var parts: [String] = []
    if !retained.unknown.isEmpty {
      let names = retained.unknown.joined(separator: ", ")
      parts.append(
        "the panel was always there: state inside \(names) of another file starts afresh each time")
    }
    if retained.appears {
      parts.append("what the panel does when it appears happens each time it is shown")
    }
    return parts
  }

  /// Refuses a drawer of which something is left in sight.
  private func admitHiding(
    _ panel: SheetPanel, _ way: SheetLength, _ flag: SheetFlag, _ index: DeclarationIndex
  ) throws(Refusal) {
    if let expression = panel.height, let height = SheetLength(expression, index) {
      let rest = height - way
      let isHidden =
        rest.names.isEmpty && rest.share <= 0 && rest.points <= 0
        || height == way || way.share >= 1 && height.share == 0
      guard !isHidden else { return }
      throw Refusal(
        rest.isPoints
          ? "\(rest.words) of the panel stay in sight while \(flag.name) is false: nothing hides it"
          : "the panel is moved by \(way.words) only, which may leave a part of it in sight")
    }
    // Without a height, a screen hides all, and much hides what nothing in it brings back.
    if way.share >= 1 { return }
    let isFar = way.points + way.share * 800 >= 300
    let opensItself = RetainedState.opens(flag, in: panel)
    guard isFar, !opensItself else {
      throw Refusal(
        "the panel is moved by \(way.words), and its height, which tells whether that hides it, is not stated"
      )
    }
  }
}

/// The scrim that a stack around a panel has as its background.
struct BackgroundScrim {
  let modifier: ModifierCall
  let layer: MountedLayer

  init?(_ modifier: ModifierCall, _ index: DeclarationIndex) {
    guard modifier.name == "background", modifier.views.count == 1,
      let layer = MountedLayer(modifier.views[0], index), case .scrim = layer.kind
    else { return nil }
    self.modifier = modifier
    self.layer = layer
  }
}
