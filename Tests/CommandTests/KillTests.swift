import Foundation
import Testing

/// A run that is killed at any moment leaves every file either as it was or as it was to be, and
/// what it has done can be taken back.
///
/// The environment variable `REFOLD_KILLS` raises the number of moments.
@Suite struct KillTests {
  private static let moments =
    ProcessInfo.processInfo.environment["REFOLD_KILLS"].flatMap { Int($0) } ?? 12
  private static let files = 500

  @Test func everyFileIsOldOrNewAndUndoBringsTheOldBack() throws {
    let paths = (0..<Self.files).map { "App/Part\($0 % 10)/View\($0).swift" }
    let sandbox = try Sandbox(
      committing: Dictionary(uniqueKeysWithValues: paths.map { ($0, Sample.banner) }))
    let begin = ContinuousClock.now
    try sandbox.refold(safely: "apply")
    let whole = ContinuousClock.now - begin
    try expect(Sample.bannerAfter, in: paths, of: sandbox)
    #expect(try sandbox.refold("undo").status == 0)
    try expect(Sample.banner, in: paths, of: sandbox)

    var generator = SystemRandomNumberGenerator()
    var partial = 0
    for _ in 0..<Self.moments {
      let delay = whole * Double.random(in: 0...1, using: &generator)
      let process = Process()
      process.executableURL = try Sandbox.executable()
      process.arguments = ["apply", "-t", Sample.transform, "--deployment-target", "iOS=15"]
      process.currentDirectoryURL = sandbox.folder
      process.environment = sandbox.environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: delay / .seconds(1))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let contents = try paths.map { try sandbox.read($0) }
      let news = contents.count { $0 == Sample.bannerAfter }
      let olds = contents.count { $0 == Sample.banner }
      #expect(news + olds == Self.files, "a file is neither old nor new")
      if news > 0, olds > 0 { partial += 1 }
      let undo = try sandbox.refold("undo")
      #expect(undo.status == 0, "\(undo.errors)")
      try expect(Sample.banner, in: paths, of: sandbox)
    }
    // The next run takes away what the killed ones left behind.
    try sandbox.refold(safely: "apply")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sandbox.folder.path)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
    #expect(try sandbox.refold("undo").status == 0)
    #expect(try sandbox.git("status", "--porcelain") == "")
    print("killed \(Self.moments) times, \(partial) times with some files written and some not")
  }

  private func expect(_ text: String, in paths: [String], of sandbox: Sandbox) throws {
    let others = try paths.filter { try sandbox.read($0) != text }
    #expect(others.isEmpty)
  }
}
