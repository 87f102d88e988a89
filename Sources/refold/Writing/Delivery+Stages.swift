import Reports
import Rewriting
import Worktree

extension Delivery {
  /// Writes what a transform changes, verifies it and commits it, as far as that was asked for.
  mutating func carryOut(_ stage: Stage) throws(Failure) {
    do throws(Failure) {
      if Interruption.isRequested { throw Failure.interrupted }
      try write(
        stage.files.map { index in
          (index, files[index].pass(stage.name)?.after ?? files[index].content)
        })
      if Interruption.isRequested { throw Failure.interrupted }
      for index in stage.files where files[index].problem != nil {
        files[index].stop(before: stage.name)
      }
      try verify(stage)
    } catch {
      try goBack(before: stage)
      throw error.status == .interrupted ? interruption(during: stage) : error
    }
    let passes = stage.files.compactMap { index in
      files[index].pass(stage.name).map { (path: files[index].planned.path, pass: $0) }
    }
    guard !passes.isEmpty else { return }
    let changes = passes.reduce(0) { $0 + $1.pass.changes.count }
    var clauses = [
      "\(counted(changes, "change")) in \(counted(passes.count, "file"))"
    ]
    if verification != nil { clauses.append("verified") }
    if options.commits {
      clauses.append("committed as \(try commit(stage, passes).prefix(9))")
    }
    done.append(stage.name)
    console.note("\(stage.name): \(clauses.joined(separator: ", "))")
  }

  /// Gives the files of a stage back what they held before it.
  private mutating func goBack(before stage: Stage) throws(Failure) {
    let whole = zip(stage.files, stage.before).filter { files[$0.0].problem == nil }
    try write(whole.map { (file: $0, bytes: $1) }, stopsWhenInterrupted: false)
  }

  private func interruption(during stage: Stage) -> Failure {
    let standing =
      done.isEmpty ? "No file is changed." : "What \(done.list("and")) changed stands."
    return Failure(
      .interrupted,
      "Interrupted at \(stage.name), of which nothing stands. \(standing)\(wayBack.onNewLine)")
  }

  /// - Returns: the id of the commit.
  private mutating func commit(
    _ stage: Stage, _ passes: [(path: String, pass: Run.Pass)]
  ) throws(Failure) -> String {
    guard let record, let repository = record.repository else { return "" }
    let message = CommitMessage(stage.transform, passes)
    let paths = passes.map { Path($0.path) }
    let id: String
    do throws(GitError) {
      id = try repository.commit(paths, message: message.text, skipsHooks: options.skipsHooks) ?? ""
    } catch {
      throw Failure(
        Interruption.isRequested ? .interrupted : .refused,
        """
        The changes of \(stage.name) are in the files, and were not committed: \(error)
        Commit them yourself, or 'git checkout' the files.\(wayBack.onNewLine)
        """)
    }
    commitCount += 1
    try record.note(commit: id, title: message.title, paths: paths)
    return id
  }
}
