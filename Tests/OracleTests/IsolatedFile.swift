import SwiftParser
import SwiftSyntax

/// A file whose declarations no other file of the module can see, so that both may use one name.
struct IsolatedFile: Sendable {
  /// The file with `fileprivate` in front of every top-level declaration, on the same lines; nil
  /// where that cannot be done: an access level is written, or an extension adds a conformance to
  /// a type that is not the file's own.
  let text: String?
  /// Whether a type of the file is the program's entry.
  let hasMain: Bool

  init(_ source: String) {
    var top = TopLevel()
    top.visit(Parser.parse(source: source).statements)
    hasMain = top.hasMain
    guard top.isIsolable, top.conforming.allSatisfy(top.own.contains) else {
      text = nil
      return
    }
    var bytes = Array(source.utf8)
    for offset in top.offsets.reversed() {
      bytes.insert(contentsOf: Array("fileprivate ".utf8), at: offset)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}

/// What stands at the top level of a file.
private struct TopLevel {
  /// Where `fileprivate` goes: UTF-8 offsets, ascending.
  var offsets: [Int] = []
  /// The names that the file declares.
  var own: Set<String> = []
  /// The types to which an extension adds a conformance.
  var conforming: [String] = []
  var isIsolable = true
  var hasMain = false

  mutating func visit(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if let condition = item.item.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if let items = clause.elements?.as(CodeBlockItemListSyntax.self) { visit(items) }
        }
      } else if let declaration = item.item.as(DeclSyntax.self) {
        visit(declaration)
      } else {
        isIsolable = false
      }
    }
  }

  private mutating func visit(_ declaration: DeclSyntax) {
    if declaration.is(ImportDeclSyntax.self) { return }
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      let keyword = keyword(of: declaration)
    else {
      isIsolable = false
      return
    }
    let levels = modified.modifiers.filter { $0.detail == nil }.map(\.name.text)
    if levels.contains(where: ["public", "package", "internal", "open"].contains) {
      isIsolable = false
    }
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      own.insert(named.name.text)
    }
    if let attributed = declaration.asProtocol((any WithAttributesSyntax).self),
      attributed.attributes.contains(where: { $0.trimmedDescription == "@main" })
    {
      hasMain = true
    }
    if let node = declaration.as(ExtensionDeclSyntax.self), node.inheritanceClause != nil {
      // Such an extension may have no access level; its members are as private as their type.
      conforming.append(node.extendedType.trimmedDescription)
    } else if !levels.contains(where: ["private", "fileprivate"].contains) {
      let first = modified.modifiers.firstToken(viewMode: .sourceAccurate) ?? keyword
      offsets.append(first.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  private func keyword(of declaration: DeclSyntax) -> TokenSyntax? {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) { return group.introducer }
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.funcKeyword }
    if let variable = declaration.as(VariableDeclSyntax.self) { return variable.bindingSpecifier }
    return declaration.as(TypeAliasDeclSyntax.self)?.typealiasKeyword
  }
}
