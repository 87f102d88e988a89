import Reports
import Rewriting
import Synchronization
import Worktree

/// One run of the named transforms over the files that were found.
struct Session: Sendable {
  let options: RunOptions
  let command: Command
  let console: Console
  let tree: SourceTree
  /// The files of the tree that the selection does not leave out as a whole.
  let files: [DiscoveredFile]
  /// What left no file.
  private let emptiness: String?
  private let names: DeclarationNames
  let scanner: FileScanner

  init(_ options: RunOptions, _ invocation: Invocation) throws(Failure) {
    self.options = options
    command = invocation.command
    console = invocation.console
    tree = try SourceTree(options.files)
    let lines = try LineSelection(options.lines, since: options.since, in: tree)
    let narrowing = FileNarrowing(tree, options, lines)
    (files, emptiness) = (narrowing.files, narrowing.emptiness)
    names = DeclarationNames(options.declarations)
    var selection = options.selection
    if let baseline = options.baseline, !options.writesBaseline {
      selection.baseline = try BaselineFile(baseline, of: command).read().fingerprints
    }
    scanner = FileScanner(
      transforms: options.choice.transforms, selection: selection, lines: lines, names: names,
      settings: try ProjectSettings(override: options.targets, files: files))
    Interruption.watch()
  }

  /// Runs the transforms over every file; nothing is written.
  ///
  /// What is wrong with a file is said as it comes up.
  /// - Parameters:
  ///   - prepare: Makes what is needed of a report, on the thread that works on the file.
  ///   - deliver: Takes the files with something to say, in order.
  /// - Throws: When an id of `--only` or `--skip` holds for no content that was found.
  func scan<Prepared: Sendable>(
    prepare: @escaping @Sendable (FileReport) -> Prepared,
    deliver: @escaping @Sendable (DiscoveredFile, FileReport, Prepared) -> Void
  ) throws(Failure) -> Summary {
    let tally = Tally(options, files: files.count)
    let progress = Progress(console, total: files.count)
    for name in options.choice.leftOut {
      console.note("\(name) was left out: it runs only when it is named itself, with --in")
    }
    for warning in tree.warnings { console.warn("\(warning)") }
    workInOrder(
      count: files.count, jobs: options.jobs,
      shouldStop: { Interruption.isRequested || console.isOutputClosed },
      worker: {
        let reader = ByteReader()
        return { index -> (FileScan, Prepared?)? in
          guard let scan = scanner.scan(files[index], with: reader) else { return nil }
          return (scan, scan.report.map(prepare))
        }
      },
      deliver: { results, done in
        for (scan, prepared) in results {
          say(scan)
          tally.count(scan)
          if let report = scan.report, let prepared { deliver(scan.file, report, prepared) }
        }
        progress.update(done: done)
      })
    progress.end()
    guard !Interruption.isRequested else { throw .interrupted }
    for skip in try tree.skips {
      say(skip)
      tally.count(skip)
    }
    try tally.checkIDs()
    sayWhatIsMissing(tally)
    return tally.summary
  }

  private func sayWhatIsMissing(_ tally: Tally) {
    guard !console.isOutputClosed else { return }
    if let emptiness = emptiness ?? tally.emptiness {
      console.note("Nothing is selected: \(emptiness)")
    }
    for name in names.missing where !files.isEmpty {
      console.warn("no file of this run has the name '\(name)' (--in)")
    }
  }

  private func say(_ scan: FileScan) {
    if let warning = scan.warning { console.warn("\(warning)") }
    if let skip = scan.skip { say(skip) }
    if let failure = scan.failure { console.error(failure.message, at: failure.location) }
    for unused in scan.unusedIgnores { console.warn(unused.message, at: unused.location) }
    guard let report = scan.report else { return }
    for (transform, entry) in report.entries where entry.outcome != .applied {
      let place = entry.candidate.placeOnDisk
      console.detail(
        "\(report.shownPath):\(place.line):\(place.column): \(entry.candidate.finding.message)"
          + " [\(transform)]: \(entry.outcome.reason ?? "")")
    }
  }

  private func say(_ skip: Skip) {
    let text = "skipped \(skip)"
    if tree.isWorthNaming(skip) { console.note(text) } else { console.detail(text) }
  }
}

extension Summary.Problem {
  /// `path:line:col`, or just the path.
  var location: String { place.map { "\(path):\($0.line):\($0.column)" } ?? path }
}
