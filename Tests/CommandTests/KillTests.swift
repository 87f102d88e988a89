import Foundation
import Testing

/// A run that is killed at any moment leaves every file old or new, and `undo` takes it back.
///
/// `REFOLD_KILLS` is the number of moments; with 200 this takes a minute or two on two cores.
@Suite struct KillTests {
  private static let moments =
    ProcessInfo.processInfo.environment["REFOLD_KILLS"].flatMap { Int($0) } ?? 24
  private static let parts = 2

  private static let old = "let a = b.edgesIgnoringSafeArea(.all)\n"
  private static let new = "let a = b.ignoresSafeArea()\n"
  private static let names = (0..<500).map { "V\($0).swift" }

  @Test(arguments: 0..<parts)
  func everyFileIsOldOrNewAndUndoWorks(part: Int) throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.initialize()
    for name in Self.names { try sandbox.write(Self.old, to: name) }
    try sandbox.commit()
    let whole = try run(sandbox) { _ in }
    #expect(try State(sandbox) == State(new: Self.names.count))
    #expect(try sandbox.refold("undo", "-q").status == 0)
    #expect(try State(sandbox) == State(old: Self.names.count))
    var partial = 0
    let moments = Self.moments / Self.parts
    for moment in 0..<moments {
      try run(sandbox) { process in
        // Some are killed while they look at files, most while they write them.
        if moment % 8 == 0 {
          Thread.sleep(forTimeInterval: whole.total * .random(in: 0..<1))
        } else {
          try waitForRecord(in: sandbox, of: process)
          Thread.sleep(forTimeInterval: whole.writing * .random(in: 0..<1))
        }
        kill(process.processIdentifier, SIGKILL)
      }
      let killed = try State(sandbox)
      #expect(killed.old + killed.new == Self.names.count)
      #expect(killed.others <= 1, "at most the file that was being written")
      if killed.old > 0, killed.new > 0 { partial += 1 }
      let undo = try sandbox.refold("undo", "-q")
      #expect(undo.status == 0, "\(undo.errors)")
      #expect(try State(sandbox) == State(old: Self.names.count))
    }
    #expect(partial >= moments / 4, "too few of \(moments) runs were killed between two files")
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  /// How many files hold what they held, and what they are to hold; and what else lies there.
  private struct State: Equatable {
    var old = 0
    var new = 0
    var others = 0

    init(old: Int = 0, new: Int = 0) { (self.old, self.new) = (old, new) }

    init(_ sandbox: Sandbox) throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.path) {
        switch name.hasSuffix(".swift") ? try sandbox.read(name) : nil {
        case KillTests.old: old += 1
        case KillTests.new: new += 1
        default: others += name == ".git" ? 0 : 1
        }
      }
    }
  }

  /// Starts a run, does something while it works, and waits for its end.
  ///
  /// - Returns: how long it took in seconds, and how long since its first write was recorded.
  @discardableResult
  private func run(
    _ sandbox: Sandbox, _ interfere: (Process) throws -> Void
  ) throws -> (total: Double, writing: Double) {
    let process = try sandbox.start(
      ["apply", "-q", "-t", Sample.transform, "--deployment-target", "iOS=15"])
    let start = Date()
    try interfere(process)
    try waitForRecord(in: sandbox, of: process)
    let recorded = Date()
    process.waitUntilExit()
    return (-start.timeIntervalSinceNow, -recorded.timeIntervalSinceNow)
  }

  private func waitForRecord(in sandbox: Sandbox, of process: Process) throws {
    while process.isRunning, !sandbox.exists(".git/refold/last") {
      Thread.sleep(forTimeInterval: 0.0005)
    }
  }
}
