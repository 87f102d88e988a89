import SwiftParser
import SwiftSyntax
import Testing

@testable import Transforms

/// A source in which expressions stand between ⟪ and ⟫.
struct MarkedSource {
  let tree: SourceFileSyntax
  let index: DeclarationIndex
  /// The marked expressions in source order.
  let marked: [ExprSyntax]

  init(_ text: String) throws {
    var plain: [UInt8] = []
    var ranges: [(start: Int, end: Int)] = []
    var open: [Int] = []
    for character in text {
      switch character {
      case "⟪":
        open.append(ranges.count)
        ranges.append((plain.count, -1))
      case "⟫":
        ranges[try #require(open.last)].end = plain.count
        open.removeLast()
      default: plain += Array(String(character).utf8)
      }
    }
    let tree = Parser.parse(source: String(decoding: plain, as: UTF8.self))
    self.tree = tree
    index = DeclarationIndex(tree: tree)
    #expect(!tree.hasError, "the sample does not parse:\n\(text)")
    marked = try ranges.map { range in
      try #require(Self.expression(in: tree, range), "no expression is marked in:\n\(text)")
    }
    try #require(!marked.isEmpty && open.isEmpty)
  }

  /// The kind, the qualified name and the one-based line of each declaration found.
  func describe(_ expression: ExprSyntax) -> String {
    let found = index.lookup(expression).declarations
    return found.isEmpty ? "unresolved" : found.map(describe).joined(separator: "; ")
  }

  func describe(_ declaration: Declaration) -> String {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let line = declaration.node.startLocation(converter: converter).line
    let facet = declaration.facet == .value ? "" : "\(declaration.facet) of "
    let owner = declaration.enclosingType.map { "\($0)." } ?? ""
    return "\(facet)\(declaration.kind) \(owner)\(declaration.name) \(line)"
  }

  private static func expression(
    in tree: SourceFileSyntax, _ range: (start: Int, end: Int)
  ) -> ExprSyntax? {
    var node = tree.token(at: AbsolutePosition(utf8Offset: range.start)).map(Syntax.init)
    while let current = node, current.positionAfterSkippingLeadingTrivia.utf8Offset == range.start {
      if current.endPositionBeforeTrailingTrivia.utf8Offset == range.end,
        let expression = current.as(ExprSyntax.self)
      {
        return expression
      }
      node = current.parent
    }
    return nil
  }
}

/// A named sample and what each of its marked expressions must give.
struct Sample<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let expected: [Expected]

  init(_ name: String, _ text: String, _ expected: Expected...) {
    self.name = name
    self.text = text
    self.expected = expected
  }

  var testDescription: String { name }
}
