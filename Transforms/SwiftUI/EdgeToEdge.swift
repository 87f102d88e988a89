import Platforms
import Rewriting
import SwiftSyntax

/// Lets decoration reach the edges of the screen by itself, where what is around it no longer does.
struct EdgeToEdge {
  private let file: SourceFile
  private let targets: DeploymentTargets
  private let layout: Layout

  init(_ context: Context) {
    file = context.file
    targets = context.targets
    layout = Layout(context.file)
  }

  /// The edits after which the background that a modifier draws reaches the edges: none where it
  /// does already. Nil where that cannot be told, or has no simple form.
  func edits(for background: ModifierCall, edges: EdgeSet) -> [SourceEdit]? {
    if background.argument("in") != nil { return nil }
    if let ignored = background.argument("ignoresSafeAreaEdges") {
      return EdgeSet(ignored.expression)?.isSuperset(of: edges) == true ? [] : nil
    }
    let views = background.views
    // `.background()` is the background style of the system.
    if views.isEmpty { return background.call.closures.isEmpty ? [] : nil }
    guard views.count == 1, let view = views.first else { return nil }
    let isStyle = background.call.closures.isEmpty && background.argument("alignment") == nil
    return edits(for: view, isStyle: isStyle && stylesReachEdges, edges: edges)
  }

  /// The edits after which a view that is decoration reaches the edges.
  /// - Parameter isStyle: Whether a color or gradient in this place reaches out of the safe area
  ///   without being asked to.
  func edits(for view: ExprSyntax, isStyle: Bool = false, edges: EdgeSet) -> [SourceEdit]? {
    if let arms = view.arms {
      return arms.allSatisfy { edits(for: $0, isStyle: isStyle, edges: edges) == [] } ? [] : nil
    }
    let chain = ViewChain(view)
    if chain.isConditional { return nil }
    if chain.rootName == "Spacer" || chain.rootName == "EmptyView" { return [] }
    if chain.ignores(edges) { return [] }
    if isStyle || chain.isImplicitMember, chain.isShapeStyle { return [] }
    if chain.isImplicitMember || chain.isSeveralLayers || !canIgnore { return nil }
    // A name alone may be a style, which has no such modifier.
    guard chain.call != nil || chain.rootName.map(ContentNames.decoration.contains) == true else {
      return nil
    }
    let argument = edges == .all ? "" : "edges: \(edges.code)"
    let text = continuation(of: view) + ".ignoresSafeArea(\(argument))"
    return [.insert(text, at: view.offsets.upperBound)]
  }

  /// What stands before one more modifier: nothing, or a new line where the last one has its own.
  private func continuation(of view: ExprSyntax) -> String {
    let end = view.offsets.upperBound
    let line = file.lines.range(ofLine: file.lines.line(of: end - 1))
    let indentation = layout.indentation(at: end - 1)
    let first = file.bytes[(line.lowerBound + indentation.utf8.count)...].first
    guard first == UInt8(ascii: "."), view.offsets.lowerBound < line.lowerBound else { return "" }
    return layout.lineEnd(at: end - 1) + indentation
  }

  /// Since iOS 15 a style as background reaches out of the safe area; a view does not.
  private var stylesReachEdges: Bool {
    // `safeAreaInset` and `background(_:ignoresSafeAreaEdges:)` came with the same versions.
    if case .always = API.safeAreaInset.availability(on: targets) { return true }
    return false
  }

  private var canIgnore: Bool {
    switch API.ignoresSafeArea.availability(on: targets) {
    case .always, .unknown: true
    case .needsCheck, .absent: false
    }
  }
}

extension ViewChain {
  /// Whether a modifier of the chain lets it reach the edges already.
  fileprivate func ignores(_ edges: EdgeSet) -> Bool {
    modifiers.contains { modifier in
      guard let ignoring = SafeAreaIgnoring(modifier), ignoring.regions != .keyboard else {
        return false
      }
      return ignoring.edges?.isSuperset(of: edges) ?? false
    }
  }

  /// Whether the root is `.white` or another member of a type that is not written.
  fileprivate var isImplicitMember: Bool {
    root.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// A color or gradient with nothing but the modifiers of a style.
  fileprivate var isShapeStyle: Bool {
    guard modifiers.allSatisfy({ ["opacity", "gradient", "shadow"].contains($0.name) }) else {
      return false
    }
    return isImplicitMember || rootName.map(Self.styles.contains) == true
  }

  /// Whether the root shows several views, so that only a person can say which one must reach the
  /// edge.
  fileprivate var isSeveralLayers: Bool {
    guard let call else { return false }
    return call.closures.contains { $0.closure.statements.viewItems.count != 1 }
      || rootName.map(ViewNames.containers.contains) == true
  }

  private static let styles: Set<String> = [
    "AngularGradient", "Color", "EllipticalGradient", "LinearGradient", "RadialGradient",
  ]
}
