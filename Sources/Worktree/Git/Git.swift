import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The `git` program, and the environment that it runs in.
///
/// Arguments are an array, no shell is involved, standard input is never the terminal, and git is
/// told not to ask for anything.
public struct Git: Sendable {
  /// Where the program lies.
  public let executable: Path
  private let environment: [String: String]

  /// The first `git` on the `PATH` of `environment`; nil when there is none.
  public static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Git? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
      let candidate = Path(String(folder)).appending(Path("git"))
      let isProgram = candidate.withCString { access($0, X_OK) } == 0
      if isProgram, (try? candidate.entries()) == nil {
        return Git(executable: candidate, environment: environment)
      }
    }
    return nil
  }

  private init(executable: Path, environment: [String: String]) {
    self.executable = executable
    self.environment = environment.filter { !Git.repositoryVariables.contains($0.key) }
  }

  /// Whether a command only looks, or changes the repository.
  enum Effect {
    case reads
    case writes
  }

  /// Runs `git` in `folder` and gives what it printed, whatever its exit status.
  ///
  /// A command that reads takes no lock, starts no file system monitor, speaks English and takes
  /// paths literally. One that writes runs the user's hooks, which see the user's own environment.
  func attempt(
    _ arguments: [String], _ effect: Effect = .reads, paths: [Path] = [], in folder: Path,
    input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(GitError) -> ChildProcess.Result {
    var environment = environment
    environment["GIT_TERMINAL_PROMPT"] = "0"
    var options = [Array("-C".utf8), folder.bytes, Array("--no-pager".utf8)]
    if effect == .reads {
      options += ["-c", "core.fsmonitor=false"].map { Array($0.utf8) }
      environment["GIT_OPTIONAL_LOCKS"] = "0"
      if !paths.isEmpty { environment["GIT_LITERAL_PATHSPECS"] = "1" }
      environment["LC_ALL"] = "C"
      environment["LANGUAGE"] = "C"
    }
    environment.merge(variables) { _, new in new }
    options += arguments.map { Array($0.utf8) }
    if !paths.isEmpty { options += [Array("--".utf8)] + paths.map(\.bytes) }
    let process = ChildProcess(
      executable: executable, arguments: options, environment: environment, input: input)
    do throws(SystemError) {
      return try process.run()
    } catch {
      throw .notRun(error)
    }
  }

  /// Runs `git` in `folder` and gives its standard output; any status but 0 is an error.
  @discardableResult
  func run(
    _ arguments: [String], _ effect: Effect = .reads, paths: [Path] = [], in folder: Path,
    input: [UInt8] = [], variables: [String: String] = [:]
  ) throws(GitError) -> [UInt8] {
    let result = try attempt(
      arguments, effect, paths: paths, in: folder, input: input, variables: variables)
    guard result.succeeded, !result.isCut else {
      // Options of git itself come in pairs before the command.
      let command = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") }
      throw .failed(command ?? "", result)
    }
    return result.output
  }

  /// Paths as `-z` options and standard input have them.
  static func zeroTerminated(_ paths: [Path]) -> [UInt8] {
    paths.flatMap { $0.bytes + [0] }
  }

  /// What ties a git process to one repository. A hook or an alias that starts this program sets
  /// them, and they would hold for every other repository that we look at.
  private static let repositoryVariables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_QUARANTINE_PATH",
    "GIT_INTERNAL_SUPER_PREFIX", "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE",
    "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
    "GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_REFLOG_ACTION",
  ]
}
