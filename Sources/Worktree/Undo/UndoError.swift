/// Why a run is not recorded, or not taken back.
public enum UndoError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Another run is at work in the same checkout.
  case busy
  case system(SystemError)
  case git(GitError)
  /// The record does not say what a record says.
  case damaged(Path)
  /// A commit of the run is not part of what is checked out; `branch` is where it was made.
  case commitsElsewhere(branch: String?)
  /// A merge or the like is not finished.
  case operation(GitOperation)

  /// One line without a full stop.
  public var description: String {
    switch self {
    case .busy: "another run of refold is at work in this checkout"
    case .system(let error): "\(error)"
    case .git(let error): "\(error)"
    case .damaged(let path): "the undo record \(path) cannot be read"
    case .commitsElsewhere(let branch):
      "the commits of the last run are not part of what is checked out"
        + (branch.map { "; they were made on \($0)" } ?? "")
    case .operation(let operation): "\(operation.rawValue) in progress"
    }
  }

  /// Runs a step that works on files.
  static func wrap<Result: ~Copyable>(
    _ step: () throws(SystemError) -> Result
  ) throws(UndoError) -> Result {
    do throws(SystemError) {
      return try step()
    } catch {
      throw .system(error)
    }
  }

  /// Runs a step that asks git.
  static func wrapGit<Result>(
    _ step: () throws(GitError) -> Result
  ) throws(UndoError) -> Result {
    do throws(GitError) {
      return try step()
    } catch {
      throw .git(error)
    }
  }
}
