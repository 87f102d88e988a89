import SwiftSyntax

/// What a control does that its title does not say.
enum ControlEffect {
  /// It starts or ends a mode of its screen, such as the editing of a list: it names an edit mode,
  /// toggles something, or animates what it does.
  case startsMode
  /// It ends the screen.
  case dismisses

  /// What the code of a control names.
  static func all(of control: FunctionCallExprSyntax) -> Set<ControlEffect> {
    let collector = EffectCollector()
    collector.walk(control)
    return collector.effects
  }
}

private final class EffectCollector: OpenCodeVisitor {
  private(set) var effects: Set<ControlEffect> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text.lowercased()
    if ["toggle", "withanimation"].contains(name) || name.hasPrefix("toggleedit")
      || name.hasSuffix("editing") || name.hasSuffix("editmode")
    {
      effects.insert(.startsMode)
    }
    if name.hasPrefix("dismiss") { effects.insert(.dismisses) }
    return .visitChildren
  }
}
