import Availability
import Rewriting
import SwiftSyntax

/// What says whether a hand-made sheet is shown, and the binding that `sheet(isPresented:)` takes.
struct SheetFlag {
  /// As the condition reads it: `isShown`, `self.isShown`, `model.isShown`, `isShown.wrappedValue`.
  let condition: ExprSyntax
  /// The code of the binding: `$isShown`.
  let binding: String
  /// The last name of the condition: what to look for in the file.
  let name: String
  /// Where the name is declared; nil when the model is declared in another file.
  let declaration: Declaration?

  /// - Throws: Where no binding can be found.
  init(_ condition: ExprSyntax, _ index: DeclarationIndex, in file: SourceFile) throws(Refusal) {
    let text = condition.trimmedDescription
    let path = text.split(separator: ".").map(String.init)
    guard !path.isEmpty, path.allSatisfy(\.isName) else {
      throw Refusal("what shows the panel is more than one Bool")
    }
    self.condition = condition
    let names = path.first == "self" ? Array(path.dropFirst()) : path
    guard let root = names.first else { throw Refusal("no binding for what shows the panel") }
    let base = condition.rootReference
    guard let declaration = base.flatMap({ index.lookup($0).declaration }) else {
      throw Refusal("\(root), which shows the panel, is declared in another file")
    }
    let prefix = path.first == "self" ? "self." : ""
    let wrappers = declaration.wrappers.map(\.kind)
    switch names.count {
    case 1:
      guard wrappers.contains(.state) || wrappers.contains(.binding) else {
        throw Refusal("\(root), which shows the panel, gives no binding")
      }
      binding = "\(prefix)$\(root)"
      name = root
      self.declaration = declaration
    case 2 where names[1] == "wrappedValue":
      guard declaration.typeAnnotation?.trimmedDescription == "Binding<Bool>" else {
        throw Refusal("\(root), which shows the panel, is not known to be a binding")
      }
      binding = prefix + root
      name = root
      self.declaration = declaration
    case 2:
      let models: [PropertyWrapper.Kind] = [
        .stateObject, .observedObject, .environmentObject, .bindable, .state,
      ]
      guard wrappers.contains(where: models.contains) else {
        throw Refusal("\(root), which has \(names[1]), gives no binding")
      }
      guard file.assigns(text) else {
        throw Refusal("this file does not show that \(text) can be set")
      }
      binding = "\(prefix)$\(names.joined(separator: "."))"
      name = names[1]
      self.declaration = nil
    default: throw Refusal("what shows the panel lies too deep in a model")
    }
  }

  /// What hides the panel when the flag is set to it.
  var hidingValue: String { "false" }

  /// Whether an expression is the flag.
  func isMeant(by expression: ExprSyntax) -> Bool {
    let text = expression.trimmedDescription
    let own = condition.trimmedDescription
    return text == own || "self.\(text)" == own || text == "self.\(own)"
      || "\(text).wrappedValue" == own
  }
}

extension String {
  fileprivate var isName: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension ExprSyntax {
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
