import Platforms

/// The platforms of an Xcode target, read from the build settings of all its configurations.
struct XcodeTargetPlatforms {
  /// The lowest version of each platform over the configurations.
  private(set) var statements: [Statement] = []
  private(set) var problems: [String] = []

  private let target: String
  private let project: ProjectPath

  init(target: String, project: ProjectPath, configurations: [BuildSettings]) {
    self.target = target
    self.project = project
    var all: [Statement] = []
    for settings in configurations {
      for platform in platforms(of: settings) {
        all += statements(of: platform, settings: settings)
      }
    }
    statements = Statement.lowest(of: all)
    if statements.isEmpty {
      problems.append("\(project): target \(target) states no platform")
    }
  }

  /// `SUPPORTED_PLATFORMS`, else `SDKROOT`, else those whose deployment target is set.
  private func platforms(of settings: BuildSettings) -> [Platform] {
    var platforms = supported(settings.value(of: "SUPPORTED_PLATFORMS"))
    if platforms.isEmpty { platforms = supported(settings.value(of: "SDKROOT")) }
    if platforms.isEmpty {
      platforms = Set(
        Platform.allCases.filter { platform in
          platform != .macCatalyst
            && platform.sdks.contains { sdk in
              !settings.values(of: platform.deploymentTargetKey, sdk: sdk).isEmpty
            }
        })
    }
    // The second is the name that the first Xcode with Mac Catalyst had for it.
    let keys = ["SUPPORTS_MACCATALYST", "SUPPORTS_UIKITFORMAC"]
    if platforms.contains(.iOS), keys.lazy.compactMap({ settings.value(of: $0) }).first == "YES" {
      platforms.insert(.macCatalyst)
    }
    return platforms.sorted()
  }

  /// The platforms of SDK names, which may carry a version: `macosx`, `iphoneos17.0`.
  private func supported(_ names: String?) -> Set<Platform> {
    let words = (names ?? "").split(whereSeparator: \.isWhitespace).map {
      $0.prefix(while: \.isLetter)
    }
    return Set(
      Platform.allCases.filter { platform in
        platform != .macCatalyst && words.contains { platform.sdks.contains(String($0)) }
      })
  }

  private mutating func statements(
    of platform: Platform, settings: BuildSettings
  ) -> [Statement] {
    let key = platform.deploymentTargetKey
    let found = platform.sdks.flatMap { settings.values(of: key, sdk: $0) }
    problems += settings.missingFiles(for: key).map { "\(project): target \(target): \($0)" }
    if found.isEmpty {
      problems.append("\(project): target \(target) ships on \(platform.name) and states no \(key)")
      return [statement(platform, Evidence(path: project.description, text: "no \(key)"), nil)]
    }
    return found.map { found in
      let setting = found.setting
      let version = found.value.flatMap { Version($0) }
      let written = "\(key) = \(setting.value)"
      let note = setting.value == found.value ? "" : found.value.map { " (\($0))" } ?? ""
      if version == nil {
        problems.append("\(setting.path): target \(target): \(written) was not understood")
      }
      let evidence = Evidence(
        path: setting.path.description, line: setting.line, text: written + note)
      return statement(platform, evidence, version)
    }
  }

  /// Without a version the oldest that can be meant.
  private func statement(
    _ platform: Platform, _ evidence: Evidence, _ version: Version?
  ) -> Statement {
    let oldest = platform.firstWithSwiftUI
    let note = version == nil ? ", \(platform.name) taken as \(oldest)" : ""
    return Statement(
      platform: platform, version: version ?? oldest,
      evidence: Evidence(
        path: evidence.path, line: evidence.line, text: "target \(target), \(evidence.text)\(note)")
    )
  }
}

extension Platform {
  /// The SDKs that the platform is built with, as `SDKROOT` and `SUPPORTED_PLATFORMS` name them.
  fileprivate var sdks: [String] {
    switch self {
    case .iOS: ["iphoneos", "iphonesimulator"]
    case .macCatalyst, .macOS: ["macosx"]
    case .tvOS: ["appletvos", "appletvsimulator"]
    case .watchOS: ["watchos", "watchsimulator"]
    case .visionOS: ["xros", "xrsimulator"]
    }
  }

  /// Mac Catalyst counts by the version of iOS, which a condition on the SDK of macOS can set apart.
  var deploymentTargetKey: String {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}
