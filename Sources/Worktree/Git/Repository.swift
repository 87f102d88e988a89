/// A checkout of a git repository: the folder with the files and the folder with git's own.
///
/// A linked worktree is a checkout of its own, and so is a submodule. A bare repository is none.
public struct Repository: Hashable, Sendable {
  /// The top folder of the checkout, without symbolic links.
  public let root: Path
  /// The git folder of this checkout; a linked worktree has its own.
  public let gitFolder: Path
  /// Whether the history is cut off.
  public let isShallow: Bool
  /// The program that found it, and that every question about it goes to.
  let git: Git

  /// The repository whose checkout `folder` lies in; nil when there is none, or a bare one.
  ///
  /// - Throws: when git finds a repository and refuses it, as one that belongs to somebody else.
  public static func containing(
    _ folder: Path, git: Git
  ) throws(GitError) -> Repository? {
    guard let candidate = nearest(to: folder) else { return nil }
    let result = try git.attempt(
      ["rev-parse", "--show-toplevel", "--absolute-git-dir", "--is-shallow-repository"],
      in: candidate)
    let message = String(decoding: result.errors, as: UTF8.self)
    if !result.succeeded {
      let isNone = ["must be run in a work tree", "not a git repository (or any"]
      if isNone.contains(where: message.contains) { return nil }
      throw .failed("rev-parse", result)
    }
    let lines = result.output.split(separator: UInt8(ascii: "\n"))
    guard lines.count == 3 else {
      throw .failed(command: "rev-parse", message: "a path of the repository has a line break")
    }
    let repository = Repository(
      root: Path(bytes: lines[0]), gitFolder: Path(bytes: lines[1]),
      isShallow: lines[2].elementsEqual("true".utf8), git: git)
    return folder.isInside(repository.root) ? repository : nil
  }

  /// The checkout that this one is a submodule of; nil when it is none.
  public func superproject() throws(GitError) -> Path? {
    let output = try git.run(["rev-parse", "--show-superproject-working-tree"], in: root)
    return output.isEmpty ? nil : Path(bytes: output.prefix { $0 != UInt8(ascii: "\n") })
  }

  /// The nearest folder at or above `folder` that looks like the top of a checkout.
  ///
  /// A look at the disk spares starting git once for every folder; what it finds, git confirms.
  static func nearest(to folder: Path) -> Path? {
    var candidate = folder
    while true {
      if candidate.appending(gitName).exists { return candidate }
      if candidate == Path.root || candidate.bytes.isEmpty { return nil }
      candidate = candidate.parent
    }
  }

  /// Two values are the same checkout when they have the same folders.
  public static func == (left: Repository, right: Repository) -> Bool {
    left.root == right.root && left.gitFolder == right.gitFolder
  }

  /// By the folders.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(gitFolder)
  }

  static let gitName = Path(".git")
}

/// The repositories of many folders, each looked up once.
struct RepositoryFinder {
  let git: Git?
  /// Whether a repository was seen that could not be asked because there is no git.
  private(set) var missedGit = false
  private var known: [Path: Repository?] = [:]

  init(git: Git?) {
    self.git = git
  }

  mutating func repository(containing folder: Path) throws(GitError) -> Repository? {
    guard let top = Repository.nearest(to: folder) else { return nil }
    guard let git else {
      missedGit = true
      return nil
    }
    if let repository = known[top] { return repository }
    let repository = try Repository.containing(top, git: git)
    known[top] = .some(repository)
    return repository
  }
}
