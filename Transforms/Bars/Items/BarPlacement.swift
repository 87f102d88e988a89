import SwiftSyntax

/// Where in the bars an item goes, as its code says.
enum BarPlacement: Sendable, Hashable {
  /// The item says nothing.
  case automatic
  /// A member of `ToolbarItemPlacement`.
  case named(String)
  /// What an expression gives when the app runs; the names in it.
  case computed([String])

  /// Reads the argument of an item; nil where there is none.
  init(_ expression: ExprSyntax?, _ index: DeclarationIndex) {
    guard let expression else {
      self = .automatic
      return
    }
    if let name = expression.placementName {
      self = .named(name)
    } else if let value = index.lookup(expression).declaration?.initializer,
      let name = value.placementName
    {
      self = .named(name)
    } else {
      self = .computed(
        expression.tokens(viewMode: .sourceAccurate).compactMap {
          if case .identifier(let name) = $0.tokenKind { name } else { nil }
        })
    }
  }

  /// The name, where there is just one.
  var name: String? {
    if case .named(let name) = self { name } else { nil }
  }

  /// Whether nothing there goes into a vertical bar: it is beside the keyboard, or stands for a title
  /// or a state.
  var staysHorizontal: Bool {
    switch self {
    case .automatic: false
    case .named(let name): Self.horizontal.contains(name)
    case .computed(let names): names.contains(where: Self.horizontal.contains)
    }
  }

  private static let horizontal: Set<String> = [
    "keyboard", "principal", "status", "title", "subtitle", "largeTitle", "largeSubtitle",
    "accessoryBar",
  ]
}

extension ExprSyntax {
  /// `primaryAction` of `.primaryAction`, `ToolbarItemPlacement.primaryAction` and
  /// `.accessoryBar(id: …)`.
  fileprivate var placementName: String? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = called.as(MemberAccessExprSyntax.self),
      member.base.map({ $0.trimmedDescription == "ToolbarItemPlacement" }) ?? true
    else { return nil }
    return member.declName.baseName.text
  }
}
