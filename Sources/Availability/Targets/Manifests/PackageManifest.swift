import Platforms
import SwiftSyntax

/// A `Package.swift`: its `platforms:` hold for all of its targets.
///
/// Conditional code counts whole, with the lowest version of each platform; a platform that is not
/// listed is one the package does not ship on; without a list nothing is known.
enum PackageManifest {
  /// Whether the name is that of a manifest, also of one for a version of the tools.
  static func isName(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  /// Nil when the file is not there or is not a manifest.
  static func description(at path: ProjectPath, reader: ProjectReader) -> ProjectDescription? {
    switch reader.content(of: path) {
    case .missing: return nil
    case .failed(let problem): return ProjectDescription(path: path, problems: [problem])
    case .bytes(let bytes):
      return ManifestSyntax(path: path, bytes: bytes, importing: "PackageDescription")
        .flatMap(description(of:))
    }
  }

  private static func description(of manifest: ManifestSyntax) -> ProjectDescription? {
    guard let folder = manifest.path.folder else { return nil }
    let calls = PackageCalls(manifest)
    calls.walk(manifest.tree)
    var description = ProjectDescription(path: manifest.path)
    var problems = calls.problems
    if calls.statements.isEmpty {
      problems.append("\(manifest.path) states no platforms, so those of its targets are unknown")
    }
    description.targets = calls.targets.map { target in
      BuildTarget(
        name: target.name ?? "", sources: target.sources(in: folder, of: calls.targets),
        statements: Statement.lowest(of: calls.statements), problems: problems)
    }
    return description
  }
}

/// Collects the platforms and targets of a package, wherever in the manifest they stand.
private final class PackageCalls: SyntaxVisitor {
  private let manifest: ManifestSyntax
  var statements: [Statement] = []
  var targets: [PackageTarget] = []
  var problems: [String] = []

  init(_ manifest: ManifestSyntax) {
    self.manifest = manifest
    super.init(viewMode: .sourceAccurate)
  }

  /// The dependencies and plugins of a target look like targets, and are declared elsewhere.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    ["dependencies", "plugins"].contains(node.label?.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName else { return .visitChildren }
    if let platform = Platform(rawValue: name) {
      readPlatform(platform, call: node)
    } else if let kind = PackageTarget.Kind(rawValue: name), let named = node.argument("name") {
      targets.append(
        PackageTarget(
          kind: kind, name: manifest.string(named),
          path: node.argument("path").flatMap(manifest.string),
          hasUnreadPath: node.argument("path").map { manifest.string($0) == nil } ?? false,
          excluded: strings(of: node.argument("exclude")),
          sources: node.argument("sources").map { strings(of: $0) }))
    }
    return .visitChildren
  }

  private func readPlatform(_ platform: Platform, call: FunctionCallExprSyntax) {
    guard let argument = call.arguments.first, argument.label == nil else { return }
    if let version = manifest.version(argument.expression) {
      statements.append(
        Statement(platform: platform, version: version, evidence: manifest.evidence(call)))
    } else {
      let oldest = platform.firstWithSwiftUI
      let evidence = manifest.evidence(call, note: ", taken as \(oldest)")
      statements.append(Statement(platform: platform, version: oldest, evidence: evidence))
      problems.append(
        "\(evidence.path): the version in \(call.trimmedDescription) was not understood")
    }
  }

  private func strings(of expression: ExprSyntax?) -> [String] {
    guard let expression else { return [] }
    return manifest.elements(expression)?.compactMap(manifest.string) ?? []
  }
}

/// A target as a manifest declares it.
private struct PackageTarget {
  enum Kind: String {
    case target, executableTarget, testTarget, macro, plugin
  }

  var kind: Kind
  /// Nil when it is computed.
  var name: String?
  var path: String?
  var hasUnreadPath: Bool
  var excluded: [String]
  /// Nil when the whole folder is built.
  var sources: [String]?

  /// The folders that the package manager looks into for a target without a path.
  private var defaultFolders: [String] {
    switch kind {
    case .testTarget: ["Tests", "Sources", "Source", "src", "srcs"]
    case .plugin: ["Plugins"]
    case .target, .executableTarget, .macro: ["Sources", "Source", "src", "srcs"]
    }
  }

  /// Where the target's files are.
  ///
  /// A target that is alone of its kind may have its files directly in the default folder; one whose
  /// name or path is computed is taken to be anywhere in it.
  func sources(in package: ProjectPath, of targets: [PackageTarget]) -> TargetSources {
    let bases: [String]
    if let path {
      bases = [path]
    } else if let name, !hasUnreadPath {
      let isAlone = targets.filter { $0.kind == kind }.count == 1
      bases = defaultFolders.flatMap { isAlone ? ["\($0)/\(name)", $0] : ["\($0)/\(name)"] }
    } else {
      bases = defaultFolders
    }
    var result = TargetSources()
    for base in bases.compactMap({ package.appending($0) }) {
      let excluded = Set(self.excluded.compactMap { base.appending($0) })
      for folder in (sources ?? ["."]).compactMap({ base.appending($0) }) {
        result.folders.append(TargetSources.Folder(path: folder, excluded: excluded))
      }
    }
    return result
  }
}
