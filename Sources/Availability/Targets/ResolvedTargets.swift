import Platforms

/// The deployment targets of one file, and what in the project says so.
public struct ResolvedTargets: Sendable, Hashable {
  /// The lowest version of each platform that a target with the file ships on; `unknown` when
  /// nothing was found.
  public let targets: DeploymentTargets
  /// What was found, the targets that share the file one after another.
  public let evidence: [Evidence]
  /// What could not be read or was not stated, in words for the user.
  public let problems: [String]

  /// The deployment targets with what says so.
  public init(targets: DeploymentTargets, evidence: [Evidence] = [], problems: [String] = []) {
    self.targets = targets
    self.evidence = evidence
    self.problems = problems
  }
}

/// A place in a project file that states a deployment target.
public struct Evidence: Sendable, Hashable, CustomStringConvertible {
  /// The path of the file, from the root on; for an option of the command line, the option.
  public let path: String
  /// The line, one-based; nil where it is not known.
  public let line: Int?
  /// What stands there: `target NetNewsWire, IPHONEOS_DEPLOYMENT_TARGET = 17.0`.
  public let text: String

  /// A place, and what stands there.
  public init(path: String, line: Int? = nil, text: String) {
    self.path = path
    self.line = line
    self.text = text
  }

  /// The evidence in compiler style: `Package.swift:6: .iOS(.v17)`.
  public var description: String {
    line.map { "\(path):\($0): \(text)" } ?? "\(path): \(text)"
  }
}
