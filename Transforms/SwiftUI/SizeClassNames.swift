import SwiftSyntax

/// Which of the two size classes a value is.
enum SizeClassAxis: Sendable, Hashable {
  case horizontal, vertical, unknown
}

/// Whose size class it is: they differ in what "not known" looks like.
enum SizeClassFramework: Sendable, Hashable {
  /// `UserInterfaceSizeClass`, as a rule optional.
  case swiftUI
  /// `UIUserInterfaceSizeClass`, which has an `unspecified` case instead of nil.
  case uiKit
}

/// What the file says about an expression that may be a size class.
enum SizeClassEvidence: Sendable, Hashable {
  /// The file says that it is one. `isOptional` means that it can be nil where it is used.
  case sizeClass(SizeClassAxis, SizeClassFramework, isOptional: Bool)
  /// The file says that it is something else; the reason is a clause in the compiler's style.
  case somethingElse(reason: String)
  /// The file does not say, but the name ends in "SizeClass".
  case looksLikeSizeClass
  case unknown
}

extension DeclarationIndex {
  /// Tells size classes from an app's own types that have a `.compact` case too.
  ///
  /// An implicit member such as `.compact` is `unknown`. `offset` as in `lookup`.
  func sizeClassEvidence(
    for expression: some ExprSyntaxProtocol, at offset: Int? = nil
  ) -> SizeClassEvidence {
    let expression = ExprSyntax(expression)
    let place = place(at: offset ?? expression.utf8Start)
    var reader = SizeClassReader(follower: NameFollower(self))
    return reader.evidence(for: expression, from: place)
  }

  /// What the two sides of `==` or `!=` say together: one of them may be just `.compact`.
  func comparesSizeClass(
    _ left: some ExprSyntaxProtocol, _ right: some ExprSyntaxProtocol, at offset: Int? = nil
  ) -> SizeClassEvidence {
    let sides = [ExprSyntax(left), ExprSyntax(right)]
    let evidence = sides.map { sizeClassEvidence(for: $0, at: offset) }
    // A constant with its type written out settles it: the code compiles.
    for (side, other) in [(0, 1), (1, 0)] {
      guard case .sizeClass(_, let framework, _) = evidence[side], sides[side].isConstant
      else { continue }
      if case .sizeClass = evidence[other] { return evidence[other] }
      return .sizeClass(.unknown, framework, isOptional: true)
    }
    // Of two reasons, the one about the value says more than the one about the constant.
    let ordered = sides[0].isConstant ? evidence.reversed() : evidence
    return ordered.first { $0.isSomethingElse } ?? ordered.first { $0.isSizeClass }
      ?? ordered.first { $0 == .looksLikeSizeClass } ?? .unknown
  }
}

extension SizeClassEvidence {
  var isSizeClass: Bool {
    if case .sizeClass = self { true } else { false }
  }

  var isSomethingElse: Bool {
    if case .somethingElse = self { true } else { false }
  }
}

extension TypeName {
  /// Whose size class this is; a type of the same name that the file declares is none.
  var sizeClassFramework: SizeClassFramework? {
    if isNamed("UserInterfaceSizeClass", from: "SwiftUI", "SwiftUICore") { return .swiftUI }
    return isNamed("UIUserInterfaceSizeClass", from: "UIKit") ? .uiKit : nil
  }
}

/// Reads one expression: its type first, then its declarations, then its name.
private struct SizeClassReader {
  var follower: NameFollower

  mutating func evidence(
    for expression: ExprSyntax, from place: DeclarationIndex.Place
  ) -> SizeClassEvidence {
    if let type = follower.type(of: expression, from: place) {
      guard let framework = type.sizeClassFramework else {
        return .somethingElse(reason: "\(expression.shortName) is of type '\(type)'")
      }
      follower = NameFollower(follower.index)
      let axis = axis(of: expression, from: place)
      return .sizeClass(axis, framework, isOptional: type.isOptional)
    }
    let call = expression.core.expression.as(FunctionCallExprSyntax.self)
    let named = call?.calledExpression ?? expression
    let declarations = follower.reach(named, from: place).declarations
    guard !declarations.isEmpty else { return .byName(named.lastName) }
    return .combined(declarations.map { evidence(for: $0, isCalled: call != nil) })
  }

