import Rewriting
import SwiftSyntax

/// A call of a member on a value, as every SwiftUI modifier is: `base.name(arguments) { … }`.
struct ModifierCall {
  let call: FunctionCallExprSyntax
  private let member: MemberAccessExprSyntax

  /// Nil for a call of anything but a member.
  init?(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    self.call = call
    self.member = member
  }

  var name: String { member.declName.baseName.text }

  /// The token of the name.
  var nameToken: TokenSyntax { member.declName.baseName }

  /// What the modifier is applied to. Nil for the first modifier inside `#if`, whose base stands
  /// before the directive, and for an implicit member such as `.compact`.
  var base: ExprSyntax? { member.base }

  var arguments: LabeledExprListSyntax { call.arguments }

  /// The argument with a label; nil stands for no label.
  func argument(_ label: String?) -> LabeledExprSyntax? {
    arguments.first { $0.label?.text == label }
  }

  /// The UTF-8 offsets between the parentheses; nil where there are none, or a comment would go.
  var emptiableParentheses: Range<Int>? {
    guard let left = call.leftParen, let right = call.rightParen,
      !left.trailingTrivia.hasComment, !right.leadingTrivia.hasComment,
      !call.arguments.tokens(viewMode: .sourceAccurate).contains(where: \.hasComment)
    else { return nil }
    return left.offsets.upperBound..<right.offsets.lowerBound
  }

  /// The UTF-8 offsets from the period to the end of the call: what goes when the modifier goes.
  var offsets: Range<Int> { member.period.offsets.lowerBound..<call.offsets.upperBound }
}

extension SourceFile {
  /// The calls of a member with one of the names, in source order, in all code that is the app's
  /// own: the arguments of a macro are code for somebody else, but for `#Preview`.
  func modifierCalls(named names: Set<String>) -> [ModifierCall] {
    let collector = CallCollector { ModifierCall($0).map { names.contains($0.name) } ?? false }
    collector.walk(tree)
    return collector.calls.compactMap(ModifierCall.init)
      .sorted { $0.nameToken.position < $1.nameToken.position }
  }

  /// The calls that a predicate picks, in the order of their start, under the rule for macros.
  func calls(where isWanted: @escaping (FunctionCallExprSyntax) -> Bool) -> [FunctionCallExprSyntax]
  {
    let collector = CallCollector(isWanted)
    collector.walk(tree)
    return collector.calls
  }
}

extension LabeledExprSyntax {
  /// The UTF-8 offsets of the label, its colon and the spaces behind it, up to a comment.
  var labelOffsets: Range<Int> {
    guard let colon else { return offsets.lowerBound..<offsets.lowerBound }
    var end = colon.offsets.upperBound
    if case .spaces(let count) = colon.trailingTrivia.first { end += count }
    return offsets.lowerBound..<end
  }
}

extension Trivia {
  /// Whether a comment is part of the trivia.
  var hasComment: Bool {
    contains {
      switch $0 {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }
}

extension TokenSyntax {
  /// Whether a comment stands before or behind the token.
  var hasComment: Bool { leadingTrivia.hasComment || trailingTrivia.hasComment }
}

extension SyntaxProtocol {
  /// The nodes around this one, nearest first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self), next: \.parent).dropFirst()
  }

  /// Whether the node stands in the arguments of a macro other than `#Preview`.
  var isMacroArgument: Bool {
    ancestors.contains { !$0.isOpenToTransforms }
  }

  /// Whether transforms may look inside.
  var isOpenToTransforms: Bool {
    if let macro = self.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    if let macro = self.as(MacroExpansionDeclSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    return !self.is(AttributeSyntax.self)
  }
}

/// Walks the code that is open to transforms: everything but the arguments of foreign macros.
class OpenCodeVisitor: SyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.isOpenToTransforms ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isOpenToTransforms ? .visitChildren : .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class CallCollector: OpenCodeVisitor {
  private let isWanted: (FunctionCallExprSyntax) -> Bool
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ isWanted: @escaping (FunctionCallExprSyntax) -> Bool) {
    self.isWanted = isWanted
    super.init()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isWanted(node) { calls.append(node) }
    return .visitChildren
  }
}
