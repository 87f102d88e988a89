import Platforms

extension API {
  /// Why a file that ships on the targets cannot use the API without a check.
  func reasonForLeavingAlone(on targets: DeploymentTargets) -> String {
    if case .absent(let platforms) = availability(on: targets) {
      let names = platforms.map(\.name).joined(separator: " and ")
      return "\(baseName) does not exist on \(names), where the file ships too"
    }
    let needed = targets.platforms.compactMap { platform in
      since[platform].map { PlatformVersion(platform, $0).description }
    }
    return "\(baseName) needs \(needed.joined(separator: ", ")), and the file ships on \(targets)"
  }
}
