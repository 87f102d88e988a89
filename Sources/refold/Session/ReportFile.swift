#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that an option names to be written: never a source, a manifest or a project file.
struct ReportFile: Sendable {
  private let path: String

  init(_ path: String, for option: Option, of command: Command) throws(Failure) {
    let names = [path, Self.resolved(path)].map { $0.lowercased() }
    let isSource = names.contains { name in Self.sources.contains(where: name.hasSuffix) }
    guard !isSource else {
      throw .invalid(
        path, for: option, "a source or a project file is never written over", command)
    }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .invalid(path, for: option, "it is a folder", command)
    }
    self.path = path
  }

  /// Writes in place of what the file held.
  func write(_ bytes: [UInt8]) throws(Failure) {
    guard let stream = fopen(path, "w") else { throw failure }
    let written = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, written == bytes.count else { throw failure }
  }

  private var failure: Failure {
    let reason = String(cString: strerror(errno))
    return Failure(.incomplete, "The file '\(path)' could not be written: \(reason).")
  }

  /// The path without symbolic links; the path itself when there is no such file yet.
  private static func resolved(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  private static let sources = [
    ".swift", ".pbxproj", ".xcconfig", ".plist", "project.yml", "project.yaml", "package.resolved",
  ]
}
