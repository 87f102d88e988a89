import Foundation
import Testing

@testable import Worktree

/// A user's command runs in its folder, ends, and leaves its last lines.
@Suite struct ShellCommandTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func runsByTheShellInTheFolder() throws {
    try sandbox.makeFolder(sandbox.path("a b/-c"))
    let result = try ShellCommand(
      "echo \"$PWD\" && echo 'x  y' | tr x z; exit 3", in: sandbox.path("a b/-c")
    )
    .run()
    #expect(result.end == .exited(3))
    #expect(!result.succeeded)
    #expect(result.lastLines == [sandbox.path("a b/-c").description, "z  y"])
    #expect(
      try ShellCommand("true", in: sandbox.root).run() == .init(end: .exited(0), lastLines: []))
  }

  @Test func keepsTheLastLinesOfBothStreams() throws {
    let command = ShellCommand("seq 100000; echo wrong >&2; echo; printf end", in: sandbox.root)
    #expect(try command.run(keeping: 4).lastLines == ["100000", "wrong", "", "end"])
  }

  @Test func aTimeoutIsSaid() throws {
    let command = ShellCommand(
      "echo begun; sleep 20", in: sandbox.root, timeout: .seconds(1))
    let start = ContinuousClock.now
    #expect(try command.run() == .init(end: .timedOut, lastLines: ["begun"]))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func oneThatIgnoresTheSignalIsKilled() throws {
    let command = ShellCommand(
      "trap '' TERM; sleep 20 & wait; sleep 20", in: sandbox.root, timeout: .milliseconds(100))
    let start = ContinuousClock.now
    #expect(try command.run().end == .timedOut)
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func stopsWhenAsked() throws {
    #expect(
      try ShellCommand("sleep 20", in: sandbox.root).run(shouldStop: { true }).end == .stopped)
  }

  @Test func readsNothing() throws {
    #expect(try ShellCommand("cat; echo done", in: sandbox.root).run().lastLines == ["done"])
  }

  @Test func aMissingFolderFails() throws {
    let result = try ShellCommand("true", in: sandbox.path("none")).run()
    #expect(!result.succeeded)
    #expect(result.lastLines.count == 1)
  }
}
