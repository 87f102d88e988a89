import Reports

extension Command {
  /// `refold preview`
  static let preview = Command(
    name: "preview",
    overview: "Show what the named transforms would change, and write nothing.",
    discussion: """
      The diff on standard output is one that 'git apply' takes. The summary on standard error says \
      what was hidden or left for you.
      """,
    operand: .paths,
    groups: [
      .selection, .files,
      .output(.format(.diff, .text, .json, default: "diff"), .exitCode),
    ]
  ) { (invocation) throws(Failure) in
    let session = try Session(RunOptions(invocation, defaultFormat: .diff), invocation)
    let writer = try ReportWriter(session, applied: "would be applied")
    let summary = try session.scan(prepare: writer.text) { _, _, text in writer.add(text) }
    try writer.finish(summary)
    invocation.console.note(summary.changesText)
    return summary.status(found: session.options.output.hasExitCode && summary.changes > 0)
  }
}
