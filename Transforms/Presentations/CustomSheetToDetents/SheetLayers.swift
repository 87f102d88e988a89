import Availability
import Rewriting
import SwiftSyntax

/// The layers that a flag shows over content: a panel at the bottom, and a scrim below it.
struct SheetLayers {
  enum Form {
    /// A `ZStack`, and the conditional statements in it.
    case stack(FunctionCallExprSyntax, [CodeBlockItemSyntax])
    case overlay(ModifierCall)
  }

  let form: Form
  /// The conditions; they read the same flag.
  let conditions: [ExprSyntax]
  let scrim: ExprSyntax?
  let panel: PinnedLayer

  /// Where people look.
  var place: Syntax {
    switch form {
    case .stack(let call, _): Syntax(call.calledExpression)
    case .overlay(let modifier): Syntax(modifier.nameToken)
    }
  }

  /// Nil where the layers are no hand-made sheet.
  init?(stack call: FunctionCallExprSyntax, _ index: DeclarationIndex) {
    guard call.calledName == "ZStack", let closure = call.onlyClosure else { return nil }
    let alignment = call.arguments.first { $0.label?.text == "alignment" }
      .flatMap { PinnedAlignment($0.expression) }
    let statements = Array(closure.statements)
    let conditional = statements.filter { $0.condition != nil }
    guard conditional.count < statements.count else { return nil }
    self.init(conditional, alignment, .stack(call, conditional), index)
  }

  /// Nil where the overlay is no hand-made sheet.
  init?(overlay modifier: ModifierCall, _ index: DeclarationIndex) {
    guard modifier.name == "overlay", modifier.base != nil,
      let closure = modifier.call.trailingClosure,
      modifier.arguments.allSatisfy({ $0.label?.text == "alignment" })
    else { return nil }
    let statements = Array(closure.statements)
    guard statements.allSatisfy({ $0.condition != nil }) else { return nil }
    let alignment = modifier.argument("alignment").flatMap { PinnedAlignment($0.expression) }
    self.init(statements, alignment, .overlay(modifier), index)
  }

  private init?(
    _ conditional: [CodeBlockItemSyntax], _ alignment: PinnedAlignment?, _ form: Form,
    _ index: DeclarationIndex
  ) {
    let texts = Set(conditional.compactMap { $0.condition?.expression.trimmedDescription })
    guard (1...2).contains(conditional.count), texts.count == 1 else { return nil }
    var layers: [Layer] = []
    for statement in conditional {
      guard let branch = statement.condition?.branch,
        let inner = Self.layers(of: branch.body.statements, alignment)
      else { return nil }
      layers += inner
    }
    // A tap on it makes a scrim no control.
    let roles = ViewRoles(index)
    let panels = layers.filter { roles.roleOfRoot(of: $0.view) != .decoration && !ScrimTap.isButton($0.view, roles) }
    guard panels.count == 1, layers.count <= 2, let panel = panels.first,
      let pinned = try? PinnedLayer(panel.view, alignedTo: panel.alignment),
      pinned.edge == .bottom, pinned.horizontal == .center
    else { return nil }
    self.form = form
    self.panel = pinned
    conditions = conditional.compactMap { $0.condition?.expression }
    scrim = layers.first { $0.view.id != panel.view.id }?.view
    guard isPresented(slidingWith: panel.around) else { return nil }
  }

  /// A view of a branch.
  private struct Layer {
    let view: ExprSyntax
    let alignment: PinnedAlignment?
    /// The modifiers on the stack around it that is all of the branch.
    var around: [ModifierCall] = []
  }

  /// Whether the panel slides in from below over a scrim, or is dragged.
  private func isPresented(slidingWith around: [ModifierCall]) -> Bool {
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
    return isDragged || slides && scrim != nil
  }

  /// The views of a branch; those of a `ZStack` that is all of it.
  private static func layers(
    of statements: CodeBlockItemListSyntax, _ alignment: PinnedAlignment?
  ) -> [Layer]? {
    let views = statements.compactMap(\.view)
    guard views.count == statements.count else { return nil }
    guard views.count == 1, let call = ViewChain(views[0]).call, call.calledName == "ZStack",
      let closure = call.onlyClosure
    else { return views.map { Layer(view: $0, alignment: alignment) } }
    let around = ViewChain(views[0]).modifiers
    let isPlain = around.allSatisfy {
      ["transition", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea", "animation"]
        .contains($0.name)
    }
    let inner = call.arguments.first { $0.label?.text == "alignment" }
      .flatMap { PinnedAlignment($0.expression) }
    guard isPlain, var layers = layers(of: closure.statements, inner) else { return nil }
    for index in layers.indices { layers[index].around += around }
    return layers
  }
}

extension CodeBlockItemSyntax {
  /// The only condition of an `if` without `else`, and the `if`.
  fileprivate var condition: (expression: ExprSyntax, branch: IfExprSyntax)? {
    guard
      let branch = item.as(IfExprSyntax.self)
        ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        ?? item.as(ExprSyntax.self)?.as(IfExprSyntax.self),
      branch.elseBody == nil, branch.conditions.count == 1,
      case .expression(let expression)? = branch.conditions.first?.condition
    else { return nil }
    return (expression, branch)
  }
}
