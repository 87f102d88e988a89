import Platforms
import Worktree

/// The deployment targets of each file of a run.
struct TargetsOfFiles: Sendable {
  private let override: DeploymentTargets?

  /// - Parameter override: What `--deployment-target` says; it counts for every file.
  init(override: DeploymentTargets?, files: [DiscoveredFile]) {
    self.override = override
  }

  func targets(of file: DiscoveredFile) -> DeploymentTargets {
    override ?? .unknown
  }
}
