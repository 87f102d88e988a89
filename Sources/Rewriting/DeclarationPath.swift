import SwiftSyntax

extension SourceFile {
  /// The names of the declarations around a UTF-8 offset, outermost first: types and extensions by
  /// each part of their name, then the member.
  public func declarationPath(at offset: Int) -> [String] {
    let position = AbsolutePosition(utf8Offset: min(offset, bytes.count))
    var path: [String] = []
    var node = tree.token(at: position).map(Syntax.init)
    while let current = node {
      path.append(contentsOf: Self.names(of: current, around: position).reversed())
      node = current.parent
    }
    return path.reversed()
  }

  private static func names(of node: Syntax, around position: AbsolutePosition) -> [String] {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let type): [type.name.text]
    case .classDecl(let type): [type.name.text]
    case .enumDecl(let type): [type.name.text]
    case .actorDecl(let type): [type.name.text]
    case .protocolDecl(let type): [type.name.text]
    case .extensionDecl(let type):
      type.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    case .functionDecl(let function): [function.name.text]
    case .initializerDecl: ["init"]
    case .subscriptDecl: ["subscript"]
    case .variableDecl(let variable):
      (variable.bindings.first { $0.range.contains(position) } ?? variable.bindings.first)
        .map { [$0.pattern.trimmedDescription] } ?? []
    default: []
    }
  }
}
