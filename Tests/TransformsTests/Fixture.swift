import Availability
import Foundation
import Platforms
import Rewriting

@testable import Transforms

/// A file before and after a transform, below `Fixtures/<transform-name>`.
///
/// The first lines may state deployment targets, `// targets: iOS 15.0, macOS 12.0`; iOS 15 is what
/// a fixture has that says nothing, and `// targets: unknown` says that nothing is known. A line
/// `// configuration: {"symbols": {"Go": "bolt"}}` is what a `.refold.json` would hold.
struct Fixture: Sendable, CustomStringConvertible {
  var transform: any Transform
  var name: String
  var before: [UInt8]
  var after: [UInt8]
  var mustChange: Bool

  var description: String { "\(transform.name)/\(name)" }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  static let all: [Fixture] = Suite.transforms.flatMap { transform -> [Fixture] in
    let folder = folder.appending(path: transform.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      func read(_ name: String) -> [UInt8] {
        (try? Data(contentsOf: folder.appending(path: name))).map(Array.init) ?? []
      }
      if name.hasSuffix(".before.swift") {
        let pair = name.replacing(".before.swift", with: ".after.swift")
        return Fixture(
          transform: transform, name: name, before: read(name), after: read(pair), mustChange: true)
      }
      guard name.hasPrefix("unchanged."), name.hasSuffix(".swift") else { return nil }
      return Fixture(
        transform: transform, name: name, before: read(name), after: read(name), mustChange: false)
    }
  }

  var targets: DeploymentTargets {
    let text = String(decoding: before, as: UTF8.self)
    for line in text.split(separator: "\n").prefix(3) where line.hasPrefix("// targets: ") {
      let list = line.dropFirst("// targets: ".count)
      if list == "unknown" { return .unknown }
      var versions: [Platform: Version] = [:]
      for item in list.split(separator: ",") {
        let words = item.split(separator: " ")
        guard words.count == 2, let platform = Platform(rawValue: String(words[0])),
          let version = Version(words[1])
        else { fatalError("\(self): cannot read its targets: \(line)") }
        versions[platform] = version
      }
      return DeploymentTargets(versions)
    }
    return DeploymentTargets([.iOS: 15])
  }

  var preferences: Preferences {
    let key = "// configuration: "
    let text = String(decoding: before, as: UTF8.self)
    guard let line = text.split(separator: "\n").prefix(3).first(where: { $0.hasPrefix(key) })
    else { return Preferences() }
    do {
      return try Configuration(Array(line.dropFirst(key.count).utf8), path: name).preferences
    } catch {
      fatalError("\(self): \(error)")
    }
  }

  /// Runs the transform, unsafe changes included, on a thread with a large stack.
  func run(
    _ bytes: [UInt8], targets given: DeploymentTargets? = nil,
    decide: (@Sendable (Step, Candidate) -> Decision?)? = nil
  ) throws -> Run {
    let transform = transform
    let targets = given ?? targets
    let preferences = preferences
    return try withLargeStack { () -> Swift.Result<Run, SourceFileError> in
      Swift.Result { () throws(SourceFileError) in
        let file = try SourceFile(path: "Fixture.swift", bytes: bytes)
        var selection = Selection()
        selection.includesUnsafe = true
        var run = Run(
          file, targets: targets, preferences: preferences, selection: selection)
        if let decide { run.apply(transform, decide: decide) } else { run.apply(transform) }
        return run
      }
    }.get()
  }
}

extension Run {
  var text: String { result.bytes.text }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}

/// A way to write the same file differently; what changes must change the same way.
struct Variant: Sendable {
  var name: String
  var apply: @Sendable ([UInt8]) -> [UInt8]

  static let all: [Variant] = [
    Variant(name: "as it stands") { $0 },
    Variant(name: "behind a line of emoji") { Array("// 👨‍👩‍👧‍👦🇯🇵é 漢字\n".utf8) + $0 },
    Variant(name: "with CRLF") { Array($0.text.replacing("\n", with: "\r\n").utf8) },
    Variant(name: "with a byte order mark") { [0xEF, 0xBB, 0xBF] + $0 },
    Variant(name: "with tabs") { tabs($0) },
    Variant(name: "inside #if") { Array("#if swift(>=5.9)\n".utf8) + $0 + Array("#endif\n".utf8) },
  ]

  /// The file inside a comment and inside a string, where nothing is code.
  static func hidden(_ bytes: [UInt8]) -> [[UInt8]] {
    [
      Array("/*\n".utf8) + bytes + Array("*/\n".utf8),
      Array("let text = ####\"\"\"\n".utf8) + bytes + Array("\n\"\"\"####\n".utf8),
    ]
  }

  private static func tabs(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.text.components(separatedBy: "\n").map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: "\t", count: spaces / 2) + String(repeating: " ", count: spaces % 2)
        + line.dropFirst(spaces)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
