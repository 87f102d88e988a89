import Foundation
import Reports
import Worktree

extension Command {
  /// `refold undo`
  static let undo = Command(
    name: "undo",
    overview: "Take back what the last run changed in this checkout.",
    discussion: """
      A file gets back what it held before the run, unless it was changed since: such a file is \
      named and left alone. Commits stay as they are; with --commits a new one takes them back.
      """,
    groups: [
      OptionGroup(title: "GIT", options: [.undoCommits, .noVerify]),
      OptionGroup(title: "OUTPUT", options: [.color, .quiet]),
    ]
  ) { (invocation) throws(Failure) in
    let arguments = invocation.arguments
    if arguments.has(.noVerify), !arguments.has(.undoCommits) {
      throw .usage(
        "'\(Option.noVerify.name)' needs '\(Option.undoCommits.name)'.", of: invocation.command)
    }
    let checkout = try Checkout()
    let last = try Undo.wrap { () throws(UndoError) in
      try UndoRecord.last(in: checkout.repository)
    }
    guard let record = last else {
      invocation.console.note("There is no run to take back in \(checkout.repository.root)")
      return .done
    }
    let undo = Undo(record: record, checkout: checkout, console: invocation.console)
    return arguments.has(.undoCommits)
      ? try undo.revert(skipsHooks: arguments.has(.noVerify)) : try undo.restore()
  }
}

extension Option {
  fileprivate static let undoCommits = Option(
    "commits", "Take back the commits of the run too, by a new commit.")
}

/// The checkout that the working directory lies in.
private struct Checkout {
  let repository: Repository
  let workingDirectory: Path

  init() throws(Failure) {
    guard let git = Git.find() else {
      throw Failure(.refused, "git was not found, without which no run is recorded.")
    }
    do {
      workingDirectory = try Path.workingDirectory()
      guard let repository = try Repository.containing(workingDirectory, git: git) else {
        throw Failure(
          .refused, "\(workingDirectory) is in no git repository, and so no run is recorded.")
      }
      self.repository = repository
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.refused, "\(error)")
    }
  }

  /// A path from the root, as it is typed.
  func shown(_ path: Path) -> String {
    repository.root.appending(path)
      .displayed(from: workingDirectory, top: repository.root).description
  }
}

/// The last run, on its way back.
private struct Undo {
  let record: UndoRecord
  let checkout: Checkout
  let console: Console

  /// Gives the files back what they held; a run with commits is not for this.
  func restore() throws(Failure) -> ExitStatus {
    if let revert = record.revertCommand {
      let count = record.commits.count
      let leave = record.createdBranch.map { branch in
        "\n'\(back)' leaves \(count == 1 ? "it" : "them") on \(branch)."
      }
      throw Failure(
        .refused,
        """
        The last run made \(counted(count, "commit")). Take \(count == 1 ? "it" : "them") back with \
        'refold undo --commits', or with
          \(revert.joined(separator: " "))\(leave ?? "")
        """)
    }
    return say(try Self.wrap { () throws(UndoError) in try record.undo() })
  }

  /// Does the same, and commits it.
  func revert(skipsHooks: Bool) throws(Failure) -> ExitStatus {
    guard !record.commits.isEmpty else { return try restore() }
    let titles = record.commits.map { "- \($0.title) (\($0.id.prefix(9)))\n" }.joined()
    let message = """
      Take back \(counted(record.commits.count, "commit")) of refold

      \(titles)
      """
    let undone = try Self.wrap { () throws(UndoError) in
      try record.undoCommits(message: message, skipsHooks: skipsHooks)
    }
    let status = say(undone.files)
    if let commit = undone.commit { console.note("committed as \(commit.prefix(9))") }
    return status
  }

  /// The command that checks out what was checked out before the run.
  private var back: String { WayBack.command(to: record.startBranch, record.startCommit) }

  private func say(_ files: [UndoRecord.Undone]) -> ExitStatus {
    for file in files {
      let path = checkout.shown(file.path)
      switch file.outcome {
      case .restored: console.note("restored \(path)")
      case .alreadyOld: break
      case .changedSince:
        console.error("changed since the run wrote it; left as it is", at: path)
      case .refused(let error): console.error("\(error)", at: path)
      }
    }
    let back = files.count(where: \.isBack)
    let left = files.count - back
    let rest = left == 0 ? "" : "; \(left) left as \(left == 1 ? "it is" : "they are")"
    console.note("\(counted(back, "file")) as before the run\(rest)")
    if let branch = record.createdBranch, left == 0, record.commits.isEmpty {
      console.note(
        "The branch \(branch) is still there: '\(self.back)' goes back, "
          + "'git branch -d \(branch)' removes it.")
    }
    return left == 0 ? .done : .incomplete
  }

  static func wrap<Result>(_ step: () throws(UndoError) -> Result) throws(Failure) -> Result {
    do throws(UndoError) {
      return try step()
    } catch {
      throw Failure(.refused, "Nothing was taken back: \(error).")
    }
  }
}
