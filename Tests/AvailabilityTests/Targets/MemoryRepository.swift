import Availability
import Platforms
import Synchronization

/// A repository that exists only in memory, and counts what is read from it.
final class MemoryRepository: Sendable {
  struct Unreadable: Error, CustomStringConvertible {
    var description: String { "permission denied" }
  }

  private let files: [String: String]
  private let unreadable: Set<String>
  private let reads = Mutex<[String: Int]>([:])

  init(_ files: [String: String], unreadable: Set<String> = []) {
    self.files = files
    self.unreadable = unreadable
  }

  var readCounts: [String: Int] { reads.withLock { $0 } }

  func projectFiles(
    override: (targets: DeploymentTargets, option: String)? = nil
  ) -> ProjectFiles {
    ProjectFiles(
      override: override, read: { try self.read($0) }, list: { try self.list($0) })
  }

  func targets(of path: String) -> ResolvedTargets { projectFiles().targets(of: path) }

  private func read(_ path: String) throws -> [UInt8]? {
    reads.withLock { $0[path, default: 0] += 1 }
    if unreadable.contains(path) { throw Unreadable() }
    return files[path].map { Array($0.utf8) }
  }

  /// Fails for what is not a folder, as the file system does.
  private func list(_ folder: String) throws -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let names = Set(files.keys).union(unreadable).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    if names.isEmpty { throw Unreadable() }
    return Array(Set(names))
  }
}

/// A `project.pbxproj` with the objects.
func xcodeProject(_ objects: String) -> String {
  """
  // !$*UTF8*$!
  {
  \tarchiveVersion = 1;
  \tobjectVersion = 77;
  \tobjects = {
  \(objects)
  \t};
  \trootObject = ROOT /* Project object */;
  }

  """
}
