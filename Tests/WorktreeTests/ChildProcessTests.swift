import Foundation
import Testing

@testable import Worktree

/// Programs end, whatever they do, and their output is whole or cut as asked.
@Suite struct ChildProcessTests {
  private func shell(_ script: String) -> ChildProcess {
    ChildProcess(
      executable: Path("/bin/sh"), arguments: ["-c", script].map { Array($0.utf8) },
      environment: ["PATH": "/usr/bin:/bin", "SLASH": "/tmp/"])
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func keepsStreamsApartAndExact() throws {
    let result = try shell("printf 'out'; printf 'err' >&2; printf \"$SLASH\"; exit 7").run()
    #expect(result.end == .exited(7))
    #expect(text(result.output) == "out/tmp/")
    #expect(text(result.errors) == "err")
    #expect(!result.isCut)
  }

  @Test func mergesStreamsInOrder() throws {
    var process = shell("echo a; echo b >&2; echo c")
    process.mergesErrors = true
    let result = try process.run()
    #expect(text(result.output) == "a\nb\nc\n")
    #expect(result.errors.isEmpty)
  }

  @Test func feedsMoreThanAPipeHolds() throws {
    var process = shell("cat")
    process.input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
    let result = try process.run()
    #expect(result.output == process.input)
  }

  @Test func survivesAProgramThatDoesNotRead() throws {
    var process = shell("exec 0<&-; exit 3")
    process.input = [UInt8](repeating: 65, count: 1_000_000)
    #expect(try process.run().end == .exited(3))
  }

  @Test func standardInputIsEmpty() throws {
    #expect(try shell("read line && exit 1; exit 0").run().end == .exited(0))
  }

  @Test func keepsTheHead() throws {
    var process = shell("yes 0123456789 | head -c 300000")
    process.kept = .head(100)
    let result = try process.run()
    #expect(result.isCut)
    #expect(result.output == Array(String(repeating: "0123456789\n", count: 10).utf8.prefix(100)))
  }

  @Test func keepsTheTail() throws {
    var process = shell("yes 0123456789 | head -c 3000000; echo last")
    process.kept = .tail(1000)
    let result = try process.run()
    #expect(result.isCut)
    #expect(text(result.output).hasSuffix("last\n"))
    #expect(result.output.count <= 70_000)
  }

  @Test func saysWhichSignalEndedIt() throws {
    #expect(try shell("kill -9 $$").run().end == .signalled(9))
  }

  @Test func doesNotWaitForWhatOutlivesIt() throws {
    let start = ContinuousClock.now
    let result = try shell("sleep 10 & echo done").run()
    #expect(text(result.output) == "done\n")
    #expect(ContinuousClock.now - start < .seconds(8))
  }

  @Test func waitsForOneThatClosedItsStreams() throws {
    let result = try shell("exec >&- 2>&-; sleep 0.1; exit 4").run()
    #expect(result.end == .exited(4))
  }

  @Test func stoppingEndsTheWholeGroup() throws {
    let sandbox = try Sandbox()
    let mark = sandbox.path("child")
    var process = shell("sleep 30 & echo $! > \(mark).new; mv \(mark).new \(mark); wait")
    process.leadsGroup = true
    process.shouldStop = { mark.exists }
    #expect(try process.run().end == .stopped)
    let child = try #require(pid_t(try mark.contents().firstLine))
    // It has been sent the signal; its new parent may need a moment to let go of it.
    let deadline = ContinuousClock.now + .seconds(5)
    while kill(child, 0) == 0, !isZombie(child), ContinuousClock.now < deadline {
      Thread.sleep(forTimeInterval: 0.01)
    }
    #expect(kill(child, 0) != 0 || isZombie(child))
  }

  /// Whether a process has ended and nobody has asked for its status.
  private func isZombie(_ process: pid_t) -> Bool {
    let stat = try? Path("/proc/\(process)/stat").contents()
    return stat.map { text($0).contains(") Z ") } ?? false
  }

  @Test func aTimeoutEndsIt() throws {
    var process = shell("sleep 30")
    process.leadsGroup = true
    process.timeout = .milliseconds(50)
    #expect(try process.run().end == .timedOut)
  }

  @Test func aMissingProgramIsAnError() {
    let process = ChildProcess(
      executable: Path("/nowhere/at/all"), arguments: [], environment: [:])
    #expect(throws: SystemError.self) { try process.run() }
  }

  @Test func manyAtOnceDoNotHoldEachOthersPipes() throws {
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      let process = ChildProcess(
        executable: Path("/bin/sh"), arguments: ["-c", "echo \(index)"].map { Array($0.utf8) },
        environment: [:])
      results.add((try? process.run().output).map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(results.sorted == (0..<16).map { "\($0)\n" }.sorted())
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String?] = []

    func add(_ text: String?) { lock.withLock { texts.append(text) } }

    var sorted: [String] { texts.compactMap { $0 }.sorted() }
  }
}
