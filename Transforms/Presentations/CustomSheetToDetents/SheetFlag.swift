import Availability
import Rewriting
import SwiftSyntax

/// What says whether a hand-made sheet is shown, and the binding that `sheet` takes.
struct SheetFlag {
  /// As the condition reads it: `isShown`, `self.isShown`, `model.isShown`, `isShown.wrappedValue`.
  let condition: ExprSyntax
  /// The code of the binding: `$isShown`.
  let binding: String
  /// The last name of the condition: what to look for in the file.
  let name: String
  /// Where the name is declared; nil when the model is declared in another file.
  let declaration: Declaration?
  /// Set where the panel is shown while an optional holds a value.
  let item: SheetItem?

  /// A Bool.
  ///
  /// - Throws: Where no binding can be found.
  init(_ condition: ExprSyntax, _ index: DeclarationIndex, in file: SourceFile) throws(Refusal) {
    try self.init(
      condition, at: condition.offsets.lowerBound, shownWhile: nil, index, in: file)
  }

  /// What a condition tests.
  ///
  /// - Throws: Where no binding can be found, or a value is not known to be `Identifiable`.
  init(_ condition: SheetCondition, _ index: DeclarationIndex, in file: SourceFile) throws(Refusal)
  {
    var parameter: SheetItem.Parameter?
    switch condition.test {
    case .isTrue: break
    case .isPresent(let name): parameter = name
    case .isCompound: throw Self.noBinding
    }
    try self.init(
      condition.subject, at: condition.offset, shownWhile: parameter, index, in: file)
  }

  /// What a binding that is passed on stands for: `$isShown`, `$model.isShown`, `isShown` of the
  /// type `Binding<Bool>`.
  ///
  /// - Throws: Where the binding is anything else.
  init(binding: ExprSyntax, _ index: DeclarationIndex, in file: SourceFile) throws(Refusal) {
    let text = binding.trimmedDescription
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].isEmpty || parts[0] == "self.",
      let value = binding.withoutProjection
    else { throw Refusal("the binding \(text.prefix(40)) is of no property of the file") }
    try self.init(value, at: binding.offsets.lowerBound, shownWhile: nil, index, in: file)
  }

  private init(
    _ condition: ExprSyntax, at offset: Int, shownWhile parameter: SheetItem.Parameter?,
    _ index: DeclarationIndex, in file: SourceFile
  ) throws(Refusal) {
    let text = condition.trimmedDescription
    let path = text.split(separator: ".").map(String.init)
    guard !path.isEmpty, path.allSatisfy(\.isName) else { throw Self.noBinding }
    self.condition = condition
    let names = path.first == "self" ? Array(path.dropFirst()) : path
    guard let root = names.first else { throw Refusal("no binding for what shows the panel") }
    let base = condition.rootReference
    guard let declaration = base.flatMap({ index.lookup($0, at: offset).declaration }) else {
      throw Refusal("\(root), which shows the panel, is declared in another file")
    }
    let prefix = path.first == "self" ? "self." : ""
    let wrappers = declaration.wrappers.map(\.kind)
    var type: TypeName?
    switch names.count {
    case 1:
      guard wrappers.contains(where: Self.values.contains) else {
        throw Refusal("\(root), which shows the panel, gives no binding")
      }
      binding = "\(prefix)$\(root)"
      name = root
      self.declaration = declaration
      type = index.declaredType(of: declaration)
    case 2 where names[1] == "wrappedValue":
      guard let bound = index.boundType(of: declaration),
        parameter != nil || bound.isNamed("Bool", from: "Swift") && !bound.isOptional
      else { throw Refusal("\(root), which shows the panel, is not known to be a binding") }
      binding = prefix + root
      name = root
      self.declaration = declaration
      type = bound
    case 2:
      guard wrappers.contains(where: Self.models.contains) else {
        throw Refusal("\(root), which has \(names[1]), gives no binding")
      }
      guard file.assigns(text) else {
        throw Refusal("this file does not show that \(text) can be set")
      }
      binding = "\(prefix)$\(names.joined(separator: "."))"
      name = names[1]
      self.declaration = nil
      type = index.declaredType(of: condition, at: offset)
    default: throw Refusal("what shows the panel lies too deep in a model")
    }
    if let parameter {
      item = try SheetItem(parameter, type, named: text, at: offset, index)
    } else {
      item = nil
    }
  }

  /// The argument of `sheet` that shows the panel: `isPresented: $isShown`, `item: $selected`.
  var argument: String { (item == nil ? "isPresented: " : "item: ") + binding }

  /// The value that hides the panel.
  var hidingValue: String { item == nil ? "false" : "nil" }

  /// Whether an expression is the flag.
  func isMeant(by expression: ExprSyntax) -> Bool {
    let text = expression.trimmedDescription
    let own = condition.trimmedDescription
    return text == own || "self.\(text)" == own || text == "self.\(own)"
      || "\(text).wrappedValue" == own
  }

  private static let noBinding = Refusal(
    "what shows the panel is a condition that no binding stands for")

  /// The wrappers of a value whose projection is a binding to it.
  private static let values: [PropertyWrapper.Kind] = [
    .state, .binding, .appStorage, .sceneStorage,
  ]

  /// The wrappers of a model whose projection gives bindings to its properties.
  private static let models: [PropertyWrapper.Kind] = [
    .stateObject, .observedObject, .environmentObject, .bindable, .state, .binding,
  ]
}

extension String {
  fileprivate var isName: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension ExprSyntax {
  /// `model.isShown` of `$model.isShown`.
  fileprivate var withoutProjection: ExprSyntax? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      guard text.hasPrefix("$") else { return ExprSyntax(name.trimmed) }
      return ExprSyntax(
        DeclReferenceExprSyntax(baseName: .identifier(String(text.dropFirst()))))
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let text = member.declName.baseName.text
    if text.hasPrefix("$") {
      return ExprSyntax(
        MemberAccessExprSyntax(base: base, name: .identifier(String(text.dropFirst()))))
    }
    return base.withoutProjection.map {
      ExprSyntax(MemberAccessExprSyntax(base: $0, name: member.declName.baseName))
    }
  }

  /// `model` of `model.isShown`, and `self.model` of `self.model.isShown`.
  fileprivate var rootReference: ExprSyntax? {
    var expression = self
    while let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
        return expression
      }
      expression = base
    }
    return expression
  }
}

extension DeclarationIndex {
  /// `Bool` of a property of the type `Binding<Bool>`.
  fileprivate func boundType(of declaration: Declaration) -> TypeName? {
    guard let type = declaredType(of: declaration), type.isNamed("Binding", from: "SwiftUI") else {
      return nil
    }
    return type.arguments.first
  }
}

extension SourceFile {
  /// Whether the file sets or toggles what an expression reads, or passes a binding to it.
  fileprivate func assigns(_ text: String) -> Bool {
    let collector = AssignedCollector(text)
    collector.walk(tree)
    return collector.isFound
  }
}

private final class AssignedCollector: OpenCodeVisitor {
  private let text: String
  private(set) var isFound = false

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      elements[0].trimmedDescription == text
    {
      isFound = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "\(text).toggle" { isFound = true }
    return .visitChildren
  }
}
