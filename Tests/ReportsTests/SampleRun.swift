import Platforms
import Reports
import Rewriting
import SwiftSyntax

/// A file that a small transform ran over.
func sampleReport(
  _ text: String, path: String = "App/Home.swift", shownPath: String? = nil,
  selection: Selection = Selection()
) throws -> FileReport {
  let file = try SourceFile(path: path, bytes: Array(text.utf8))
  var run = Run(file, targets: .unknown, selection: selection)
  run.apply(RenameSample())
  return FileReport(run, shownPath: shownPath ?? path)
}

/// A selection that says yes to unsafe changes.
var unsafeSelection: Selection {
  var selection = Selection()
  selection.includesUnsafe = true
  return selection
}

/// Proposes something for each reference to a name that it knows: a safe change, an unsafe one,
/// alternatives, or advice.
struct RenameSample: Transform {
  static let documentation = Documentation(
    title: "Rename samples", why: "Reports need findings.",
    example: Documentation.Example(before: "", after: ""), leftAlone: [], safety: "Safe.",
    availability: "Any.", sources: [.ownRule], levels: [.safe, .unsafe])

  static let trigger: Trigger = "Sample"

  func findings(in context: Context) -> [Finding] {
    context.file.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      func edits(_ text: String) -> [SourceEdit] { [SourceEdit(token.offsets, text)] }
      return switch token.text {
      case "safeSample":
        Finding(
          at: token, "safeSample is old",
          change: Change("Replace safeSample with fresh", .safe, edits: edits("fresh")))
      case "unsafeSample":
        Finding(
          at: token, "unsafeSample is old", consequence: "the \"row\" moves",
          change: Change("Replace unsafeSample", .unsafe, edits: edits("fresh")))
      case "choiceSample":
        Finding(
          at: token, "choiceSample is old",
          alternatives: [
            Change("Use left", .safe, edits: edits("left")),
            Change("Use right", .unsafe, edits: edits("right")),
          ])
      case "adviceSample":
        Finding(at: token, "adviceSample is odd", leftAlone: "only you know what it is for")
      default: nil
      }
    }
  }
}
