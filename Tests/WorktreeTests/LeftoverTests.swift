import Foundation
import Testing

@testable import Worktree

/// What a killed run leaves behind is removed by a later one, and nothing else is.
@Suite struct LeftoverTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// The id of a process that has ended.
  private func deadProcess() throws -> pid_t {
    let process = ChildProcess(
      executable: Path("/bin/sh"), arguments: ["-c", "echo $$"].map { Array($0.utf8) },
      environment: [:])
    return try #require(pid_t(try process.run().output.firstLine))
  }

  @Test func namesSayWhoseTheyAre() {
    let name = TemporaryName(process: 42, random: 0xabc)
    #expect(name.path == Path(".refold-42-0000000000000abc.tmp"))
    #expect(TemporaryName(name.path) == name)
  }

  @Test(arguments: [
    ".refold-42-abc.tmp", ".refold-42-0000000000000ABC.tmp", ".refold-x-0000000000000abc.tmp",
    ".refold-42.tmp", "refold-42-0000000000000abc.tmp", ".refold-42-0000000000000abc.tmp.swift",
    ".refold-042-0000000000000abc.tmp", ".refold-0-0000000000000abc.tmp",
  ])
  func otherNamesAreNotOurs(name: String) {
    #expect(TemporaryName(Path(name)) == nil)
  }

  @Test func leftoversOfADeadProcessAreRemoved() throws {
    let name = TemporaryName(process: try deadProcess(), random: 7).path
    let leftover = try sandbox.write("d/\(name)", "half")
    try sandbox.write("d/.refold-notes.tmp", "mine")
    try sandbox.write("d/A.swift")
    #expect(removeLeftovers(in: [sandbox.path("d"), sandbox.path("none")]) == [leftover])
    #expect(
      try sandbox.path("d").entries() == [".refold-notes.tmp", "A.swift"].map { Path($0) })
  }

  @Test func filesOfALivingProcessStay() throws {
    try sandbox.write("A.swift")
    let temporary = try TemporaryFile(beside: sandbox.path("A.swift"))
    #expect(removeLeftovers(in: [sandbox.root]).isEmpty)
    #expect(temporary.path.exists)
    let fresh = TemporaryName(process: getpid(), random: 8).path
    try sandbox.write(fresh.description, "just made, not locked yet")
    #expect(removeLeftovers(in: [sandbox.root]).isEmpty)
  }

  @Test func anOldFileWithoutALockIsLeftOverWhateverItsNumber() throws {
    let name = TemporaryName(process: getpid(), random: 9).path
    let file = try sandbox.write(name.description, "half")
    var past = [
      timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0),
    ]
    utimes(file.description, &past)
    #expect(removeLeftovers(in: [sandbox.root]) == [file])
  }

  @Test func aLinkWithSuchANameStays() throws {
    let name = TemporaryName(process: try deadProcess(), random: 10).path
    try sandbox.write("A.swift")
    try sandbox.symbolicLink(name.description, to: "A.swift")
    #expect(removeLeftovers(in: [sandbox.root]).isEmpty)
  }

  @Test func anAbandonedFileIsRemovedByItsOwner() throws {
    try sandbox.write("A.swift")
    do { _ = try TemporaryFile(beside: sandbox.path("A.swift")) }
    #expect(try sandbox.root.entries() == [Path("A.swift")])
  }
}
