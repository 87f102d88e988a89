import Rewriting
import SwiftSyntax

/// The padding of a bar that imitates the home indicator.
struct GuessedIndicator {
  enum Form {
    /// Nothing of the kind.
    case none
    /// It imitates the indicator, and the safe area clears it anyhow.
    case guess(ModifierCall)
    /// It keeps the bar off the indicator, since code around the bar ignores the safe area; or
    /// another file may do so.
    case needed(ModifierCall, isCertain: Bool)
  }

  let form: Form

  init(of bar: PinnedLayer, at site: Syntax, _ index: DeclarationIndex, _ uses: ViewUses) {
    guard bar.edge == .bottom else {
      form = .none
      return
    }
    let amounts = BottomAmounts(insets: BottomInsets(index: index))
    let chains = ([bar.layer] + (bar.stack == nil ? [] : bar.views)).map(ViewChain.init)
    for modifier in chains.flatMap(\.modifiers) {
      guard let padding = BottomPadding(modifier), padding.scope == .bottomOnly else { continue }
      let isMeasured: Bool
      switch amounts.amount(of: padding.amount) {
      case .clearance(let clearance):
        isMeasured = clearance.isMeasured || !clearance.edits.isEmpty
      case .spacing where index.number(padding.amount) == BottomAmounts.indicatorHeight:
        isMeasured = false
      case .spacing: continue
      case .unclear:
        form = .needed(modifier, isCertain: false)
        return
      }
      if Self.isIgnored(around: site, uses) {
        form = .needed(modifier, isCertain: true)
      } else {
        form = isMeasured ? .needed(modifier, isCertain: false) : .guess(modifier)
      }
      return
    }
    form = .none
  }

  /// Whether code of the file around a node ignores the bottom safe area.
  private static func isIgnored(around site: Syntax, _ uses: ViewUses) -> Bool {
    var node = site
    for _ in 0..<longestPath {
      guard let (place, next) = ViewPlace.around(node) else { return false }
      node = next
      switch place {
      case .modified(let modifier):
        if SafeAreaIgnoring(modifier)?.mayIgnoreBottom ?? false { return true }
      case .modifiedInSomeBuilds(let modifiers):
        if modifiers.contains(where: { SafeAreaIgnoring($0)?.mayIgnoreBottom ?? false }) {
          return true
        }
      case .content(let call, _):
        if ["NavigationStack", "NavigationSplitView", "NavigationView"].contains(call.calledName) {
          return false
        }
      case .result(let member):
        let places = uses.uses(of: member)
        // Where one of several places ignores the edge, the padding is needed there.
        guard places.count == 1, let use = places.first else { return !places.isEmpty }
        node = Syntax(use)
      case .inside, .item, .arm: break
      }
    }
    return false
  }

  private static let longestPath = 400
}
