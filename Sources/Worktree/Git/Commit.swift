#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Repository {
  /// Creates a branch at the commit that is checked out, and switches to it.
  ///
  /// The index and the files stay as they are, also from a detached head or before the first
  /// commit. The user's hook for checkouts runs.
  public func createBranch(_ name: String) throws(GitError) {
    try checkNewBranch(name)
    try git.run(
      ["switch", "--quiet", "--no-track", "--no-recurse-submodules", "--create", name], .writes,
      in: root)
  }

  /// Makes sure that there can be a branch of this name, and is none.
  public func checkNewBranch(_ name: String) throws(GitError) {
    let reference = "refs/heads/\(name)"
    let isValid = try git.attempt(["check-ref-format", reference], in: root).succeeded
    guard isValid, !name.hasPrefix("-"), name != "HEAD" else { throw .invalidBranch(name) }
    if try git.attempt(["show-ref", "--verify", "--quiet", reference], in: root).succeeded {
      throw .branchExists(name)
    }
  }

  /// Commits what these files are on disk, and nothing else.
  ///
  /// Index entries of other paths, staged or not, stay as they are. The user's hooks, identity
  /// and signature apply.
  ///
  /// - Parameters:
  ///   - paths: tracked files, from the root, whose changes are all to be committed.
  ///   - message: taken as it is, but for white space at its ends.
  ///   - skipsHooks: does what `git commit --no-verify` does.
  /// - Returns: the id of the commit; nil when the files are what the last commit holds.
  /// - Throws: when something of a file is staged, a hook objects, or a merge is in progress.
  public func commit(
    _ paths: [Path], message: String, skipsHooks: Bool = false
  ) throws(GitError) -> String? {
    let states = try states(of: paths)
    let earlier = states.filter { $0.value != [.unstaged] }.keys
    guard earlier.isEmpty else { throw .earlierChanges(earlier.sorted()) }
    guard !states.isEmpty else { return nil }
    // In a file, since a command line can be too long; standard input is for the message. What
    // starts with `:` is taken as a pathspec, which is told here to be no pattern.
    let folder = gitFolder.appending(Path("refold"))
    let list = folder.appending(Path("commit-paths"))
    do throws(SystemError) {
      _ = folder.withCString { mkdir($0, 0o700) }
      let raw = list.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
      guard raw >= 0 else { throw SystemError("create", list) }
      let file = Descriptor(owning: raw)
      let prefix = Array(":(top,literal)".utf8)
      try file.writeAll(states.keys.sorted().flatMap { prefix + $0.bytes + [0] }, to: list)
    } catch {
      throw .notRun(error)
    }
    defer { _ = list.withCString { unlink($0) } }
    var arguments = [
      "-c", "i18n.commitEncoding=UTF-8", "commit", "--quiet", "--only", "--cleanup=whitespace",
      "--file=-", "--pathspec-from-file=\(list)", "--pathspec-file-nul",
    ]
    if skipsHooks { arguments.append("--no-verify") }
    let result = try git.attempt(arguments, .writes, in: root, input: Array(message.utf8))
    guard result.succeeded else { throw .failed("commit", result) }
    return try head().commit
  }

  /// Whether the commit that is checked out comes from `commit`, or is it.
  public func headContains(_ commit: String) throws(GitError) -> Bool {
    try git.attempt(["merge-base", "--is-ancestor", commit, "HEAD"], in: root).succeeded
  }
}
