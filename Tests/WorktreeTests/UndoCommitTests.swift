import Foundation
import Testing

@testable import Worktree

/// A run that made commits is taken back by another commit, and only where that is right.
@Suite struct UndoCommitTests {
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

  @Test func commitsAreTakenBackByACommit() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift", "mine.swift"])
    let start = try repository().head()
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      try repository().createBranch("side")
      try recorder.note(branch: "side")
      let writes = [try plan("A.swift", "new a\n"), try plan("B.swift", "new b\n")]
      try recorder.prepare(writes)
      try carryOut(writes)
      let id = try #require(
        try repository().commit([Path("A.swift"), Path("B.swift")], message: "Title"))
      try recorder.note(commit: id, title: "Title", paths: [Path("A.swift"), Path("B.swift")])
    }
    try sandbox.write("mine.swift", "staged\n")
    try sandbox.git("add", "mine.swift")
    let record = try #require(try record())
    #expect(record.startBranch == start.branch)
    #expect(record.startCommit == start.commit)
    #expect(record.createdBranch == "side")
    #expect(record.commits.map(\.title) == ["Title"])
    #expect(record.revertCommand == ["git", "revert", "--no-edit", record.commits[0].id])
    try sandbox.git("checkout", "-q", try #require(start.branch))
    #expect(throws: UndoError.commitsElsewhere(branch: "side")) {
      try record.undoCommits(message: "Back")
    }
    try sandbox.git("checkout", "-q", "side")
    let result = try record.undoCommits(message: "Take back")
    #expect(outcomes(result.files) == ["A.swift": .restored, "B.swift": .restored])
    #expect(result.commit == (try repository().head().commit))
    #expect(try sandbox.git("log", "--format=%s") == "Take back\nTitle\nStart\n")
    #expect(try sandbox.git("status", "--porcelain") == "M  mine.swift\n")
    #expect(try sandbox.git("diff", "--stat", "HEAD~2", "HEAD").isEmpty)
    #expect(try self.record() == nil)
  }

  @Test func commitsAreNotTakenBackDuringAMerge() throws {
    try sandbox.makeRepository(files: ["A.swift", "B.swift"])
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      let writes = [try plan("B.swift", "new\n")]
      try recorder.prepare(writes)
      try carryOut(writes)
      let id = try #require(try repository().commit([Path("B.swift")], message: "Title"))
      try recorder.note(commit: id, title: "Title", paths: [Path("B.swift")])
    }
    try sandbox.makeConflict()
    #expect(throws: UndoError.operation(.merge)) {
      try #require(try record()).undoCommits(message: "Back")
    }
    #expect(try sandbox.text("B.swift") == "new\n")
  }

  @Test func aRefusedCommitCanBeTriedAgain() throws {
    try sandbox.makeRepository(files: ["A.swift"])
    do {
      let recorder = try UndoRecorder(try repository(), command: ["refold"])
      let writes = [try plan("A.swift", "new\n")]
      try recorder.prepare(writes)
      try carryOut(writes)
      let id = try #require(try repository().commit([Path("A.swift")], message: "Title"))
      try recorder.note(commit: id, title: "Title", paths: [Path("A.swift")])
    }
    let hook = try sandbox.write(".git/hooks/pre-commit", "#!/bin/sh\nexit 1\n")
    chmod(hook.description, 0o755)
    #expect(throws: UndoError.self) { try #require(try record()).undoCommits(message: "Back") }
    let result = try #require(try record()).undoCommits(message: "Back", skipsHooks: true)
    #expect(outcomes(result.files) == ["A.swift": .alreadyOld])
    #expect(try sandbox.git("log", "--format=%s") == "Back\nTitle\nStart\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try record() == nil)
  }
}
