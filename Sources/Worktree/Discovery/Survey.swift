/// The work behind `Discovery`, step by step.
struct Survey {
  /// Sorted by display path, once they are classified.
  private(set) var files: [DiscoveredFile] = []
  private(set) var skips: Set<Skip> = []
  private(set) var warnings: [DiscoveryWarning] = []
  private(set) var filteredCount = 0

  private let request: Discovery.Request
  private let home: Repository?
  private var finder: RepositoryFinder
  private var filter: PathFilter
  private var folders: [Repository?: [Path]] = [:]
  private var candidates: [Path: Candidate] = [:]
  /// Repositories in which attributes may say that a file is generated or vendored.
  private var attributed: Set<Repository> = []

  /// A path that may become a file.
  private struct Candidate {
    let root: Path
    let repository: Repository?
    /// Whether the path itself was given, and not a folder that it lies in.
    let isGiven: Bool
    var isNamed: Bool
    var isIgnored = false
  }

  init(_ request: Discovery.Request, git: Git?) throws(DiscoveryError) {
    self.request = request
    do throws(GlobError) {
      filter = try PathFilter(request)
    } catch {
      throw .pattern(error)
    }
    var finder = RepositoryFinder(git: git)
    home = try DiscoveryError.wrap { () throws(GitError) in
      try finder.repository(containing: request.workingDirectory)
    }
    self.finder = finder
  }

  /// Looks at what the command line and the file list name.
  mutating func takeTargets() throws(DiscoveryError) {
    var resolver = TargetResolver(workingDirectory: request.workingDirectory)
    let isDefault = request.paths.isEmpty && request.fileList == nil
    var missing: [Path] = []
    for path in isDefault ? [Path(".")] : request.paths {
      let target = resolver.resolve(path)
      if case .skip(_, .missing) = target {
        missing.append(path)
      } else {
        try take(target, isNamed: true)
      }
    }
    guard missing.isEmpty else { throw .missing(missing) }
    for path in request.fileList.map(FileList.paths) ?? [] {
      try take(resolver.resolve(path), isNamed: false)
    }
  }

  private mutating func take(
    _ target: TargetResolver.Target, isNamed: Bool
  ) throws(DiscoveryError) {
    let path: Path
    let folder: Path
    switch target {
    case .file(let file): (path, folder) = (file, file.parent)
    case .folder(let target): (path, folder) = (target, target)
    case .skip(let path, let reason): return skip(path, reason)
    }
    if path.components.contains(Repository.gitName) { return skip(path, .insideGitFolder) }
    let owner = try DiscoveryError.wrap { () throws(GitError) in
      try finder.repository(containing: folder)
    }
    if let home, let owner, owner != home, owner.root.isInside(home.root) {
      let isSubmodule = owner.superproject != nil
      return skip(
        path, isSubmodule ? .submodule(root: owner.root) : .nestedRepository(root: owner.root))
    }
    if case .folder = target {
      folders[owner, default: []].append(path)
    } else {
      let root = owner?.root ?? plainRoot(for: folder)
      candidates[path] = Candidate(
        root: root, repository: owner, isGiven: true,
        isNamed: isNamed || candidates[path]?.isNamed == true)
    }
  }

  /// Lists what lies in the folders that were named.
  mutating func listFolders() throws(DiscoveryError) {
    if finder.missedGit { warnings.append(.gitMissing) }
    for (repository, folders) in folders {
      guard let repository else {
        for folder in folders { walk(folder) }
        continue
      }
      let listing = try DiscoveryError.wrap { () throws(GitError) in
        try RepositoryListing(repository, folders)
      }
      let root = repository.root
      for path in listing.sources where candidates[root.appending(path)] == nil {
        candidates[root.appending(path)] = Candidate(
          root: root, repository: repository, isGiven: false, isNamed: false)
      }
      for path in listing.submodules.map(root.appending) {
        skip(path, .submodule(root: path))
      }
      for path in listing.nestedRepositories.map(root.appending) {
        skip(path, .nestedRepository(root: path))
      }
      for path in listing.folderLinks.map(root.appending) {
        skip(path, .symbolicLink(link: path))
      }
      for path in listing.ignored.map(root.appending) where candidates[path] == nil {
        skip(path, .gitIgnored)
      }
      if listing.hasLinguistAttributes { attributed.insert(repository) }
    }
  }

  private mutating func walk(_ folder: Path) {
    let walk = PlainWalk(folder)
    for path in walk.sources where candidates[path] == nil {
      candidates[path] = Candidate(
        root: plainRoot(for: folder), repository: nil, isGiven: false, isNamed: false)
    }
    for (path, reason) in walk.skips where candidates[path] == nil { skip(path, reason) }
  }

