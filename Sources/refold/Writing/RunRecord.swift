import Rewriting
import Worktree

/// The records of a run in the repositories that it writes to, from which `refold undo` takes it back.
struct RunRecord {
  private let recorders: [Repository: UndoRecorder]

  /// - Parameter files: all that may be written. Those in no repository are not recorded.
  init(_ files: [DiscoveredFile]) throws(Failure) {
    var recorders: [Repository: UndoRecorder] = [:]
    let command = ["refold"] + CommandLine.arguments.dropFirst()
    for repository in Set(files.compactMap(\.repository)) {
      recorders[repository] = try Self.wrap { () throws(UndoError) in
        try UndoRecorder(repository, command: command)
      }
    }
    self.recorders = recorders
  }

  /// Whether there is anything that `refold undo` can take back.
  var isKept: Bool { !recorders.isEmpty }

  /// What was checked out when the run began, of the only repository.
  var start: Head? { recorders.count == 1 ? recorders.first?.value.start : nil }

  /// The only repository.
  var repository: Repository? { recorders.count == 1 ? recorders.first?.key : nil }

  /// Writes down what is about to be written.
  func prepare(_ writes: [(file: DiscoveredFile, write: UndoRecorder.PlannedWrite)]) throws(Failure)
  {
    for (repository, group) in Dictionary(grouping: writes, by: \.file.repository) {
      guard let recorder = repository.flatMap({ recorders[$0] }) else { continue }
      try Self.wrap { () throws(UndoError) in try recorder.prepare(group.map(\.write)) }
    }
  }

  /// Makes a branch in the only repository and works on it.
  func createBranch(_ name: String) throws(Failure) {
    guard let repository, let recorder = recorders[repository] else { return }
    do throws(GitError) {
      try repository.createBranch(name)
    } catch {
      throw Failure(.refused, "Nothing was written: \(error).")
    }
    try Self.wrap { () throws(UndoError) in try recorder.note(branch: name) }
  }

  /// Writes down that a commit was made.
  func note(commit id: String, title: String, paths: [Path]) throws(Failure) {
    guard let repository, let recorder = recorders[repository] else { return }
    try Self.wrap { () throws(UndoError) in
      try recorder.note(commit: id, title: title, paths: paths)
    }
  }

  private static func wrap<Result>(
    _ step: () throws(UndoError) -> Result
  ) throws(Failure) -> Result {
    do throws(UndoError) {
      return try step()
    } catch {
      if Interruption.isRequested { throw .interrupted }
      throw Failure(.refused, "The run could not be recorded for 'refold undo': \(error).")
    }
  }
}