  private mutating func evidence(
    for declaration: Declaration, isCalled: Bool
  ) -> SizeClassEvidence {
    let name = declaration.name
    guard declaration.facet == .value else {
      return .somethingElse(reason: "it is the property wrapper of '\(name)'")
    }
    if isCalled || declaration.isType { return .byName(name) }
    if let type = follower.type(of: declaration) {
      guard let framework = type.sizeClassFramework else {
        return .somethingElse(reason: "'\(name)' is of type '\(type)'")
      }
      return .sizeClass(axis(of: declaration), framework, isOptional: type.isOptional)
    }
    if let written = declaration.typeAnnotation {
      return .somethingElse(reason: "'\(name)' is of type '\(written.trimmedDescription)'")
    }
    if declaration.kind == .function {
      return .somethingElse(reason: "'\(name)' is a function")
    }
    if let wrapper = declaration.wrappers.first(where: { $0.kind == .environment }) {
      let argument = wrapper.keyPath.map { "environment value '\($0)'" } ?? "environment value"
      return .somethingElse(reason: "'\(name)' is the \(argument)")
    }
    if case .value(let value) = declaration.source, follower.step() {
      let place = follower.index.place(at: declaration.sourceOffset)
      let evidence = evidence(for: value, from: place)
      if evidence != .unknown { return evidence }
    }
    return .byName(name)
  }

  private mutating func axis(
    of expression: ExprSyntax, from place: DeclarationIndex.Place
  ) -> SizeClassAxis {
    guard follower.step() else { return .unknown }
    let expression = expression.core.expression
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      return axis(of: infix.leftOperand, from: place)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.folded.map { axis(of: $0, from: place) } ?? .unknown
    }
    if let cast = expression.as(AsExprSyntax.self) {
      return axis(of: cast.expression, from: place)
    }
    if let choice = expression.as(TernaryExprSyntax.self) {
      let axis = axis(of: choice.thenExpression, from: place)
      return axis == .unknown ? self.axis(of: choice.elseExpression, from: place) : axis
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.arguments.first.map { axis(of: $0.expression, from: place) } ?? .unknown
    }
    let declarations = follower.reach(expression, from: place).declarations
    if declarations.isEmpty { return SizeClassAxis(name: expression.lastName ?? "") }
    let axes = Set(declarations.map { axis(of: $0) })
    return axes.count == 1 ? axes.first ?? .unknown : .unknown
  }

  private mutating func axis(of declaration: Declaration) -> SizeClassAxis {
    for wrapper in declaration.wrappers where wrapper.kind == .environment {
      return SizeClassAxis(name: wrapper.keyPath ?? "")
    }
    switch declaration.source {
    case .value(let value), .element(of: let value):
      let axis = axis(of: value, from: follower.index.place(at: declaration.sourceOffset))
      if axis != .unknown { return axis }
    case .none, .payload: break
    }
    return SizeClassAxis(name: declaration.name)
  }
}

extension SizeClassAxis {
  fileprivate init(name: String) {
    let name = name.lowercased()
    self =
      name.contains("horizontal") ? .horizontal : name.contains("vertical") ? .vertical : .unknown
  }
}

extension SizeClassEvidence {
  fileprivate static func byName(_ name: String?) -> Self {
    name?.lowercased().hasSuffix("sizeclass") == true ? .looksLikeSizeClass : .unknown
  }

  /// What several declarations, of which each build has one, say together.
  fileprivate static func combined(_ all: [Self]) -> Self {
    guard let first = all.first else { return .unknown }
    if let other = all.first(where: \.isSomethingElse) { return other }
    if all.allSatisfy({ $0 == first }) { return first }
    guard all.allSatisfy(\.isSizeClass), case .sizeClass(_, let framework, _) = first else {
      return all.allSatisfy { $0 == .unknown } ? .unknown : .looksLikeSizeClass
    }
    return .sizeClass(.unknown, framework, isOptional: true)
  }
}

extension ExprSyntax {
  /// The last name of a chain.
  fileprivate var lastName: String? {
    let inner = core.expression
    if let access = inner.as(MemberAccessExprSyntax.self) {
      return access.base == nil ? nil : access.declName.baseName.plainText
    }
    return inner.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  /// The expression for a message, unless it is long.
  fileprivate var shortName: String {
    let longest = 60
    if totalLength.utf8Length <= longest, case let text = trimmedDescription,
      !text.contains(where: \.isNewline)
    {
      return "'\(text)'"
    }
    return lastName.map { "'\($0)'" } ?? "the value"
  }

  fileprivate var isConstant: Bool {
    ["compact", "regular", "unspecified"].contains(lastName)
  }
}
