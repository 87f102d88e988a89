import Foundation
import Platforms

/// A fixture of a transform as the compiler sees it.
///
/// The comments in front of its code may say `// targets: iOS 15.0, macOS 12.0`, what it is deployed
/// to (iOS 15 where nothing is said, or `unknown`), and `// oracle: skip REASON`, that it cannot be
/// checked. An `.after.swift` has the targets of its `.before.swift`. What a fixture needs of other
/// files stands in `context.NAME.swift`, where NAME is that of the fixture without its endings.
struct CheckedFixture: Sendable, CustomStringConvertible {
  enum Role: Sendable {
    /// What a transform is given, or leaves alone: checked at its targets.
    case input
    /// What a transform makes of it: checked at its targets and at the newest versions.
    case output
  }

  /// The folder, which is named like the transform, and the file.
  var path: String
  var role: Role
  /// The text, without what cannot be compiled here.
  var source: String
  /// The other file of its module, if it needs one.
  var context: String?
  var targets: DeploymentTargets
  /// Why it is not checked.
  var skipped: String?

  var description: String { path }

  /// What the compiler is asked about it.
  var questions: [Oracle.Question] {
    guard skipped == nil else { return [] }
    var asked = targets.minimums.map { Target($0.platform, $0.version) }
    if role == .output {
      asked += targets.platforms.map { Target($0, .newestKnown) }.filter { !asked.contains($0) }
    }
    return asked.map { Oracle.Question(source: source, target: $0, context: context) }
  }

  /// Every fixture below the folder, in order; the sample app is a package with tests of its own.
  static func all(in folder: URL) throws -> [CheckedFixture] {
    try names(in: folder).filter { $0 != "Sample" }.flatMap { transform in
      try names(in: folder.appending(path: transform))
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("context.") }
        .map { try CheckedFixture(transform, $0, in: folder.appending(path: transform)) }
    }
  }

  private init(_ transform: String, _ name: String, in folder: URL) throws {
    func read(_ name: String) -> String? {
      try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let bare =
      [".before.swift", ".after.swift", ".swift"].first(where: name.hasSuffix)
      .map { name.dropLast($0.count) } ?? ""
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    path = transform + "/" + name
    role = name.hasSuffix(".after.swift") ? .output : .input
    source = PreviewMacros.blanked(in: text)
    context = read("context.\(bare).swift")
    let own = CheckedFixture.directives(of: text)
    let stated = role == .output ? read("\(bare).before.swift").map(CheckedFixture.directives) : own
    targets = try CheckedFixture.targets(
      in: (stated ?? own)[CheckedFixture.targetsKey] ?? "unknown", path: path)
    skipped = (own[CheckedFixture.skipKey] ?? stated?[CheckedFixture.skipKey])
  }

  private static let targetsKey = "targets:"
  private static let skipKey = "oracle: skip"

  private static func names(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// What the comments in front of the code say, by the words that they start with.
  private static func directives(of text: String) -> [String: String] {
    var found: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard line.hasPrefix("//") else { break }
      let words = line.drop { "/ ".contains($0) }
      for key in [targetsKey, skipKey] where words.hasPrefix(key) {
        found[key] = words.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
      }
    }
    return found
  }

  private static func targets(in list: String, path: String) throws -> DeploymentTargets {
    if list == "unknown" { return [.iOS: 15] }
    var versions: [Platform: Version] = [:]
    for item in list.split(separator: ",") {
      let words = item.split(separator: " ")
      guard words.count == 2, let platform = Platform(rawValue: String(words[0])),
        let version = Version(words[1])
      else { throw FixtureError.unreadableTargets(path: path, list: list) }
      versions[platform] = version
    }
    return DeploymentTargets(versions)
  }
}

/// A fixture whose first lines make no sense.
enum FixtureError: Error, Equatable {
  case unreadableTargets(path: String, list: String)
}
