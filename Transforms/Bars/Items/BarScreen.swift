import Rewriting
import SwiftSyntax

/// A screen with bars, as far as the code around one modifier on it shows.
struct BarScreen {
  private let modifier: ModifierCall
  private let index: DeclarationIndex

  /// - Parameter modifier: The modifier that gives the screen its bar, or one beside it.
  init(_ modifier: ModifierCall, _ index: DeclarationIndex) {
    self.modifier = modifier
    self.index = index
  }

  /// Why nothing on the screen is made ready for a vertical bar; nil where it is.
  /// - Parameter names: Those of the modifiers that opt out: SwiftUI's and helpers for it.
  func reasonToStay(optingOutBy names: Set<String>) -> String? {
    optsOut(by: names) ? "its screen opts out of vertical bars" : reasonForHorizontalBars
  }

  /// Whether the screen, or one around it in the same member, opts out, in some builds at least.
  private func optsOut(by names: Set<String>) -> Bool {
    let around = modifier.call.ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }
      .compactMap { $0.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init) }
    return (around + modifiers).contains { modifier in
      guard names.contains(modifier.name) else { return false }
      return modifier.arguments.first?.expression.trimmedDescription.hasSuffix("automatic") != true
    }
  }

  /// Every modifier on the screen, also those that only some builds have.
  private var modifiers: [ModifierCall] { modifier.call.wholeChain.modifiersInAnyBuild }

  /// Why horizontal bars serve the screen better, as the document has it; nil where they do not.
  ///
  /// The three kinds are a sheet with only a Done or Close action, a full-width interface at the
  /// bottom such as a dialing pad or calculator, and a full-screen video player.
  var reasonForHorizontalBars: String? {
    if isPad { return "a pad of keys is better off with a horizontal bar" }
    if isPlayer { return "a video player is better off with a horizontal bar" }
    if isSheet, hasOneEndingAction {
      return "a sheet with only this action is better off with a horizontal bar"
    }
    return nil
  }

  /// Whether the toolbars of the screen have one action, which ends it.
  var hasOneEndingAction: Bool {
    var reader = BarItemReader(index)
    for modifier in modifiers {
      if modifier.name == "toolbar", let content = modifier.toolbarContent { reader.read(content) }
      guard modifier.name == "navigationBarItems" else { continue }
      for argument in modifier.arguments { reader.read(argument.expression) }
    }
    guard reader.items.count == 1, let item = reader.items.first, item.view == nil else {
      return false
    }
    if ["cancel", "close"].contains(item.role) { return true }
    let names = ViewChain(item.chain).modifiers
      .filter { ["accessibility", "accessibilityLabel"].contains($0.name) }
      .flatMap { $0.arguments.tokens(viewMode: .sourceAccurate) }
    return (item.control.titleTokens + names).contains { token in
      let words = token.text.lowercased()
      return Self.endings.contains { words.contains($0) }
    }
  }

  /// By the names of the type and of what it shows.
  private var isPad: Bool {
    let type = index.enclosingType(at: modifier.call.offsets.lowerBound)?.name ?? ""
    let words = [type.lowercased()] + shownNames.map { $0.lowercased() }
    return words.contains { word in Self.pads.contains { word.contains($0) } }
  }

  private var isPlayer: Bool {
    shownNames.contains { $0.hasSuffix("VideoPlayer") || $0 == "AVPlayerViewController" }
  }

  /// Whether the file shows that the screen is presented, or can dismiss itself.
  private var isSheet: Bool {
    let isPresented = modifier.call.ancestors.contains { node in
      node.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init)
        .map { ["sheet", "fullScreenCover"].contains($0.name) } ?? false
    }
    if isPresented { return true }
    guard let type = index.enclosingType(at: modifier.call.offsets.lowerBound) else { return false }
    return index.members(of: type).contains { member in
      member.wrappers.contains { ["dismiss", "presentationMode"].contains($0.keyPath) }
    }
  }

  /// The names of the views that the screen is made of, as far as it is written here.
  private var shownNames: [String] {
    modifier.call.tokens(viewMode: .sourceAccurate).filter { $0.text.first?.isUppercase == true }
      .map(\.text)
  }

  private static let pads = [
    "keypad", "dialpad", "dialer", "dialing", "calculator", "numpad", "pinpad",
  ]
  private static let endings = ["done", "close", "cancel", "dismiss", "xmark"]
}

extension FunctionCallExprSyntax {
  /// The view that the call makes or is a modifier of, with all the modifiers on it.
  fileprivate var wholeChain: ExprSyntax {
    var chain = ExprSyntax(self)
    while true {
      if let call = chain.as(FunctionCallExprSyntax.self), call.withModifiers.id != chain.id {
        chain = call.withModifiers
      } else if let member = chain.parent?.as(MemberAccessExprSyntax.self),
        member.base?.id == chain.id, let call = member.parent?.as(FunctionCallExprSyntax.self)
      {
        chain = ExprSyntax(call)
      } else if let conditional = chain.ancestors.prefix(5).lazy
        .compactMap({ $0.as(PostfixIfConfigExprSyntax.self) }).first,
        conditional.base?.id == chain.id || conditional.holds(chain)
      {
        chain = ExprSyntax(conditional)
      } else {
        return chain
      }
    }
  }

  /// The tokens of what a control shows: all but its action.
  fileprivate var titleTokens: [TokenSyntax] {
    if let first = arguments.first, first.label == nil {
      return Array(first.tokens(viewMode: .sourceAccurate))
    }
    let labels = closures.filter { $0.label == "label" }.map(\.closure)
    let shown = labels.isEmpty ? [trailingClosure].compactMap { $0 } : labels
    return shown.flatMap { $0.tokens(viewMode: .sourceAccurate) }
  }
}

extension FunctionCallExprSyntax {
  /// The toolbar around an item that is written in one.
  var toolbar: ModifierCall? {
    ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init) }
      .first { $0.name == "toolbar" && $0.call.range.contains(self.position) }
  }
}

extension PostfixIfConfigExprSyntax {
  /// Whether an expression is the modifiers of one of the clauses.
  fileprivate func holds(_ chain: ExprSyntax) -> Bool {
    config.clauses.contains { clause in
      guard case .postfixExpression(let expression) = clause.elements else { return false }
      return expression.id == chain.id
    }
  }
}

extension ExprSyntax {
  /// The modifiers on a view, with those inside `#if`.
  var modifiersInAnyBuild: [ModifierCall] {
    var found: [ModifierCall] = []
    var view = Optional(core.expression)
    while let current = view {
      if let conditional = current.as(PostfixIfConfigExprSyntax.self) {
        found += conditional.conditionalModifiers
        view = conditional.base?.core.expression
      } else if let call = current.as(FunctionCallExprSyntax.self), call.calledName == nil,
        let modifier = ModifierCall(call)
      {
        found.append(modifier)
        view = modifier.base?.core.expression
      } else {
        break
      }
    }
    return found
  }
}
