import Foundation
import Testing

@testable import Worktree

/// Which lines are new since a commit.
@Suite struct ChangedLinesTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private let ten = (1...10).map { "let v\($0) = \($0)\n" }.joined()

  private func changed(
    since revision: String = "HEAD", in folder: String = ""
  ) throws -> [String: [ClosedRange<Int>]] {
    let repository = try #require(try sandbox.repository(folder))
    let lines = try repository.changedLines(since: revision)
    return Dictionary(uniqueKeysWithValues: lines.map { ($0.key.description, $0.value) })
  }

  private func makeRepository(_ names: String...) throws {
    try sandbox.makeRepository(files: [])
    for name in names { try sandbox.write(name, ten) }
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "-m", "Ten")
  }

  @Test func stagedUnstagedAndUntracked() throws {
    try makeRepository("A.swift", "B.swift", "C.swift", "note.txt")
    try sandbox.write("A.swift", ten.replacingOccurrences(of: "v3 ", with: "w3 "))
    try sandbox.git("add", "A.swift")
    try sandbox.write(
      "A.swift",
      ten.replacingOccurrences(of: "v3 ", with: "w3 ") + "let v11 = 11\nlet v12 = 12\n")
    try sandbox.write("B.swift", "// one\n// two\n" + ten)
    try sandbox.write("New.swift", "a\nb\nc")
    try sandbox.write("note.txt", "other\n")
    try sandbox.write(".gitignore", "Out.swift\n")
    try sandbox.write("Out.swift", ten)
    #expect(
      try changed() == ["A.swift": [3...3, 11...12], "B.swift": [1...2], "New.swift": [1...3]])
  }

  @Test func nothingIsWrittenToTheRepository() throws {
    try makeRepository("A.swift")
    try sandbox.write("New.swift", ten)
    let index = try sandbox.path(".git/index").contents()
    let objects = try sandbox.git("count-objects")
    #expect(try changed() == ["New.swift": [1...10]])
    #expect(try sandbox.path(".git/index").contents() == index)
    #expect(try sandbox.git("count-objects") == objects)
    #expect(try sandbox.git("status", "--porcelain") == "?? New.swift\n")
  }

  @Test func commitsSinceCount() throws {
    try makeRepository("A.swift")
    try sandbox.write("A.swift", ten + "let x = 1\n")
    try sandbox.git("commit", "-q", "-a", "-m", "More")
    #expect(try changed().isEmpty)
    #expect(try changed(since: "HEAD~1") == ["A.swift": [11...11]])
    #expect(try changed(since: "HEAD~2") == ["A.swift": [1...11]])
  }

  @Test func linesThatWentLeaveNoRange() throws {
    try makeRepository("A.swift", "B.swift", "Gone.swift")
    try sandbox.write("A.swift", String(ten.dropFirst("let v1 = 1\n".count)))
    try sandbox.write(
      "B.swift", ten.replacingOccurrences(of: "let v2 = 2\nlet v3 = 3\n", with: "let v = 0\n"))
    unlink(sandbox.path("Gone.swift").description)
    #expect(try changed() == ["B.swift": [2...2]])
  }

  @Test func renamesAreFollowedStagedOrNot() throws {
    try makeRepository("A.swift", "B.swift", "C.swift")
    try sandbox.makeFolder(sandbox.path("d"))
    try sandbox.git("mv", "A.swift", "d/A2.swift")
    try sandbox.write("d/A2.swift", ten + "let x = 1\n")
    try FileManager.default.moveItem(
      atPath: sandbox.path("B.swift").description, toPath: sandbox.path("d/B2.swift").description)
    try sandbox.write("d/B2.swift", "// first\n" + ten)
    try sandbox.git("mv", "C.swift", "C2.swift")
    #expect(try changed() == ["d/A2.swift": [11...11], "d/B2.swift": [1...1]])
  }

  @Test func unusualNamesAndContents() throws {
    let names = [
      "a b.swift", "tab\t.swift", "caf\u{E9}.swift", "e\u{301}.swift", "q\"\\.swift", "b/b/x.swift",
    ]
    try sandbox.makeRepository(files: names)
    // Lines that look like the lines of a diff.
    for name in names {
      try sandbox.write(name, "import SwiftUI\n++ b/other.swift\n@@ -1 +1,99 @@\n\\ No\n-- x")
    }
    let expected = Dictionary(uniqueKeysWithValues: names.map { ($0, [2...5]) })
    let repository = try #require(try sandbox.repository())
    let lines = try repository.changedLines(since: "HEAD")
    #expect(lines.count == expected.count)
    for name in names { #expect(lines[Path(name)] == [2...5]) }
    #expect(lines[Path("other.swift")] == nil)
  }

  @Test func theUsersConfigurationDoesNotCount() throws {
    try makeRepository("A.swift")
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("color.ui", "always"),
      ("diff.context", "9"), ("diff.interHunkContext", "9"), ("diff.external", "false"),
      ("diff.relative", "true"), ("core.quotePath", "true"), ("diff.renames", "false"),
    ] { try sandbox.git("config", key, value) }
    try sandbox.write(".gitattributes", "*.swift -diff\n")
    try sandbox.git("mv", "A.swift", "\u{E9}.swift")
    try sandbox.write(
      "\u{E9}.swift",
      ten.replacingOccurrences(of: "v3 ", with: "w3 ").replacingOccurrences(of: "v6 ", with: "w6 "))
    #expect(try changed() == ["\u{E9}.swift": [3...3, 6...6]])
  }

  @Test func lineEndsAndMissingLastLineBreak() throws {
    try sandbox.makeRepository(files: [])
    try sandbox.write("A.swift", "a\r\nb\r\nc")
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-q", "-m", "Lines")
    try sandbox.write("A.swift", "a\r\nx\r\nc\r\n")
    #expect(try changed() == ["A.swift": [2...3]])
  }

  @Test func unknownRevisions() throws {
    try sandbox.makeRepository("r")
    let repository = try #require(try sandbox.repository("r"))
    for name in ["nope", "--all", "", "HEAD~9"] {
      #expect(throws: GitError.unknownRevision(name, isShallow: false)) {
        try repository.changedLines(since: name)
      }
    }
    try sandbox.git("commit", "-q", "--allow-empty", "-m", "Second", in: "r")
    try sandbox.git("clone", "-q", "--depth", "1", "file://\(sandbox.path("r"))", "s")
    let shallow = try #require(try sandbox.repository("s"))
    #expect(throws: GitError.unknownRevision("HEAD~1", isShallow: true)) {
      try shallow.changedLines(since: "HEAD~1")
    }
  }
}
