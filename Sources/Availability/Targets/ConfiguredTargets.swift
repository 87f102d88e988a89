import Foundation
import Platforms

/// The `deploymentTargets` of a `.refold.json`: `{"deploymentTargets": {"iOS": "17.0"}}`.
struct ConfiguredTargets: Sendable {
  static let fileName = ".refold.json"

  var statements: [Statement] = []
  var problems: [String] = []

  /// Nil when there is no such file in the folder.
  init?(in folder: ProjectPath, reader: ProjectReader) {
    guard let path = folder.appending(Self.fileName) else { return nil }
    switch reader.content(of: path) {
    case .missing: return nil
    case .failed(let problem): problems.append(problem)
    case .bytes(let bytes): read(bytes, path: path.description)
    }
  }

  private mutating func read(_ bytes: [UInt8], path: String) {
    guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      problems.append("\(path) is not a JSON object")
      return
    }
    guard let value = root["deploymentTargets"] else { return }
    guard let entries = value as? [String: Any] else {
      problems.append("\(path): deploymentTargets is not an object")
      return
    }
    for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
      guard let platform = Platform(rawValue: name) else {
        let names = Platform.allCases.map(\.name).joined(separator: ", ")
        problems.append("\(path): deploymentTargets: \(name) is not a platform (\(names))")
        continue
      }
      guard let text = value as? String, let version = Version(text) else {
        problems.append(
          "\(path): deploymentTargets: the version of \(name) is not a string such as \"17.0\"")
        continue
      }
      let evidence = Evidence(path: path, text: "deploymentTargets, \(name) \(version)")
      statements.append(Statement(platform: platform, version: version, evidence: evidence))
    }
  }
}
