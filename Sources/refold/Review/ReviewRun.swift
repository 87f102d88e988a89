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
    try WriteGuard(options: options).check(files.untouched, git: session.tree.git)
    removeLeftovers(in: Set(files.files.map(\.file.path.parent)))
    let store = files.store(saved, session.tree, words: arguments.words, console)
    if !store.isKept { console.note("Answers are not saved: there is no git repository here") }
    let record = try RunRecord(files.files.map(\.file))
    let writer = ReviewWriter(files.files, store, record, summary, console)
    let (end, review) = ask(files.session(session), writer)
    return try finish(end, review, writer)
  }

  private func ask(
    _ review: ReviewSession, _ writer: ReviewWriter
  ) -> (ReviewDialog.End, ReviewSession) {
    let keyboard = Keyboard(readsLines: Terminal.isDumb)
    defer {
      keyboard.close()
      Interruption.watch()
    }
    let writesAtOnce = arguments.has(.writeAsYouGo)
    let dialog = ReviewDialog(
      review, console, keyboard, writer.store,
      editor: { Editor(git: session.tree.git, folder: session.tree.workingDirectory) },
      settle: { if writesAtOnce { writer.write($1, at: $0) } })
    return (dialog.run(), dialog.session)
  }

  private func finish(
    _ end: ReviewDialog.End, _ review: ReviewSession, _ writer: ReviewWriter
  ) throws(Failure) -> ExitStatus {
    var review = review
    switch end {
    case .signal(SIGINT):
      throw interrupted(writer)
    case .signal(let number):
      writer.store.close()
      signal(number, SIG_DFL)
      raise(number)
      return .interrupted
    case .ending(.abandoned):
      console.say(writer.written.isEmpty ? "Nothing was written" : "Nothing more was written")
      sayHowToResume(writer.store)
      return .done
    case .ending(let ending):
      let open = review.countUndecided()
      for index in writer.files.indices {
        if Interruption.isRequested { throw interrupted(writer) }
        writer.finish(review.files[index].run, at: index)
      }
      console.note(writer.summary.changesText)
      if open > 0 {
        console.note("\(counted(open, "question")) not answered")
        sayHowToResume(writer.store)
      } else if writer.summary.failures.isEmpty {
        writer.store.remove()
      }
      return writer.summary.status(found: ending == .endOfInput)
    }
  }

  private static let howToResume = "Go on with 'refold review --resume'"

  private func sayHowToResume(_ store: ReviewStore) {
    if store.canResume { console.note(Self.howToResume) }
    store.close()
  }

  private func interrupted(_ writer: ReviewWriter) -> Failure {
    let written = writer.written
    let sum = "\(written.count) of \(counted(writer.files.count, "file")) were changed:"
    let list = written.isEmpty ? ["No file was changed."] : [sum] + written.map { "  \($0)" }
    writer.store.close()
    let advice = writer.store.canResume ? ["\(Self.howToResume)."] : []
    return Failure(
      .interrupted, (["Interrupted. \(list[0])"] + list.dropFirst() + advice).joined(separator: "\n"))
  }
}
