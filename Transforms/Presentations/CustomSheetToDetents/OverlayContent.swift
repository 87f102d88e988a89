import SwiftSyntax

/// What an overlay shows, in the closure or in the older form as an argument.
struct OverlayContent {
  let views: [ExprSyntax]
  let alignment: PinnedAlignment?

  /// Nil for another modifier, and for an overlay that shows a style or a shape.
  init?(_ modifier: ModifierCall) {
    guard modifier.name == "overlay", modifier.base != nil else { return nil }
    var arguments = Array(modifier.arguments)
    if let closure = modifier.call.trailingClosure {
      views = closure.statements.compactMap(\.view)
      guard views.count == closure.statements.count, !views.isEmpty,
        modifier.call.additionalTrailingClosures.isEmpty
      else { return nil }
    } else {
      guard let first = arguments.first, first.label == nil else { return nil }
      views = [first.expression]
      arguments.removeFirst()
    }
    guard arguments.allSatisfy({ $0.label?.text == "alignment" }) else { return nil }
    let written = arguments.first?.expression
    alignment = written.map(PinnedAlignment.init) ?? .center
  }
}
