/// One build setting as it is written, with its conditions and its place.
struct BuildSetting: Sendable, Hashable {
  /// The key without its conditions: `IPHONEOS_DEPLOYMENT_TARGET`.
  let key: String
  /// The patterns of `[sdk=…]`, `[config=…]` and others, by name.
  let conditions: [String: String]
  let value: String
  let path: ProjectPath
  let line: Int?

  /// `writtenKey` may hold conditions: `KEY[sdk=macosx*][arch=arm64]` or `KEY[sdk=macosx*,arch=arm64]`.
  init(writtenKey: String, value: String, path: ProjectPath, line: Int?) {
    let parts = writtenKey.split { "[],".contains($0) }
    self.key = parts.first.map { $0.trimmed } ?? ""
    var conditions: [String: String] = [:]
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { conditions[sides[0].trimmed] = sides[1].trimmed }
    }
    self.conditions = conditions
    self.value = value
    self.path = path
    self.line = line
  }
}

/// The settings of one place: a target, a project, or a configuration file with what it includes.
struct SettingsLayer: Sendable {
  private(set) var settings: [String: [BuildSetting]] = [:]
  /// Configuration files that the layer should have and that could not be read.
  var missing: [String] = []

  /// A later setting replaces an earlier one with the same conditions.
  mutating func insert(_ setting: BuildSetting) {
    settings[setting.key, default: []].removeAll { $0.conditions == setting.conditions }
    settings[setting.key, default: []].append(setting)
  }

  mutating func insert(_ other: SettingsLayer) {
    for setting in other.settings.values.joined() { insert(setting) }
    missing += other.missing
  }
}

/// The layers of settings of one configuration of a target, the strongest first.
struct BuildSettings: Sendable {
  /// A setting that applies, with its variables replaced.
  struct Found: Sendable {
    /// Nil when it names a setting that is not defined in the project.
    var value: String?
    var setting: BuildSetting
  }

  let configuration: String
  let layers: [SettingsLayer]

  /// What the key is set to when building with the SDK, which is named as in `SDKROOT`.
  ///
  /// More than one value where a condition cannot be decided here, such as one on the architecture.
  /// Nil as SDK leaves out what depends on it.
  func values(of key: String, sdk: String?) -> [Found] {
    values(of: key, sdk: sdk, from: 0, depth: 0)
  }

  /// The value when there is exactly one, or the first of several.
  func value(of key: String, sdk: String? = nil) -> String? {
    values(of: key, sdk: sdk).first?.value
  }

  /// The configuration files that could not be read and that may state the key, since no stronger
  /// layer does.
  func missingFiles(for key: String) -> [String] {
    let decisive = layers.firstIndex { $0.settings[key] != nil } ?? layers.count
    return layers.prefix(decisive).flatMap(\.missing)
  }

  private func values(of key: String, sdk: String?, from start: Int, depth: Int) -> [Found] {
    guard depth < 16 else { return [] }
    var found: [Found] = []
    for index in layers.indices.dropFirst(start) {
      var decided: BuildSetting?
      for setting in layers[index].settings[key] ?? [] {
        switch applies(setting, sdk: sdk) {
        case true?:
          // One with a condition wins over one without, wherever they stand.
          if decided?.conditions.isEmpty ?? true { decided = setting }
        case nil: found.append(expanded(setting, layer: index, sdk: sdk, depth: depth))
        case false?: break
        }
      }
      if let decided {
        found.append(expanded(decided, layer: index, sdk: sdk, depth: depth))
        break
      }
    }
    return found
  }

  /// Nil when it depends on something that is not known here.
  private func applies(_ setting: BuildSetting, sdk: String?) -> Bool? {
    var isKnown = true
    for (name, pattern) in setting.conditions {
      switch name {
      case "sdk":
        guard let sdk, matches(pattern, sdk: sdk) else { return false }
      case "config":
        guard matches(pattern, text: configuration) else { return false }
      default: isKnown = isKnown && pattern == "*"
      }
    }
    return isKnown ? true : nil
  }

  /// A pattern may name a version of the SDK: `iphoneos17.0`, `iphoneos[17]*`.
  private func matches(_ pattern: String, sdk: String) -> Bool {
    matches(pattern, text: sdk) || pattern.prefix { $0.isLetter || $0 == "*" } == sdk
  }

  private func matches(_ pattern: String, text: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == text }
    return text.hasPrefix(pattern[..<star])
      && text.hasSuffix(pattern[pattern.index(after: star)...].filter { $0 != "*" })
  }

  private func expanded(_ setting: BuildSetting, layer: Int, sdk: String?, depth: Int) -> Found {
    let value = SettingVariables.replace(in: setting.value) { name in
      let isInherited = name == "inherited" || name == setting.key
      let key = isInherited ? setting.key : name
      let start = isInherited ? layer + 1 : 0
      return values(of: key, sdk: sdk, from: start, depth: depth + 1).first?.value
    }
    return Found(value: value, setting: setting)
  }
}

extension StringProtocol {
  /// Without blanks at either end.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
