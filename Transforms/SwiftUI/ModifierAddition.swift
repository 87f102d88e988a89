import Rewriting
import SwiftSyntax

extension ExprSyntax {
  /// The edit that adds a modifier behind a view and the modifiers that it has, on a line of its own
  /// where the view stands on lines of its own; a comment at the end of the view's line stays there.
  /// - Parameter modifier: With its period: `.padding()`.
  func adding(_ modifier: String, in file: SourceFile) -> SourceEdit {
    let gap = gapBeforeModifier(in: file)
    let end = gap.isEmpty ? offsets.upperBound : Relayout(file).end(withComment: self)
    return .insert(gap + modifier, at: end)
  }

  /// What stands between the view and a modifier that is added to it: nothing, or a line end with an
  /// indentation.
  private func gapBeforeModifier(in file: SourceFile) -> String {
    let layout = Layout(file)
    let end = layout.lineEnd(at: offsets.lowerBound)
    let relayout = Relayout(file)
    if let last = ViewChain(self).modifiers.last, let period = last.period,
      let indentation = relayout.ownIndentation(period)
    {
      return end + indentation
    }
    guard let indentation = relayout.ownIndentation(self) else { return "" }
    let isOneLine =
      file.lines.line(of: offsets.lowerBound) == file.lines.line(of: offsets.upperBound)
    return end + indentation + (isOneLine ? layout.unit : "")
  }
}
