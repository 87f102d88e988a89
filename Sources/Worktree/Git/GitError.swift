import Foundation

/// Why git did not do what it was asked to.
public enum GitError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The program could not be started, or a file for it could not be made.
  case notRun(SystemError)
  /// The command ended with another status than 0; `message` is the end of what it said.
  case failed(command: String, message: String)
  /// It printed more than is taken.
  case tooMuchOutput(command: String)
  case branchExists(String)
  case invalidBranch(String)
  /// Nothing of this name is a commit; with a shallow history it may have been cut off.
  case unknownRevision(String, isShallow: Bool)
  /// Files to be committed, by paths from the root, have changes of another kind than unstaged.
  case earlierChanges([Path])

  static func failed(_ command: String, _ result: ChildProcess.Result) -> GitError {
    if result.isCut { return .tooMuchOutput(command: command) }
    let said = result.errors + result.output
    let text = String(decoding: said.suffix(4096), as: UTF8.self)
    let message = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return .failed(command: command, message: message.isEmpty ? "\(result.end)" : message)
  }

  /// As in "git status: fatal: index file corrupt".
  public var description: String {
    switch self {
    case .notRun(let error): "\(error)"
    case .failed(let command, let message): "git \(command): \(message)"
    case .tooMuchOutput(let command): "git \(command): too much output"
    case .branchExists(let name): "there is a branch \(name) already"
    case .invalidBranch(let name): "'\(name)' is no name for a branch"
    case .unknownRevision(let name, let isShallow):
      "'\(name)' is no commit" + (isShallow ? "; this clone is shallow" : "")
    case .earlierChanges(let paths):
      "not committed, since these files have other changes: "
        + paths.map(\.description).joined(separator: ", ")
    }
  }
}
