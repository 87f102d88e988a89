import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// What can be offered for a title in a bar.
struct SymbolProposal {
  let context: Context
  /// The targets where the title is shown.
  let targets: DeploymentTargets
  let index: DeclarationIndex
  let edits: SymbolEdits
  /// What stands for a symbol where the title does not.
  var hints: [SymbolHint] = []
  /// What the control does, as far as its code says so.
  var effects: Set<ControlEffect> = []
  /// Whether other files can show the title too.
  var isShared = false
  /// Whether the symbol is left for a person to name.
  var asksForSymbol = false

  /// The changes for a title that is the first argument of a control, one for each choice of symbols.
  func changes(for argument: LabeledExprSyntax, of item: BarItem) throws(Refusal) -> [Change] {
    let offers = try offers(for: argument.expression)
    let isResource = argument.expression.isResource(index)
    let style = try labelStyle(of: item)
    if let initializer = item.initializerWithSymbol, !isResource {
      try require(initializer)
      return offers.map { change([$0], edits.beside(argument, $0.argument) + style) }
    }
    try require(isResource ? .labelResource : .label)
    if argument.expression.trimmedDescription.contains(where: \.isNewline) {
      throw Refusal("its title runs over several lines")
    }
    return offers.map {
      change([$0], edits.inClosure(of: item.control, argument, $0.argument) + style)
    }
  }

  /// The changes for the texts of a label, one for each choice of symbols.
  /// - Parameter item: The control that has the label; nil for a tab.
  func changes(for texts: [TextLabel], of item: BarItem? = nil) throws(Refusal) -> [Change] {
    try require(.label)
    if asksForSymbol, texts.count != 1 { throw Refusal("its titles need a symbol each") }
    let style = try item.map(labelStyle) ?? []
    var changes: [(offers: [SymbolOffer], edits: [SourceEdit])] = [([], [])]
    for text in texts {
      guard let title = text.title else { return [] }
      let offers = try offers(for: title.expression)
      let isPlain =
        text.text.arguments.count == 1 && title.label == nil && isPlainTitle(title.expression)
      changes = changes.flatMap { change in
        offers.map { offer in
          (
            change.offers + [offer],
            change.edits + edits.inPlace(of: text, offer.argument, isPlain: isPlain)
          )
        }
      }
    }
    if changes.count > Self.mostAlternatives {
      throw Refusal("its titles have several symbols each")
    }
    return changes.map { change($0.offers, $0.edits + style) }
  }

  /// The change for one title that a person completes with the name of a symbol; nil where a symbol
  /// alone does not complete it.
  func blank(_ changes: (SymbolProposal) throws(Refusal) -> [Change]) -> Blank? {
    var asking = self
    asking.asksForSymbol = true
    guard let found = try? changes(asking), found.count == 1 else { return nil }
    return Blank(
      "symbol name", in: found[0], form: SymbolSpelling.form,
      formText: SymbolSpelling.description)
  }

  private func offers(for title: ExprSyntax) throws(Refusal) -> [SymbolOffer] {
    if asksForSymbol { return [.blank] }
    var reader = TitleReader(index)
    let search = SymbolSearch(
      targets: targets, configured: context.preferences.symbols, effects: effects)
    switch search.answer(
      reader.title(title), text: title.trimmedDescription, hints: hints)
    {
    case .offers(let offers): return offers
    case .none(let reason): throw Refusal(reason)
    }
  }

  private func change(_ offers: [SymbolOffer], _ edits: [SourceEdit]) -> Change {
    // Unknown targets can lack the initializer.
    let isSafe =
      offers.allSatisfy(\.isConfigured) && !targets.isUnknown && !isShared
    let names = offers.map(\.names).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return Change(
      "Add the symbol \(names.joined(separator: " and ")) to the title (\(offers[0].evidence))",
      isSafe ? .safe : .unsafe, edits: edits)
  }

  /// Refuses what a target does not have.
  func require(_ api: API) throws(Refusal) {
    switch api.availability(on: targets) {
    case .always, .unknown: return
    case .needsCheck, .absent: throw Refusal(api.reasonForLeavingAlone(on: targets))
    }
  }

  /// Whether a label takes the title as a text does: a literal, or what makes a key or a string. A
  /// variable can also hold an attributed string, which a label does not take.
  func isPlainTitle(_ title: ExprSyntax) -> Bool {
    if title.isResource(index) {
      return API.labelResource.availability(on: targets) == .always
    }
    if let declared = index.lookup(title).declaration {
      let type = (declared.typeAnnotation ?? declared.resultType)?.trimmedDescription
      return type.map { ["String", "Substring", "LocalizedStringKey"].contains($0) }
        ?? declared.initializer?.isString ?? false
    }
    var reader = TitleReader(index)
    switch reader.title(title) {
    case .fixed, .choice: return true
    case .unreadable, .changing: return false
    }
  }

  /// The style that the configuration wants for the label of an item that has none.
  private func labelStyle(of item: BarItem) throws(Refusal) -> [SourceEdit] {
    guard let style = context.preferences.barLabelStyle,
      !ViewChain(item.chain).modifiers.contains(where: { $0.name == "labelStyle" })
    else { return [] }
    try require(style == .titleAndIcon ? .labelStyleTitleAndIcon : .labelStyle)
    return [edits.behind(item.control, ".labelStyle(.\(style.rawValue))")]
  }

  private static let mostAlternatives = 4
}

extension BarItem {
  /// The initializer that takes a title and a symbol; nil where there is none.
  var initializerWithSymbol: API? {
    switch kind {
    case .button:
      control.arguments.contains { $0.label?.text == "role" }
        ? .buttonSystemImageRole : .buttonSystemImage
    case .menu: .menuSystemImage
    case .toggle: .toggleSystemImage
    case .navigationLink, .link: nil
    }
  }
}

extension ExprSyntax {
  /// Whether the value is a string by the way it is made.
  fileprivate var isString: Bool {
    if self.is(StringLiteralExprSyntax.self) { return true }
    let made = self.as(FunctionCallExprSyntax.self)?.calledName
    return made.map { ["String", "NSLocalizedString", "LocalizedStringKey"].contains($0) } ?? false
  }

  /// Whether the title is a `LocalizedStringResource`, which fewer initializers take.
  func isResource(_ index: DeclarationIndex) -> Bool {
    if let call = self.as(FunctionCallExprSyntax.self), call.calledName != nil {
      return call.calledName == "LocalizedStringResource"
    }
    if self.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) ?? false { return true }
    if let call = self.as(FunctionCallExprSyntax.self), ModifierCall(call)?.base == nil {
      return ModifierCall(call) != nil
    }
    return index.lookup(self).declaration?.typeAnnotation?.trimmedDescription
      == "LocalizedStringResource"
  }
}
