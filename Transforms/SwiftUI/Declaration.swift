import SwiftSyntax

/// What a name in one file stands for: where it is declared, and what the file says about it.
///
/// Every node belongs to the tree that the index was built from, with one exception: the
/// expression of a shorthand `if let x`, which exists nowhere in the text.
struct Declaration: Sendable {
  enum Kind: Sendable, Hashable {
    /// A stored or computed variable: member of a type, at file scope, or in a block.
    case property, global, local
    /// A parameter of a function, initializer, subscript or closure; a capture with a value.
    case parameter, closureParameter, capture
    /// Bound by `if let`, `guard case`, `switch`, `for` or `catch`.
    case pattern
    /// `newValue`, `oldValue` and `error`, named or not.
    case implicit
    case function, initializer, `subscript`
    case enumCase, nominalType, typeAlias, associatedType, genericParameter
  }

  /// Which of the three names of a wrapped property was asked for: `x`, `$x` or `_x`.
  enum Facet: Sendable, Hashable {
    case value, projection, storage
  }

  /// Where the value comes from, as far as the text shows it.
  enum Source: Sendable {
    case none
    /// The value of this expression; unwrapped when `isUnwrapped` says so.
    case value(ExprSyntax)
    /// One element of this sequence, or what is inside this optional.
    case element(of: ExprSyntax)
    /// An associated value of an enum case.
    case payload(EnumPayload)
  }

  let kind: Kind
  var name: String
  /// The declaration, parameter, condition, or other node that introduces the name.
  let node: Syntax
  var attributes: AttributeListSyntax? = nil
  /// Reached through the type: static members, enum cases, nested types.
  var isStatic = false
  /// The written type. A variadic parameter has none; a function's is `resultType`.
  var typeAnnotation: TypeSyntax? = nil
  var source = Source.none
  /// The value had one optional taken off: `if let`, `guard let`, `case let x?`, `.some(x)`.
  var isUnwrapped = false
  /// The UTF-8 offset from which names in `source` are looked up.
  var sourceOffset = 0
  var accessors: AccessorBlockSyntax? = nil
  /// The dotted name of the type that this is a direct member of.
  var enclosingType: String? = nil
  var facet = Facet.value

  /// The UTF-8 offset from which the name is visible in its scope; 0 where order does not matter.
  var visibleFrom = 0
  /// The innermost `#if` clause around the declaration.
  var clause: Int? = nil
  /// The type body that a `nominalType` opens.
  var body: Int? = nil
  /// A closure parameter written `$item`, which declares `item` and `$item`.
  var isProjected = false
}

/// The place of a name in a pattern such as `.failed(_, let reason)`.
struct EnumPayload: Sendable {
  let caseName: String
  /// What stands before the period, if anything.
  let base: ExprSyntax?
  let index: Int
  let count: Int
}

extension Declaration {
  /// The expression that gives the value, if the whole value of one does.
  var initializer: ExprSyntax? {
    if case .value(let expression) = source { expression } else { nil }
  }

  /// The written result type of a function or subscript.
  var resultType: TypeSyntax? {
    node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? node.as(SubscriptDeclSyntax.self)?.returnClause.type
  }

  /// Names a type: can stand before a period as one and in an annotation.
  var isType: Bool {
    switch kind {
    case .nominalType, .typeAlias, .associatedType, .genericParameter: true
    default: false
    }
  }

  /// Lives in a call of the function around it, so that a type nested in there cannot use it.
  var isConfinedToCall: Bool {
    switch kind {
    case .local, .parameter, .closureParameter, .capture, .pattern, .implicit: true
    default: false
    }
  }
}
