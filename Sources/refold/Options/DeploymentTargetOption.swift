import Platforms

extension DeploymentTargets {
  /// Reads the value of `--deployment-target`: `iOS=16.0,macOS=13`.
  init(option text: String, of command: Command) throws(Failure) {
    var versions: [Platform: Version] = [:]
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].lowercased()
      guard let platform = Platform.allCases.first(where: { $0.name.lowercased() == name }) else {
        let names = Platform.allCases.map(\.name)
        let hint = nearest(to: name, among: names).map { "did you mean '\($0)'?" }
        throw .invalid(
          text, for: .deploymentTarget,
          "there is no platform '\(parts[0])'; \(hint ?? "there are \(names.list("and"))")",
          command)
      }
      guard parts.count == 2, let version = Version(parts[1]) else {
        throw .invalid(
          text, for: .deploymentTarget,
          "'\(item)' has no version; a target is written \(platform.name)=16.0", command)
      }
      versions[platform] = version
    }
    self.init(versions)
  }
}
