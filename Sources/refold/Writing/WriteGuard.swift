import Worktree

/// What keeps a run from writing what nothing could bring back.
struct WriteGuard {
  let options: WriteOptions

  /// Refuses files that must not be written as things are.
  func check(_ files: [DiscoveredFile], git: Git?) throws(Failure) {
    let obstacles: [Obstacle]
    do throws(GitError) {
      obstacles = try Obstacle.find(writing: files, git: git)
    } catch {
      // Ctrl-C ends git too.
      if Interruption.isRequested { throw .interrupted }
      throw Failure(.refused, "Nothing was written: \(error)")
    }
    let refused = obstacles.filter { !isAllowed($0) }
    guard refused.isEmpty else {
      let reasons = refused.map(\.description).joined(separator: "\n")
      throw Failure(.refused, "Nothing was written.\n\(reasons)\n\(advice(against: refused))")
    }
    let roots = Set(files.compactMap(\.repository)).map(\.root).sorted()
    if roots.count > 1, !options.repositoryOptions.isEmpty {
      throw Failure(
        .refused,
        """
        Nothing was written. The files are in several repositories, and \
        \(options.repositoryOptions.list("and")) can work in one only:
        \(roots.map { "  \($0)" }.joined(separator: "\n"))
        """)
    }
  }

  private func isAllowed(_ obstacle: Obstacle) -> Bool {
    switch remedy(against: obstacle) {
    case .allowDirty?: options.allowsDirty
    case .allowNoVCS?: options.allowsNoVCS
    default: false
    }
  }

  /// The option that allows it; nil when none does.
  private func remedy(against obstacle: Obstacle) -> Option? {
    switch obstacle {
    case .gitMissing, .noRepository: options.repositoryOptions.isEmpty ? .allowNoVCS : nil
    // A commit would take up the earlier changes of the file.
    case .uncommitted: options.commits ? nil : .allowDirty
    case .operation: options.repositoryOptions.isEmpty ? .allowDirty : nil
    }
  }

  private func advice(against obstacles: [Obstacle]) -> String {
    let remedies = obstacles.compactMap(remedy)
    if remedies.count == obstacles.count {
      let names = Set(remedies.map(\.name)).sorted().list("and")
      return "Commit or stash first, or allow it with \(names)."
    }
    let needs = obstacles.contains {
      switch $0 {
      case .gitMissing, .noRepository: true
      default: false
      }
    }
    let names = options.repositoryOptions.list("and")
    return needs
      ? "Only a git repository has branches and commits; or leave out \(names)."
      : "Commit or stash first: \(Option.allowDirty.name) does not help with \(names)."
  }
}

extension Failure {
  /// Ctrl-C before anything was written.
  static let interrupted = Failure(.interrupted, "Interrupted; nothing was written.")
}
