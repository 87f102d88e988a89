import Availability
import Foundation
import Platforms
import Worktree

/// The deployment targets of each file of a run, read from the projects of its root and never
/// written.
struct TargetsOfFiles: Sendable {
  private let projects: [Path: ProjectFiles]

  /// - Parameter override: What `--deployment-target` says; it counts for every file.
  init(override: DeploymentTargets?, files: [DiscoveredFile]) {
    let roots = Set(files.map(\.root))
    projects = Dictionary(
      uniqueKeysWithValues: roots.map { root in
        let option = override.map { (targets: $0, option: Option.deploymentTarget.name) }
        let folder = URL(fileURLWithPath: root.description, isDirectory: true)
        let files = ProjectFiles(
          override: option,
          read: { path in
            let file = folder.appendingPathComponent(path)
            return try file.isReadableFile ? Array(Data(contentsOf: file)) : nil
          },
          list: { path in
            try FileManager.default.contentsOfDirectory(
              atPath: folder.appendingPathComponent(path).path)
          })
        return (root, files)
      })
  }

  /// What a file ships on, and what says so.
  func resolved(for file: DiscoveredFile) -> ResolvedTargets {
    projects[file.root]?.targets(of: file.relativePath.description)
      ?? ResolvedTargets(targets: .unknown)
  }
}

extension URL {
  /// Whether there is a file, and no folder, of this name.
  fileprivate var isReadableFile: Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }
}
