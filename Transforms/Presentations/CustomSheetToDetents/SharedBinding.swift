import Availability
import Rewriting
import SwiftSyntax

extension SheetFlag {
  /// Refuses a binding that another presentation, or another hand-made sheet of the file, takes too.
  ///
  /// - Parameter isLeft: Whether the code at a UTF-8 offset stays where it is.
  func admitNoOtherTaker(
    in file: SourceFile, _ index: DeclarationIndex, _ isLeft: (Int) -> Bool
  ) throws(Refusal) {
    guard let declaration else { return }
    let collector = ProjectionCollector("$\(name)")
    collector.walk(file.tree)
    for reference in collector.references where isLeft(reference.offsets.lowerBound) {
      guard
        index.lookup(ExprSyntax(reference)).declarations.contains(where: {
          $0.node.id == declaration.node.id
        }),
        let call = reference.callPassedTo, !reference.isInPreview
      else { continue }
      let modifier = ModifierCall(call).flatMap { $0.base == nil ? nil : $0.name }
      let isPresentation = modifier.map(Self.presentations.contains) ?? false
      if isPresentation || SheetComponent(shownBy: ExprSyntax(call), index) != nil {
        let line = file.lines.line(of: reference.offsets.lowerBound)
        throw Refusal("\(name) shows something else too, on line \(line)")
      }
    }
  }

  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "alert", "confirmationDialog", "actionSheet", "popover",
    "inspector",
  ]
}

extension DeclReferenceExprSyntax {
  /// The call that takes the reference for one of its arguments.
  fileprivate var callPassedTo: FunctionCallExprSyntax? {
    var whole = Syntax(self)
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id {
      whole = Syntax(member)
    }
    return whole.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
      .as(FunctionCallExprSyntax.self)
  }
}

private final class ProjectionCollector: OpenCodeVisitor {
  private let name: String
  private(set) var references: [DeclReferenceExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { references.append(node) }
    return .visitChildren
  }
}
