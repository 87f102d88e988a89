/// How a file differs from the last commit.
public enum FileState: String, Hashable, Sendable, CaseIterable, Comparable {
  case staged
  case unstaged
  case untracked
  /// Git knows nothing of it and is told not to.
  case ignored
  /// In conflict.
  case unmerged
  /// Marked so that git does not look whether it changed.
  case unwatched

  /// In the order of the declaration.
  public static func < (left: FileState, right: FileState) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// What git is in the middle of.
public enum GitOperation: String, Hashable, Sendable {
  case merge
  case rebase
  case mailbox = "am"
  case cherryPick = "cherry-pick"
  case revert
  case bisect
}

/// What is checked out.
public struct Head: Equatable, Sendable {
  /// The branch without `refs/heads/`; nil when the head is detached.
  public let branch: String?
  /// The commit; nil when there is none yet.
  public let commit: String?
}

extension Repository {
  /// How files differ from the last commit; those that do not are left out.
  ///
  /// - Parameter paths: from the root.
  public func states(of paths: [Path]) throws(GitError) -> [Path: Set<FileState>] {
    var states = try listedStates(of: paths)
    let unlisted = paths.filter { states[$0] == nil }
    for path in try unwatched(unlisted) { states[path] = [.unwatched] }
    for path in try ignored(unlisted) { states[path] = [.ignored] }
    return states
  }

  /// What is going on in the checkout, that a change would get mixed up with.
  public func operation() throws(GitError) -> GitOperation? {
    func has(_ name: String) -> Bool { gitFolder.appending(Path(name)).exists }
    if has("rebase-merge") { return .rebase }
    if has("rebase-apply") { return has("rebase-apply/applying") ? .mailbox : .rebase }
    if has("MERGE_HEAD") { return .merge }
    // These are references, which need not be files.
    if try hasReference("CHERRY_PICK_HEAD") { return .cherryPick }
    if try hasReference("REVERT_HEAD") { return .revert }
    return has("BISECT_LOG") ? .bisect : nil
  }

  /// The branch and the commit that are checked out.
  public func head() throws(GitError) -> Head {
    let branch = try git.attempt(["symbolic-ref", "--quiet", "--short", "HEAD"], in: root)
    let commit = try git.attempt(["rev-parse", "--quiet", "--verify", "HEAD^{commit}"], in: root)
    return Head(
      branch: branch.succeeded ? branch.output.firstLine : nil,
      commit: commit.succeeded ? commit.output.firstLine : nil)
  }

  private func hasReference(_ name: String) throws(GitError) -> Bool {
    try git.attempt(["rev-parse", "--quiet", "--verify", name], in: root).succeeded
  }

  private func listedStates(of paths: [Path]) throws(GitError) -> [Path: Set<FileState>] {
    guard !paths.isEmpty else { return [:] }
    let output = try git.run(
      [
        "status", "--porcelain=v2", "-z", "--no-renames", "--untracked-files=all",
        "--ignored=no", "--ignore-submodules=all",
      ], paths: Repository.operands(paths), in: root)
    let wanted = Set(paths)
    var states: [Path: Set<FileState>] = [:]
    for entry in output.split(separator: 0) {
      // `1 XY sub mH mI mW hH hI path`, `u XY sub m1 m2 m3 mW h1 h2 h3 path`, `? path`.
      let spaces =
        switch entry.first {
        case UInt8(ascii: "1"): 8
        case UInt8(ascii: "u"): 10
        default: 1
        }
      let fields = entry.split(separator: UInt8(ascii: " "), maxSplits: spaces)
      guard fields.count == spaces + 1, let name = fields.last else { continue }
      let path = Path(bytes: name)
      guard wanted.contains(path) else { continue }
      switch fields[0].first {
      case UInt8(ascii: "?"): states[path] = [.untracked]
      case UInt8(ascii: "u"): states[path] = [.unmerged]
      case UInt8(ascii: "1"):
        let unchanged = UInt8(ascii: ".")
        if fields[1].first != unchanged { states[path, default: []].insert(.staged) }
        if fields[1].last != unchanged { states[path, default: []].insert(.unstaged) }
      default: continue
      }
    }
    return states
  }

  /// Files whose entry in the index is marked as assumed unchanged, or as not in the checkout.
  private func unwatched(_ paths: [Path]) throws(GitError) -> [Path] {
    guard !paths.isEmpty else { return [] }
    let wanted = Set(paths)
    let output = try git.run(
      ["ls-files", "-v", "-z"], paths: Repository.operands(paths), in: root)
    return output.split(separator: 0).compactMap { entry in
      let tag = Character(UnicodeScalar(entry.first ?? 0))
      let path = Path(bytes: entry.dropFirst(2))
      return (tag.isLowercase || tag == "S") && wanted.contains(path) ? path : nil
    }
  }

  /// The paths as operands of one command, or none, for everything, when they would be too many.
  private static func operands(_ paths: [Path]) -> [Path] {
    paths.count <= 200 ? paths : []
  }
}

extension [UInt8] {
  /// The text up to the first line break.
  var firstLine: String { String(decoding: prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
}
