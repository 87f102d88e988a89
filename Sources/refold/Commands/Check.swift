import Reports
import Synchronization

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
    groups: [
      .selection, .files,
      OptionGroup(title: "BASELINE", options: [.writeBaseline]),
      .output(.format(.text, .json, default: "text")),
    ]
  ) { (invocation) throws(Failure) in
    let session = try Session(RunOptions(invocation, defaultFormat: .text), invocation)
    if session.options.writesBaseline { return try session.writeBaseline() }
    let writer = try ReportWriter(session)
    let summary = try session.scan(prepare: writer.text) { _, _, text in writer.add(text) }
    try writer.finish(summary)
    invocation.console.note(summary.findingsText)
    return summary.status(found: summary.findings > 0)
  }
}

extension Session {
  /// Writes what the selection holds to the file of `--baseline`.
  fileprivate func writeBaseline() throws(Failure) -> ExitStatus {
    let baseline = Mutex(Baseline())
    let summary = try scan(
      prepare: { _ in }, deliver: { _, report, _ in baseline.withLock { $0.insert(report) } })
    let found = baseline.withLock(\.self)
    if let path = options.baseline {
      try BaselineFile(path, of: command).write(found)
      console.note("\(counted(found.count, "finding")) written to \(path)")
    }
    return summary.status(found: false)
  }
}
