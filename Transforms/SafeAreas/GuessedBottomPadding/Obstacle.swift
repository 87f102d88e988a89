import Rewriting
import SwiftSyntax

/// Why the bottom safe area cannot simply be respected again where a padding stood in for it.
enum Obstacle: Sendable, Hashable {
  /// Something stands below the padded view, or beside it.
  case below, beside
  /// A bar in an inset: what scrolls behind it uses the ignored edge.
  case barInset
  /// The view lies behind another, or is a row, or one of several alike.
  case behind, row, repeated
  /// A container whose layout only its own code tells.
  case container(String)
  /// A modifier that only its own code tells.
  case modifier(String)
  case tabs
  case clipped(String)
  case fixedHeight, moved, overlay
  case background
  case backgroundLayer, layer
  /// The view is shown in some states or builds only.
  case condition, directive
  case severalUses
  case insetUsed(line: Int)
  case ignoredTwice(line: Int)
  case ignoring(SafeAreaIgnoring.Refusal)

  /// Whether the padded area is drawn, down to an edge that is then the screen's.
  var isDrawn: Bool {
    switch self {
    case .clipped, .background, .backgroundLayer: true
    default: false
    }
  }

  var text: String {
    switch self {
    case .below: "it serves what stands below the padded view too"
    case .beside: "it serves what stands beside the padded view too"
    case .barInset: "it serves what scrolls behind the bar too"
    case .behind: "the padded view lies behind another one"
    case .row: "the padded view is a row of a list"
    case .repeated: "the padded view is shown several times"
    case .container(let name): "only \(name) knows where the padded view is shown"
    case .modifier(let name): "only \(name) knows what is drawn around the padded view"
    case .tabs: "it serves the other tabs too"
    case .clipped(let name): "what \(name) cuts out would end above the indicator and leave a gap"
    case .fixedHeight: "a fixed height counts on it"
    case .moved: "the view is moved by an amount that may count on it"
    case .overlay: "an overlay reaches down to the edge too"
    case .background: "a background would end above the indicator and leave a gap"
    case .backgroundLayer: "a layer behind would end above the indicator and leave a gap"
    case .layer: "it serves the other layers too"
    case .condition: "the padded view is shown in some states only"
    case .directive: "the padding and the ignored edge are not in the same builds"
    case .severalUses: "the padded view is used in several places"
    case .insetUsed(let line): "the inset is used on line \(line) too"
    case .ignoredTwice(let line): "line \(line) ignores it again"
    case .ignoring(let refusal): refusal.text
    }
  }
}

extension SafeAreaIgnoring.Refusal {
  fileprivate var text: String {
    switch self {
    case .computed: "which edges are ignored is computed"
    case .keyboard: "it keeps the keyboard from moving the view too"
    case .removal(.wholeClause): "it is all that stands in an #if"
    case .removal(.commentInside): "a comment inside it would be lost"
    }
  }
}
