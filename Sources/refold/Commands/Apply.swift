import Reports
import Synchronization
import Worktree

extension Command {
  /// `refold apply`
  static let apply = Command(
    name: "apply",
    overview: "Make the changes of the named transforms in place.",
    discussion: """
      Files with uncommitted changes are not written, so that git can always bring back what was \
      there. All files are worked out before the first is written; each is replaced as a whole. \
      'refold undo' takes the run back.
      """,
    operand: .paths,
    groups: [
      .selection, .files, .git,
      .output(.format(.diff, .text, .json, default: "none"), .exitCode),
    ]
  ) { (invocation) throws(Failure) in
    let options = try WriteOptions(invocation)
    let session = try Session(RunOptions(invocation, defaultFormat: nil), invocation)
    let writer = try ReportWriter(session, applied: "applied")
    let plan = Mutex<[(DiscoveredFile, FileReport)]>([])
    let planned = try session.scan(
      prepare: { _ in },
      deliver: { file, report, _ in plan.withLock { $0.append((file, report)) } })
    var delivery = Delivery(
      plan.withLock { $0.map { PlannedFile($0, $1) } }, of: session, options,
      rework: session.scanner.rework)
    try delivery.check(writing: delivery.files.filter(\.isToBeWritten).map(\.file))
    try delivery.carryOut()
    let summary = delivery.corrected(planned)
    for file in delivery.files.compactMap(\.delivered) { writer.add(writer.text(of: file)) }
    try writer.finish(summary)
    invocation.console.note(summary.changesText)
    if !delivery.wayBack.text.isEmpty { invocation.console.note(delivery.wayBack.text) }
    return summary.status(found: session.options.output.hasExitCode && summary.changes > 0)
  }
}
