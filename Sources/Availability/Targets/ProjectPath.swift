/// A path below the root, in normal form: no `.` or `..`, no slash at either end.
struct ProjectPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  static let root = ProjectPath(parts: [])

  private let parts: [Substring]

  /// The path as the project's files are read by; empty for the root itself.
  var description: String { parts.joined(separator: "/") }

  /// The folder that holds it; nil for the root.
  var folder: ProjectPath? { parts.isEmpty ? nil : ProjectPath(parts: parts.dropLast()) }

  /// The folders that hold it, the nearest first and the root last.
  var folders: [ProjectPath] {
    (0..<parts.count).reversed().map { ProjectPath(parts: Array(parts.prefix($0))) }
  }

  private init(parts: [Substring]) {
    self.parts = parts
  }

  /// Nil when the path is absolute or leads out of the root.
  init?(_ text: String) {
    guard let path = ProjectPath.root.appending(text) else { return nil }
    self = path
  }

  /// Nil when the relative path is absolute or leads out of the root.
  func appending(_ relative: some StringProtocol) -> ProjectPath? {
    if relative.hasPrefix("/") || relative.hasPrefix("~") { return nil }
    var result = parts
    for part in String(relative).split(separator: "/") where part != "." {
      if part != ".." {
        result.append(part)
      } else if result.popLast() == nil {
        return nil
      }
    }
    return ProjectPath(parts: result)
  }

  /// Whether it is the folder or lies below it.
  func isInside(_ folder: ProjectPath) -> Bool { parts.starts(with: folder.parts) }

  static func < (lhs: ProjectPath, rhs: ProjectPath) -> Bool { lhs.description < rhs.description }
}
