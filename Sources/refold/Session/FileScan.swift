import Platforms
import Reports
import Rewriting
import Worktree

/// What one file came to.
struct FileScan: Sendable {
  let file: DiscoveredFile
  /// Set when a transform had something to say.
  var report: FileReport?
  var unusedIgnores: [Summary.Problem] = []
  /// Why the file could not be read or parsed.
  var failure: Summary.Problem?
  /// Why the file was left alone, seen in its content.
  var skip: Skip?
  var warning: DiscoveryWarning?

  fileprivate init(_ file: DiscoveredFile) { self.file = file }

  fileprivate var isEmpty: Bool {
    report == nil && unusedIgnores.isEmpty && failure == nil && skip == nil && warning == nil
  }
}

/// Looks at one file after another: bytes first, and syntax only where a trigger holds.
struct FileScanner: Sendable {
  let transforms: [any Transform]
  let selection: Selection
  let lines: LineSelection
  let names: DeclarationNames
  let settings: ProjectSettings

  /// What a file comes to; nil when there is nothing to say.
  func scan(_ file: DiscoveredFile, with reader: ByteReader) -> FileScan? {
    let concerns = reader.withBytes(ofFile: file.path.bytes) {
      names.look(at: $0)
      return isTriggered(by: $0) || Self.ignore.matches($0)
    }
    // A file that cannot be opened here is read again, for the reason.
    guard concerns ?? true else { return nil }
    var scan = FileScan(file)
    do throws(SystemError) {
      switch try file.read() {
      case .skipped(let skip): scan.skip = skip
      case .source(let bytes, let warning):
        scan.warning = warning
        run(over: bytes, &scan)
      }
    } catch {
      scan.failure = file.problem("\(error.reason); make it readable and run again")
    }
    return scan.isEmpty ? nil : scan
  }

  private func run(over bytes: [UInt8], _ scan: inout FileScan) {
    let source: SourceFile
    do throws(SourceFileError) {
      source = try SourceFile(path: scan.file.relativePath.description, bytes: bytes)
    } catch {
      guard bytes.withUnsafeBytes(isTriggered) else { return }
      scan.failure = scan.file.problem(
        "\(error); the file was left as it is, correct it and run again", at: error.location)
      return
    }
    var run = start(over: source, of: scan.file)
    for transform in transforms { run.apply(transform) }
    let report = FileReport(run, shownPath: scan.file.displayPath.description)
    let names = transforms.map(\.name)
    scan.unusedIgnores = UnusedIgnores(source, transforms: names, report: report).problems
    if !report.passes.isEmpty { scan.report = report }
  }

  /// The run over a file, before the first transform.
  func start(over source: SourceFile, of file: DiscoveredFile) -> Run {
    var selection = selection
    selection.lines = lines.named(of: file).map { [source.path: $0] }
    selection.changedLines = lines.changed(of: file).map { [source.path: $0] }
    return Run(
      source, targets: settings.targets(for: file).targets,
      preferences: settings.preferences(for: file), selection: selection)
  }

  /// What comes of a file that was scanned, where verdicts go before the decisions.
  func rework(_ planned: PlannedFile, _ verdicts: Verdicts) -> FileReport {
    withLargeStack {
      let report = planned.planned
      // It was parsed before.
      guard let source = try? SourceFile(path: report.path, bytes: report.original) else {
        return report
      }
      var run = start(over: source, of: planned.file)
      for transform in transforms {
        run.apply(transform) { step, candidate in
          verdicts.decision(
            step.automaticDecision(for: candidate), on: candidate, of: transform.name)
        }
      }
      return FileReport(run, shownPath: report.shownPath)
    }
  }

  private func isTriggered(by bytes: UnsafeRawBufferPointer) -> Bool {
    transforms.contains { $0.trigger.matches(bytes) }
  }

  private static let ignore: Trigger = "refold:ignore"
}

extension DiscoveredFile {
  /// Something to say about the file.
  func problem(_ message: String, at place: SourcePlace? = nil) -> Summary.Problem {
    Summary.Problem(path: displayPath.description, place: place, message: message)
  }
}
