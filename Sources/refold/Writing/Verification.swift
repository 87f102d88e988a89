import Reports
import Worktree

/// The command of `--verify`, which must succeed for what was changed to stand.
struct Verification {
  private let command: ShellCommand
  private let console: Console

  /// Nil when there is no such command.
  init?(_ options: WriteOptions, in folder: Path, _ console: Console) {
    guard let text = options.verify else { return nil }
    command = ShellCommand(text, in: folder, timeout: options.timeout)
    self.console = console
  }

  /// A run of the command that did not succeed.
  struct Problem {
    /// As in "exit status 1".
    let end: ProcessEnd
    /// The last lines that it printed.
    let lines: [String]
  }

  /// Refuses to begin when the command fails already.
  func checkProject() throws(Failure) {
    guard let problem = try run("the project as it is") else { return }
    throw Failure(
      .refused,
      """
      Nothing was written: '\(command.text)' fails before anything is changed (\(problem.end)).
      \(quoted(problem))
      """)
  }

  /// Runs the command.
  ///
  /// - Parameter subject: What is verified, for those who wait.
  /// - Returns: nil when it succeeded.
  /// - Throws: after Ctrl-C, or when it cannot be started.
  func run(_ subject: String) throws(Failure) -> Problem? {
    let start = ContinuousClock.now
    defer { console.progress("") }
    let result: ShellCommand.Result
    do throws(SystemError) {
      result = try command.run(keeping: 20) {
        let seconds = (ContinuousClock.now - start).components.seconds
        if seconds > 0 { console.progress("verifying \(subject), \(seconds) s") }
        return Interruption.isRequested
      }
    } catch {
      throw Failure(.refused, "'\(command.text)' could not be run: \(error)")
    }
    // Also when the command ended before it was told to.
    if Interruption.isRequested { throw .interrupted }
    return result.succeeded ? nil : Problem(end: result.end, lines: result.lastLines)
  }

  /// What the command said last, a few lines with a mark before them.
  func quoted(_ problem: Problem) -> String {
    problem.lines.map { "  | \($0)" }.joined(separator: "\n")
  }
}
