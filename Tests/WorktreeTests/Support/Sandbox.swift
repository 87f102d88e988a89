import Foundation

@testable import Worktree

/// A folder of its own in the temporary directory, removed with the value.
final class Sandbox {
  /// Absolute, without symbolic links.
  let root: Path
  /// Git with no configuration but what it is given here.
  let git: Git

  init() throws {
    let name = FileManager.default.temporaryDirectory.path + "/refold-tests-XXXXXX"
    var template = Array(name.utf8CString)
    guard mkdtemp(&template) != nil, let real = realpath(template, nil) else {
      throw SystemError("create", Path(name))
    }
    root = Path(String(cString: real))
    free(real)
    git = Git.find(environment: Sandbox.environment(home: root))!
  }

  deinit {
    // Folders without permissions are part of some tests.
    chmod(root.description, 0o755)
    try? FileManager.default.removeItem(atPath: root.description)
  }

  static func environment(home: Path) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home.description,
      "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Anna", "GIT_AUTHOR_EMAIL": "anna@example.com",
      "GIT_COMMITTER_NAME": "Anna", "GIT_COMMITTER_EMAIL": "anna@example.com",
    ]
  }

  /// A path below the sandbox.
  func path(_ relative: String) -> Path { root.appending(Path(relative)) }

  /// Writes a file and the folders above it.
  @discardableResult
  func write(_ relative: String, _ text: String = "import SwiftUI\n") throws -> Path {
    try write(relative, Array(text.utf8))
  }

  @discardableResult
  func write(_ relative: String, _ bytes: [UInt8]) throws -> Path {
    let file = path(relative)
    try makeFolder(file.parent)
    let descriptor = file.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o644) }
    guard descriptor >= 0 else { throw SystemError("create", file) }
    try Descriptor(owning: descriptor).writeAll(bytes, to: file)
    return file
  }

  func makeFolder(_ folder: Path) throws {
    if folder.exists { return }
    try makeFolder(folder.parent)
    guard folder.withCString({ mkdir($0, 0o755) }) == 0 else { throw SystemError("create", folder) }
  }

  func symbolicLink(_ relative: String, to target: String) throws {
    try makeFolder(path(relative).parent)
    guard symlink(target, path(relative).description) == 0 else {
      throw SystemError("create", path(relative))
    }
  }

  func hardLink(_ relative: String, to target: String) throws {
    guard link(path(target).description, path(relative).description) == 0 else {
      throw SystemError("create", path(relative))
    }
  }

  func text(_ relative: String) throws -> String {
    String(decoding: try path(relative).contents(), as: UTF8.self)
  }

  /// Runs git in a folder below the sandbox.
  @discardableResult
  func git(_ arguments: String..., in folder: String = "") throws -> String {
    let output = try git.run(
      ["-c", "protocol.file.allow=always", "-c", "init.defaultBranch=main"] + arguments, .writes,
      in: path(folder))
    return String(decoding: output, as: UTF8.self)
  }

  /// A repository with one commit that holds the named files.
  func makeRepository(_ folder: String = "", files: [String] = ["A.swift"]) throws {
    try makeFolder(path(folder))
    try git("init", "-q", "--template=", in: folder)
    for file in files { try write(folder.isEmpty ? file : "\(folder)/\(file)") }
    try git("add", "--all", in: folder)
    try git("commit", "-q", "--allow-empty", "-m", "Start", in: folder)
  }

  func repository(_ folder: String = "") throws -> Repository? {
    try Repository.containing(path(folder), git: git)
  }

  /// Finds files from a folder below the sandbox.
  func discover(
    _ paths: String..., from folder: String = "", list: String? = nil, include: [String] = [],
    exclude: [String] = []
  ) throws -> Discovery {
    let request = Discovery.Request(
      paths: paths.map { Path($0) }, fileList: list.map { Array($0.utf8) }, include: include,
      exclude: exclude, workingDirectory: path(folder))
    return try Discovery(request, git: git)
  }
}

extension Discovery {
  /// The display paths of the files.
  var names: [String] { files.map(\.displayPath.description) }

  /// The reason why a path is left alone.
  func reason(_ path: String) throws -> Skip.Reason? {
    try skips.first { $0.path == Path(path) }?.reason
  }
}
