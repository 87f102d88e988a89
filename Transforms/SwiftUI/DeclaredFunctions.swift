import Rewriting
import SwiftSyntax

extension SourceFile {
  /// Whether a function with the name is declared anywhere in the file.
  func declaresFunction(named name: String) -> Bool {
    let finder = FunctionFinder(name)
    finder.walk(tree)
    return finder.isFound
  }
}

private final class FunctionFinder: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { isFound = true }
    return .visitChildren
  }
}
