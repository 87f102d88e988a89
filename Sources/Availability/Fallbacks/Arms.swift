import Platforms
import Rewriting
import SwiftSyntax

extension Context {
  /// The edits that put `if #available(…) { newer } else { older }` in the place of a view, whatever
  /// the length of the newer side.
  ///
  /// Where no `if` can take the place of the view, because modifiers follow it or something stands in
  /// front of it, a `Group` goes around both sides.
  /// - Parameters:
  ///   - older: One line: the name of the member that the view has moved to.
  ///   - newer: Gives the newer side, laid out for lines with this indentation.
  public func arms(
    _ check: Check, replacing view: ExprSyntax, older: String,
    newer: (_ indentation: String) throws(Refusal) -> String
  ) throws(Refusal) -> [SourceEdit] {
    let layout = Layout(file)
    let start = view.offsets.lowerBound
    let base = layout.indentation(at: start)
    var code = check.branches("\u{0}", older)
    var edits: [SourceEdit] = []
    var inner = base + layout.unit
    if view.isReplaceableByIf {
      edits = try admit(check, at: view)
    } else {
      guard check.needsNoDirective else { throw Refusal("the check needs an #if around it") }
      if let targets = targets(at: view),
        let refusal = Builder.viewBuilder.refusal(of: check, on: targets)
      {
        throw refusal
      }
      inner += layout.unit
      code = "Group {\n" + code.split(separator: "\n").map { "  \($0)\n" }.joined() + "}"
      edits = layout.alignModifiers(behind: view, with: base)
    }
    let parts = layout.styled(code, at: start).split(separator: "\u{0}")
    return edits + [.replacing(view, with: try parts[0] + newer(inner) + parts[1])]
  }
}

extension ExprSyntax {
  /// Whether the view is a statement on lines of its own, in a body that has a builder or can get one.
  fileprivate var isReplaceableByIf: Bool {
    guard isFirstOnLine, let parent,
      parent.is(CodeBlockItemSyntax.self) || parent.is(ExpressionStmtSyntax.self)
    else { return false }
    return switch Position(of: self) {
    case .component: true
    case .result(let declaration): declaration.returnsSomeView
    case .unknownClosure, .operand: false
    }
  }
}

extension Layout {
  /// Moves the modifiers behind a view to an indentation, where they stood deeper.
  fileprivate func alignModifiers(behind view: ExprSyntax, with base: String) -> [SourceEdit] {
    guard let period = view.parent?.as(MemberAccessExprSyntax.self)?.period,
      period.leadingTrivia.contains(where: \.isNewline)
    else { return [] }
    let old = indentation(at: period.offsets.lowerBound)
    guard old != base, old.hasPrefix(base) else { return [] }
    var whole = Syntax(view)
    while let parent = whole.parent,
      parent.is(MemberAccessExprSyntax.self)
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id
          == whole.as(ExprSyntax.self)?.id
    { whole = parent }
    return reindent(whole, from: old, to: base).filter {
      $0.offsets.lowerBound >= view.offsets.upperBound
    }
  }
}
