import Reports

extension Command {
  /// `refold check`
  static let check = Command(
    name: "check",
    overview: "List what the named transforms find, a line each; exit with 1 if there is any.",
    discussion: """
      Every finding counts, whether a safe change, an unsafe one or none is on offer. Those outside \
      the selection and under an ignore comment do not.
      """,
    operand: .paths,
    groups: [.selection, .files, .output(.format(.text, .json, default: "text"))]
  ) { (invocation) throws(Failure) in
    let session = try Session(RunOptions(invocation, defaultFormat: .text), invocation)
    let writer = try ReportWriter(session)
    let summary = try session.scan(prepare: writer.text) { _, _, text in writer.add(text) }
    try writer.finish(summary)
    invocation.console.note(summary.findingsText)
    return summary.status(found: summary.findings > 0)
  }
}
