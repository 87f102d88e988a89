import Availability
import Rewriting
import SwiftSyntax

/// The same panel as a sheet in a narrow window.
struct NarrowPanel {
  enum Form {
    /// `if horizontalSizeClass == .regular { stack } else { content.sheet { panel } }`
    case arms(IfExprSyntax)
    /// A `.sheet` on the stack, bound for narrow windows alone.
    case sheet(PresentedSheet)
  }

  let form: Form
  /// The panel of the sheet, and the modifiers on it that are for the sheet.
  let panel: ExprSyntax
  let presentation: [ModifierCall]
  /// What the panel is beside, where the form writes it a second time.
  let content: ExprSyntax?

  /// Nil where the panel is a column at every width.
  init?(
    _ column: PanelColumn, _ content: ExprSyntax?, binding: String, needsWidth: Bool,
    _ removed: [ModifierCall], _ index: DeclarationIndex
  ) throws(Refusal) {
    let whole = column.stack.wholeChain
    let sheets = ViewChain(whole).modifiers.compactMap(PresentedSheet.init)
    let sheet: PresentedSheet
    if let choice = whole.wideArm(index) {
      guard choice.isWide else { throw Refusal("the column is for narrow windows alone") }
      guard whole.id == ExprSyntax(column.stack).id else {
        throw Refusal("the stack has modifiers that the narrow side has not")
      }
      guard let other = choice.other, let last = ViewChain(other).modifiers.last,
        let shown = PresentedSheet(last), let base = last.base
      else { throw Refusal("the narrow side does not show it in a sheet") }
      guard base.tokenText == content?.tokenText else {
        throw Refusal("the narrow side shows other content")
      }
      guard shown.binding?.tokenText == binding else {
        throw Refusal("the sheet of the narrow side has another binding")
      }
      (sheet, form, self.content) = (shown, .arms(choice.choice), base)
    } else if needsWidth {
      guard let shown = sheets.first(where: { index.isNarrow($0, binding: binding) }) else {
        throw Refusal(
          "it is hidden in a narrow window, where an inspector would be a sheet")
      }
      (sheet, form, self.content) = (shown, .sheet(shown), nil)
    } else if sheets.contains(where: { $0.binding?.tokenText == binding }) {
      throw Refusal("the same Boolean also shows a sheet, at every width")
    } else {
      return nil
    }
    guard sheet.modifier.argument("onDismiss") == nil,
      sheet.modifier.call.additionalTrailingClosures.isEmpty
    else { throw Refusal("the sheet does something when it is dismissed") }
    guard let views = sheet.shownViews, views.count == 1, let panel = views.first else {
      throw Refusal("the sheet shows something else")
    }
    presentation = ViewChain(panel).modifiers.filter { Self.names.contains($0.name) }
    let kept = column.panel.parts(without: removed)
    guard panel.parts(without: presentation) == kept else {
      throw Refusal("the sheet shows another panel, or the same with other modifiers")
    }
    self.panel = panel
  }

  private static let names: Set<String> = [
    "interactiveDismissDisabled", "presentationBackground", "presentationBackgroundInteraction",
    "presentationContentInteraction", "presentationCornerRadius", "presentationDetents",
    "presentationDragIndicator",
  ]
}

extension ExprSyntax {
  /// The choice by size class that the view is one arm of.
  fileprivate func wideArm(
    _ index: DeclarationIndex
  ) -> (choice: IfExprSyntax, isWide: Bool, other: ExprSyntax?)? {
    guard let (place, block) = ViewPlace.around(Syntax(self)), case .item(_, let items) = place,
      items.count == 1, let (arm, owner) = ViewPlace.around(block),
      case .arm(isDirective: false) = arm, let choice = owner.as(IfExprSyntax.self),
      choice.conditions.count == 1,
      case .expression(let condition)? = choice.conditions.first?.condition,
      let other = choice.elseBody?.as(CodeBlockSyntax.self),
      let parts = try? condition.conjuncts(), parts.count == 1,
      case .comparison(let left, let comparison, let right) = parts[0],
      let isWide = index.widthTest(left, comparison, right)
    else { return nil }
    let isFirst = choice.body.range.contains(position)
    let across = isFirst ? other : choice.body
    return (choice, isWide == isFirst, across.statements.onlyItem?.as(ExprSyntax.self))
  }

  /// The root and each modifier as text, but for some modifiers.
  fileprivate func parts(without removed: [ModifierCall]) -> [String] {
    let chain = ViewChain(self)
    return [chain.root.tokenText]
      + chain.modifiers.filter { modifier in
        !removed.contains { $0.call.id == modifier.call.id }
      }.map { String($0.call.tokenText.dropFirst($0.base?.tokenText.count ?? 0)) }
  }
}

extension DeclarationIndex {
  /// Whether a sheet is bound to a flag and a narrow window:
  /// `Binding(get: { isShown && sizeClass == .compact }, set: { isShown = $0 })`.
  fileprivate func isNarrow(_ sheet: PresentedSheet, binding: String) -> Bool {
    guard let bound = sheet.binding else { return false }
    let value =
      lookup(bound).declaration?.accessors?.getter?.onlyItem?.as(ExprSyntax.self) ?? bound
    guard let call = value.as(FunctionCallExprSyntax.self),
      ["Binding", ".init"].contains(call.calledExpression.tokenText)
    else { return false }
    let closures = Dictionary(
      call.closures.map { ($0.label ?? "set", $0.closure) }, uniquingKeysWith: { first, _ in first }
    )
    guard let get = closures["get"]?.statements.onlyItem?.as(ExprSyntax.self),
      let set = closures["set"]?.statements, set.count == 1, let parts = try? get.conjuncts()
    else { return false }
    let flag = String(binding.dropFirst())
    let isFlag = { (text: String) in text == flag || text == "self.\(flag)" }
    var (hasFlag, isNarrow) = (false, false)
    for part in parts {
      switch part {
      case .value(let value) where isFlag(value.tokenText): hasFlag = true
      case .comparison(let left, let comparison, let right)
      where widthTest(left, comparison, right) == false:
        isNarrow = true
      default: return false
      }
    }
    let target = set.tokenText.split(separator: "=", maxSplits: 1).first.map(String.init) ?? ""
    return hasFlag && isNarrow && isFlag(target)
  }
}
