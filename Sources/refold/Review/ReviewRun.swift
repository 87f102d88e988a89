import Reports
import Rewriting
import Synchronization
import Worktree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of `refold review`: what is asked about, and what is done with the answers.
struct ReviewRun: Sendable {
  private let invocation: Invocation
  private let session: Session
  private let saved: SavedReview?
  private let options: WriteOptions

  init(_ invocation: Invocation) throws(Failure) {
    saved = invocation.arguments.has(.resume) ? try SavedReview(invocation) : nil
    self.invocation = try invocation.adding(saved?.record.words ?? [])
    var options = try RunOptions(self.invocation, defaultFormat: nil)
    // A person is there to agree.
    options.selection.includesUnsafe = true
    session = try Session(options, self.invocation)
    self.options = try WriteOptions(self.invocation)
    let byTransform =
      self.options.repositoryOptions + (self.options.verify == nil ? [] : ["--verify"])
    if arguments.has(.writeAsYouGo), let other = byTransform.first {
      throw .usage(
        "\(Option.writeAsYouGo.name) goes by file and \(other) by transform: give one of them.",
        of: invocation.command)
    }
  }

  private var arguments: Arguments { invocation.arguments }
  private var console: Console { invocation.console }

  /// Asks, writes and sums up.
  func run() throws(Failure) -> ExitStatus {
    let found = Mutex<[(file: DiscoveredFile, report: FileReport)]>([])
    let summary = try session.scan(
      prepare: { _ in },
      deliver: { file, report, _ in found.withLock { $0.append((file, report)) } })
    let files = ReviewedFiles(session.files, scanned: found.withLock { $0 }, saved?.record)
    for (path, count) in files.dropped {
      console.warn("it changed since: \(counted(count, "saved answer")) dropped", at: path)
    }
    guard !files.files.isEmpty else {
      saved?.journal.remove()
      console.note(summary.changesText)
      return summary.status(found: false)
    }
    let delivery = Delivery([], of: session, options) { planned, _ in planned.planned }
    try delivery.check(writing: files.untouched)
    let store = files.store(saved, session.tree, words: arguments.words, console)
    if !store.isKept { console.note("Answers are not saved: there is no git repository here") }
    let writer = ReviewWriter(files.files, store, console)
    let (end, review) = ask(files.session(session), writer, store)
    defer { store.close() }
    do throws(Failure) {
      return try finish(end, review, writer, store, summary)
    } catch {
      guard store.canResume else { throw error }
      throw Failure(error.status, "\(error.message)\n\(Self.howToResume).")
    }
  }

  private func ask(
    _ review: ReviewSession, _ writer: ReviewWriter, _ store: ReviewStore
  ) -> (ReviewDialog.End, ReviewSession) {
    let keyboard = Keyboard(readsLines: Terminal.isDumb)
    defer {
      keyboard.close()
      Interruption.watch()
    }
    let dialog = ReviewDialog(
      review, console, keyboard, store,
      editor: { Editor(git: session.tree.git, folder: session.tree.workingDirectory) },
      settle: { if writesAtOnce { writer.write($1, at: $0) } })
    return (dialog.run(), dialog.session)
  }

  private func finish(
    _ end: ReviewDialog.End, _ review: ReviewSession, _ writer: ReviewWriter,
    _ store: ReviewStore, _ scanned: Summary
  ) throws(Failure) -> ExitStatus {
    switch end {
    case .signal(SIGINT): throw interrupted(writer)
    case .signal(let number):
      signal(number, SIG_DFL)
      raise(number)
      return .interrupted
    case .ending(.abandoned):
      console.say(writer.written.isEmpty ? "Nothing was written" : "Nothing more was written")
      if store.canResume { console.note(Self.howToResume) }
      return .done
    case .ending(let ending):
      var review = review
      let open = review.countUndecided()
      let results = ReviewResults(review, writer.files, scanned)
      let (summary, wayBack) =
        try writesAtOnce ? finish(results, writer) : deliver(results, store)
      console.note(summary.changesText)
      if !wayBack.text.isEmpty { console.note(wayBack.text) }
      if open > 0 {
        console.note("\(counted(open, "question")) not answered")
        if store.canResume { console.note(Self.howToResume) }
      } else if summary.failures.isEmpty {
        store.remove()
      }
      return summary.status(found: ending == .endOfInput)
    }
  }

  /// Writes what is not written yet.
  private func finish(
    _ results: ReviewResults, _ writer: ReviewWriter
  ) throws(Failure) -> (Summary, WayBack) {
    let summary = writer.finish(results.review.files.map(\.run), results.summary)
    if Interruption.isRequested { throw interrupted(writer) }
    return (summary, writer.wayBack)
  }

  /// Brings all to where it is to go.
  private func deliver(
    _ results: ReviewResults, _ store: ReviewStore
  ) throws(Failure) -> (Summary, WayBack) {
    var delivery = Delivery(results.planned, of: session, options, rework: results.rework)
    // What is committed is the beginning of another review.
    if !options.commits {
      for (file, planned) in zip(results.files, results.planned) where planned.isToBeWritten {
        store.save(file.writing(planned.planned.result))
      }
    }
    try delivery.carryOut()
    return (delivery.corrected(results.summary), delivery.wayBack)
  }

  private var writesAtOnce: Bool { arguments.has(.writeAsYouGo) }

  private static let howToResume = "Go on with 'refold review --resume'"

  private func interrupted(_ writer: ReviewWriter) -> Failure {
    let written = writer.written
    let sum = "\(written.count) of \(counted(writer.files.count, "file")) were changed:"
    let list = written.isEmpty ? ["No file was changed."] : [sum] + written.map { "  \($0)" }
    return Failure(.interrupted, "Interrupted. \(list.joined(separator: "\n"))")
  }
}
