import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// A layering that can be taken apart, with all that goes.
struct LayeredBarPlan {
  let layering: Layering
  let content: ScrollingContent
  let clearance: Clearance
  let indicator: GuessedIndicator.Form

  var isControl: Bool { if case .controlBar = layering.role { true } else { false } }

  /// The change at the deployment targets of the place.
  /// - Parameter names: The names of members that the type around the place has, or will have.
  func change(in context: Context, names: inout Names) throws(Refusal) -> Change {
    let use = try use(in: context)
    switch context.fallback(for: .safeAreaInset, at: layering.candidate.site) {
    case .refuse(let reason): throw Refusal(reason)
    case .plain, .settled:
      let edits = try PinnedBarEdits(
        layering, calling: use.name, removing: clearance.removed, padding: guess, in: context.file)
      return Change(title(use.name), .unsafe, edits: edits.edits, supports: use.supports)
    case .check(let check):
      let arms = try OlderArms(
        layering, calling: use.name, behind: check, removing: clearance.removed,
        names: &names, in: context)
      return Change(
        title(use.name), .unsafe, edits: arms.edits, supports: arms.supports + use.supports)
    }
  }

  /// The padding of the bar that imitates the home indicator, and goes.
  private var guess: ModifierCall? {
    if case .guess(let padding) = indicator { padding } else { nil }
  }

  private func use(
    in context: Context
  ) throws(Refusal) -> (name: String, supports: [Support]) {
    let site = layering.candidate.site
    let api = isControl ? API.safeAreaBar : .safeAreaInset
    if context.file.declaresFunction(named: api.baseName) {
      throw Refusal("the file declares a method \(api.baseName) of its own")
    }
    guard isControl else { return (api.baseName, []) }
    switch context.fallback(for: .safeAreaBar, at: site) {
    case .refuse(let reason): throw Refusal(reason)
    case .plain, .settled: return (api.baseName, [])
    case .check:
      let use = try context.orLowestTargets(for: .safeAreaInset, at: site)
        .use(.safeAreaBarOrInset(.vertical), at: site)
      return (use.name, use.supports)
    }
  }

  private func title(_ modifier: String) -> String {
    "Attach the \(isControl ? "bar" : "notice") to the \(content.container) with \(modifier)"
  }
}

extension Context {
  /// The context itself; where targets are unknown and the place does not guarantee an API, one
  /// with the lowest targets there are, so that a helper keeps its older side from them too.
  fileprivate func orLowestTargets(for api: API, at node: some SyntaxProtocol) -> Context {
    guard targets.isUnknown, case .check = fallback(for: api, at: node) else { return self }
    let lowest = Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { ($0, $0.firstWithSwiftUI) })
    return Context(file: file, targets: DeploymentTargets(lowest), preferences: preferences)
  }
}
