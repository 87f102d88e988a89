import Platforms

/// The project files of a repository, read for the deployment targets that they state.
///
/// Each is read and parsed once, however many files and threads ask. Nothing is ever written.
public final class ProjectFiles: Sendable {
  private let override: ResolvedTargets?
  private let reader: ProjectReader
  private let configurations = OncePerKey<ProjectPath, Result<Configuration?, ConfigurationError>>()
  private let descriptions = OncePerKey<ProjectPath, [ProjectDescription]>()

  /// The paths that are asked for and those given to the closures start at the root, the
  /// repository's, and use slashes; the root itself is the empty path. `read` returns nil where there
  /// is no file, `list` the names in a folder.
  ///
  /// `override` replaces whatever the project states; it comes with the option that gave it.
  public init(
    override: (targets: DeploymentTargets, option: String)? = nil,
    read: @escaping @Sendable (String) throws -> [UInt8]?,
    list: @escaping @Sendable (String) throws -> [String]
  ) {
    self.override = override.map { given in
      ResolvedTargets(
        targets: given.targets,
        evidence: given.targets.minimums.map { Evidence(path: given.option, text: "\($0)") })
    }
    self.reader = ProjectReader(read: read, list: list)
  }

  /// The deployment targets of a source file, by the first of these that states them:
  ///
  /// 1. the override;
  /// 2. the nearest `.refold.json`;
  /// 3. the targets that build the file, of the packages and projects in the nearest folder on the way
  ///    from the file to the root that has such a target;
  /// 4. the same of projects in folders beside that way, since a project can build files from anywhere;
  /// 5. all targets of the nearest projects on the way, when none is known to build the file.
  public func targets(of path: String) -> ResolvedTargets {
    if let override { return override }
    guard let file = ProjectPath(path) else {
      return ResolvedTargets(targets: .unknown, problems: ["\(path) is not below the root"])
    }
    var problems: [String] = []
    do throws(ConfigurationError) {
      let configured = try configuration(of: file)
      if let targets = configured.flatMap(ResolvedTargets.init(configured:)) { return targets }
    } catch {
      problems.append(error.description)
    }
    let builders = targets(building: file, problems: &problems)
    if !builders.isEmpty {
      problems += builders.flatMap(\.problems)
      return result(builders.flatMap(\.statements), problems: problems)
    }
    let nearby = nearestProjects(of: file)
    let targets = nearby.flatMap(\.targets)
    problems += targets.flatMap(\.problems)
    let lowest = Statement.lowest(of: targets.flatMap(\.statements))
    if !lowest.isEmpty {
      let paths = nearby.map(\.path.description).joined(separator: ", ")
      problems.append("no target is known to build \(file): the lowest of all targets of \(paths)")
    }
    return result(lowest, problems: problems)
  }

  /// The nearest `.refold.json` of a file; nil when there is none on the way to the root.
  ///
  /// - Throws: when the nearest one cannot be read, or says something that is not to be said there.
  public func configuration(of path: String) throws(ConfigurationError) -> Configuration? {
    try ProjectPath(path).flatMap { (file) throws(ConfigurationError) in
      try configuration(of: file)
    }
  }

  private func result(_ statements: [Statement], problems: [String]) -> ResolvedTargets {
    var versions: [Platform: Version] = [:]
    for statement in Statement.lowest(of: statements) {
      versions[statement.platform] = statement.version
    }
    return ResolvedTargets(
      targets: DeploymentTargets(versions), evidence: statements.map(\.evidence).withoutRepeats(),
      problems: problems.withoutRepeats())
  }

  private func configuration(
    of file: ProjectPath
  ) throws(ConfigurationError) -> Configuration? {
    for folder in file.folders {
      if let configuration = try configuration(in: folder).get() { return configuration }
    }
    return nil
  }

  private func configuration(
    in folder: ProjectPath
  ) -> Result<Configuration?, ConfigurationError> {
    configurations.value(for: folder) {
      guard let path = folder.appending(Configuration.fileName) else { return .success(nil) }
      switch reader.content(of: path) {
      case .missing: return .success(nil)
      case .failed: return .failure(ConfigurationError(path.description, "it cannot be read"))
      case .bytes(let bytes):
        return Result { () throws(ConfigurationError) in
          try Configuration(bytes, path: path.description)
        }
      }
    }
  }

  /// Adds what kept projects on the way from being read.
  private func targets(building file: ProjectPath, problems: inout [String]) -> [BuildTarget] {
    for folder in file.folders {
      let projects = projects(in: folder)
      problems += projects.flatMap(\.problems)
      let targets = projects.flatMap { $0.targets(building: file) }
      if !targets.isEmpty { return targets }
    }
    for folder in file.folders {
      let beside = subfolders(of: folder).filter { !file.isInside($0) }
      let targets = beside.flatMap { projects(in: $0) }.flatMap { $0.targets(building: file) }
      if !targets.isEmpty { return targets }
    }
    return []
  }

  private func nearestProjects(of file: ProjectPath) -> [ProjectDescription] {
    for folder in file.folders {
      let described = projects(in: folder).filter { !$0.targets.isEmpty }
      if !described.isEmpty { return described }
    }
    return []
  }

  private func projects(in folder: ProjectPath) -> [ProjectDescription] {
    descriptions.value(for: folder) { ProjectDescription.all(in: folder, reader: reader) }
  }

  /// The names without a dot: a project beside the way lies in a folder of its own, and the closure
  /// does not tell files from folders.
  private func subfolders(of folder: ProjectPath) -> [ProjectPath] {
    reader.names(in: folder).filter { !$0.contains(".") }.compactMap { folder.appending($0) }
  }
}

extension ResolvedTargets {
  /// Nil when the configuration says nothing of targets.
  fileprivate init?(configured: Configuration) {
    guard !configured.deploymentTargets.isUnknown else { return nil }
    self.init(
      targets: configured.deploymentTargets,
      evidence: configured.deploymentTargets.minimums.map {
        Evidence(path: configured.path, text: "deploymentTargets, \($0)")
      })
  }
}

extension ProjectDescription {
  /// The packages and projects whose files lie in the folder.
  ///
  /// The specification that a project was generated from counts only where the project is not there.
  static func all(in folder: ProjectPath, reader: ProjectReader) -> [ProjectDescription] {
    let names = reader.names(in: folder)
    let manifests = names.filter(PackageManifest.isName).compactMap { name in
      folder.appending(name).flatMap { PackageManifest.description(at: $0, reader: reader) }
    }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.compactMap { name in
      folder.appending(name).flatMap { XcodeProject.description(at: $0, reader: reader) }
    }
    if !projects.isEmpty { return manifests + projects }
    let specifications = names.compactMap { name -> ProjectDescription? in
      guard let path = folder.appending(name) else { return nil }
      if XcodeGenSpecification.isName(name) {
        return XcodeGenSpecification.description(at: path, reader: reader)
      }
      return name == TuistManifest.name ? TuistManifest.description(at: path, reader: reader) : nil
    }
    return manifests + specifications
  }
}

extension Array where Element: Hashable {
  fileprivate func withoutRepeats() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
