/// A path that may become a file of a discovery.
struct Candidate {
  let root: Path
  let repository: Repository?
  /// Whether the path itself was given, and not a folder that it lies in.
  let isGiven: Bool
  var isNamed: Bool
  var isIgnored = false
}

/// A path with what its name and the disk say about it.
struct Judged {
  let path: Path
  let shown: Path
  let relative: Path
  let candidate: Candidate
  let verdict: Verdict

  enum Verdict {
    case file(FileStatus)
    case skipped(Skip.Reason)
    case filtered
    /// A tracked file that is not on disk is nothing to talk about.
    case missing
  }
}

/// Decides about paths by their names and by what lies on disk.
struct Judge {
  /// What the patterns of the request say.
  private(set) var filter: PathFilter
  private var chain = FolderChain()
  private let workingDirectory: Path

  init(_ request: Discovery.Request) throws(GlobError) {
    filter = try PathFilter(request)
    workingDirectory = request.workingDirectory
  }

  /// - Parameter relative: the path from the root.
  mutating func verdict(
    on path: Path, _ relative: Path, below root: Path
  ) -> Judged.Verdict {
    if !filter.takesAll, !filter.takes(path.relative(to: workingDirectory) ?? relative) {
      return .filtered
    }
    var reason = ProtectedFile.reason(relative)
    if !relative.isUTF8 { reason = reason ?? .nameNotUTF8 }
    reason = reason ?? chain.obstacle(at: path.parent, below: root)
    if let reason { return reason == .missing ? .missing : .skipped(reason) }
    guard let status = try? FileStatus(path) else { return .missing }
    switch status.kind {
    case .regular: return .file(status)
    case .symbolicLink: return .skipped(.symbolicLink(link: path))
    case .folder, .other: return .skipped(.notRegularFile)
    }
  }
}
