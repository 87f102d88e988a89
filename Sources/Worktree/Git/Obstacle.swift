/// What speaks against writing files, each of which the user may overrule or not.
public enum Obstacle: Equatable, Sendable, CustomStringConvertible {
  /// There is a repository, and no `git` to ask about it.
  case gitMissing
  /// These files are in no repository, so that nothing can bring back what they were.
  case noRepository([Path])
  /// A merge or the like is not finished.
  case operation(GitOperation)
  /// These files have changes that are in no commit.
  case uncommitted([UncommittedFile])

  /// A file with changes that are in no commit.
  public struct UncommittedFile: Equatable, Sendable {
    /// As people type it.
    public let displayPath: Path
    /// At least one.
    public let states: Set<FileState>
  }

  /// What speaks against writing exactly these files; nothing, when there are none.
  ///
  /// Changes in other files are no obstacle, and neither is a detached head.
  public static func find(
    writing files: [DiscoveredFile], git: Git?
  ) throws(GitError) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    let outside = files.filter { $0.repository == nil }
    if git == nil, outside.contains(where: { Repository.nearest(to: $0.path.parent) != nil }) {
      obstacles.append(.gitMissing)
    } else if !outside.isEmpty {
      obstacles.append(.noRepository(outside.map(\.displayPath)))
    }
    var uncommitted: [UncommittedFile] = []
    let groups = Dictionary(grouping: files, by: \.repository)
    for (repository, group) in groups.sorted(by: { $0.value[0].path < $1.value[0].path }) {
      guard let repository else { continue }
      let operation = try repository.operation().map { Obstacle.operation($0) }
      if let operation, !obstacles.contains(operation) { obstacles.append(operation) }
      let states = try repository.states(of: group.map(\.relativePath))
      for file in group {
        guard let states = states[file.relativePath] else { continue }
        uncommitted.append(UncommittedFile(displayPath: file.displayPath, states: states))
      }
    }
    if !uncommitted.isEmpty {
      obstacles.append(.uncommitted(uncommitted.sorted { $0.displayPath < $1.displayPath }))
    }
    return obstacles
  }

  /// What is wrong; files are listed one a line.
  public var description: String {
    switch self {
    case .gitMissing: "git was not found, so uncommitted changes cannot be told"
    case .noRepository(let paths):
      (["not in a git repository:"] + paths.map { "  \($0)" }).joined(separator: "\n")
    case .operation(let operation): "\(operation.rawValue) in progress"
    case .uncommitted(let files):
      (["files with uncommitted changes:"]
        + files.map { file in
          let states = file.states.sorted().map(\.rawValue).joined(separator: ", ")
          return "  \(file.displayPath) (\(states))"
        }).joined(separator: "\n")
    }
  }
}