  /// Asks git which of the files that were given it ignores.
  mutating func markIgnoredFiles() throws(DiscoveryError) {
    let given = Dictionary(grouping: candidates.filter(\.value.isGiven), by: \.value.repository)
    for case (let repository?, let group) in given {
      attributed.insert(repository)
      let paths = group.compactMap { $0.key.relative(to: repository.root) }
      let ignored = try DiscoveryError.wrap { () throws(GitError) in
        try repository.ignored(paths)
      }
      for path in ignored { candidates[repository.root.appending(path)]?.isIgnored = true }
    }
  }

  /// Decides about each candidate by its name and by what lies on disk.
  mutating func classify() {
    var chain = FolderChain()
    var taken: [FileStatus.Identity: Path] = [:]
    let sorted = candidates.map { (path: $0, shown: display($0), candidate: $1) }
      .sorted { $0.shown < $1.shown }
    for (path, shown, candidate) in sorted {
      guard let relative = path.relative(to: candidate.root) else { continue }
      guard filter.takes(path.relative(to: request.workingDirectory) ?? relative) else {
        filteredCount += 1
        if candidate.isGiven { skip(path, .filtered) }
        continue
      }
      var reason = ProtectedFile.reason(relative)
      if !relative.isUTF8 { reason = reason ?? .nameNotUTF8 }
      reason = reason ?? chain.obstacle(at: path.parent, below: candidate.root)
      // A tracked file that is not on disk is nothing to talk about.
      if reason == .missing { continue }
      if let reason {
        skip(path, reason)
        continue
      }
      guard let status = try? FileStatus(path) else { continue }
      guard status.kind == .regular else {
        skip(path, status.kind == .symbolicLink ? .symbolicLink(link: path) : .notRegularFile)
        continue
      }
      if let doubt = doubt(about: relative, candidate), !overrides(doubt, path, candidate.isNamed) {
        continue
      }
      if let other = taken[status.identity] {
        skip(path, .sameFile(as: other))
        continue
      }
      taken[status.identity] = path
      files.append(
        DiscoveredFile(
          path: path, displayPath: shown, relativePath: relative, root: candidate.root,
          repository: candidate.repository, isNamed: candidate.isNamed))
    }
    warnings += filter.unmatched.map { .unmatchedPattern($0) }
  }

  private func doubt(about relative: Path, _ candidate: Candidate) -> Skip.Reason? {
    if let folder = ProtectedFile.vendorFolder(relative) {
      return .vendored(folder: folder)
    }
    if let suffix = GeneratedMarker.suffix(of: relative) { return .generated(marker: suffix) }
    return candidate.isIgnored ? .gitIgnored : nil
  }

  /// Whether a file is taken because it was named; the warning or the skip is noted.
  private mutating func overrides(_ doubt: Skip.Reason, _ path: Path, _ isNamed: Bool) -> Bool {
    if isNamed {
      warnings.append(.takenByName(Skip(display(path), doubt)))
    } else {
      skip(path, doubt)
    }
    return isNamed
  }

  /// Takes out the files of which attributes say that they are generated or vendored.
  mutating func takeOutAttributedFiles() throws(DiscoveryError) {
    for repository in attributed {
      let paths = files.filter { $0.repository == repository }.map(\.relativePath)
      let attributes = try DiscoveryError.wrap { () throws(GitError) in
        try repository.linguistAttributes(paths)
      }
      var kept: [DiscoveredFile] = []
      for file in files {
        let name = file.repository == repository ? attributes[file.relativePath]?.min() : nil
        let doubt: Skip.Reason? =
          switch name {
          case nil: nil
          case "linguist-generated"?: .generated(marker: "linguist-generated")
          case let name?: .vendored(folder: name)
          }
        if let doubt, !overrides(doubt, file.path, file.isNamed) { continue }
        kept.append(file)
      }
      files = kept
    }
  }

  /// Where paths of diffs start outside of a repository.
  private func plainRoot(for folder: Path) -> Path {
    folder.isInside(request.workingDirectory) ? request.workingDirectory : folder
  }

  private mutating func skip(_ path: Path, _ reason: Skip.Reason) {
    let shown: Skip.Reason =
      switch reason {
      case .symbolicLink(let link): .symbolicLink(link: display(link))
      case .submodule(let root): .submodule(root: display(root))
      case .nestedRepository(let root): .nestedRepository(root: display(root))
      case .sameFile(let other): .sameFile(as: display(other))
      default: reason
      }
    skips.insert(Skip(display(path), shown))
  }

  private func display(_ path: Path) -> Path {
    path.displayed(from: request.workingDirectory, top: home?.root)
  }
}
