import SwiftSyntax

/// A title as the code writes it.
indirect enum Title {
  /// One title, with its words.
  case fixed(TitleWords)
  /// One of two, as a condition says. The condition is the text up to the question mark.
  case choice(condition: String, Title, Title)
  /// Nobody can tell before the app runs.
  case unreadable
  /// One of several, as a condition says that cannot be repeated.
  case changing
}

/// Reads titles, through names that the file declares.
struct TitleReader {
  private let index: DeclarationIndex
  private var followed: Set<SyntaxIdentifier> = []

  init(_ index: DeclarationIndex) { self.index = index }

  /// Reads the expression of a title.
  mutating func title(_ expression: ExprSyntax) -> Title {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return .fixed(TitleWords(literal: literal.text))
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return .unreadable }
      return title(only.expression)
    case .sequenceExpr(let sequence): return choice(sequence)
    case .functionCallExpr(let call): return title(of: call)
    case .memberAccessExpr(let member): return title(of: member)
    case .declReferenceExpr: return declared(expression)
    default: return .unreadable
    }
  }

  private mutating func choice(_ sequence: SequenceExprSyntax) -> Title {
    let elements = Array(sequence.elements)
    guard elements.count >= 3,
      let ternary = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self),
      elements.dropLast(2).allSatisfy(\.canBeReadTwice)
    else {
      return elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ? .changing : .unreadable
    }
    let condition = elements.dropLast(2).map(\.trimmedDescription).joined(separator: " ")
    return .choice(
      condition: condition, title(ternary.thenExpression), title(elements[elements.count - 1]))
  }

  private mutating func title(of call: FunctionCallExprSyntax) -> Title {
    let name = call.calledExpression.trimmedDescription
    if Self.wrappers.contains(name)
      || call.calledExpression.is(DeclReferenceExprSyntax.self)
        && name.lowercased().hasPrefix("locali")
    {
      // What is shown in English where nobody translated says more than the key.
      let shown = call.arguments.first { ["value", "defaultValue"].contains($0.label?.text) }
      guard let argument = shown ?? call.arguments.first,
        shown != nil || [nil, "localized"].contains(argument.label?.text)
      else { return .unreadable }
      return title(argument.expression)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .unreadable
    }
    return title(of: member)
  }

  private mutating func title(of member: MemberAccessExprSyntax) -> Title {
    let name = member.declName.baseName.text
    guard let base = member.base else { return .fixed(TitleWords(path: [name])) }
    if name.lowercased().hasPrefix("locali") || Self.spellings.contains(name) {
      return title(base)
    }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
      return declared(ExprSyntax(member))
    }
    guard let path = ExprSyntax(member).memberPath, path[0].first?.isUppercase == true else {
      return .unreadable
    }
    let found = declared(ExprSyntax(member))
    if case .unreadable = found { return .fixed(TitleWords(path: Array(path.dropFirst()))) }
    return found
  }

  /// The value of a constant that the file declares.
  private mutating func declared(_ expression: ExprSyntax) -> Title {
    guard let declaration = index.lookup(expression).declaration,
      [.property, .global, .local].contains(declaration.kind), declaration.facet == .value,
      followed.insert(declaration.node.id).inserted
    else { return .unreadable }
    guard let value = declaration.constant, case .fixed(let words) = title(value) else {
      return .unreadable
    }
    return .fixed(words)
  }

  private static let wrappers: Set<String> = [
    "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text",
  ]
  /// What changes how a text is written and not what it says.
  private static let spellings: Set<String> = [
    "capitalized", "uppercased", "lowercased", "string", "rawValue", "key",
  ]
}

extension Declaration {
  /// What the property always gives: the value of a `let`, or the one expression of a getter.
  fileprivate var constant: ExprSyntax? {
    let isLet =
      node.ancestor(within: 3) { $0.is(VariableDeclSyntax.self) }?
      .as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
      || node.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    if isLet { return initializer }
    guard case .getter(let statements)? = accessors?.accessors, statements.count == 1 else {
      return nil
    }
    return statements.first?.item.as(ExprSyntax.self)
      ?? statements.first?.item.as(ExpressionStmtSyntax.self)?.expression
      ?? statements.first?.item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension StringLiteralExprSyntax {
  /// The text with what is filled in marked.
  fileprivate var text: String {
    segments.map { segment in
      switch segment {
      case .stringSegment(let text): text.content.text
      case .expressionSegment: " \(SymbolTable.placeholder) "
      @unknown default: " \(SymbolTable.placeholder) "
      }
    }.joined()
  }
}

extension ExprSyntax {
  /// The names of `A.b.c` and `A.b.c()`, which leads from a type or variable to a member.
  fileprivate var memberPath: [String]? {
    var path: [String] = []
    var expression = self
    while let member = expression.as(MemberAccessExprSyntax.self) {
      path.append(member.declName.baseName.text)
      guard let base = member.base else { return nil }
      expression = base
    }
    guard let root = expression.as(DeclReferenceExprSyntax.self) else { return nil }
    path.append(root.baseName.text)
    return path.reversed()
  }

  /// Whether reading the element of a condition a second time gives the same and does nothing:
  /// names, members, literals and operators, but no call.
  fileprivate var canBeReadTwice: Bool {
    tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .identifier, .period, .prefixOperator, .binaryOperator, .exclamationMark,
        .integerLiteral,
        .keyword(.self), .keyword(.true), .keyword(.false), .keyword(.nil), .dollarIdentifier,
        .postfixQuestionMark:
        true
      default: false
      }
    } && !tokens(viewMode: .sourceAccurate).contains(where: \.hasComment)
  }
}
