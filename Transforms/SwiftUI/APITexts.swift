import Platforms

extension API {
  /// The first versions of the platforms that a file ships on, as people read them: `iOS 14, macOS 11`.
  func minimumText(on targets: DeploymentTargets) -> String {
    targets.platforms.compactMap { platform in
      since[platform].map { PlatformVersion(platform, $0).description }
    }.joined(separator: ", ")
  }
}
