import Platforms
import Rewriting

/// What a `.refold.json` says about the files below its folder.
///
/// The nearest one to a file counts alone. It is read and never written.
///
/// ```json
/// {"deploymentTargets": {"iOS": "17.0"}, "sdkGuard": true, "symbols": {"Forecast": "cloud.sun"}}
/// ```
public struct Configuration: Sendable, Hashable {
  /// The name of the file.
  public static let fileName = ".refold.json"

  /// The path of the file from the root.
  public let path: String
  /// `deploymentTargets`: what the files ship on, in place of what the project says; `unknown` when
  /// it is not there.
  public private(set) var deploymentTargets = DeploymentTargets.unknown
  /// `sdkGuard`, `symbols`, `titles` and `barLabelStyle`: what is wanted of new code.
  public private(set) var preferences = Preferences()

  /// The keys that there are.
  private enum Key: String, CaseIterable {
    case deploymentTargets, sdkGuard, symbols, titles, barLabelStyle
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter path: from the root, for what is said about it.
  public init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.path = path
    guard let value = JSONValue(bytes) else { throw ConfigurationError(path, "it is not JSON") }
    guard case .object(let members) = value else {
      throw ConfigurationError(path, "it is not a JSON object")
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      switch Key(rawValue: name) {
      case .deploymentTargets:
        deploymentTargets = try Self.targets(value, of: name, path: path)
      case .sdkGuard:
        guard case .bool(let flag) = value else {
          throw ConfigurationError(path, "\(name) is neither true nor false")
        }
        preferences.sdkGuard = flag
      case .symbols:
        preferences.symbols = try Self.texts(value, of: name, path: path)
        for (title, symbol) in preferences.symbols.sorted(by: { $0.key < $1.key })
        where !SymbolSpelling.isRight(symbol) {
          throw ConfigurationError(
            path,
            "\(name): '\(symbol)', for '\(title)', is not spelled like a symbol "
              + "(\(SymbolSpelling.description))")
        }
      case .titles:
        preferences.titles = try Self.texts(value, of: name, path: path)
      case .barLabelStyle:
        guard case .string(let text) = value, let style = Preferences.BarLabelStyle(rawValue: text)
        else {
          let styles = Preferences.BarLabelStyle.allCases.map(\.rawValue).joined(separator: ", ")
          throw ConfigurationError(path, "\(name) is none of \(styles)")
        }
        preferences.barLabelStyle = style
      case nil:
        let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
        throw ConfigurationError(path, "there is no key '\(name)' (\(keys))")
      }
    }
  }

  /// An object of texts that are not empty and have one line.
  private static func texts(
    _ value: JSONValue, of key: String, path: String
  ) throws(ConfigurationError) -> [String: String] {
    guard case .object(let members) = value else {
      throw ConfigurationError(path, "\(key) is not an object")
    }
    var texts: [String: String] = [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard case .string(let text) = value, !text.isEmpty, !text.contains(where: \.isNewline) else {
        throw ConfigurationError(path, "\(key): the value of '\(name)' is not a text of one line")
      }
      texts[name] = text
    }
    return texts
  }

  private static func targets(
    _ value: JSONValue, of key: String, path: String
  ) throws(ConfigurationError) -> DeploymentTargets {
    guard case .object(let members) = value else {
      throw ConfigurationError(path, "\(key) is not an object")
    }
    var versions: [Platform: Version] = [:]
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let platform = Platform(rawValue: name) else {
        let names = Platform.allCases.map(\.name).joined(separator: ", ")
        throw ConfigurationError(path, "\(key): \(name) is not a platform (\(names))")
      }
      guard case .string(let text) = value, let version = Version(text) else {
        throw ConfigurationError(
          path, "\(key): the version of \(name) is not a string such as \"17.0\"")
      }
      versions[platform] = version
    }
    return DeploymentTargets(versions)
  }
}

/// What is wrong with a `.refold.json`.
public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file from the root.
  public let path: String
  /// A few words without a full stop, which name the key.
  public let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// As in "App/.refold.json: there is no key 'target'".
  public var description: String { "\(path): \(reason)" }
}
