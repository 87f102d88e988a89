import SwiftSyntax

/// Tells a button that floats over content from a bar.
struct FloatingControl {
  let index: DeclarationIndex

  /// What the layer is when it floats: a word for people; nil for a bar.
  /// - Parameter isClear: Whether the content keeps clear of it, which of something in the middle
  ///   says that it does not float.
  func description(of bar: PinnedLayer, role: ContentRole, isClear: Bool) -> String? {
    // The frame that leads to the edge says nothing about the view.
    let views = bar.frame?.base.map { [$0] } ?? bar.views
    if views.contains(where: { isStretched($0, depth: 0) }) { return nil }
    if bar.horizontal != .center {
      return role == .notice ? "a notice in the corner" : "a control that floats in the corner"
    }
    guard case .controlBar = role, !isClear, views.count == 1, let view = views.first,
      let name = singleControl(view, depth: 0)
    else { return nil }
    return "a single control (\(name)) that floats over the content"
  }

  /// The name of the one control that a view is, through stacks and the views of the file.
  private func singleControl(_ view: ExprSyntax, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    let chain = ViewChain(view)
    guard let name = chain.rootName else { return nil }
    if index.declares(chain) {
      guard let only = index.declaredView(chain)?.onlyView else { return nil }
      return singleControl(only, depth: depth + 1)
    }
    if Self.compact.contains(name) || name.words.last == "button" { return name }
    if ["HStack", "VStack", "ZStack", "Group"].contains(name) {
      // A stack with a surface of its own is a bar, however little it holds.
      if chain.modifiers.contains(where: { Self.surfaces.contains($0.name) }) { return nil }
      let views = chain.call?.onlyClosure?.statements.viewItems ?? []
      let others = views.filter { !($0.as(ExprSyntax.self)?.isSpace ?? false) }
      guard others.count == 1, let only = others.first?.as(ExprSyntax.self) else { return nil }
      return singleControl(only, depth: depth + 1)
    }
    let isTapped = chain.modifiers.contains { ContentNames.controlModifiers.contains($0.name) }
    return isTapped && ContentNames.decoration.contains(name) ? name : nil
  }

  /// Whether something in the view makes it as wide as the content.
  private func isStretched(_ view: ExprSyntax, depth: Int) -> Bool {
    let chain = ViewChain(view)
    if chain.modifiers.contains(where: \.fillsWidth) { return true }
    guard depth < Self.deepest else { return false }
    if index.declares(chain) {
      return index.declaredView(chain)?.onlyView.map { isStretched($0, depth: depth + 1) } ?? false
    }
    guard let call = chain.call, let name = chain.rootName else { return false }
    if Self.wide.contains(name) { return true }
    // `HStack { Spacer(); button }` only brings the button to its corner, unless it has a surface.
    if name == "HStack", singleControl(view, depth: 0) == nil,
      call.shownClosures.flatMap(\.statements.views).contains(where: \.isFlexibleSpacer)
    {
      return true
    }
    return call.shownClosures.flatMap(\.statements.views).contains {
      isStretched($0, depth: depth + 1)
    }
  }

  private static let compact: Set<String> = [
    "Button", "EditButton", "Link", "Menu", "NavigationLink", "PasteButton", "ShareLink",
  ]
  private static let wide: Set<String> = [
    "Divider", "TextField", "SecureField", "TextEditor", "Slider", "GeometryReader",
  ]
  private static let surfaces: Set<String> = ["background", "glassEffect", "overlay"]
  private static let deepest = 8
}

extension ExprSyntax {
  /// Whether the view only takes space.
  fileprivate var isSpace: Bool { ViewChain(self).rootName == "Spacer" }
}

extension ModifierCall {
  /// Whether the modifier makes a view as wide as what is around it.
  fileprivate var fillsWidth: Bool {
    guard name == "frame" else {
      return name == "containerRelativeFrame"
        && EdgeSet.isHorizontalAxis(arguments.first?.expression)
    }
    if argument("maxWidth")?.expression.isInfinity ?? false { return true }
    // A width that is computed is that of the screen or of what is around.
    guard let width = argument("width")?.expression.core.expression else { return false }
    return width.is(MemberAccessExprSyntax.self) || width.is(SequenceExprSyntax.self)
  }
}

extension EdgeSet {
  fileprivate static func isHorizontalAxis(_ expression: ExprSyntax?) -> Bool {
    expression?.tokenText.contains("horizontal") ?? false
  }
}
