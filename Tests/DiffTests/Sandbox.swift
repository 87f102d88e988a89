import Foundation

/// A temporary folder in which tests run git and patch, cut off from the machine's configuration.
struct Sandbox {
  let root: String

  /// Runs the body with a fresh folder and removes the folder afterwards.
  static func with<Result>(_ body: (Sandbox) throws -> Result) throws -> Result {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "refold-diff-\(UUID().uuidString)"
    ).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    return try body(Sandbox(root: root))
  }

  /// Whether a GNU patch is installed: others do not read quoted names.
  static let hasPatch = {
    let run = try? with { try $0.run("patch", "--version") }
    return run.map { $0.status == 0 && $0.output.starts(with: "GNU patch".utf8) } ?? false
  }()

  func path(_ name: String) -> String { root + "/" + name }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file under exactly this name; Foundation's own functions may normalise it.
  func write(_ bytes: [UInt8], to name: String) throws {
    guard let file = fopen(path(name), "wb") else { throw Failure(path: name) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure(path: name) }
  }

  func read(_ name: String) throws -> [UInt8] {
    guard let file = fopen(path(name), "rb") else { throw Failure(path: name) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Runs git in a folder of the sandbox.
  @discardableResult
  func git(_ arguments: String..., in folder: String = ".") throws -> Run {
    let settings = [
      "user.name=Test", "user.email=test@example.com", "core.autocrlf=false",
      "core.precomposeUnicode=false",
    ]
    return try run(["git"] + settings.flatMap { ["-c", $0] } + arguments, in: folder)
  }

  func run(_ arguments: String..., in folder: String = ".") throws -> Run {
    try run(arguments, in: folder)
  }

  /// What a program printed, errors included, and its exit status.
  struct Run {
    let status: Int32
    let output: [UInt8]

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  struct Failure: Error {
    let path: String
  }

  private func run(_ arguments: [String], in folder: String) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path(folder))
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": root, "LC_ALL": "C",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_CEILING_DIRECTORIES": FileManager.default.temporaryDirectory.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: [UInt8](output))
  }
}
