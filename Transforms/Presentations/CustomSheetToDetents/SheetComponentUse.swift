import Availability
import Rewriting
import SwiftSyntax

/// A call that shows a hand-made sheet which is a component of the file.
struct SheetComponentUse {
  let component: SheetComponent
  let call: FunctionCallExprSyntax
  /// What the call passes for each stored property.
  let values: [String: ExprSyntax]
  /// What the panel shows: a closure of the call, or a view.
  let content: Content
  /// The layers of the component, where the call stands.
  let layers: SheetLayers
  /// Whether the file names the component anywhere else.
  let isUsedElsewhere: Bool

  /// The declaration of the component, where it goes with the call.
  var orphan: CodeBlockItemSyntax? { isUsedElsewhere ? nil : component.removable }

  enum Content {
    case builder(CodeBlockItemListSyntax)
    case view(ExprSyntax)

    var offsets: Range<Int> {
      switch self {
      case .builder(let statements): statements.offsets
      case .view(let view): view.offsets
      }
    }

    /// Whether it is one view, on which modifiers mean the same as on the whole.
    var isOneView: Bool {
      switch self {
      case .builder(let statements):
        statements.count == 1
          && statements.first?.view.map {
            !$0.is(IfExprSyntax.self) && !$0.is(SwitchExprSyntax.self)
              && !$0.is(SequenceExprSyntax.self)
          } ?? false
      case .view(let view): !view.is(SequenceExprSyntax.self)
      }
    }
  }

  /// - Throws: Where the call or the component does not show what a sheet would be given.
  init(
    _ call: FunctionCallExprSyntax, of component: SheetComponent, in form: SheetLayers.Form?,
    _ file: SourceFile
  ) throws(Refusal) {
    self.component = component
    self.call = call
    let name = component.name
    guard let property = component.content else {
      throw Refusal(
        "\(name) brings its panel along; show that panel in .sheet(isPresented:) in its place")
    }
    values = try SheetArguments(of: component).values(of: call)
    guard let value = values[property.name] else {
      throw Refusal("the call does not show what content \(name) is given")
    }
    if let closure = value.as(ClosureExprSyntax.self) {
      guard closure.signature == nil, !closure.statements.isEmpty else {
        throw Refusal("the content of \(name) takes a parameter")
      }
      content = .builder(closure.statements)
    } else {
      content = .view(value)
    }
    guard let form else {
      throw Refusal("\(name) is no layer over content here, neither in a ZStack nor in an overlay")
    }
    layers = component.layers.shown(in: form, at: Syntax(call.calledExpression))
    isUsedElsewhere = component.isUsed(besides: call, in: file)
  }
}

extension SheetLayers.Form {
  /// Where a call is a layer of its own; nil where it stands in anything else.
  init?(of call: FunctionCallExprSyntax) {
    var whole = call.withModifiers
    guard ViewChain(whole).modifiers.allSatisfy({ $0.isPlainOnLayer }) else { return nil }
    if let argument = whole.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let owner = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let modifier = ModifierCall(owner), OverlayContent(modifier)?.views.count == 1
    {
      self = .overlay(modifier)
      return
    }
    let flag = call.arguments.first { $0.expression.trimmedDescription.hasPrefix("$") }
    if let branch = whole.parent?.parent?.parent?.parent?.as(IfExprSyntax.self) {
      // Shown by the flag that it hides itself with.
      guard let condition = SheetCondition(ExprSyntax(branch)), condition.views.count == 1,
        let key = flag?.expression.trimmedDescription.dropFirst(), condition.key == key
      else { return nil }
      whole = ExprSyntax(branch)
    }
    guard
      let statement = whole.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
      statement.view?.id == whole.id, let list = statement.parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self),
      let owner = closure.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first
    else { return nil }
    if owner.calledName == "ZStack", owner.onlyClosure?.id == closure.id, list.count > 1 {
      self = .stack(owner, [statement])
    } else if let modifier = ModifierCall(owner), modifier.call.trailingClosure?.id == closure.id,
      OverlayContent(modifier) != nil, list.count == 1
    {
      self = .overlay(modifier)
    } else {
      return nil
    }
  }
}
