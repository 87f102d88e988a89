import Foundation
import Testing

/// A folder of its own for one test, in which the built executable and git run.
///
/// Nothing of the user's configuration is seen: git has its own home, identity and defaults.
final class Sandbox {
  /// The folder that commands start in; a repository after `initialize`.
  let folder: URL
  private let top: URL

  init() throws {
    // The temporary folder of macOS lies behind a link that Foundation does not resolve.
    let temporary = try #require(realpath(FileManager.default.temporaryDirectory.path, nil))
    defer { free(temporary) }
    top = URL(fileURLWithPath: String(cString: temporary), isDirectory: true)
      .appendingPathComponent("refold-\(UUID().uuidString)", isDirectory: true)
    folder = top.appendingPathComponent("app", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A repository with these files in its first commit.
  convenience init(committing files: [String: String]) throws {
    try self.init()
    try initialize()
    for (path, text) in files { try write(text, to: path) }
    try commit()
  }

  deinit { try? FileManager.default.removeItem(at: top) }

  /// What a program left behind.
  struct Outcome {
    let status: Int32
    let outputBytes: [UInt8]
    let errors: String

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
  }

  /// Runs `refold`.
  @discardableResult
  func refold(
    _ arguments: String..., in subfolder: String = "", input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      try Sandbox.executable(), arguments, in: subfolder, input: input, environment: environment)
  }

  /// Runs `refold` with the transform that most tests use, for targets that make its changes safe.
  @discardableResult
  func refold(
    safely command: String, _ arguments: String..., in subfolder: String = "", input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let named = [command, "-t", Sample.transform, "--deployment-target", "iOS=15"]
    return try run(
      try Sandbox.executable(), named + arguments, in: subfolder, input: input,
      environment: environment)
  }

  /// Runs a line of the shell, in which `$REFOLD` is the executable.
  func shell(_ line: String) throws -> Outcome {
    try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line],
      environment: ["REFOLD": try Sandbox.executable().path])
  }

  /// Runs git, which must succeed.
  @discardableResult
  func git(_ arguments: String..., in subfolder: String = "", input: String = "") throws -> String {
    try git(arguments, in: subfolder, input: input)
  }

  /// Runs git, which must succeed.
  func git(_ arguments: [String], in subfolder: String = "", input: String = "") throws -> String {
    let git = URL(fileURLWithPath: "/usr/bin/env")
    let outcome = try run(git, ["git"] + arguments, in: subfolder, input: input)
    guard outcome.status == 0 else {
      throw GitFailure(arguments: arguments, errors: outcome.errors)
    }
    return outcome.output
  }

  struct GitFailure: Error {
    let arguments: [String]
    let errors: String
  }

  func initialize() throws { try git("init", "-q", "-b", "main") }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "State")
  }

  /// Runs a program.
  func run(
    _ executable: URL, _ arguments: [String], in subfolder: String = "", input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    // Files, not pipes: a pipe can fill up, and leak into programs that other tests start.
    let names = ["input", "output", "errors"].map {
      top.appendingPathComponent($0 + UUID().uuidString)
    }
    try Data(input.utf8).write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL =
      subfolder.isEmpty ? folder : folder.appendingPathComponent(subfolder)
    process.environment = self.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -1
    return Outcome(
      status: status, outputBytes: Array(try Data(contentsOf: names[1])),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }

  /// What programs are told of their surroundings.
  var environment: [String: String] {
    let identity = ["GIT_AUTHOR", "GIT_COMMITTER"].flatMap {
      [("\($0)_NAME", "Tester"), ("\($0)_EMAIL", "tester@example.com")]
    }
    return [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": top.path, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "LC_ALL": "C", "TMPDIR": top.path,
    ].merging(identity) { $1 }
  }

  /// The executable, which is built beside the tests.
  static func executable() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let folder = bundles.first?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    let executable = folder.appendingPathComponent("refold")
    try #require(FileManager.default.isExecutableFile(atPath: executable.path))
    return executable
  }
}
