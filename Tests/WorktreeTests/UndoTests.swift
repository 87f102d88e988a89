import Foundation
import Testing

@testable import Worktree

/// The last run of a checkout can be taken back, whole or killed.
@Suite struct UndoTests {
  let sandbox: Sandbox
  private let old = "import SwiftUI\n"

  init() throws {
    sandbox = try Sandbox()
  }

  private func repository(_ folder: String = "") throws -> Repository {
    try #require(try sandbox.repository(folder))
  }

  private func plan(
    _ name: String, _ after: String, before: String? = nil
  ) throws -> UndoRecorder.PlannedWrite {
    let source = try WritableSource(path: sandbox.path(name), root: sandbox.root)
    return .init(source, before: Array((before ?? old).utf8), after: Array(after.utf8))
  }

  private func carryOut(_ writes: [UndoRecorder.PlannedWrite]) throws {
    for plan in writes { try write(plan.after, to: plan.source, expecting: plan.before) }
  }

  private func record() throws -> UndoRecord? { try UndoRecord.last(in: try repository()) }

  private func outcomes(_ undone: [UndoRecord.Undone]) -> [String: UndoRecord.Outcome] {
    Dictionary(uniqueKeysWithValues: undone.map { ($0.path.description, $0.outcome) })
  }

  @Test func aWholeRunIsTakenBack() throws {
    try sandbox.makeRepository(files: ["A.swift", "d/\u{E9}.swift"])
    #expect(try record() == nil)
    let date = Date(timeIntervalSince1970: 1_764_556_800)
    do {
      let recorder = try UndoRecorder(
        try repository(), command: ["refold", "apply", "-t", "x y"], date: date)
      let writes = [try plan("A.swift", "new a\n"), try plan("d/\u{E9}.swift", "new e\r\n")]
      try recorder.prepare(writes)
      try carryOut(writes)
    }
    let record = try #require(try record())
    #expect(record.command == ["refold", "apply", "-t", "x y"])
    #expect(record.date == date)
    #expect(record.startCommit == (try repository().head().commit))
    #expect(record.paths == [Path("A.swift"), Path("d/\u{E9}.swift")])
    #expect(record.revertCommand == nil)
    #expect(
      try record.undo() == [
        .init(path: Path("A.swift"), outcome: .restored),
        .init(path: Path("d/\u{E9}.swift"), outcome: .restored),
      ])
    #expect(try sandbox.text("A.swift") == old)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try self.record() == nil)
    #expect(try sandbox.path(".git/refold").entries() == [Path("lock")])
  }

  @Test func theRecordLiesInTheGitFolderOfTheCheckout() throws {
    try sandbox.makeRepository("r")
    try sandbox.git("worktree", "add", "-q", "-b", "side", "../w", in: "r")
    for folder in ["r", "w"] {
      let said = try sandbox.git("rev-parse", "--git-path", "refold", in: folder).trimmed
      let repository = try repository(folder)
      #expect(UndoFolder(repository).path == repository.root.appending(Path(said)))
      let recorder = try UndoRecorder(repository, command: ["refold", folder])
      let source = try WritableSource(
        path: repository.root.appending(Path("A.swift")), root: repository.root)
      try recorder.prepare([.init(source, before: Array(old.utf8), after: [1])])
    }
    for folder in ["r", "w"] {
      #expect(try UndoRecord.last(in: try repository(folder))?.command == ["refold", folder])
      #expect(try sandbox.git("status", "--porcelain", in: folder).isEmpty)
    }
  }

  @Test func aKilledRunIsTakenBackAsFarAsItWent() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift", "C.swift"])
    let writes = [
      try plan("A.swift", "new a\n"), try plan("B.swift", "new b\n"),
      try plan("C.swift", "new c\n"),
    ]
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      try recorder.prepare(writes)
      try carryOut(Array(writes[..<1]))
    }
    // The line that was being written when the run was killed.
    let run = try #require(try UndoFolder(try repository()).lastRun())
    let journal = UndoFolder(try repository()).journal(of: run)
    let cut = try journal.contents() + Array("{\"write\":{\"path\":\"Z".utf8)
    try sandbox.write(try #require(journal.relative(to: sandbox.root)).description, cut)
    #expect(
      outcomes(try #require(try record()).undo())
        == ["A.swift": .restored, "B.swift": .alreadyOld, "C.swift": .alreadyOld])
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test func filesThatChangedSinceAreRefusedOneByOne() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift", "C.swift", "D.swift"])
    let writes = try ["A.swift", "B.swift", "C.swift", "D.swift"].map { try plan($0, "new\n") }
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      try recorder.prepare(writes)
      try carryOut(writes)
    }
    try sandbox.write("B.swift", "edited\n")
    unlink(sandbox.path("C.swift").description)
    chmod(sandbox.path("D.swift").description, 0o444)
    let record = try #require(try record())
    #expect(
      outcomes(try record.undo()) == [
        "A.swift": .restored, "B.swift": .changedSince,
        "C.swift": .refused(.refused(Skip(Path("C.swift"), .missing))),
        "D.swift": .refused(.refused(Skip(Path("D.swift"), .readOnly))),
      ])
    #expect(try sandbox.text("B.swift") == "edited\n")
    // The record stays until all is back.
    chmod(sandbox.path("D.swift").description, 0o644)
    try sandbox.write("B.swift", "new\n")
    try sandbox.write("C.swift", "new\n")
    #expect(
      outcomes(try #require(try self.record()).undo()) == [
        "A.swift": .alreadyOld, "B.swift": .restored, "C.swift": .restored, "D.swift": .restored,
      ])
    #expect(try self.record() == nil)
  }

  @Test func aFileWrittenSeveralTimesGoesBackToTheStart() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      for (before, after) in [(old, "one\n"), ("one\n", "two\n"), ("two\n", "one\n")] {
        let writes = [try plan("A.swift", after, before: before)]
        try recorder.prepare(writes)
        try carryOut(writes)
      }
      let second = [try plan("B.swift", "b\n")]
      try recorder.prepare(second)
      try carryOut(second)
    }
    let record = try #require(try record())
    #expect(outcomes(try record.undo()) == ["A.swift": .restored, "B.swift": .restored])
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test func onlyTheLastRunThatWroteIsKept() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    for (name, command) in [("A.swift", "first"), ("B.swift", "second")] {
      let recorder = try UndoRecorder(try repository(), command: [command])
      let writes = [try plan(name, "new\n")]
      try recorder.prepare(writes)
      try carryOut(writes)
    }
    do {
      let idle = try UndoRecorder(try repository(), command: ["third"])
      try idle.prepare([])
      try idle.note(branch: "idle")
    }
    let record = try #require(try record())
    #expect(record.command == ["second"])
    #expect(record.paths == [Path("B.swift")])
    #expect(
      try sandbox.path(".git/refold").entries().filter { "\($0)".hasPrefix("run-") }.count == 1)
  }

  @Test func oneRunAtATime() throws {
    try sandbox.makeRepository()
    var first: UndoRecorder? = try UndoRecorder(try repository(), command: ["refold"])
    let writes = [try plan("A.swift", "new\n")]
    try first?.prepare(writes)
    try carryOut(writes)
    #expect(throws: UndoError.busy) { try UndoRecorder(try repository(), command: ["refold"]) }
    #expect(throws: UndoError.busy) { try #require(try record()).undo() }
    #expect(try sandbox.text("A.swift") == "new\n")
    first = nil
    #expect(try #require(try record()).undo().count == 1)
  }

  @Test func aDamagedRecordRestoresNothing() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    let writes = [try plan("A.swift", "new a\n"), try plan("B.swift", "new b\n")]
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      try recorder.prepare(writes)
      try carryOut(writes)
    }
    let folder = UndoFolder(try repository())
    let run = try #require(try folder.lastRun())
    let originals = try #require(folder.originals(of: run).relative(to: sandbox.root)).description
    let whole = try sandbox.path(originals).contents()
    try sandbox.write(originals, Array(whole.dropLast()) + [0])
    #expect(throws: UndoError.damaged(sandbox.path(originals))) {
      try #require(try record()).undo()
    }
    #expect(try sandbox.text("A.swift") == "new a\n")
    let journal = try #require(folder.journal(of: run).relative(to: sandbox.root)).description
    try sandbox.write(journal, "nonsense\n")
    #expect(throws: UndoError.damaged(sandbox.path(journal))) { try record() }
  }

  @Test func aNewRunRemovesWhatAKilledOneLeft() throws {
    try sandbox.makeRepository(files: ["d/A.swift"])
    let process = ChildProcess(
      executable: Path("/bin/sh"), arguments: ["-c", "echo $$"].map { Array($0.utf8) },
      environment: [:])
    let dead = try #require(pid_t(try process.run().output.firstLine))
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      try recorder.prepare([try plan("d/A.swift", "new\n")])
    }
    let name = TemporaryName(process: dead, random: 1).path
    let leftover = try sandbox.write("d/\(name)", "half")
    _ = try UndoRecorder(try repository(), command: ["refold"])
    #expect(!leftover.exists)
  }
}
