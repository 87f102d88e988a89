import SwiftSyntax

/// Where on a screen a row lies.
struct RowPlace {
  let edge: BarEdge
  /// The views that the row lies beside or over.
  let content: [Syntax]
  /// Whether that content takes the height of a screen; that of a card does not.
  let isOfScreen: Bool
  /// Whether the screen hides the system's navigation bar.
  let hidesSystemBar: Bool
}

/// Finds the place of rows in one file.
struct RowPlaces {
  let index: DeclarationIndex
  let uses: ViewUses

  /// The edge of the screen at which the row lies; nil where the file does not show one.
  func place(of row: FunctionCallExprSyntax) -> RowPlace? {
    place(of: Syntax(row), depth: 0)
  }

  /// Whether the row is all that the body of its type shows, but for what surrounds it.
  func isBody(_ row: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(row)
    while let (place, next) = ViewPlace.around(node) {
      switch place {
      case .modified, .modifiedInSomeBuilds, .arm: break
      case .item(_, let items):
        guard items.allSatisfy({ $0.isInline }) || items.count == 1 else { return false }
      case .content(let call, _):
        guard Self.stacks.contains(call.calledName ?? "") else { return false }
      case .inside: return false
      case .result(let member): return member.declaredName == "body"
      }
      node = next
    }
    return false
  }

  private func place(of start: Syntax, depth: Int) -> RowPlace? {
    var node = start
    var item: (index: Int, items: [Syntax])?
    /// The edge to which a stack with a spacer pushes the row.
    var pushed: BarEdge?
    for _ in 0..<Self.longestPath {
      guard let (place, next) = ViewPlace.around(node) else { return nil }
      switch place {
      case .modified, .modifiedInSomeBuilds, .arm: break
      case .item(let place, let items): item = (place, items)
      case .inside(let modifier): return self.place(in: modifier, pushed: pushed)
      case .content(let call, _):
        let around = item ?? (0, [])
        item = nil
        switch call.calledName ?? "" {
        case "VStack":
          let before = around.items[..<around.index].filter { !$0.isInline }
          let after = around.items[around.items.isEmpty ? 0... : (around.index + 1)...]
            .filter { !$0.isInline }
          if before.isEmpty, after.isEmpty { break }
          guard before.isEmpty || after.isEmpty else { return nil }
          let edge: BarEdge = before.isEmpty ? .top : .bottom
          let neighbours = Array(before.isEmpty ? after : before)
          if neighbours.allSatisfy(\.isSpacer) {
            pushed = edge
          } else {
            return found(edge, neighbours, call)
          }
        case "ZStack":
          let under = Array(around.items.prefix(around.index))
          let alignment = call.arguments.first { $0.label?.text == "alignment" }
            .flatMap { PinnedAlignment($0.expression) }
          if let edge = pushed ?? alignment?.edge, !under.isEmpty {
            guard pushed != nil || alignment?.horizontal == .center else { return nil }
            return found(edge, under, call)
          }
        case let name where Self.wrappers.contains(name): break
        default: return nil
        }
      case .result(let member):
        return places(where: member, depth: depth)
      }
      node = next
    }
    return nil
  }

  /// The place of a property or view that the file shows in one place, or at the same edge in all.
  private func places(where member: Syntax, depth: Int) -> RowPlace? {
    let shown = uses.uses(of: member)
    guard depth < Self.deepest, !shown.isEmpty, shown.count <= Self.mostUses else { return nil }
    let places = shown.map { place(of: Syntax($0), depth: depth + 1) }
    guard let first = places[0], places.allSatisfy({ $0?.edge == first.edge }) else { return nil }
    return first
  }

  private func place(in modifier: ModifierCall, pushed: BarEdge?) -> RowPlace? {
    guard let base = modifier.base else { return nil }
    switch modifier.name {
    case "safeAreaInset", "safeAreaBar":
      guard let edge = modifier.argument("edge")?.expression.as(MemberAccessExprSyntax.self),
        let edge = BarEdge(rawValue: edge.declName.baseName.text)
      else { return nil }
      return found(edge, [Syntax(base)], modifier.call)
    case "overlay":
      let alignment = modifier.argument("alignment").flatMap { PinnedAlignment($0.expression) }
      guard let edge = pushed ?? alignment?.edge,
        pushed != nil || alignment?.horizontal == .center
      else { return nil }
      return found(edge, [Syntax(base)], modifier.call)
    default: return nil
    }
  }

  private func found(
    _ edge: BarEdge, _ content: [Syntax], _ call: FunctionCallExprSyntax
  ) -> RowPlace {
    let isHidden = ViewChain(call.withModifiers).modifiers.contains { modifier in
      let arguments = modifier.arguments.map { $0.expression.trimmedDescription }
      switch modifier.name {
      case "navigationBarHidden": return arguments.first == "true"
      case "toolbar", "toolbarVisibility":
        return arguments.first?.hasSuffix("hidden") == true
          && !arguments.contains { $0.hasSuffix("tabBar") || $0.hasSuffix("bottomBar") }
      default: return false
      }
    }
    let height = HeightReader(index)
    return RowPlace(
      edge: edge, content: content, isOfScreen: content.contains { height.fills($0) },
      hidesSystemBar: isHidden)
  }

  private static let wrappers: Set<String> = [
    "AnyView", "GeometryReader", "GlassEffectContainer", "Group", "NavigationStack",
    "NavigationView", "ScrollViewReader",
  ]
  private static let stacks: Set<String> = ["VStack", "ZStack", "Group", "GlassEffectContainer"]
  private static let longestPath = 200
  private static let deepest = 4
  private static let mostUses = 6
}

extension Syntax {
  /// Whether the view takes a line or a fixed space, and is neither content nor what pushes.
  fileprivate var isInline: Bool {
    guard let view = self.as(ExprSyntax.self) else { return false }
    let chain = ViewChain(view)
    switch chain.rootName {
    case "Divider", "Color", "Rectangle", "LinearGradient": return true
    case "Spacer": return !view.isFlexibleSpacer
    default: return false
    }
  }

  fileprivate var isSpacer: Bool {
    self.as(ExprSyntax.self).map { $0.isFlexibleSpacer } ?? false
  }

  /// Whether a choice of views, or a tab view, in the views depends on a name.
  func isSwitched(by selection: String, _ index: DeclarationIndex) -> Bool {
    var reader = ShownViews(index)
    reader.push(self)
    while let view = reader.next() {
      guard let call = ViewChain(view).call, call.calledName == "TabView" else { continue }
      let argument = call.arguments.first { $0.label?.text == "selection" }
      if argument?.expression.nameOfValue == selection { return true }
    }
    return reader.choices.contains { choice in
      choice.tokens(viewMode: .sourceAccurate).contains { $0.text == selection }
    }
  }
}

extension ExprSyntax {
  /// `tab` of `tab`, `$tab`, `self.tab` and `model.tab`.
  var nameOfValue: String? {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}
