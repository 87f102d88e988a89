import Platforms
import Rewriting
import SwiftSyntax

extension Context {
  /// The edits that turn a short component of a builder into
  /// `if #available(…) { newer } else { expression }`.
  ///
  /// - Parameter newer: The edits of the expression that make the newer side of it.
  /// - Throws: Where no `if` can stand, the builder's floors are not met, an `#if` is needed, or a
  ///   side has more than three lines: code that long is not written twice.
  public func branches(
    _ check: Check, at expression: ExprSyntax, newer: [SourceEdit]
  ) throws(Refusal) -> [SourceEdit] {
    guard case .component(let builder) = Position(of: expression) else {
      throw Refusal("an if cannot stand here")
    }
    guard check.needsNoDirective else { throw Refusal("the check needs an #if around it") }
    if let targets = targets(at: expression), let refusal = builder.refusal(of: check, on: targets)
    {
      throw refusal
    }
    let layout = Layout(file)
    let offsets = expression.offsets
    let base = layout.indentation(at: offsets.lowerBound)
    let inner = base + layout.unit
    let text = file.text(of: expression, applying: newer, from: base, to: inner)
    let lines = [text, String(decoding: file.text(of: expression), as: UTF8.self)].map {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    }
    guard lines.allSatisfy({ $0 <= 3 }) else {
      throw Refusal("the code is too long to be written twice")
    }
    let condition = "if #available(\(check.list))"
    guard expression.isFirstOnLine else {
      guard lines == [1, 1] else { throw Refusal("the code starts in the middle of a line") }
      return [
        .insert("\(condition) { \(text) } else { ", at: offsets.lowerBound),
        .insert(" }", at: offsets.upperBound),
      ]
    }
    let end = layout.lineEnd(at: offsets.lowerBound)
    let template = layout.styled(
      "\(condition) {\n  \u{0}\n} else {\n  \u{0}\n}", at: offsets.lowerBound
    )
    .components(separator: "\u{0}")
    assert(template.count == 3 && template[0].hasSuffix(end + inner))
    return [.insert(template[0] + text + template[1], at: offsets.lowerBound)]
      + layout.reindent(expression, from: base, to: inner)
      + [.insert(template[2], at: offsets.upperBound)]
  }
}

extension String {
  fileprivate func components(separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
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
