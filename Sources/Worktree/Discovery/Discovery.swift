/// The Swift sources that a command line names, in the order of their display paths.
///
/// Inside a repository these are the tracked files and the untracked ones that are not ignored;
/// elsewhere a walk finds them. What is left alone is listed with the reason.
public struct Discovery: Sendable {
  /// What the command line says about files.
  public struct Request: Sendable {
    /// Files and folders as typed; none, without a file list either, is the working directory.
    public var paths: [Path]
    /// The content of `--files-from`. A file in such a list does not count as named.
    public var fileList: [UInt8]?
    /// Patterns of which one must match, when there are any.
    public var include: [String]
    /// Patterns of which none may match.
    public var exclude: [String]
    /// Where paths are relative to; absolute, without symbolic links.
    public var workingDirectory: Path
    /// Whether the skips are to tell what git ignores.
    public var listsIgnored: Bool

    /// Patterns match the path from the working directory, for files outside of it the path from
    /// the repository's root.
    public init(
      paths: [Path] = [], fileList: [UInt8]? = nil, include: [String] = [],
      exclude: [String] = [], workingDirectory: Path, listsIgnored: Bool = true
    ) {
      self.paths = paths
      self.fileList = fileList
      self.include = include
      self.exclude = exclude
      self.workingDirectory = workingDirectory
      self.listsIgnored = listsIgnored
    }
  }

  /// The sources, sorted by the bytes of their display paths.
  public let files: [DiscoveredFile]
  /// How many sources the patterns leave out.
  public let filteredCount: Int
  /// What a person should know, in no particular need to act.
  public let warnings: [DiscoveryWarning]
  private let survey: Survey

  /// What was left alone, sorted likewise.
  ///
  /// What git ignores is listed while other work goes on, and waited for here.
  public var skips: [Skip] {
    get throws(DiscoveryError) {
      survey.skips.union(try survey.ignoredSkips()).sorted { $0.path < $1.path }
    }
  }

  /// Finds the files. Nothing is written, and no file is opened but those that git opens.
  ///
  /// - Throws: when a path of the command line does not exist, a pattern cannot be read, or git
  ///   refuses a repository. Paths of a file list that do not exist are skips.
  public init(_ request: Request, git: Git?) throws(DiscoveryError) {
    var survey = try Survey(request, git: git)
    try survey.takeTargets()
    try survey.listFolders()
    try survey.markIgnoredFiles()
    survey.classify()
    try survey.takeOutAttributedFiles()
    files = survey.files
    filteredCount = survey.filteredCount
    warnings = survey.warnings
    self.survey = survey
  }
}

/// A Swift source that was found.
public struct DiscoveredFile: Hashable, Sendable {
  /// The absolute path, without symbolic links.
  public let path: Path
  /// The path as people type it from the working directory.
  public let displayPath: Path
  /// The path from `root`, as a diff names it.
  public let relativePath: Path
  /// The top of the checkout; without a repository the working directory, or the folder that was
  /// named when that lies outside of it.
  public let root: Path
  /// The repository that the file lies in.
  public let repository: Repository?
  /// Whether the command line names the file itself.
  public let isNamed: Bool

  /// The bytes of the file, unless its header says that a program wrote it.
  ///
  /// A file that was named is read all the same, with a warning.
  public func read() throws(SystemError) -> Reading {
    let bytes = try path.contents()
    guard let marker = GeneratedMarker.header(of: bytes) else { return .source(bytes, nil) }
    let skip = Skip(displayPath, .generated(marker: marker))
    return isNamed ? .source(bytes, .takenByName(skip)) : .skipped(skip)
  }

  /// What reading a file gave.
  public enum Reading: Equatable, Sendable {
    /// The bytes, and what to say about them.
    case source([UInt8], DiscoveryWarning?)
    /// The file is left alone.
    case skipped(Skip)
  }
}
