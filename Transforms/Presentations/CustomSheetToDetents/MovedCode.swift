import Rewriting
import SwiftSyntax

/// An expression of a file after edits inside it, to be written elsewhere.
struct MovedCode {
  private let file: SourceFile
  private let view: ExprSyntax

  /// - Parameter edits: Disjoint, all of them inside the expression.
  /// Nil where the result is no expression.
  init?(of view: ExprSyntax, applying edits: [SourceEdit], in file: SourceFile) {
    let sorted = edits.enumerated().sorted { left, right in
      (left.element.offsets.lowerBound, left.offset)
        < (right.element.offsets.lowerBound, right.offset)
    }.map(\.element)
    guard
      let edited = try? SourceFile(
        path: file.path, bytes: Patch.splice(sorted, into: file.bytes))
    else { return nil }
    let start = view.offsets.lowerBound
    let growth = edits.map { $0.replacementBytes.count - $0.offsets.count }.reduce(0, +)
    let range = start..<(view.offsets.upperBound + growth)
    guard let token = edited.tree.token(at: AbsolutePosition(utf8Offset: start)),
      let found = token.ancestors.lazy.compactMap({ $0.as(ExprSyntax.self) })
        .first(where: { $0.offsets == range })
    else { return nil }
    self.file = edited
    self.view = found
  }

  /// The text, moved from one indentation to another.
  ///
  /// Modifiers on the name of a member stand one level deeper than it, also where they were in line
  /// with the end of what the member holds now.
  func text(from old: String, to new: String, _ members: Set<String>) -> String {
    var relayout = Relayout(file)
    for token in view.tokens(viewMode: .sourceAccurate) where members.contains(token.text) {
      guard var name = token.parent?.as(ExprSyntax.self) else { continue }
      if let member = name.parent?.as(MemberAccessExprSyntax.self),
        member.declName.id == name.as(DeclReferenceExprSyntax.self)?.id
      {
        name = ExprSyntax(member)
      }
      if let call = name.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == name.id
      {
        name = ExprSyntax(call)
      }
      let line = relayout.layout.indentation(at: name.offsets.lowerBound)
      guard let period = name.parent?.as(MemberAccessExprSyntax.self)?.period,
        relayout.ownIndentation(period) == line, line.hasPrefix(old)
      else { continue }
      let end = min(name.wholeChain.offsets.upperBound, view.offsets.upperBound)
      relayout.move(
        name.offsets.upperBound..<end, of: view, from: line,
        to: new + line.dropFirst(old.count) + relayout.layout.unit)
    }
    relayout.move(view.offsets, of: view, from: old, to: new)
    return file.text(of: view, applying: relayout.result)
  }
}
