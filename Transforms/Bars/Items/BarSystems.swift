import Availability
import Platforms
import Rewriting
import SwiftSyntax

extension Context {
  /// What is known of the systems that run some code of a bar; nil where none of them can have
  /// vertical bars, however new it is.
  func barSystems(at node: some SyntaxProtocol) -> BarSystems? {
    var context = self
    // The question is where the code runs, not how it is compiled.
    context.preferences.sdkGuard = false
    guard let targets = targets(at: node) else { return nil }
    switch context.fallback(for: .toolbarVerticalEdge, at: node) {
    case .refuse: return nil
    case .settled: return BarSystems(targets: targets, isBeforeVerticalBars: true)
    case .plain, .check: return BarSystems(targets: targets, isBeforeVerticalBars: false)
    }
  }
}

/// The systems that run a place in the code of bars.
struct BarSystems {
  /// The deployment targets there.
  var targets: DeploymentTargets
  /// Whether a check has left only systems older than vertical bars.
  var isBeforeVerticalBars: Bool
}
