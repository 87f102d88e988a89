/// The build settings of a project's targets, with the configuration files that they stand on.
struct XcodeSettings {
  private let file: ProjectPath
  private let lines: SettingLines
  private let groups: XcodeGroups
  private let objects: XcodeObjects
  private let reader: ProjectReader
  private let project: XcodeObject
  private var configurationFiles: [ProjectPath: SettingsLayer] = [:]

  init(
    file: ProjectPath, bytes: [UInt8], project: XcodeObject, groups: XcodeGroups,
    objects: XcodeObjects, reader: ProjectReader
  ) {
    self.file = file
    self.lines = SettingLines(bytes)
    self.project = project
    self.groups = groups
    self.objects = objects
    self.reader = reader
  }

  /// One for each configuration of the target, over the project's of the same name, or over its
  /// default one where there is none.
  mutating func configurations(of target: XcodeObject) -> [BuildSettings] {
    let base = buildConfigurations(of: project)
    let fallback = project.string("buildConfigurationList").flatMap { objects[$0] }?
      .string("defaultConfigurationName")
    return buildConfigurations(of: target).map { configuration in
      let name = configuration.string("name") ?? ""
      let below =
        base.first { $0.string("name") == name }
        ?? base.first { $0.string("name") == fallback }
      return BuildSettings(
        configuration: name,
        layers: layers(of: configuration) + (below.map { layers(of: $0) } ?? []))
    }
  }

  private func buildConfigurations(of owner: XcodeObject) -> [XcodeObject] {
    guard let list = owner.string("buildConfigurationList").flatMap({ objects[$0] }) else {
      return []
    }
    return objects.list("buildConfigurations", of: list)
  }

  private mutating func layers(of configuration: XcodeObject) -> [SettingsLayer] {
    var own = SettingsLayer()
    for (key, values) in configuration.stringsByKey("buildSettings").sorted(by: { $0.key < $1.key })
    {
      own.insert(
        BuildSetting(
          writtenKey: key, value: values.joined(separator: " "), path: file,
          line: lines.line(of: key, in: configuration.id)))
    }
    switch baseFile(of: configuration) {
    case .none: return [own]
    case .outside(let name):
      var layer = SettingsLayer()
      layer.missing.append("its configuration file \(name) was not found in the project")
      return [own, layer]
    case .path(let path):
      let layer =
        configurationFiles[path] ?? XcodeConfigurationFile.layer(at: path, reader: reader)
      configurationFiles[path] = layer
      return [own, layer]
    }
  }

  private enum BaseFile {
    case none
    case path(ProjectPath)
    case outside(String)
  }

  /// A reference to a file, or a path from a synchronized folder on.
  private func baseFile(of configuration: XcodeObject) -> BaseFile {
    if let id = configuration.string("baseConfigurationReference") {
      let name = objects[id].flatMap { $0.string("path") } ?? id
      return groups.paths[id].map(BaseFile.path) ?? .outside(name)
    }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let relative = configuration.string("baseConfigurationReferenceRelativePath")
    else { return .none }
    return groups.paths[anchor]?.appending(relative).map(BaseFile.path) ?? .outside(relative)
  }
}

/// Where the settings of each configuration stand in a project file.
private struct SettingLines {
  private struct Place: Hashable {
    var configuration: Substring
    var key: Substring
  }

  private var lines: [Place: Int] = [:]

  init(_ bytes: [UInt8]) {
    var object: Substring = ""
    let text = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in text.enumerated() {
      let content = line.drop { $0.isWhitespace }
      guard let sign = content.firstRange(of: " = ") else { continue }
      var key = content[..<sign.lowerBound]
      if content.hasSuffix("{"), key != "buildSettings" {
        object = key.prefix { !$0.isWhitespace }
        continue
      }
      if key.hasPrefix("\""), key.hasSuffix("\"") { key = key.dropFirst().dropLast() }
      if key.contains("DEPLOYMENT_TARGET") {
        lines[Place(configuration: object, key: key)] = index + 1
      }
    }
  }

  /// One-based; nil where the file is laid out in another way.
  func line(of key: String, in configuration: String) -> Int? {
    lines[Place(configuration: configuration[...], key: key[...])]
  }
}
