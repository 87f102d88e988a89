/// Reads the project's files, and never anything outside the root.
struct ProjectReader: Sendable {
  let read: @Sendable (String) throws -> [UInt8]?
  let list: @Sendable (String) throws -> [String]

  /// What reading a file came to.
  enum Content {
    case bytes([UInt8])
    case missing
    case failed(problem: String)
  }

  func content(of path: ProjectPath) -> Content {
    do {
      return try read(path.description).map(Content.bytes) ?? .missing
    } catch {
      return .failed(problem: "\(path) could not be read: \(error)")
    }
  }

  /// The names in the folder, sorted; none when it cannot be listed.
  func names(in folder: ProjectPath) -> [String] {
    ((try? list(folder.description)) ?? []).sorted()
  }
}
