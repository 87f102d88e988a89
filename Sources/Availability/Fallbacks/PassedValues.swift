import SwiftSyntax

/// The locals that code of a member uses and that a member of its own can be passed, since the file
/// says what type they have.
struct PassedValues {
  /// By name.
  private(set) var types: [(name: String, type: String)] = []

  /// None of them.
  init() {}

  init(of pieces: [Syntax], below member: some SyntaxProtocol) {
    let names = Set(pieces.flatMap { LocalNames(of: $0, below: member).captured })
    for name in names.sorted() {
      let types = pieces.compactMap { $0.typeOfLocal(name, below: Syntax(member)) }
      if let type = types.first { self.types.append((name, type)) }
    }
  }

  var names: Set<String> { Set(types.map(\.name)) }

  /// `proxy: GeometryProxy`
  var parameters: String { types.map { "\($0.name): \($0.type)" }.joined(separator: ", ") }

  /// `(proxy: proxy)`, or nothing.
  var arguments: String {
    types.isEmpty ? "" : "(" + types.map { "\($0.name): \($0.name)" }.joined(separator: ", ") + ")"
  }
}

extension Syntax {
  /// The type of a name that is bound between the node and a member around it, where it is written
  /// down or follows from the container; nil where it does not, and for a name of no such scope.
  fileprivate func typeOfLocal(_ name: String, below member: Syntax) -> String? {
    var child = self
    while child.id != member.id, let parent = child.parent {
      if Bindings(around: child, upTo: parent).contains(name) {
        return parent.as(ClosureExprSyntax.self)?.type(ofParameter: name)
          ?? parent.as(FunctionDeclSyntax.self)?.type(ofParameter: name)
      }
      child = parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The types of what the containers of SwiftUI's pass to their only closure.
  private static let passed = [
    "GeometryReader": "GeometryProxy", "ScrollViewReader": "ScrollViewProxy",
  ]

  fileprivate func type(ofParameter name: String) -> String? {
    var count = 0
    switch signature?.parameterClause {
    case .simpleInput(let list): count = list.count
    case .parameterClause(let clause):
      count = clause.parameters.count
      let parameter = clause.parameters.first {
        ($0.secondName ?? $0.firstName).identifierText == name
      }
      if let type = parameter?.type { return type.isPlainValue ? type.trimmedDescription : nil }
    case nil: return nil
    @unknown default: return nil
    }
    guard count == 1, let call = parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == id, let callee = call.callee, !callee.isMember
    else { return nil }
    return Self.passed[callee.name]
  }
}

extension FunctionDeclSyntax {
  fileprivate func type(ofParameter name: String) -> String? {
    let parameter = signature.parameterClause.parameters.first {
      ($0.secondName ?? $0.firstName).identifierText == name
    }
    guard let parameter, parameter.ellipsis == nil, parameter.attributes.isEmpty,
      parameter.type.isPlainValue
    else { return nil }
    let generics = Set(genericParameterClause?.parameters.map(\.name.text) ?? [])
    let words = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
    return words.contains(where: generics.contains) ? nil : parameter.type.trimmedDescription
  }
}

extension TypeSyntax {
  /// Whether a value of the type can be passed on as it is: no function, which may not escape, no
  /// `inout`, and no opaque type.
  fileprivate var isPlainValue: Bool {
    !tokens(viewMode: .sourceAccurate).contains { token in
      ["->", "inout", "some", "any", "@"].contains(token.text)
    }
  }
}
