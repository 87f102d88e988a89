import Foundation
import Reports
import Rewriting
import Worktree

/// The files of a run, and what there is to say about those that are not in it.
struct SourceTree: Sendable {
  let files: [DiscoveredFile]
  /// How many sources `--include` and `--exclude` leave out.
  let filtered: Int
  let warnings: [DiscoveryWarning]
  let workingDirectory: Path
  let git: Git?
  /// As they were typed.
  private let named: Set<Path>
  private let discovery: Discovery

  /// - Parameter listsIgnored: Whether the skips are to tell what git ignores.
  init(_ options: FileOptions, listsIgnored: Bool = true) throws(Failure) {
    do throws(SystemError) {
      workingDirectory = try Path.workingDirectory()
    } catch {
      throw .usage("The working directory cannot be found: \(error.reason).")
    }
    git = Git.find()
    named = Set(options.paths.map { Path($0) })
    let request = Discovery.Request(
      paths: options.paths.map { Path($0) }, fileList: try options.fileList(),
      include: options.include, exclude: options.exclude, workingDirectory: workingDirectory,
      listsIgnored: listsIgnored)
    do throws(DiscoveryError) {
      discovery = try Discovery(request, git: git)
    } catch {
      throw .usage("\(error)")
    }
    (files, warnings) = (discovery.files, discovery.warnings)
    filtered = discovery.filteredCount
  }

  /// What was left alone. To tell what git ignores takes longer than the rest, so ask late.
  var skips: [Skip] {
    get throws(Failure) {
      do throws(DiscoveryError) {
        return try discovery.skips
      } catch {
        if Interruption.isRequested { throw .interrupted }
        throw Failure(.refused, "\(error)")
      }
    }
  }

  /// Whether a person should hear of a skip without asking: what was named and left alone, and what
  /// only looks like a file of the run.
  func isWorthNaming(_ skip: Skip) -> Bool {
    if named.contains(skip.path) { return true }
    return switch skip.reason {
    case .symbolicLink, .submodule, .nestedRepository, .notRegularFile, .nameNotUTF8, .hardLinked,
      .readOnly, .missing, .unreadable:
      true
    default: false
    }
  }
}

extension FileOptions {
  /// The content of `--files-from`; nil without the option.
  fileprivate func fileList() throws(Failure) -> [UInt8]? {
    guard let filesFrom else { return nil }
    let handle =
      filesFrom == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: filesFrom)
    guard let handle, let data = try? handle.readToEnd() ?? Data() else {
      throw .usage("The file '\(filesFrom)' of --files-from cannot be read.")
    }
    return Array(data)
  }
}

extension Skip {
  /// Whether the file would be one to look at, if it were not for the reason.
  var isOfASource: Bool {
    switch reason {
    case .notSwift, .manifest, .filtered, .sameFile, .hidden: false
    default: true
    }
  }

  /// The skip as reports list it.
  var problem: Summary.Problem {
    Summary.Problem(path: path.description, message: reason.description)
  }
}
