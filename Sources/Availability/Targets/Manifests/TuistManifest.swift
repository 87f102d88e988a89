import Platforms
import SwiftSyntax

/// A `Project.swift` of Tuist: the deployment targets, destinations and sources of its targets.
///
/// Both spellings are read: `destinations: .iOS, deploymentTargets: .iOS("17.0")`, and the older
/// `platform: .iOS, deploymentTarget: .iOS(targetVersion: "15.0", devices: …)`.
enum TuistManifest {
  static let name = "Project.swift"

  /// Nil when the file is not there or is not a manifest.
  static func description(at path: ProjectPath, reader: ProjectReader) -> ProjectDescription? {
    switch reader.content(of: path) {
    case .missing: return nil
    case .failed(let problem): return ProjectDescription(path: path, problems: [problem])
    case .bytes(let bytes):
      guard
        let manifest = ManifestSyntax(
          path: path, bytes: bytes, importing: "ProjectDescription")
      else { return nil }
      let calls = TuistCalls(manifest)
      calls.walk(manifest.tree)
      var description = ProjectDescription(path: path, targets: calls.targets)
      if calls.targets.isEmpty {
        description.problems.append("\(path) has no target that could be read without running it")
      }
      return description
    }
  }
}

/// Collects the targets of a project, wherever in the manifest they stand.
private final class TuistCalls: SyntaxVisitor {
  private let manifest: ManifestSyntax
  var targets: [BuildTarget] = []

  init(_ manifest: ManifestSyntax) {
    self.manifest = manifest
    super.init(viewMode: .sourceAccurate)
  }

  /// The dependencies of a target look like targets, and are declared elsewhere.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    node.label?.text == "dependencies" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledName
    if ["target", "Target"].contains(name), node.argument("name") != nil {
      targets.append(target(node))
    }
    return .visitChildren
  }

  private func target(_ call: FunctionCallExprSyntax) -> BuildTarget {
    let named = call.argument("name")
    let name = named.flatMap(manifest.string) ?? named?.trimmedDescription ?? ""
    var target = BuildTarget(
      name: name,
      sources: sources(["sources", "buildableFolders"].compactMap(call.argument)))
    let stated = versions(call.argument("deploymentTargets") ?? call.argument("deploymentTarget"))
    for (platform, expression) in stated {
      guard manifest.version(expression) == nil else { continue }
      target.problems.append(
        "\(manifest.path): target \(name): the version \(expression.trimmedDescription) of "
          + "\(platform.name) was not understood")
    }
    let destinations = platforms(call.argument("destinations") ?? call.argument("platform"))
    for platform in (destinations ?? Set(stated.keys)).sorted() {
      let expression = stated[platform] ?? (platform == .macCatalyst ? stated[.iOS] : nil)
      if expression == nil {
        target.problems.append(
          "\(manifest.path): target \(name) ships on \(platform.name) and states no version for it")
      }
      target.statements.append(statement(platform, expression, name: name, call: call))
    }
    if target.statements.isEmpty {
      target.problems.append(
        "\(manifest.path): target \(name) states no platform that could be read without running it")
    }
    return target
  }

  private func statement(
    _ platform: Platform, _ expression: ExprSyntax?, name: String, call: FunctionCallExprSyntax
  ) -> Statement {
    let version = expression.flatMap(manifest.version)
    let place = expression.map { manifest.evidence($0) } ?? manifest.evidence(call.calledExpression)
    let oldest = platform.firstWithSwiftUI
    let text = version.map { "\(platform.name) \($0)" } ?? "\(platform.name) taken as \(oldest)"
    return Statement(
      platform: platform, version: version ?? oldest,
      evidence: Evidence(path: place.path, line: place.line, text: "target \(name), \(text)"))
  }

  /// The expressions of the versions: of `.iOS("17.0")`, of `.multiplatform(iOS: "17.0", macOS: "14.0")`.
  private func versions(_ expression: ExprSyntax?) -> [Platform: ExprSyntax] {
    guard let call = expression.map(manifest.value)?.as(FunctionCallExprSyntax.self) else {
      return [:]
    }
    var versions: [Platform: ExprSyntax] = [:]
    if let platform = call.calledName.flatMap(Platform.init(rawValue:)) {
      versions[platform] = call.arguments.first?.expression
    }
    for argument in call.arguments {
      if let platform = argument.label.flatMap({ Platform(rawValue: $0.text) }) {
        versions[platform] = argument.expression
      }
    }
    return versions
  }

  /// `.iOS`, `[.iPhone, .iPad, .mac]`, `.iOS.union(.macOS)`; nil when nothing was understood.
  private func platforms(_ expression: ExprSyntax?) -> Set<Platform>? {
    guard let expression else { return nil }
    let words = manifest.value(of: expression).tokens(viewMode: .sourceAccurate).map(\.text)
    let platforms = Set(words.compactMap { Platform(rawValue: $0) ?? Self.destinations[$0] })
    return platforms.isEmpty ? nil : platforms
  }

  private static let destinations: [String: Platform] = [
    "iPhone": .iOS, "iPad": .iOS, "macWithiPadDesign": .iOS, "appleVisionWithiPadDesign": .iOS,
    "mac": .macOS, "appleTv": .tvOS, "appleWatch": .watchOS, "appleVision": .visionOS,
  ]

  /// `["Sources/**"]`, `"Sources/**"`, `[.glob("Sources/**", excluding: …)]`: the folders before the
  /// first pattern.
  private func sources(_ expressions: [ExprSyntax]) -> TargetSources {
    var sources = TargetSources()
    for element in expressions.flatMap({ manifest.elements($0) ?? [$0] }) {
      let call = element.as(FunctionCallExprSyntax.self)
      guard let glob = manifest.string(call?.arguments.first?.expression ?? element) else {
        continue
      }
      let fixed = glob.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }
      guard let folder = manifest.path.folder?.appending(fixed.joined(separator: "/")) else {
        continue
      }
      sources.folders.append(TargetSources.Folder(path: folder))
    }
    return sources
  }
}
