import Foundation

extension Sandbox {
  /// Where a file of the sandbox lies.
  func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder) }

  func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  /// Writes a file, in folders that are made as needed.
  func write(_ bytes: [UInt8], to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url(path))
  }

  func read(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: url(path))) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(path).path, withDestinationPath: target)
  }

  /// What the file system says about every file below the folder, git's own included.
  func snapshot() throws -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: url(path).path)
      let isFile = attributes[.type] as? FileAttributeType == .typeRegular
      entries[path] = Entry(
        inode: attributes[.systemFileNumber] as? UInt64,
        modified: attributes[.modificationDate] as? Date,
        permissions: attributes[.posixPermissions] as? Int,
        bytes: isFile ? try bytes(path) : nil)
    }
    return entries
  }

  struct Entry: Equatable {
    let inode: UInt64?
    let modified: Date?
    let permissions: Int?
    let bytes: [UInt8]?
  }
}
