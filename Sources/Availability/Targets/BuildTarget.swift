import Platforms

/// A target of a package or project: what it builds, and the platforms that it ships on.
struct BuildTarget: Sendable {
  var name: String
  var sources: TargetSources
  /// The lowest version of each platform; empty when nothing states where the target ships.
  var statements: [Statement] = []
  var problems: [String] = []
}

/// That a target ships on a platform from a version on.
struct Statement: Sendable {
  var platform: Platform
  var version: Version
  var evidence: Evidence

  /// One statement for each platform, the lowest and of equal ones the first, in the order of `Platform`.
  static func lowest(of statements: some Sequence<Statement>) -> [Statement] {
    var lowest: [Platform: Statement] = [:]
    for statement in statements {
      if let known = lowest[statement.platform], known.version <= statement.version { continue }
      lowest[statement.platform] = statement
    }
    return lowest.values.sorted { $0.platform < $1.platform }
  }
}

/// Which source files a target builds.
struct TargetSources: Sendable {
  /// A folder all of whose files are built, with what is left out of it.
  struct Folder: Sendable {
    var path: ProjectPath
    /// Files and folders.
    var excluded: Set<ProjectPath> = []
  }

  /// Single files, with the platforms that they are built for.
  var files: [ProjectPath: Set<Platform>] = [:]
  var folders: [Folder] = []

  /// The platforms that the target builds the file for, should it ship on them; empty when it does
  /// not build the file.
  func platforms(of file: ProjectPath) -> Set<Platform> {
    if let platforms = files[file] { return platforms }
    let enclosing = Set([file] + file.folders)
    let isBuilt = folders.contains { folder in
      enclosing.contains(folder.path) && folder.excluded.isDisjoint(with: enclosing)
    }
    return isBuilt ? Set(Platform.allCases) : []
  }
}

/// What one project file or manifest says.
struct ProjectDescription: Sendable {
  var path: ProjectPath
  var targets: [BuildTarget] = []
  var problems: [String] = []

  /// The targets that build the file, each with the platforms that it builds the file for.
  func targets(building file: ProjectPath) -> [BuildTarget] {
    targets.compactMap { target in
      let platforms = target.sources.platforms(of: file)
      if platforms.isEmpty { return nil }
      var target = target
      target.statements.removeAll { !platforms.contains($0.platform) }
      return target
    }
  }
}
