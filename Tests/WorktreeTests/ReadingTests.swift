import Foundation
import Testing

@testable import Worktree

/// Looking changes nothing, neither in the tree nor in the git folder.
@Suite struct ReadingTests {
  /// All that can be told from outside about every file below a folder.
  private func snapshot(of folder: Path) throws -> [String] {
    var lines: [String] = []
    for name in try folder.entries() {
      let path = folder.appending(name)
      var status = stat()
      guard path.withCString({ lstat($0, &status) }) == 0 else { throw SystemError("find", path) }
      let isFile = status.st_mode & S_IFMT == S_IFREG
      let content = isFile ? "\(Digest(of: try path.contents()))" : ""
      #if canImport(Glibc)
        let time = status.st_mtim
      #else
        let time = status.st_mtimespec
      #endif
      lines.append(
        "\(path) \(status.st_ino) \(status.st_mode) \(time.tv_sec).\(time.tv_nsec) \(content)")
      if status.st_mode & S_IFMT == S_IFDIR { lines += try snapshot(of: path) }
    }
    return lines
  }

  @Test func nothingIsWritten() throws {
    let sandbox = try Sandbox()
    try sandbox.makeRepository(files: ["A.swift", "B.swift", "gen/G.pb.swift"])
    try sandbox.write("A.swift", "let changed = 1\n")
    try sandbox.write("New.swift")
    // The index now holds older times than the disk, which git would like to write down.
    utimes(sandbox.path("B.swift").description, nil)
    let before = try snapshot(of: sandbox.root)
    #expect(before.count > 10)
    let found = try sandbox.discover()
    #expect(found.files.count == 3)
    for file in found.files {
      _ = try file.read()
      _ = try WritableSource(file)
    }
    #expect(try Obstacle.find(writing: found.files, git: sandbox.git).count == 1)
    let repository = try #require(try sandbox.repository())
    #expect(try repository.changedLines(since: "HEAD").count == 2)
    #expect(try UndoRecord.last(in: repository) == nil)
    #expect(try !repository.headContains("HEAD~1"))
    #expect(try snapshot(of: sandbox.root) == before)
  }
}
