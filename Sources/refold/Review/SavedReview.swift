import Worktree

/// A review that was left, for going on with it.
struct SavedReview: Sendable {
  let journal: Journal
  let record: ReviewRecord

  /// Finds the last one of the checkout that the command was started in.
  init(_ invocation: Invocation) throws(Failure) {
    let command = invocation.command
    let chosen = command.options.first {
      invocation.arguments.has($0) && !Self.compatible.contains($0)
    }
    if let other = chosen?.name ?? invocation.arguments.operands.first.map({ "'\($0)'" }) {
      throw .usage("\(other) cannot be given with --resume, which has its own.", of: command)
    }
    let folder: Path
    let found: (journal: Journal, lines: [[UInt8]])?
    do {
      folder = try Path.workingDirectory()
      let repository = try Git.find().flatMap { try Repository.containing(folder, git: $0) }
      found = try repository.flatMap { try Journal.newest(ReviewStore.name, in: $0) }
    } catch {
      throw Failure(.refused, "The saved review cannot be read: \(error)")
    }
    guard let found else { throw .usage("There is no review to resume here.", of: command) }
    guard let record = ReviewRecord(found.lines) else {
      throw Failure(
        .refused, "The saved review cannot be read: \(found.journal.path) is of another version.")
    }
    guard record.workingDirectory == folder.description else {
      throw .usage("The review was begun in \(record.workingDirectory): go there to resume it.")
    }
    (journal, self.record) = (found.journal, record)
  }

  /// The options that may be given anew.
  private static let compatible: Set<Option> = [
    .resume, .writeAsYouGo, .allowDirty, .allowNoVCS, .color, .quiet, .verbose, .jobs,
  ]
}

extension Invocation {
  /// The invocation with the words of an earlier one.
  func adding(_ words: [String]) throws(Failure) -> Invocation {
    Invocation(
      command: command, arguments: try Arguments(arguments.words + words, for: command),
      console: console)
  }
}
