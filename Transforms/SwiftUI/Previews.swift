import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the node is code for a preview: inside `#Preview` or a `PreviewProvider`.
  var isInPreview: Bool {
    ancestors.contains { node in
      if let macro = node.as(MacroExpansionExprSyntax.self) {
        return macro.macroName.text == "Preview"
      }
      if let macro = node.as(MacroExpansionDeclSyntax.self) {
        return macro.macroName.text == "Preview"
      }
      let inheritance = node.asProtocol(DeclGroupSyntax.self)?.inheritanceClause
      return inheritance?.inheritedTypes.contains {
        $0.type.trimmedDescription.split(separator: ".").last == "PreviewProvider"
      } ?? false
    }
  }
}
