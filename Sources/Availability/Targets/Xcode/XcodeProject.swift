import Platforms

/// An Xcode project: the files of its targets, and where each target ships.
enum XcodeProject {
  /// `path` is that of the `.xcodeproj`; nil when there is no project in it.
  static func description(at path: ProjectPath, reader: ProjectReader) -> ProjectDescription? {
    guard let file = path.appending("project.pbxproj"), let folder = path.folder else { return nil }
    switch reader.content(of: file) {
    case .missing: return nil
    case .failed(let problem): return ProjectDescription(path: path, problems: [problem])
    case .bytes(let bytes):
      guard let objects = XcodeObjects(bytes), let root = objects[objects.rootID] else {
        return ProjectDescription(path: path, problems: ["\(file) could not be understood"])
      }
      let groups = XcodeGroups(of: root, in: folder, objects: objects)
      var settings = XcodeSettings(
        file: file, bytes: bytes, project: root, groups: groups, objects: objects, reader: reader)
      let targets = objects.list("targets", of: root)
        .filter { $0.kind == "PBXNativeTarget" }
        .map { target in
          let name = target.string("name") ?? target.id
          let platforms = XcodeTargetPlatforms(
            target: name, project: path, configurations: settings.configurations(of: target))
          return BuildTarget(
            name: name, sources: sources(of: target, groups: groups, objects: objects),
            statements: platforms.statements, problems: platforms.problems)
        }
      return ProjectDescription(path: path, targets: targets)
    }
  }

  private static func sources(
    of target: XcodeObject, groups: XcodeGroups, objects: XcodeObjects
  ) -> TargetSources {
    var sources = TargetSources()
    let phases = objects.list("buildPhases", of: target)
    for phase in phases where phase.kind == "PBXSourcesBuildPhase" {
      for built in objects.list("files", of: phase) {
        guard let path = built.string("fileRef").flatMap({ groups.paths[$0] }) else { continue }
        let filters = built.strings("platformFilter") + built.strings("platformFilters")
        sources.files[path, default: []].formUnion(platforms(filters))
      }
    }
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for group in groups.synchronized {
      guard let folder = groups.paths[group.id] else { continue }
      let exceptions = objects.list("exceptions", of: group).filter {
        $0.kind == "PBXFileSystemSynchronizedBuildFileExceptionSet"
          && $0.string("target") == target.id
      }
      add(exceptions, to: &sources, folder: folder, isOwn: own.contains(group.id))
    }
    return sources
  }

  /// The exceptions of a target that has the folder are left out of it; those of any other target are
  /// what it has of the folder.
  private static func add(
    _ exceptions: [XcodeObject], to sources: inout TargetSources, folder: ProjectPath, isOwn: Bool
  ) {
    let paths = Set(
      exceptions.flatMap { $0.strings("membershipExceptions") }.compactMap { folder.appending($0) })
    if isOwn {
      sources.folders.append(TargetSources.Folder(path: folder, excluded: paths))
    } else {
      sources.folders += paths.sorted().map { TargetSources.Folder(path: $0) }
    }
    for (name, filters) in exceptions.flatMap({ $0.stringsByKey("platformFiltersByRelativePath") })
    {
      guard let path = folder.appending(name), paths.contains(path) != isOwn else { continue }
      sources.files[path] = platforms(filters)
    }
  }

  /// No filter admits every platform.
  private static func platforms(_ filters: [String]) -> Set<Platform> {
    let names: [String: Platform] = [
      "ios": .iOS, "maccatalyst": .macCatalyst, "macos": .macOS, "tvos": .tvOS,
      "watchos": .watchOS, "xros": .visionOS,
    ]
    return filters.isEmpty ? Set(Platform.allCases) : Set(filters.compactMap { names[$0] })
  }
}
