import SwiftSyntax

/// What a binding such as `$isShown` or `$model.isShown` reads and writes.
struct BindingSource: Sendable {
  /// The property or parameter that the name stands for.
  let root: Declaration
  /// The wrapper that gives the binding; nil for a parameter or property typed `Binding<T>`.
  let wrapper: PropertyWrapper?
  /// The names after the root.
  let path: [String]
  /// The declaration of the last name of the path, or the root; nil when the file does not have it.
  let target: Declaration?
  /// The type of the bound value.
  let valueType: TypeName?
}

extension DeclarationIndex {
  /// Resolves `$x`, `self.$x`, `$x.a.b`, and a name whose type is `Binding<T>`.
  ///
  /// Nil for `Binding(get:set:)`, `.constant(…)` and whatever the file does not declare.
  /// `offset` as in `lookup`.
  func binding(
    for expression: some ExprSyntaxProtocol, at offset: Int? = nil
  ) -> BindingSource? {
    let expression = ExprSyntax(expression)
    let place = place(at: offset ?? expression.utf8Start)
    var follower = NameFollower(self)
    return follower.binding(for: expression, from: place)
  }
}

extension NameFollower {
  fileprivate mutating func binding(
    for expression: ExprSyntax, from place: DeclarationIndex.Place
  ) -> BindingSource? {
    var path: [String] = []
    var head = expression.core.expression
    // Goes left until the name that is the binding itself.
    while let access = head.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.plainText
      if name.hasPrefix("$") { break }
      guard let base = access.base?.core.expression, path.count < 64 else { return nil }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) { break }
      path.append(name)
      head = base
    }
    path.reverse()
    let found = reach(head, from: place).declarations
    guard found.count == 1, var root = found.first else { return nil }
    let isProjection = root.facet == .projection
    root.facet = .value
    let type: TypeName?
    let wrapper: PropertyWrapper?
    if isProjection {
      wrapper = root.wrappers.first
      type = self.type(of: root)
    } else {
      guard let binding = self.type(of: root), binding.isNamed("Binding", from: "SwiftUI") else {
        return nil
      }
      wrapper = nil
      type = binding.arguments.first
    }
    var end = Reached(declarations: [root], type: type)
    for name in path {
      end = member(name, of: end, place)
    }
    return BindingSource(
      root: root, wrapper: wrapper, path: path,
      target: end.declarations.count == 1 ? end.declarations.first : nil, valueType: end.type)
  }
}
