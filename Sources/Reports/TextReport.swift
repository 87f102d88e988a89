import Rewriting

/// A paragraph for each finding: where, what is offered and how far it can be trusted, why, what
/// changes for the user of the app, the identity for `--only` and `--skip`, and what became of it.
public struct TextReport: Report {
  private let paint: Paint
  /// The word for a change that is made: it differs between `preview` and `apply`.
  private let applied: String

  /// - Parameter applied: What became of an accepted change, such as `would be applied`.
  public init(applied: String, _ paint: Paint = Paint(isOn: false)) {
    self.applied = applied
    self.paint = paint
  }

  /// An empty line.
  public var separator: [UInt8] { [UInt8(ascii: "\n")] }

  /// A paragraph for each finding that is neither suppressed nor outside the selection.
  public func text(of file: FileReport) -> [UInt8] {
    let paragraphs = file.entries.filter { $0.entry.outcome.kind.isShown }.map {
      paragraph(about: $0.entry, of: $0.transform, in: file)
    }
    return Array(paragraphs.joined(separator: "\n").utf8)
  }

  private func paragraph(about entry: Entry, of transform: String, in file: FileReport) -> String {
    let (candidate, finding) = (entry.candidate, entry.candidate.finding)
    let place = candidate.placeOnDisk
    var text = paint("\(file.shownPath):\(place.line):\(place.column):", .heading)
    text += " \(finding.message) \(paint("[\(transform)]", .quiet))\n"
    for (change, id) in zip(finding.changes, candidate.ids) {
      let label = finding.changes.count > 1 ? "either" : "change"
      text += line(label, change.title, change.applicability)
      text += line("id", id.description)
    }
    if let consequence = finding.consequence { text += line("effect", consequence) }
    switch entry.outcome {
    case .applied: text += line("outcome", paint(applied, .good))
    case .leftForYou(let reason): text += line("outcome", "left for you: \(reason)")
    default: text += line("outcome", "not applied: \(entry.outcome.reason ?? "")")
    }
    return text
  }

  private func line(
    _ label: String, _ text: String, _ applicability: Applicability? = nil
  ) -> String {
    let level = applicability.map {
      " (\(paint($0.rawValue, $0 == .safe ? .good : .warning)))"
    }
    let padding = String(repeating: " ", count: 8 - label.count)
    return "  \(paint(label, .quiet))\(padding) \(text)\(level ?? "")\n"
  }
}
