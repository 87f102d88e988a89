import Availability
import SwiftSyntax

/// When a hand-made sheet is shown: something that it does not cover hides it, and it does not come
/// up with the view.
struct SheetShowing {
  private let flag: SheetFlag
  private let uses: SheetUses

  /// - Throws: Where the panel is there from the start, or for good.
  init(
    _ flag: SheetFlag, _ places: [FlagUse], _ uses: SheetUses, isDismissable: Bool
  ) throws(Refusal) {
    self.flag = flag
    self.uses = uses
    let start = "so that a sheet would cover the view as soon as it appears"
    if let value = flag.declaration?.initializer?.trimmedDescription, value != flag.hidingValue,
      flag.isState
    {
      throw Refusal("the flag \(flag.name) is true from the start, \(start)")
    }
    for place in places {
      switch place.kind {
      case .initializes:
        guard let value = place.initialValue?.trimmedDescription, value != flag.hidingValue
        else { continue }
        guard flag.isState else { continue }
        throw Refusal("the flag \(flag.name) may be true from the start, \(start)")
      case .shows, .toggles, .sets:
        if place.reference.isInInitializer {
          throw Refusal("the flag \(flag.name) may be true from the start, \(start)")
        }
        if runsOnAppear(place.reference) {
          throw Refusal("the flag \(flag.name) is set in onAppear, \(start)")
        }
      case .hides, .reads: break
      }
    }
    guard flag.isState, !isDismissable else { return }
    let closers =
      uses.bindings(of: flag)
      + places.filter { place in
        switch place.kind {
        case .hides, .toggles, .sets: true
        case .shows, .initializes, .reads: false
        }
      }.map(\.reference)
    if closers.isEmpty { throw Refusal("nothing in the view hides the panel") }
    guard closers.contains(where: { uses.isInContent($0) }) else {
      throw Refusal("nothing in the panel hides it, and a sheet would cover what does")
    }
  }

  /// Whether code runs when the view appears: in `onAppear`, or in a method that is called there.
  private func runsOnAppear(_ node: some SyntaxProtocol, depth: Int = 0) -> Bool {
    for ancestor in node.ancestors {
      if let modifier = ancestor.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init),
        modifier.nameToken.offsets.upperBound <= node.offsets.lowerBound
      {
        if modifier.name == "onAppear" { return true }
        let waits = modifier.call.closures.contains { closure in
          closure.closure.descendants.contains { $0.is(AwaitExprSyntax.self) }
        }
        if modifier.name == "task", !waits { return true }
      }
      guard let function = ancestor.as(FunctionDeclSyntax.self) else { continue }
      guard depth < 4 else { return false }
      return uses.calls(of: function).contains { runsOnAppear($0, depth: depth + 1) }
    }
    return false
  }
}

extension SheetFlag {
  /// Whether the view itself owns the flag, so that nothing else sets it without its binding.
  var isState: Bool {
    declaration?.wrappers.contains { $0.kind == .state } ?? false
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isInInitializer: Bool {
    ancestors.contains { $0.is(InitializerDeclSyntax.self) }
  }
}
