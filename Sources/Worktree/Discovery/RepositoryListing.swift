/// What git lists in a checkout, by paths from its root.
struct RepositoryListing {
  /// Tracked files, and untracked ones that are not ignored, whose names end with `.swift`.
  private(set) var sources: Set<Path> = []
  private(set) var submodules: [Path] = []
  private(set) var nestedRepositories: [Path] = []
  /// Symbolic links to folders.
  private(set) var folderLinks: [Path] = []
  /// Ignored sources, and folders of which everything is ignored.
  private(set) var ignored: [Path] = []
  /// Whether attributes can say that a file is generated or vendored.
  private(set) var hasLinguistAttributes = false

  /// Lists `folders`, which lie in the checkout.
  init(_ repository: Repository, _ folders: [Path]) throws(GitError) {
    let root = repository.root
    let paths = folders.contains(root) ? [] : folders.map { $0.relative(to: root) ?? $0 }
    let listing = try repository.git.run(
      ["ls-files", "-z", "-t", "--stage", "--cached", "--others", "--exclude-standard"],
      paths: paths, in: root)
    var attributeFiles = Set(folders.flatMap { RepositoryListing.attributeFiles(at: $0, root) })
    attributeFiles.insert(repository.gitFolder.appending(Path("info/attributes")))
    for entry in listing.split(separator: 0) {
      let path = take(entry, root)
      if path.name == RepositoryListing.attributes { attributeFiles.insert(root.appending(path)) }
    }
    hasLinguistAttributes = attributeFiles.contains {
      let content = (try? $0.contents()) ?? []
      return String(decoding: content, as: UTF8.self).contains("linguist-")
    }
    let ignoredListing = try repository.git.run(
      ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"],
      paths: paths, in: root)
    for entry in ignoredListing.split(separator: 0) {
      let path = Path(bytes: entry)
      if entry.last == Path.slash || path.ends(with: ".swift") { ignored.append(path) }
    }
  }

  /// Sorts one entry in: `? path` when untracked, else `H mode hash stage`, a tab and the path.
  private mutating func take(_ entry: ArraySlice<UInt8>, _ root: Path) -> Path {
    var name = entry.dropFirst(2)
    let isTracked = entry.first != UInt8(ascii: "?")
    let mode = name.prefix(6)
    if isTracked, let tab = name.firstIndex(of: UInt8(ascii: "\t")) { name = name[(tab + 1)...] }
    let path = Path(bytes: name)
    if isTracked, mode.elementsEqual("160000".utf8) {
      submodules.append(path)
    } else if name.last == Path.slash {
      nestedRepositories.append(path)
    } else if path.ends(with: ".swift") {
      sources.insert(path)
    } else if !isTracked || mode.elementsEqual("120000".utf8) {
      let absolute = root.appending(path)
      let isLink = (try? FileStatus(absolute))?.kind == .symbolicLink
      if isLink, absolute.appending(Path(".")).exists { folderLinks.append(path) }
    }
    return path
  }

  /// The attribute files between the root and a folder that listing the folder does not show.
  private static func attributeFiles(at folder: Path, _ root: Path) -> [Path] {
    var files: [Path] = []
    var folder = folder
    while folder.isInside(root) {
      files.append(folder.appending(attributes))
      if folder == root { break }
      folder = folder.parent
    }
    return files
  }

  private static let attributes = Path(".gitattributes")
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
