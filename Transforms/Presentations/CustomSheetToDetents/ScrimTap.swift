import Availability
import SwiftSyntax

/// What a tap on a scrim runs.
struct ScrimTap {
  /// The closures or names of methods.
  let actions: [ExprSyntax]
  /// The property or method that the gesture is declared in.
  var gesture: Declaration? = nil

  /// Nil for a modifier that takes no taps.
  ///
  /// - Throws: Where it takes anything else than a tap.
  init?(_ modifier: ModifierCall, _ index: DeclarationIndex) throws(Refusal) {
    switch modifier.name {
    case "onTapGesture":
      if let count = modifier.argument("count"), count.expression.trimmedDescription != "1" {
        throw Refusal("the scrim takes no single tap")
      }
      actions = modifier.call.actions
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      guard let gesture = modifier.arguments.first?.expression else { return nil }
      guard modifier.arguments.count == 1 else {
        throw Refusal("the gesture on the scrim is on only at times")
      }
      let attached = AttachedGesture(gesture, index)
      self.gesture = attached.declaration
      if let parts = attached.parts(on: "TapGesture", named: ["onEnded"]) {
        let count = attached.call?.arguments.first?.expression.trimmedDescription ?? "1"
        guard count == "1" else { throw Refusal("the scrim takes no single tap") }
        actions = parts.flatMap(\.call.actions)
      } else if let parts = attached.parts(on: "DragGesture", named: ["onChanged", "onEnded"]) {
        actions = parts.flatMap(\.call.actions)
      } else {
        throw Refusal("the gesture on the scrim is no plain tap")
      }
    default: return nil
    }
  }

  /// A button whose label is nothing to read: `Button { isShown = false } label: { Color.black }`.
  init?(button view: ExprSyntax, _ roles: ViewRoles) {
    let chain = ViewChain(view)
    guard chain.rootName == "Button", let call = chain.call else { return nil }
    let closures = call.closures
    let label: ClosureExprSyntax?
    let action: ExprSyntax?
    if let named = call.arguments.first(where: { $0.label?.text == "action" })?.expression {
      action = named
      label = closures.last { $0.label == nil || $0.label == "label" }?.closure
    } else {
      action = call.trailingClosure.map(ExprSyntax.init)
      label = closures.last { $0.label == "label" }?.closure
    }
    guard let action, let label, call.arguments.allSatisfy({ $0.label?.text != nil }),
      !label.statements.isEmpty,
      label.statements.allSatisfy({ item in
        item.view.map { roles.role(of: $0) == .decoration && $0.isSurface } ?? false
      })
    else { return nil }
    actions = [action]
  }

  /// The expression under the button's modifiers and its label's: what dims.
  static func isButton(_ view: ExprSyntax, _ roles: ViewRoles) -> Bool {
    ScrimTap(button: view, roles) != nil
  }
}

extension FunctionCallExprSyntax {
  /// What a call is given to run: its closures, or the name of a method.
  fileprivate var actions: [ExprSyntax] {
    if !closures.isEmpty { return closures.map { ExprSyntax($0.closure) } }
    return (arguments.last { $0.label == nil || $0.label?.text == "perform" }?.expression)
      .map { [$0] } ?? []
  }
}

extension ExprSyntax {
  /// Whether the view fills what it is given, as an image does not.
  fileprivate var isSurface: Bool {
    ["Color", "Rectangle", "LinearGradient"].contains(ViewChain(self).rootName ?? "")
  }
}
