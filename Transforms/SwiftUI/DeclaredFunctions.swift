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

extension SourceFile {
  /// The name of a modifier, and the names of the functions of the file that apply it: helpers that
  /// bring it where the system has it.
  func names(ofHelpersFor modifier: String) -> Set<String> {
    // In a helper it is applied to `self`, with or without the word.
    let uses = calls { $0.calledName == modifier || ModifierCall($0)?.name == modifier }
    let helpers = uses.compactMap { use in
      use.ancestors.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first?.name.text
    }
    return Set(helpers).subtracting(["body"]).union([modifier])
  }
}
