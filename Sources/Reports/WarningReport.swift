import Rewriting

/// One line for each finding, as compilers write warnings: `path:line:col: warning: text [transform]`.
public struct WarningReport: Report {
  private let paint: Paint

  /// Paints only when the lines are for a terminal.
  public init(_ paint: Paint = Paint(isOn: false)) { self.paint = paint }

  /// A line for each finding that is neither suppressed nor outside the selection.
  public func text(of file: FileReport) -> [UInt8] {
    var text = ""
    for (transform, entry) in file.entries where entry.outcome.kind.isShown {
      let place = entry.candidate.placeOnDisk
      text += paint("\(file.shownPath):\(place.line):\(place.column):", .heading)
      text += " \(paint("warning:", .warning)) \(entry.candidate.finding.message)"
      text += " \(paint("[\(transform)]", .quiet))\n"
    }
    return Array(text.utf8)
  }
}
