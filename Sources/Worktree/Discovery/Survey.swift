/// The work behind `Discovery`, step by step.
struct Survey {
  /// Sorted by display path, once they are classified.
  private(set) var files: [DiscoveredFile] = []
  private(set) var skips: Set<Skip> = []
  /// What git ignores is listed while others go on.
  private(set) var ignored: [(repository: Repository, listing: IgnoredListing)] = []
  private(set) var warnings: [DiscoveryWarning] = []
  private(set) var filteredCount = 0

  private let request: Discovery.Request
  private let home: Repository?
  private var finder: RepositoryFinder
  private var filter: PathFilter
  private var folders: [Repository?: [Path]] = [:]
  /// What was given by its path.
  private var given: [Path: Candidate] = [:]
  /// What lies in folders that were given.
  private var listed: [Judged] = []
  private var chain = FolderChain()
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

  /// A path with what its name and the disk say about it.
  private struct Judged {
    let path: Path
    let shown: Path
    let relative: Path
    let candidate: Candidate
    let verdict: Verdict

    enum Verdict {
      case file(FileStatus.Identity)
      case skipped(Skip.Reason)
      case filtered
      /// A tracked file that is not on disk is nothing to talk about.
      case missing
    }
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
      let isSubmodule = try DiscoveryError.wrap { () throws(GitError) in
        try owner.superproject() != nil
      }
      return skip(
        path, isSubmodule ? .submodule(root: owner.root) : .nestedRepository(root: owner.root))
    }
    if case .folder = target {
      folders[owner, default: []].append(path)
    } else {
      let root = owner?.root ?? plainRoot(for: folder)
      given[path] = Candidate(
        root: root, repository: owner, isGiven: true,
        isNamed: isNamed || given[path]?.isNamed == true)
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
      do throws(GitError) {
        try list(folders, of: repository)
      } catch {
        throw .git(error)
      }
    }
  }

  private mutating func list(_ folders: [Path], of repository: Repository) throws(GitError) {
    let listing = RepositoryListing(repository, folders)
    let tracked = try listing.trackedFiles()
    // While git walks through the folders, the disk is asked about what is tracked.
    take(tracked, of: repository)
    let untracked = try listing.untrackedFiles()
    take(untracked, of: repository)
    if listing.hasLinguistAttributes(tracked.attributeFiles + untracked.attributeFiles) {
      attributed.insert(repository)
    }
    if request.listsIgnored {
      ignored.append((repository, IgnoredListing(repository, folders)))
    }
  }

  private mutating func take(_ files: RepositoryListing.Files, of repository: Repository) {
    let root = repository.root
    let candidate = Candidate(root: root, repository: repository, isGiven: false, isNamed: false)
    var last: Path?
    for relative in files.sources where relative != last {
      last = relative
      let path = root.appending(relative)
      if given[path] == nil { judge(path, relative, candidate) }
    }
    for path in files.submodules.map(root.appending) { skip(path, .submodule(root: path)) }
    for path in files.nestedRepositories.map(root.appending) {
      skip(path, .nestedRepository(root: path))
    }
    for path in files.folderLinks.map(root.appending) { skip(path, .symbolicLink(link: path)) }
  }

  private mutating func walk(_ folder: Path) {
    let walk = PlainWalk(folder)
    let candidate = Candidate(
      root: plainRoot(for: folder), repository: nil, isGiven: false, isNamed: false)
    for path in walk.sources where given[path] == nil {
      path.relative(to: candidate.root).map { judge(path, $0, candidate) }
    }
    for (path, reason) in walk.skips where given[path] == nil { skip(path, reason) }
  }

  /// Asks git which of the files that were given it ignores.
  mutating func markIgnoredFiles() throws(DiscoveryError) {
    let groups = Dictionary(grouping: given, by: \.value.repository)
    for case (let repository?, let group) in groups {
      attributed.insert(repository)
      let paths = group.compactMap { $0.key.relative(to: repository.root) }
      let ignored = try DiscoveryError.wrap { () throws(GitError) in
        try repository.ignored(paths)
      }
      for path in ignored { given[repository.root.appending(path)]?.isIgnored = true }
    }
  }

  /// Decides about a path by its name and by what lies on disk.
  private mutating func judge(_ path: Path, _ relative: Path, _ candidate: Candidate) {
    listed.append(
      Judged(
        path: path, shown: display(path), relative: relative, candidate: candidate,
        verdict: verdict(on: path, relative, candidate)))
  }

  private mutating func verdict(
    on path: Path, _ relative: Path, _ candidate: Candidate
  ) -> Judged.Verdict {
    if !filter.takesAll,
      !filter.takes(path.relative(to: request.workingDirectory) ?? relative)
    {
      return .filtered
    }
    var reason = ProtectedFile.reason(relative)
    if !relative.isUTF8 { reason = reason ?? .nameNotUTF8 }
    reason = reason ?? chain.obstacle(at: path.parent, below: candidate.root)
    if let reason { return reason == .missing ? .missing : .skipped(reason) }
    guard let status = try? FileStatus(path) else { return .missing }
    switch status.kind {
    case .regular: return .file(status.identity)
    case .symbolicLink: return .skipped(.symbolicLink(link: path))
    case .folder, .other: return .skipped(.notRegularFile)
    }
  }

  /// Puts the files in order, each once.
  mutating func classify() {
    for (path, candidate) in given {
      path.relative(to: candidate.root).map { judge(path, $0, candidate) }
    }
    listed.sort { $0.shown < $1.shown }
    var taken: [FileStatus.Identity: Path] = [:]
    taken.reserveCapacity(listed.count)
    var last: Path?
    for judged in listed where judged.path != last {
      let path = judged.path
      last = path
      switch judged.verdict {
      case .missing: break
      case .skipped(let reason): skip(path, reason)
      case .filtered:
        filteredCount += 1
        if judged.candidate.isGiven { skip(path, .filtered) }
      case .file(let identity):
        let candidate = judged.candidate
        if let doubt = doubt(about: judged.relative, candidate),
          !overrides(doubt, path, candidate.isNamed)
        {
          continue
        }
        if let other = taken[identity] {
          skip(path, .sameFile(as: other))
          continue
        }
        taken[identity] = path
        files.append(
          DiscoveredFile(
            path: path, displayPath: judged.shown, relativePath: judged.relative,
            root: candidate.root, repository: candidate.repository, isNamed: candidate.isNamed))
      }
    }
    listed = []
    warnings += filter.unmatched.map { .unmatchedPattern($0) }
  }

  /// Waits for what git ignores, of which nothing was given by its path.
  func ignoredSkips() throws(DiscoveryError) -> Set<Skip> {
    var skips: Set<Skip> = []
    for (repository, listing) in ignored {
      let paths = try DiscoveryError.wrap { () throws(GitError) in try listing.paths() }
      for path in paths.map(repository.root.appending) where given[path] == nil {
        skips.insert(Skip(display(path), .gitIgnored))
      }
    }
    return skips
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
