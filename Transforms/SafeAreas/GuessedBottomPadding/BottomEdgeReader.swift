import Platforms
import Rewriting
import SwiftSyntax

/// What reading towards the bottom edge needs to know about the whole file.
struct BottomEdgeReader {
  let uses: ViewUses
  let roles: ViewRoles
  private let file: SourceFile
  private let index: DeclarationIndex
  private let targets: DeploymentTargets
  private let layout: Layout

  init(_ context: Context, index: DeclarationIndex) {
    file = context.file
    targets = context.targets
    self.index = index
    uses = ViewUses(context.file, index: index)
    roles = ViewRoles(index)
    layout = Layout(context.file)
  }

  /// The one-based line of a modifier.
  func line(of modifier: ModifierCall) -> Int {
    file.lines.line(of: modifier.nameToken.offsets.lowerBound)
  }

  /// Whether the file declares a type with the name, which is then not SwiftUI's.
  func declaresType(_ name: String) -> Bool { index.type(named: name) != nil }

  /// Whether a view takes all the height there is: a spacer, what scrolls, a stack with one of them.
  func fillsHeight(_ view: ExprSyntax) -> Bool {
    let chain = ViewChain(view)
    let fills = chain.modifiers.contains { modifier in
      modifier.argument("maxHeight")?.expression.trimmedDescription.hasSuffix("infinity") ?? false
    }
    guard let name = chain.rootName else { return fills }
    if ["Spacer", "GeometryReader", "Color"].contains(name) || ViewNames.scrolling.contains(name) {
      return true
    }
    guard ["VStack", "ZStack", "Group"].contains(name), let call = chain.call else { return fills }
    return fills
      || call.shownClosures.flatMap(\.statements.views).contains { fillsHeight($0) }
  }

  /// The edits after which a background reaches down to the edge by itself: none where it does
  /// already. Nil where that cannot be told, or has no simple form.
  func `extension`(of background: ModifierCall) -> [SourceEdit]? {
    if background.argument("in") != nil { return nil }
    if let edges = background.argument("ignoresSafeAreaEdges") {
      return EdgeSet(edges.expression)?.contains(.bottom) == true ? [] : nil
    }
    let views = background.views
    // `.background()` is the background style of the system.
    if views.isEmpty { return background.call.closures.isEmpty ? [] : nil }
    guard views.count == 1, let view = views.first else { return nil }
    let isStyle =
      background.call.closures.isEmpty && background.argument("alignment") == nil && stylesExtend
    return self.extension(of: view, isStyle: isStyle)
  }

  /// The edits after which a decoration reaches down to the edge by itself.
  /// - Parameter isStyle: Whether a color or gradient in this place reaches out of the safe area
  ///   without being asked to.
  func `extension`(of view: ExprSyntax, isStyle: Bool) -> [SourceEdit]? {
    if let arms = view.arms {
      return arms.allSatisfy { self.extension(of: $0, isStyle: isStyle) == [] } ? [] : nil
    }
    let chain = ViewChain(view)
    if chain.isConditional { return nil }
    if chain.rootName == "Spacer" || chain.rootName == "EmptyView" { return [] }
    let reaches = chain.modifiers.contains { modifier in
      SafeAreaIgnoring(modifier).map { $0.regions != .keyboard && $0.edges?.contains(.bottom) == true }
        ?? false
    }
    if reaches { return [] }
    let isImplicit = chain.root.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    if isStyle || isImplicit, isShapeStyle(chain) { return [] }
    if isImplicit || chain.isSeveralLayers || chain.rootName == nil { return nil }
    if case .absent = API.ignoresSafeArea.availability(on: targets) { return nil }
    if case .needsCheck = API.ignoresSafeArea.availability(on: targets) { return nil }
    guard chain.call != nil || isShapeStyle(chain) else { return nil }
    return [.insert(continuation(of: view) + ".ignoresSafeArea(edges: .bottom)", at: view.offsets.upperBound)]
  }

  /// A color or gradient with nothing but style modifiers.
  private func isShapeStyle(_ chain: ViewChain) -> Bool {
    guard chain.modifiers.allSatisfy({ ["opacity", "gradient", "shadow"].contains($0.name) }) else {
      return false
    }
    if chain.root.as(MemberAccessExprSyntax.self)?.base == nil, chain.root.is(MemberAccessExprSyntax.self) {
      return true
    }
    return ["Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient"]
      .contains(chain.rootName)
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
  private var stylesExtend: Bool {
    // `safeAreaInset` and `background(_:ignoresSafeAreaEdges:)` came with the same versions.
    if case .always = API.safeAreaInset.availability(on: targets) { return true }
    return false
  }
}

extension ViewChain {
  /// Whether the root shows several views, so that only a person can say which one must reach the
  /// edge.
  fileprivate var isSeveralLayers: Bool {
    guard let call else { return false }
    return call.closures.contains { $0.closure.statements.viewItems.count != 1 }
      || rootName.map(ViewNames.containers.contains) == true
  }
}
