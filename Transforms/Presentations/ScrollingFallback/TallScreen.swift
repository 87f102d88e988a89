import Availability
import Rewriting
import SwiftSyntax

/// A screen that counts on its height: a `VStack` whose spacers push actions to the bottom.
struct TallScreen {
  let stack: FunctionCallExprSyntax
  /// The names of all that it calls.
  let names: [String]
  /// What takes the keyboard, by its name: `TextField`.
  let input: String?
  /// The namespace by which its views turn into others.
  let namespace: String?
}

/// Finds the screens of a file that count on their height.
struct TallScreenReader {
  let index: DeclarationIndex

  /// The screen that a stack is the layout of; nil for a stack of any other kind.
  func screen(_ stack: FunctionCallExprSyntax) -> TallScreen? {
    guard index.lookup(stack.calledExpression).declarations.isEmpty, !stack.isInPreview,
      let statements = stack.trailingClosure?.statements, stack.fillsBody
    else { return nil }
    let items = statements.viewItems
    guard let spacer = items.lastIndex(where: { $0.isSpacer }),
      items[..<spacer].contains(where: { !$0.isSpacer }),
      items[(spacer + 1)...].contains(where: { hasControl($0) })
    else { return nil }
    let names = shownNames(in: Syntax(statements))
    return TallScreen(
      stack: stack, names: names, input: names.first(where: Self.isInput),
      namespace: namespace(in: statements))
  }

  private func hasControl(_ item: Syntax) -> Bool {
    item.views.contains { view in
      shownNames(in: Syntax(view)).contains { ContentNames.controls.contains($0) }
        || ViewChain(view).rootName.map(ContentNames.isControl(byName:)) ?? false
    }
  }

  /// The names of the types and functions that are called inside, and in the bodies of the views of
  /// the file that are shown there.
  private func shownNames(in node: Syntax) -> [String] {
    var names: [String] = []
    var seen: Set<SyntaxIdentifier> = []
    var pending = [node]
    while let next = pending.popLast() {
      names += next.calledNames
      for token in next.tokens(viewMode: .sourceAccurate) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
        let call = reference.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == ExprSyntax(reference).id
        let view = (isCalled ? call.map { ExprSyntax($0) } : nil) ?? ExprSyntax(reference)
        guard let declared = index.declaredView(ViewChain(view)),
          seen.insert(declared.member.id).inserted
        else { continue }
        pending.append(Syntax(declared.statements))
      }
    }
    return names
  }

  /// The namespace of a matched geometry that views of the screen take part in.
  private func namespace(in statements: CodeBlockItemListSyntax) -> String? {
    statements.tokens(viewMode: .sourceAccurate).lazy.compactMap { token -> String? in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let declaration = index.lookup(ExprSyntax(reference)).declaration,
        declaration.typeAnnotation?.trimmedDescription == "Namespace.ID"
          || declaration.wrappers.contains(where: { $0.name == "Namespace" })
      else { return nil }
      return declaration.name
    }.first
  }

  /// The words of views that take the keyboard: `TextField`, `PinInput`.
  private static let inputs: Set<String> = ["field", "input", "otp", "passcode"]

  private static func isInput(_ name: String) -> Bool {
    name.first?.isUppercase == true && !Set(name.words).isDisjoint(with: inputs)
  }
}

extension TallScreen {
  /// Refuses a screen that scrolls already, or has a height of its own.
  func admit() throws(Refusal) {
    if let filling = names.first(where: Self.fillsHeight) {
      throw Refusal(
        "it holds \(filling.withIndefiniteArticle), which takes the height that is left")
    }
    if let namespace {
      throw Refusal("its views turn into others in the namespace \(namespace)")
    }
    if let around = stack.scrollingContainer {
      throw Refusal("it is inside \(around.withIndefiniteArticle), which scrolls it")
    }
    for modifier in ViewChain(ExprSyntax(stack).wholeChain).modifiers
    where modifier.name == "frame" && modifier.argument("height") != nil {
      throw Refusal("its frame has a fixed height")
    }
  }

  private static func fillsHeight(_ name: String) -> Bool {
    filling.contains(name)
      || name.first?.isUppercase == true && name.words.last.map(endings.contains) ?? false
  }

  private static let filling: Set<String> = [
    "GeometryReader", "LazyVStack", "ScrollView", "TabView", "ViewThatFits",
  ]

  /// The last words of the names of views that scroll or fill: `List`, `SettingsForm`.
  private static let endings: Set<String> = [
    "carousel", "editor", "form", "grid", "list", "map", "pager", "scroll", "table",
  ]
}

extension String {
  fileprivate var withIndefiniteArticle: String {
    "AEIOU".contains(first ?? " ") ? "an \(self)" : "a \(self)"
  }
}

extension Syntax {
  /// Whether the item is a `Spacer`, whatever its modifiers.
  fileprivate var isSpacer: Bool {
    self.as(ExprSyntax.self).map { ViewChain($0).rootName == "Spacer" } ?? false
  }

  /// The names of the types and functions that are called inside.
  fileprivate var calledNames: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let call = reference.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(reference).id
      else { return nil }
      return token.plainText
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the stack lays out all that the body of a view shows, but for what lies behind it.
  fileprivate var fillsBody: Bool {
    var node = Syntax(self)
    while let (place, next) = ViewPlace.around(node) {
      switch place {
      case .modified, .modifiedInSomeBuilds: break
      case .item(_, let items):
        let others = items.filter { $0.id != node.id }
        guard others.allSatisfy(\.isBackdrop) else { return false }
      case .content(let call, let label):
        guard label == nil, Self.around.contains(call.calledName ?? "") else { return false }
      case .result(let declaration): return declaration.declaredName == "body"
      case .inside, .arm: return false
      }
      node = next
    }
    return false
  }

  private static var around: Set<String> {
    ["Group", "NavigationStack", "NavigationView", "ZStack"]
  }
}

extension Syntax {
  /// Whether a layer of a `ZStack` is only there to be seen.
  fileprivate var isBackdrop: Bool {
    self.as(ExprSyntax.self).flatMap { ViewChain($0).rootName }
      .map(ContentNames.decoration.contains) ?? false
  }
}
