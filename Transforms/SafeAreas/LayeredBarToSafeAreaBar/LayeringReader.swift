import Availability
import Rewriting
import SwiftSyntax

/// Finds the layerings among the candidates of one file.
struct LayeringReader {
  let index: DeclarationIndex

  /// A layering of a bar and what scrolls; nil where the layers are something else.
  ///
  /// - Throws: Where there is a bar of controls, and its layering is none that can be taken apart.
  func layering(_ candidate: LayeringCandidate) throws(LayeringRefusal) -> Layering? {
    switch candidate.form {
    case .stack: try stack(candidate)
    case .overlay(_, let base): try overlay(candidate, on: base)
    }
  }

  private func stack(_ candidate: LayeringCandidate) throws(LayeringRefusal) -> Layering? {
    let layers = candidate.layers
    guard layers.count > 1, let place = layers.firstIndex(where: mayScroll),
      let content = layers[place].view
    else { return nil }
    let before = layers[..<place]
    let after = layers[(place + 1)...]
    for layer in before {
      guard let bar = controlBar(layer, candidate) else { continue }
      let isRaised =
        layer.view.map { ViewChain($0).modifiers.contains { $0.name == "zIndex" } } ?? false
      throw LayeringRefusal(
        bar,
        isRaised
          ? "zIndex brings the bar to the front, and not its place"
          : "the content is drawn above the bar")
    }
    if after.count > 1 {
      guard let bar = after.lazy.compactMap({ controlBar($0, candidate) }).first else { return nil }
      throw LayeringRefusal(bar, "there are more than two layers")
    }
    guard let layer = after.first else { return nil }
    guard let found = try pinned(layer, candidate) else { return nil }
    guard before.allSatisfy(isBackground) else {
      throw LayeringRefusal(found.name, "there are more than two layers")
    }
    return try layering(found, over: content, candidate, hasBackground: !before.isEmpty)
  }

  private func overlay(
    _ candidate: LayeringCandidate, on base: ExprSyntax
  ) throws(LayeringRefusal) -> Layering? {
    guard mayScroll(base) else { return nil }
    if let argument = candidate.argument {
      guard let found = try pinned(argument, candidate) else { return nil }
      return try layering(found, over: base, candidate, hasBackground: false)
    }
    if candidate.layers.count > 1 {
      guard let bar = candidate.layers.lazy.compactMap({ controlBar($0, candidate) }).first else {
        return nil
      }
      throw LayeringRefusal(bar, "there are more than two layers")
    }
    guard let layer = candidate.layers.first, let found = try pinned(layer, candidate) else {
      return nil
    }
    return try layering(found, over: base, candidate, hasBackground: false)
  }

  private func layering(
    _ found: Found, over content: ExprSyntax, _ candidate: LayeringCandidate, hasBackground: Bool
  ) throws(LayeringRefusal) -> Layering? {
    let kind = ContentFinder(index: index, edge: found.bar.edge).content(of: content)
    func refuse(_ reason: String) throws(LayeringRefusal) {
      guard case .controlBar = found.role, found.bar.horizontal == .center else { return }
      throw LayeringRefusal(found.name, reason)
    }
    switch kind {
    case .scrolls: break
    case .navigation(let name):
      try refuse("on a \(name) a bar does not reach the views inside")
      return nil
    case .unfit(let reason):
      try refuse(reason)
      return nil
    case .unknown(let name):
      try refuse("this file does not show how \(name) scrolls")
      return nil
    case .still:
      try refuse("the content does not scroll up to that edge")
      return nil
    }
    return Layering(
      candidate: candidate, content: content, kind: kind, bar: found.bar, role: found.role,
      hasBackground: hasBackground)
  }

  private struct Found {
    let bar: PinnedLayer
    let role: ContentRole
    var name: String { role.evidence }
  }

  private func pinned(
    _ layer: CodeBlockItemSyntax, _ candidate: LayeringCandidate
  ) throws(LayeringRefusal) -> Found? {
    guard let view = layer.view else {
      if let bar = controlBar(layer, candidate) {
        throw LayeringRefusal(bar, "the bar stands inside an #if")
      }
      return nil
    }
    return try pinned(view, candidate)
  }

