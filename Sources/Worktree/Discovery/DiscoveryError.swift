/// Why there is no list of files.
public enum DiscoveryError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Paths of the command line that do not exist.
  case missing([Path])
  case pattern(GlobError)
  case git(GitError)
  case system(SystemError)

  /// One line for each thing that is wrong.
  public var description: String {
    switch self {
    case .missing(let paths):
      paths.map { "no such file or folder: \($0)" }.joined(separator: "\n")
    case .pattern(let error): "\(error)"
    case .git(let error): "\(error)"
    case .system(let error): "\(error)"
    }
  }

  /// Runs a step that asks git.
  static func wrap<Result>(
    _ step: () throws(GitError) -> Result
  ) throws(DiscoveryError) -> Result {
    do throws(GitError) {
      return try step()
    } catch {
      throw .git(error)
    }
  }
}
