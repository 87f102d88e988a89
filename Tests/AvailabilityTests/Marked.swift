import Platforms
import Rewriting
import SwiftSyntax

@testable import Availability

/// A source text in which `mark` is the place that a test asks about.
struct Marked {
  let context: Context
  /// The reference to `mark`.
  let node: DeclReferenceExprSyntax

  init(_ source: String, _ targets: DeploymentTargets = .unknown, sdkGuard: Bool = false) throws {
    let file = try SourceFile(path: "Marked.swift", bytes: Array(source.utf8))
    context = Context(
      file: file, targets: targets, preferences: Preferences(sdkGuard: sdkGuard))
    let mark = file.tree.tokens(viewMode: .sourceAccurate).first { $0.text == "mark" }
    guard let node = mark?.parent?.as(DeclReferenceExprSyntax.self) else { throw NoMark() }
    self.node = node
  }

  struct NoMark: Error {}
}

extension DeploymentTargets {
  /// What most tests are about.
  static let phone = DeploymentTargets([.iOS: 17])
  static let phoneAndDesktop = DeploymentTargets([.iOS: 17, .macOS: 14])
  static let everywhere = DeploymentTargets([
    .iOS: 17, .macCatalyst: 17, .macOS: 14, .tvOS: 17, .watchOS: 10, .visionOS: 1,
  ])
}

extension Marked {
  /// The source with a change made: its edits and its supports.
  func applying(_ edits: [SourceEdit], _ supports: [Support] = []) throws -> String {
    var patch = Patch()
    try patch.insert(Change("Test", .unsafe, edits: edits, supports: supports))
    let bytes = patch.applied(to: context.file.bytes)
    return String(decoding: try SourceFile(path: "Result.swift", bytes: bytes).bytes, as: UTF8.self)
  }
}
