import Availability
import Rewriting
import SwiftSyntax

/// The layers that a flag shows over content: a panel at the bottom, and a scrim below it.
struct SheetLayers {
  enum Form {
    /// A `ZStack`, and the conditional statements in it.
    case stack(FunctionCallExprSyntax, [CodeBlockItemSyntax])
    case overlay(ModifierCall)
    /// A view type of the file, and nowhere yet.
    case component(StructDeclSyntax)

    /// The view with all its modifiers that the panel lies over; nil for a component by itself.
    var chain: SyntaxIdentifier? {
      switch self {
      case .stack(let call, _): call.withModifiers.id
      case .overlay(let modifier): modifier.call.withModifiers.id
      case .component: nil
      }
    }

    /// Where people look.
    fileprivate var place: Syntax {
      switch self {
      case .stack(let call, _): Syntax(call.calledExpression)
      case .overlay(let modifier): Syntax(modifier.nameToken)
      case .component(let node): Syntax(node.name)
      }
    }
  }

  private(set) var form: Form
  /// Where people look.
  private(set) var place: Syntax
  /// What shows the panel.
  let condition: SheetCondition
  let scrim: ExprSyntax?
  let panel: PinnedLayer
  /// Set where the panel or the scrim is always there.
  let mount: SheetMount?
  /// Whether the same stack has another panel.
  private(set) var hasRival = false

  /// Nil where no layers of a stack are a hand-made sheet.
  init?(stack call: FunctionCallExprSyntax, _ index: DeclarationIndex) {
    guard call.calledName == "ZStack", let closure = call.onlyClosure else { return nil }
    let alignment = call.arguments.first { $0.label?.text == "alignment" }
      .flatMap { PinnedAlignment($0.expression) }
    let statements = Array(closure.statements)
    var groups: [(key: String, statements: [CodeBlockItemSyntax], layers: [ConditionalLayer])] = []
    for statement in statements {
      guard let view = statement.view,
        let layer = ConditionalLayer(view, alignedTo: alignment, index)
      else { continue }
      if let number = groups.firstIndex(where: { $0.key == layer.key }) {
        groups[number].statements.append(statement)
        groups[number].layers.append(layer)
      } else {
        groups.append((layer.key, [statement], [layer]))
      }
    }
    let sheets = groups.filter { $0.statements.count < statements.count }
      .compactMap { SheetLayers($0.layers, .stack(call, $0.statements), index) }
    guard let first = sheets.first else { return nil }
    self = first
    hasRival = sheets.count > 1
  }

  /// Nil where the overlay is no hand-made sheet.
  init?(overlay modifier: ModifierCall, _ index: DeclarationIndex) {
    guard let content = OverlayContent(modifier) else { return nil }
    let layers = content.views.compactMap {
      ConditionalLayer($0, alignedTo: content.alignment, index)
    }
    guard layers.count == content.views.count, Set(layers.map(\.key)).count == 1 else {
      return nil
    }
    self.init(layers, .overlay(modifier), index)
  }

  /// Nil where the layer that is all of a component is no hand-made sheet.
  init?(component node: StructDeclSyntax, _ layer: ConditionalLayer, _ index: DeclarationIndex) {
    self.init([layer], .component(node), index)
  }

  /// The layers of a component, where a call shows it.
  func shown(in form: Form, at place: Syntax) -> SheetLayers {
    var layers = self
    layers.form = form
    layers.place = place
    return layers
  }

  private init?(_ conditional: [ConditionalLayer], _ form: Form, _ index: DeclarationIndex) {
    let parts = conditional.flatMap(\.parts)
    guard (1...2).contains(parts.count) else { return nil }
    var layers: [Layer] = []
    for part in parts {
      guard var inner = Self.layers(of: part.condition.views, part.alignment) else { return nil }
      for number in inner.indices {
        inner[number].around += part.around
        inner[number].condition = part.condition
      }
      layers += inner
    }
    // A tap on it makes a scrim no control.
    let roles = ViewRoles(index)
    let panels = layers.filter {
      roles.roleOfRoot(of: $0.view) != .decoration && !ScrimTap.isButton($0.view, roles)
    }
    guard panels.count == 1, layers.count <= 2, let panel = panels.first,
      let condition = panel.condition,
      let pinned = try? PinnedLayer(
        panel.view, alignedTo: panel.alignment, behind: SheetMount.takenOver),
      pinned.edge == .bottom, pinned.horizontal == .center
    else { return nil }
    self.form = form
    place = form.place
    self.panel = pinned
    self.condition = condition
    scrim = layers.first { $0.view.id != panel.view.id }?.view
    mount = SheetMount(parts.compactMap(\.mounted))
    guard isPresented(slidingWith: panel.around, index) else { return nil }
  }

  /// A view of a branch.
  private struct Layer {
    let view: ExprSyntax
    let alignment: PinnedAlignment?
    /// The modifiers on the stack around it that is all of the branch.
    var around: [ModifierCall] = []
    var condition: SheetCondition? = nil
  }

  /// Whether the panel is dragged, slides in from below over a scrim, or closes itself and is too
  /// high for a notice.
  private func isPresented(
    slidingWith around: [ModifierCall], _ index: DeclarationIndex
  ) -> Bool {
    let modifiers =
      around + ViewChain(panel.layer).modifiers
      + (panel.stack == nil ? [] : panel.views.flatMap { ViewChain($0).modifiers })
    let text = panel.layer.trimmedDescription
    let isDragged =
      text.contains("DragGesture")
      || modifiers.contains { modifier in
        ["gesture", "simultaneousGesture", "highPriorityGesture"].contains(modifier.name)
      }
    let slides = modifiers.contains {
      $0.name == "transition" && $0.arguments.trimmedDescription.contains(".bottom")
    }
    if isDragged { return true }
    if scrim != nil { return slides || mount?.choice != nil }
    return slides && closesItself(index)
  }

  /// Whether the panel, or the view of the file that it is, hides itself and states a sheet's height.
  private func closesItself(_ index: DeclarationIndex) -> Bool {
    guard let view = panel.stack == nil ? panel.layer : panel.views.first,
      PanelHeight(of: view, index)?.isOfSheet == true
    else { return false }
    let declared = index.declaredView(ViewChain(view)).map { "\($0.statements)" } ?? ""
    let text = view.description + declared
    return ["\(condition.key) = false", "\(condition.key).toggle()", "\(condition.key) = nil"]
      .contains(where: text.contains)
      || text.contains("$\(condition.key)")
  }

  /// The views of a branch; those of a `ZStack` that is all of it.
  private static func layers(of views: [ExprSyntax], _ alignment: PinnedAlignment?) -> [Layer]? {
    guard views.count == 1, let call = ViewChain(views[0]).call, call.calledName == "ZStack",
      let closure = call.onlyClosure
    else { return views.map { Layer(view: $0, alignment: alignment) } }
    let inside = closure.statements.compactMap(\.view)
    guard inside.count == closure.statements.count else { return nil }
    let around = ViewChain(views[0]).modifiers
    let isPlain = around.allSatisfy {
      ["transition", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea", "animation"]
        .contains($0.name)
    }
    let inner = call.arguments.first { $0.label?.text == "alignment" }
      .flatMap { PinnedAlignment($0.expression) }
    guard isPlain, var layers = layers(of: inside, inner) else { return nil }
    for index in layers.indices { layers[index].around += around }
    return layers
  }
}
