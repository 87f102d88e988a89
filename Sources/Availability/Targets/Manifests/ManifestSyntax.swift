import Platforms
import SwiftParser
import SwiftSyntax

/// A manifest written in Swift, parsed but never run.
struct ManifestSyntax {
  let path: ProjectPath
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter
  /// The expressions of the constants and variables of the file, by name; the first of each name.
  private let constants: [String: ExprSyntax]

  /// Nil when the file does not import the module that makes it a manifest.
  init?(path: ProjectPath, bytes: [UInt8], importing module: String) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let reader = ConstantReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    guard reader.imports.contains(module) else { return nil }
    self.path = path
    self.tree = tree
    self.locations = SourceLocationConverter(fileName: path.description, tree: tree)
    self.constants = reader.constants
  }

  /// The expression itself, or what the constant that it names stands for.
  func value(of expression: ExprSyntax) -> ExprSyntax {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return expression
    }
    return constants[name] ?? expression
  }

  /// The text of a string literal, or of the constant that stands for one; nil for anything computed.
  func string(_ expression: ExprSyntax) -> String? {
    value(of: expression).as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The elements of an array literal, or of the constant that stands for one.
  func elements(_ expression: ExprSyntax) -> [ExprSyntax]? {
    value(of: expression).as(ArrayExprSyntax.self)?.elements.map(\.expression)
  }

  /// Reads `.v17`, `.v10_15` and `"17.2"`, also through a constant.
  func version(_ expression: ExprSyntax) -> Version? {
    if let text = string(expression) { return Version(text) }
    let name = value(of: expression).as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, name.hasPrefix("v") else { return nil }
    return Version(name.dropFirst().map { $0 == "_" ? "." : String($0) }.joined())
  }

  /// What stands at the expression, as evidence.
  func evidence(_ expression: some ExprSyntaxProtocol, note: String = "") -> Evidence {
    Evidence(
      path: path.description,
      line: locations.location(for: expression.positionAfterSkippingLeadingTrivia).line,
      text: "\(expression.trimmedDescription)\(note)")
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called: `iOS` of `.iOS(.v17)` and of `SupportedPlatform.iOS(.v17)`.
  var calledName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The first argument with the label.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

/// Collects the imported modules and the initial values of a file's constants.
private final class ConstantReader: SyntaxVisitor {
  var imports: Set<String> = []
  var constants: [String: ExprSyntax] = [:]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.insert(node.path.trimmedDescription)
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value, constants[name] == nil
    {
      constants[name] = value
    }
    return .visitChildren
  }
}