  /// A layer at an edge that is there to be read or operated.
  private func pinned(
    _ view: ExprSyntax, _ candidate: LayeringCandidate
  ) throws(LayeringRefusal) -> Found? {
    let role = role(of: view)
    guard role != .decoration, !view.isOutOfReach else { return nil }
    let isControl = if case .controlBar = role { true } else { false }
    if let arms = view.conditionalArms {
      guard isControl, arms.contains(where: { isBar($0, candidate) }) else { return nil }
      throw LayeringRefusal(role.evidence, "the bar is shown in some states only")
    }
    do {
      return Found(bar: try PinnedLayer(view, alignedTo: candidate.alignment), role: role)
    } catch {
      guard case .fills = error, isControl else { return nil }
      throw LayeringRefusal(role.evidence, "the layer reaches from edge to edge")
    }
  }

  /// The role of a layer; where it is not known, by the name of the layer itself.
  private func role(of view: ExprSyntax) -> ContentRole {
    let role = index.role(of: view)
    let chain = ViewChain(view)
    guard case .unknown = role, let name = chain.rootName, !index.declares(chain),
      !ContentNames.containers.contains(name)
    else { return role }
    return .unknown(name)
  }

  /// What makes a layer a bar of controls at an edge, in some states or builds at least.
  private func controlBar(_ layer: CodeBlockItemSyntax, _ candidate: LayeringCandidate) -> String? {
    Syntax(layer.item).views.lazy.compactMap { view -> String? in
      guard !view.isOutOfReach, case .controlBar(let evidence) = index.role(of: view),
        isBar(view, candidate)
      else { return nil }
      return evidence
    }.first
  }

  /// Whether a view lies along an edge, and not in a corner.
  private func isBar(_ view: ExprSyntax, _ candidate: LayeringCandidate) -> Bool {
    let layer = try? PinnedLayer(view, alignedTo: candidate.alignment)
    return layer?.horizontal == .center
  }

  private func mayScroll(_ layer: CodeBlockItemSyntax) -> Bool {
    layer.view.map(mayScroll) ?? false
  }

  private func mayScroll(_ view: ExprSyntax) -> Bool {
    [BarEdge.bottom, .top].contains { edge in
      if case .still = ContentFinder(index: index, edge: edge).content(of: view) {
        return false
      }
      return true
    }
  }

  private func isBackground(_ layer: CodeBlockItemSyntax) -> Bool {
    guard let view = layer.view else { return false }
    return ViewRoles(index).role(of: view) == .decoration
  }
}

/// A bar of controls whose layering stays as it is.
struct LayeringRefusal: Error {
  /// What makes it a bar of controls.
  let evidence: String
  let reason: String

  init(_ evidence: String, _ reason: String) {
    self.evidence = evidence
    self.reason = reason
  }
}

extension ContentRole {
  /// What the role was told by.
  var evidence: String {
    switch self {
    case .controlBar(let evidence): evidence
    case .notice: "nothing to operate"
    case .decoration: "nothing to read"
    case .unknown(let name): name
    }
  }
}

extension ExprSyntax {
  /// Whether nobody can see or touch the view: a hidden one, one that takes no touches, or a link
  /// without a label that code follows.
  fileprivate var isOutOfReach: Bool {
    let chain = ViewChain(self)
    let isHidden = chain.modifiers.contains { modifier in
      modifier.name == "hidden" && modifier.arguments.isEmpty
        || modifier.name == "allowsHitTesting"
          && modifier.arguments.first?.expression.tokenText == "false"
    }
    guard chain.rootName == "NavigationLink", let call = chain.call else { return isHidden }
    let label = call.closures.last { $0.label == nil || $0.label == "label" }?.closure
    let views = label?.statements.views ?? []
    return isHidden || label != nil && views.allSatisfy { ViewChain($0).rootName == "EmptyView" }
  }

  /// The views of an `if` that has no `else`; nil for a view that is always shown.
  fileprivate var conditionalArms: [ExprSyntax]? {
    guard var branch = self.as(IfExprSyntax.self) else { return nil }
    while let last = branch.elseBody {
      guard let next = last.as(IfExprSyntax.self) else { return nil }
      branch = next
    }
    return Syntax(self).views
  }
}
