import Availability
import Rewriting
import SwiftSyntax

/// A screen that counts on its height: a `VStack` whose spacers push actions to the bottom.
struct TallScreen {
  let stack: FunctionCallExprSyntax
  /// What takes the keyboard, by its name: `TextField`.
  let input: String?
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
      items[(spacer + 1)...].contains(where: { hasControl($0) })
    else { return nil }
    return TallScreen(stack: stack, input: input(in: Syntax(statements)))
  }

  private func hasControl(_ item: Syntax) -> Bool {
    item.views.contains { view in
      view.calledNames.contains { ContentNames.controls.contains($0) }
        || ViewChain(view).rootName.map(ContentNames.isControl(byName:)) ?? false
        || declaredHasControl(view)
    }
  }

  private func declaredHasControl(_ view: ExprSyntax) -> Bool {
    guard let declared = index.declaredView(ViewChain(view)) else { return false }
    return Syntax(declared.statements).calledNames.contains(where: ContentNames.controls.contains)
  }

  private func input(in node: Syntax) -> String? {
    let own = node.calledNames
    let declared = node.tokens(viewMode: .sourceAccurate)
      .compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
      .compactMap { index.declaredView(ViewChain(ExprSyntax($0))) }
      .flatMap { Syntax($0.statements).calledNames }
    return (own + declared).first { Self.inputs.contains($0) || $0.hasSuffix("TextField") }
  }

  private static let inputs: Set<String> = ["TextField", "SecureField", "TextEditor"]
}

extension TallScreen {
  /// Refuses a screen that scrolls already, or has a height of its own.
  func admit() throws(Refusal) {
    let names = Syntax(stack).calledNames
    if let scrolling = names.first(where: Self.scrolling.contains) {
      throw Refusal(
        "it holds \(scrolling.withIndefiniteArticle), which takes the height that is left")
    }
    if let around = stack.scrollingContainer {
      throw Refusal("it is inside \(around.withIndefiniteArticle), which scrolls it")
    }
    for modifier in ViewChain(ExprSyntax(stack).wholeChain).modifiers
    where modifier.name == "frame" && modifier.argument("height") != nil {
      throw Refusal("its frame has a fixed height")
    }
  }

  private static let scrolling: Set<String> = [
    "Form", "GeometryReader", "LazyVStack", "List", "Map", "ScrollView", "TabView", "Table",
    "ViewThatFits",
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

extension ExprSyntax {
  fileprivate var calledNames: [String] { Syntax(self).calledNames }
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
