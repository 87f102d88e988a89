import Foundation
import Reports
import Rewriting
import Worktree

/// A file with something to ask about.
struct ReviewedFile: Sendable {
  let file: DiscoveredFile
  /// What the scan found in what the file holds; nil when it found nothing.
  let scanned: FileReport?
  /// What it held when the review began, which all answers are about.
  let original: [UInt8]
  /// What it holds.
  var current: [UInt8]

  var path: String { file.displayPath.description }
  /// Whether the review has written it.
  var isWritten: Bool { current != original }
}

/// The files of a review: what they hold, and what they held when it began.
struct ReviewedFiles {
  private(set) var files: [ReviewedFile] = []
  /// The files whose saved answers do not hold any more, and how many there were.
  private(set) var dropped: [(path: String, count: Int)] = []
  /// The saved answers that hold.
  private(set) var replies: [Reply] = []
  private var digests: [String: String] = [:]

  /// - Parameter record: of the review that is resumed.
  init(
    _ candidates: [DiscoveredFile], scanned: [(file: DiscoveredFile, report: FileReport)],
    _ record: ReviewRecord?
  ) {
    var record = record
    let written = record?.written ?? [:]
    var found = Dictionary(
      uniqueKeysWithValues: scanned.map { ($0.file.displayPath, $0.report) })
    for file in candidates {
      let report = found.removeValue(forKey: file.displayPath)
      let before = written[file.displayPath.description]
      guard report?.isAskedAbout ?? false || before != nil,
        let current = report?.original ?? file.content
      else { continue }
      let isOurs = before?.after.contains(Digest(of: current).description) ?? false
      guard isOurs || report?.isAskedAbout ?? false else { continue }
      let original = isOurs ? before?.original ?? current : current
      files.append(
        ReviewedFile(file: file, scanned: report, original: original, current: current))
      digests[file.displayPath.description] = Digest(of: original).description
    }
    dropped = record?.take(digests) ?? []
    replies = record?.replies ?? []
  }

  /// The files that hold what they held when the review began.
  var untouched: [DiscoveredFile] { files.filter { !$0.isWritten }.map(\.file) }

  /// What is kept of the review from here on.
  func store(
    _ saved: SavedReview?, _ tree: SourceTree, words: [String], _ console: Console
  ) -> ReviewStore {
    if let saved {
      let store = ReviewStore(saved.journal, hasReplies: !replies.isEmpty)
      store.save(.files(digests))
      return store
    }
    let repository = try? tree.git.flatMap {
      try Repository.containing(tree.workingDirectory, git: $0)
    }
    let left = try? repository.flatMap { try Journal.newest(ReviewStore.name, in: $0) }
    let answers = left.flatMap { ReviewRecord($0.lines) }?.replies.count ?? 0
    if answers > 0 {
      console.note(
        "A review with \(counted(answers, "answer")) was left; to go on with that one, quit this "
          + "and use --resume")
    }
    let store = ReviewStore(repository.flatMap { try? Journal(ReviewStore.name, in: $0) })
    store.save(.begun(words: words, workingDirectory: tree.workingDirectory.description))
    store.save(.files(digests))
    return store
  }

  /// The review of the files, with the answers that were saved.
  func session(_ session: Session) -> ReviewSession {
    let reviews = Collected<FileReview>()
    let files = files
    workInOrder(
      count: files.count, jobs: session.options.jobs, shouldStop: { false },
      worker: {
        { index -> FileReview? in
          let file = files[index]
          // It was parsed before.
          guard
            let source = try? SourceFile(
              path: file.file.relativePath.description, bytes: file.original)
          else { return nil }
          return FileReview(
            path: file.path, start: session.scanner.start(over: source, of: file.file),
            targets: session.scanner.settings.targets(for: file.file).targets,
            preferences: session.scanner.settings.preferences(for: file.file))
        }
      },
      deliver: { results, _ in reviews.append(results) })
    return ReviewSession(
      files: reviews.values, transforms: session.options.choice.transforms, replies: replies,
      jobs: session.options.jobs)
  }
}

extension FileReport {
  /// Whether there is a finding that a person can answer.
  fileprivate var isAskedAbout: Bool {
    entries.contains { _, entry in
      let finding = entry.candidate.finding
      return entry.candidate.closed == nil && (!finding.changes.isEmpty || finding.blank != nil)
    }
  }
}

extension DiscoveredFile {
  /// What the file holds; nil when it cannot be read or is left alone.
  fileprivate var content: [UInt8]? {
    guard case .source(let bytes, _)? = try? read() else { return nil }
    return bytes
  }
}
