import Platforms

/// A `project.yml` of XcodeGen: the platforms, deployment targets and sources of its targets.
enum XcodeGenSpecification {
  /// Whether the name is the one that the tool looks for.
  static func isName(_ name: String) -> Bool { name == "project.yml" || name == "project.yaml" }

  /// Nil when the file is not there or has no targets.
  static func description(at path: ProjectPath, reader: ProjectReader) -> ProjectDescription? {
    switch reader.content(of: path) {
    case .missing: return nil
    case .failed(let problem): return ProjectDescription(path: path, problems: [problem])
    case .bytes(let bytes):
      let root = YAMLValue(bytes)
      let targets = (root["targets"]?.mapping ?? [:]).sorted { $0.key < $1.key }
      if targets.isEmpty { return nil }
      return ProjectDescription(
        path: path,
        targets: targets.map { name, value in
          GeneratedTarget(name: name, value: value, root: root, path: path).buildTarget
        })
    }
  }
}

/// One target of a specification, with the templates that it builds on.
private struct GeneratedTarget {
  let name: String
  /// The target first, then its templates in the reverse of their order, as the later one wins.
  let layers: [YAMLValue]
  let root: YAMLValue
  let path: ProjectPath

  init(name: String, value: YAMLValue, root: YAMLValue, path: ProjectPath) {
    let templates = value["templates"]?.elements.compactMap { name in
      name.text.flatMap { root["targetTemplates"]?[$0] }
    }
    self.name = name
    self.layers = [value] + (templates ?? []).reversed()
    self.root = root
    self.path = path
  }

  var buildTarget: BuildTarget {
    var target = BuildTarget(name: name, sources: sources)
    for platform in platforms {
      let stated = statement(of: platform)
      target.statements.append(stated.statement)
      if let problem = stated.problem { target.problems.append(problem) }
    }
    if target.statements.isEmpty {
      target.problems.append("\(path): target \(name) states no platform")
    }
    return target
  }

  private func value(_ key: String) -> YAMLValue? { layers.lazy.compactMap { $0[key] }.first }

  private var platforms: [Platform] {
    let named =
      (value("platform")?.elements ?? []) + (value("supportedDestinations")?.elements ?? [])
    var platforms = Set(named.compactMap(\.text).compactMap(Platform.init(rawValue:)))
    if platforms.contains(.iOS), let catalyst = setting("SUPPORTS_MACCATALYST")?.text,
      ["YES", "true"].contains(catalyst)
    {
      platforms.insert(.macCatalyst)
    }
    return platforms.sorted()
  }

  /// The target's settings, its own deployment target, the project's settings, the project's options.
  private func statement(of platform: Platform) -> (statement: Statement, problem: String?) {
    let names = platform == .macCatalyst ? [platform.name, Platform.iOS.name] : [platform.name]
    let own = value("deploymentTarget")
    let candidates =
      layers.map { setting(platform.deploymentTargetKey, in: $0["settings"]) }
      + names.map { own?[$0] } + [own?.text == nil ? nil : own]
      + [setting(platform.deploymentTargetKey, in: root["settings"])]
      + names.map { root["options"]?["deploymentTarget"]?[$0] }
    let oldest = platform.firstWithSwiftUI
    let assumed = "\(platform.name) taken as \(oldest)"
    guard let written = candidates.lazy.compactMap({ $0 }).first, let text = written.text else {
      let evidence = Evidence(
        path: path.description, text: "target \(name), no deployment target, \(assumed)")
      return (
        Statement(platform: platform, version: oldest, evidence: evidence),
        "\(path): target \(name) ships on \(platform.name) and states no deployment target for it"
      )
    }
    let version = Version(text)
    let note = version == nil ? ", \(assumed)" : ""
    let evidence = Evidence(
      path: path.description, line: written.line,
      text: "target \(name), deployment target of \(platform.name) \(text)\(note)")
    return (
      Statement(platform: platform, version: version ?? oldest, evidence: evidence),
      version == nil
        ? "\(path): target \(name): the version \(text) of \(platform.name) was not understood"
        : nil
    )
  }

  private func setting(_ key: String) -> YAMLValue? {
    (layers + [root]).lazy.compactMap { setting(key, in: $0["settings"]) }.first
  }

  private func setting(_ key: String, in settings: YAMLValue?) -> YAMLValue? {
    settings?[key] ?? settings?["base"]?[key]
  }

  /// A path, a list of paths, or a list of mappings with a path and what to leave out.
  private var sources: TargetSources {
    var sources = TargetSources()
    for source in layers.flatMap({ $0["sources"]?.elements ?? [] }) {
      guard let text = source.text ?? source["path"]?.text,
        let folder = path.folder?.appending(text.replacing("${target_name}", with: name))
      else { continue }
      let excluded = (source["excludes"]?.elements ?? []).compactMap(\.text)
        .compactMap { folder.appending($0.hasSuffix("/**") ? $0.dropLast(3) : $0[...]) }
      sources.folders.append(TargetSources.Folder(path: folder, excluded: Set(excluded)))
    }
    return sources
  }
}
