import Availability
import Platforms
import Rewriting
import Worktree

/// What the projects and the configuration say about each file of a run: read from the files of its
/// root, and never written.
struct ProjectSettings: Sendable {
  private let projects: [Path: ProjectFiles]
  /// The roots with a configuration for some file; most have none, and need not be asked.
  private let configured: Set<Path>

  /// - Parameter override: What `--deployment-target` says; it counts for every file.
  /// - Throws: When a `.refold.json` that counts for a file is wrong.
  init(override: DeploymentTargets?, files: [DiscoveredFile]) throws(Failure) {
    let roots = Set(files.map(\.root))
    projects = Dictionary(
      uniqueKeysWithValues: roots.map { root in
        let option = override.map { (targets: $0, option: Option.deploymentTarget.name) }
        let folder = ProjectFolder(root)
        return (root, ProjectFiles(override: option, read: folder.read, list: folder.list))
      })
    configured = Self.configuredRoots(of: files)
    // Now, since a run that has begun should not stop for it. One file speaks for its folder.
    var folders: Set<Path> = []
    for file in files
    where configured.contains(file.root) && folders.insert(file.path.parent).inserted {
      do throws(ConfigurationError) {
        _ = try configuration(for: file)
      } catch {
        throw Failure(.usage, "The configuration is wrong. \(error).")
      }
    }
  }

  /// What a file ships on, and what says so.
  func targets(for file: DiscoveredFile) -> ResolvedTargets {
    projects[file.root]?.targets(of: file.relativePath.description)
      ?? ResolvedTargets(targets: .unknown)
  }

  /// What the configuration of a file wants of new code.
  func preferences(for file: DiscoveredFile) -> Preferences {
    // An error was thrown before.
    (try? configuration(for: file))?.preferences ?? Preferences()
  }

  private static func configuredRoots(of files: [DiscoveredFile]) -> Set<Path> {
    let name = Path(Configuration.fileName)
    var roots: Set<Path> = []
    var seen: Set<Path> = []
    for file in files {
      var folder = file.path.parent
      while seen.insert(folder).inserted {
        if folder.appending(name).exists { roots.insert(file.root) }
        if folder == file.root { break }
        folder = folder.parent
      }
    }
    return roots
  }

  private func configuration(
    for file: DiscoveredFile
  ) throws(ConfigurationError) -> Configuration? {
    guard configured.contains(file.root) else { return nil }
    return try projects[file.root]?.configuration(of: file.relativePath.description)
  }
}
