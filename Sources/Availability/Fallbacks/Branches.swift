import Platforms
import Rewriting
import SwiftSyntax

extension Context {
  /// The edits that turn a short component of a builder into
  /// `if #available(…) { newer } else { expression }`.
  ///
  /// What a function or getter without a builder returns as `some View` can be turned too: the
  /// declaration gets `@ViewBuilder`.
  /// - Parameter newer: The edits of the expression that make the newer side of it.
  /// - Throws: Where no `if` can stand, the builder's floors are not met, an `#if` is needed, or a
  ///   side has more than three lines: code that long is not written twice.
  public func branches(
    _ check: Check, at expression: ExprSyntax, newer: [SourceEdit]
  ) throws(Refusal) -> [SourceEdit] {
    let attribute = try admit(check, at: expression)
    let layout = Layout(file)
    let offsets = expression.offsets
    let base = layout.indentation(at: offsets.lowerBound)
    let inner = base + layout.unit
    let text = file.text(of: expression, applying: newer, from: base, to: inner)
    let isOneLine = try lines(text, String(decoding: file.text(of: expression), as: UTF8.self)) == 1
    guard expression.isFirstOnLine else {
      guard isOneLine else { throw Refusal("the code starts in the middle of a line") }
      return attribute + [
        .insert("if #available(\(check.list)) { \(text) } else { ", at: offsets.lowerBound),
        .insert(" }", at: offsets.upperBound),
      ]
    }
    let parts = layout.styled(check.branches("\u{0}", "\u{0}"), at: offsets.lowerBound)
      .split(separator: "\u{0}")
    return attribute + [.insert(parts[0] + text + parts[1], at: offsets.lowerBound)]
      + layout.reindent(expression, from: base, to: inner)
      + [.insert(String(parts[2]), at: offsets.upperBound)]
  }

  /// The edits that put `if #available(…) { newer } else { older }` in the place of a component of a
  /// builder, whatever its length.
  ///
  /// Both sides are new code, written with LF and two spaces a level, without multi-line literals;
  /// longer code than three lines goes into a member of its own first.
  public func branches(
    _ check: Check, replacing expression: ExprSyntax, newer: String, older: String
  ) throws(Refusal) -> [SourceEdit] {
    let attribute = try admit(check, at: expression)
    guard expression.isFirstOnLine else {
      guard try lines(newer, older) == 1 else {
        throw Refusal("the code starts in the middle of a line")
      }
      return attribute + [
        .replacing(
          expression, with: "if #available(\(check.list)) { \(newer) } else { \(older) }")
      ]
    }
    _ = try lines(newer, older)
    let text = Layout(file).styled(
      check.branches(newer, older), at: expression.offsets.lowerBound)
    return attribute + [.replacing(expression, with: text)]
  }

  /// Refuses a place where the branches cannot stand.
  /// - Returns: The edit that gives the declaration around them a builder, where it needs one.
  func admit(_ check: Check, at expression: ExprSyntax) throws(Refusal) -> [SourceEdit] {
    guard check.needsNoDirective else { throw Refusal("the check needs an #if around it") }
    let builder: Builder
    var attribute: [SourceEdit] = []
    switch Position(of: expression) {
    case .component(let held): builder = held
    case .result(let declaration) where declaration.returnsSomeView:
      builder = .viewBuilder
      let start = declaration.offsets.lowerBound
      let layout = Layout(file)
      let gap =
        declaration.isFirstOnLine
        ? layout.lineEnd(at: start) + layout.indentation(at: start) : " "
      attribute = [.insert("@\(builder.name)\(gap)", at: start)]
    case .result, .unknownClosure, .operand: throw Refusal("an if cannot stand here")
    }
    if let targets = targets(at: expression), let refusal = builder.refusal(of: check, on: targets)
    {
      throw refusal
    }
    return attribute
  }

  /// The number of lines of the longer side.
  private func lines(_ sides: String...) throws(Refusal) -> Int {
    let longest = sides.map {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    }.max()
    guard let longest, longest <= 3 else {
      throw Refusal("the code is too long to be written twice")
    }
    return longest
  }
}

extension Check {
  /// Both sides behind `#available`, written with LF and two spaces a level.
  func branches(_ newer: String, _ older: String) -> String {
    func block(_ code: String) -> String {
      code.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }
    return "if #available(\(list)) {\n\(block(newer))\n} else {\n\(block(older))\n}"
  }
}

extension DeclSyntax {
  /// Whether the declaration returns `some View`.
  var returnsSomeView: Bool {
    let type =
      self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      ?? self.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    guard let opaque = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
    return opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
      && opaque.constraint.baseName == "View"
  }
}

extension SyntaxProtocol {
  /// Whether nothing but white space stands before the node on its line.
  var isFirstOnLine: Bool {
    guard let first = firstToken(viewMode: .sourceAccurate) else { return false }
    if first.previousToken(viewMode: .sourceAccurate) == nil { return true }
    for piece in first.leadingTrivia.reversed() {
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: return true
      case .spaces, .tabs: continue
      default: return false
      }
    }
    return false
  }
}
