import SwiftParser
import SwiftSyntax

/// `#Preview { … }`, whose macro comes with Xcode only.
enum PreviewMacros {
  /// The text with blanks in place of every `#Preview`, so that all else keeps its place.
  static func blanked(in text: String) -> String {
    guard text.contains("#Preview") else { return text }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    var bytes = Array(text.utf8)
    for range in finder.ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != 13 {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Finder: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      found(node, named: node.macroName)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      found(node, named: node.macroName)
    }

    private func found(
      _ node: some SyntaxProtocol, named name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
      guard name.text == "Preview" else { return .visitChildren }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      ranges.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
      return .skipChildren
    }
  }
}
