import Foundation
import Testing

@testable import Worktree

/// Lines that only grow, in the git folder.
@Suite struct JournalTests {
  private let sandbox: Sandbox
  private let repository: Repository

  init() throws {
    sandbox = try Sandbox()
    try sandbox.git("init", "-q", "-b", "main")
    repository = try #require(try Repository.containing(sandbox.root, git: sandbox.git))
  }

  private func names() throws -> [Path] { try sandbox.path(".git/refold").entries() }

  private func lines(_ journal: (journal: Journal, lines: [[UInt8]])?) -> [String]? {
    journal.map { $0.lines.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The newest one, which was in use a moment ago: a program that another test is just starting may
  /// hold its lock until it runs.
  private func released() throws -> (journal: Journal, lines: [[UInt8]])? {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(60) {
      if let found = try Journal.newest("note", in: repository) { return found }
    }
    return nil
  }

  @Test func linesAreReadAgainInTheirOrder() throws {
    #expect(lines(try Journal.newest("note", in: repository)) == nil)
    do {
      let journal = try Journal("note", in: repository)
      try journal.append(Array("first".utf8))
      try journal.append(Array("second".utf8))
    }
    #expect(lines(try released()) == ["first", "second"])
    #expect(lines(try Journal.newest("other", in: repository)) == nil)
  }

  @Test func aLineThatWasCutOffIsRemoved() throws {
    let path: Path
    do {
      let journal = try Journal("note", in: repository)
      try journal.append(Array("whole".utf8))
      path = journal.path
    }
    try sandbox.write(
      try #require(path.relative(to: sandbox.root)).description, "whole\nhal")
    do {
      let found = try #require(try released())
      #expect(lines(found) == ["whole"])
      try found.journal.append(Array("next".utf8))
    }
    #expect(lines(try released()) == ["whole", "next"])
  }

  @Test func oneThatIsInUseIsNotFound() throws {
    do {
      let old = try Journal("note", in: repository, date: Date(timeIntervalSince1970: 1e9))
      try old.append(Array("old".utf8))
    }
    let new = try Journal("note", in: repository)
    #expect(lines(try released()) == ["old"])
    new.remove()
    #expect(try names().count == 1)
  }

  @Test func justTheNewestAreKept() throws {
    let used = try Journal("note", in: repository, date: Date(timeIntervalSince1970: 1e9))
    for number in 1...20 {
      _ = try Journal(
        "note", in: repository, date: Date(timeIntervalSince1970: 1e9 + Double(number)))
    }
    // Those that another program held for a moment may be there as well.
    let names = try names()
    #expect((11...15).contains(names.count))
    #expect(names.contains(used.path.name))
  }
}
