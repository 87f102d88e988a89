/// What git lists below some folders of a checkout.
///
/// The lists come from processes of their own at the same time: looking for files that are not
/// tracked means walking through every folder, and a list of the others is there long before.
struct RepositoryListing {
  /// What a list holds, by paths from the root and in git's order.
  struct Files {
    /// Files whose names end with `.swift`; one in conflict several times.
    private(set) var sources: [Path] = []
    private(set) var submodules: [Path] = []
    private(set) var nestedRepositories: [Path] = []
    /// Symbolic links to folders.
    private(set) var folderLinks: [Path] = []
    /// Files that say what git makes of other files.
    private(set) var attributeFiles: [Path] = []
  }

  private let repository: Repository
  private let folders: [Path]
  private let tracked: Background<Result<[UInt8], GitError>>
  private let untracked: Background<Result<[UInt8], GitError>>

  /// Starts listing `folders`, which lie in the checkout.
  init(_ repository: Repository, _ folders: [Path]) {
    self.repository = repository
    self.folders = folders
    tracked = repository.list(["--stage", "--cached"], below: folders)
    untracked = repository.list(["--others", "--exclude-standard"], below: folders)
  }

  /// Waits for the tracked files.
  func trackedFiles() throws(GitError) -> Files {
    var files = Files()
    try tracked.value.get().forEachPart(separatedBy: 0) { files.takeTracked($0, repository.root) }
    return files
  }

  /// Waits for the files that are not tracked, and not ignored.
  func untrackedFiles() throws(GitError) -> Files {
    var files = Files()
    try untracked.value.get().forEachPart(separatedBy: 0) {
      files.takeUntracked($0, repository.root)
    }
    return files
  }

  /// Whether attributes can say that a file is generated or vendored.
  ///
  /// - Parameter listed: the attribute files that the lists hold.
  func hasLinguistAttributes(_ listed: [Path]) -> Bool {
    var files = Set(folders.flatMap { attributeFiles(above: $0) })
    files.formUnion(listed.map(repository.root.appending))
    files.insert(repository.gitFolder.appending(Path("info/attributes")))
    return files.contains {
      let content = (try? $0.contents()) ?? []
      return String(decoding: content, as: UTF8.self).contains("linguist-")
    }
  }

  /// The attribute files between the root and a folder that listing the folder does not show.
  private func attributeFiles(above folder: Path) -> [Path] {
    var files: [Path] = []
    var folder = folder
    while folder.isInside(repository.root) {
      files.append(folder.appending(Files.attributes))
      if folder == repository.root { break }
      folder = folder.parent
    }
    return files
  }
}

extension RepositoryListing.Files {
  fileprivate static let attributes = Path(".gitattributes")

  /// Sorts in `mode hash stage`, a tab and the path.
  fileprivate mutating func takeTracked(_ entry: UnsafeRawBufferPointer, _ root: Path) {
    guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return }
    let path = Path(bytes: entry[(tab + 1)...])
    if entry.starts(with: "160000".utf8) {
      submodules.append(path)
    } else {
      take(path, mayBeLink: entry.starts(with: "120000".utf8), root)
    }
  }

  /// Sorts in a path; a folder with a slash at its end is a repository of its own.
  fileprivate mutating func takeUntracked(_ entry: UnsafeRawBufferPointer, _ root: Path) {
    let path = Path(bytes: entry)
    if entry.last == Path.slash {
      nestedRepositories.append(path)
    } else {
      take(path, mayBeLink: true, root)
    }
  }

  private mutating func take(_ path: Path, mayBeLink: Bool, _ root: Path) {
    if path.ends(with: ".swift") { return sources.append(path) }
    if path.name == Self.attributes { attributeFiles.append(path) }
    guard mayBeLink else { return }
    let absolute = root.appending(path)
    let isLink = (try? FileStatus(absolute))?.kind == .symbolicLink
    if isLink, absolute.appending(Path(".")).exists { folderLinks.append(path) }
  }
}

/// The sources that git ignores, and the folders of which it ignores everything.
struct IgnoredListing: Sendable {
  private let listing: Background<Result<[UInt8], GitError>>

  /// Starts listing `folders`, which lie in the checkout.
  init(_ repository: Repository, _ folders: [Path]) {
    listing = repository.list(
      ["--others", "--ignored", "--exclude-standard", "--directory"], below: folders)
  }

  /// Waits for the paths, from the root.
  func paths() throws(GitError) -> [Path] {
    var paths: [Path] = []
    try listing.value.get().forEachPart(separatedBy: 0) { entry in
      let path = Path(bytes: entry)
      if entry.last == Path.slash || path.ends(with: ".swift") { paths.append(path) }
    }
    return paths
  }
}

extension Repository {
  /// Starts `git ls-files -z` with these options for folders of the checkout.
  fileprivate func list(
    _ options: [String], below folders: [Path]
  ) -> Background<Result<[UInt8], GitError>> {
    let paths = folders.contains(root) ? [] : folders.map { $0.relative(to: root) ?? $0 }
    return Background {
      Result { () throws(GitError) in
        try git.run(["ls-files", "-z"] + options, paths: paths, in: root)
      }
    }
  }
}

extension Repository {
  /// The paths that git ignores, of paths from the root that are not in its index.
  func ignored(_ paths: [Path]) throws(GitError) -> Set<Path> {
    // A name may look like a pathspec with magic, and this command cannot take them literally.
    let here = Path(".")
    let result = try git.attempt(
      ["check-ignore", "-z", "--stdin"], in: root,
      input: Git.zeroTerminated(paths.map(here.appending)))
    // The status is 1 when there is none.
    guard result.succeeded || result.end == .exited(1) else {
      throw .failed("check-ignore", result)
    }
    return Set(
      result.output.split(separator: 0).compactMap { Path(bytes: $0).relative(to: here) })
  }

  /// The attributes that say what GitHub leaves out of its statistics, by path.
  func linguistAttributes(_ paths: [Path]) throws(GitError) -> [Path: Set<String>] {
    let output = try git.run(
      ["check-attr", "-z", "--stdin", "linguist-generated", "linguist-vendored"],
      in: root, input: Git.zeroTerminated(paths))
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    var attributes: [Path: Set<String>] = [:]
    for index in stride(from: 0, to: fields.count - 2, by: 3) {
      let value = String(decoding: fields[index + 2], as: UTF8.self)
      guard value == "set" || value == "true" else { continue }
      let name = String(decoding: fields[index + 1], as: UTF8.self)
      attributes[Path(bytes: fields[index]), default: []].insert(name)
    }
    return attributes
  }
}
