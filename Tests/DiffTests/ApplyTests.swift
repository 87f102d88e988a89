import Foundation
import Testing

@testable import Diff

/// Real `git apply` and `patch` take the diffs.
@Suite struct ApplyTests {
  @Test func `git apply makes the new files, from any folder`() throws {
    try Sandbox.with { sandbox in
      let files = try Self.prepare(sandbox, in: "repo/Sources/Großer Ordner")
      try sandbox.git("init", "-q", "repo")
      try sandbox.makeFolder("elsewhere")
      let paths = files.map { "Sources/Großer Ordner/\($0.name)" }
      try sandbox.write(Self.patch(files, paths: paths, context: 3), to: "the.patch")
      let apply = ["apply", "--whitespace=nowarn"]

      let outside = try sandbox.git(
        "-C", sandbox.path("repo"), apply[0], apply[1], sandbox.path("the.patch"), in: "elsewhere")
      #expect(outside.status == 0, "\(outside.text)")
      try Self.expect(files, \.new, sandbox, in: "repo/Sources/Großer Ordner")

      let inside = try sandbox.git(
        apply[0], "-R", apply[1], sandbox.path("the.patch"), in: "repo/Sources/Großer Ordner")
      #expect(inside.status == 0, "\(inside.text)")
      try Self.expect(files, \.old, sandbox, in: "repo/Sources/Großer Ordner")
    }
  }

  @Test func `git apply takes diffs without context`() throws {
    try Sandbox.with { sandbox in
      let files = try Self.prepare(sandbox, in: "repo")
      try sandbox.git("init", "-q", "repo")
      try sandbox.write(
        Self.patch(files, paths: files.map(\.name), context: 0), to: "the.patch")
      let run = try sandbox.git(
        "apply", "--unidiff-zero", "--whitespace=nowarn", sandbox.path("the.patch"), in: "repo")
      #expect(run.status == 0, "\(run.text)")
      try Self.expect(files, \.new, sandbox, in: "repo")
    }
  }

  @Test(.enabled(if: Sandbox.hasPatch))
  func `patch makes the new files in a plain folder`() throws {
    try Sandbox.with { sandbox in
      // GNU patch does not find these names in a diff by git either.
      let files = try Self.prepare(sandbox, in: "plain")
        .filter { !$0.name.contains("\n") && $0.name.last != " " }
      try sandbox.write(
        Self.patch(files, paths: files.map(\.name), context: 3), to: "the.patch")
      let run = try sandbox.run("patch", "-p1", "-i", sandbox.path("the.patch"), in: "plain")
      #expect(run.status == 0, "\(run.text)")
      #expect(!run.text.contains("offset") && !run.text.contains("fuzz"), "\(run.text)")
      try Self.expect(files, \.new, sandbox, in: "plain")
    }
  }

  private struct File {
    let name: String
    let old: [UInt8]
    let new: [UInt8]
  }

  private static let names = [
    "plain.swift", "with space.swift", "Größe.swift", "Gro\u{308}ße zwei.swift", "say \"hi\".swift",
    "back\\slash.swift", "tab\tin name.swift", "line\nfeed.swift", "bell\u{7} and \u{1B}.swift",
    "👩‍💻.swift", " leading.swift", "trailing ", "-dash.swift", "it's $HOME;*.swift",
  ]

  /// Every name, and every combination of contents, line endings and final newlines.
  private static func files() -> [File] {
    let middle = (1...12).map { "line \($0)" }
    let pairs: [([String], [String])] = [
      (middle, middle.map { $0 == "line 6" ? "changed" : $0 }),
      (middle, middle + ["added at the end"]),
      (middle, Array(middle.dropLast())),
      (["first"], ["other"]),
      (middle, middle.map { $0 == "line 12" ? "changed" : $0 }),
    ]
    var contents: [([UInt8], [UInt8])] = []
    for (old, new) in pairs {
      for ending in ["\n", "\r\n"] {
        for oldEnd in ["", ending] {
          for newEnd in ["", ending] {
            contents.append(
              (
                Array((old.joined(separator: ending) + oldEnd).utf8),
                Array((new.joined(separator: ending) + newEnd).utf8)
              ))
          }
        }
      }
    }
    let text = Array("a\nb\r\nc\rd\n\n".utf8)
    contents += [([], text), (text, []), ([], [0x61]), ([0x61], []), ([0x0A], []), ([], [0x0A])]
    contents += [
      (Array("a\r\nb\nc\r\n".utf8), Array("a\nb\r\nc\n".utf8)),
      (Array("\u{FEFF}import A\n".utf8), Array("import A\n".utf8)),
      ([0xFF, 0x0A, 0xC3, 0x28, 0x0A, 0x80], [0xFF, 0x0A, 0xC3, 0x0A, 0x80, 0x0A]),
      (
        Array("--- a/x\n+++ b/x\n-- \n\n".utf8),
        Array("@@ -1 +1 @@\n-- \n\ndiff --git a/x b/x\n".utf8)
      ),
      (Array("a\u{0C}b\u{2028}c\n\0\n".utf8), Array("a\u{0C}b\u{2028}d\n\0\n".utf8)),
    ]
    let large = (0..<20_000).map { "let value\($0) = \($0 % 7)" }
    contents.append(
      (
        large.file,
        large.enumerated().map { $0.offset % 997 == 5 ? "changed" : $0.element }.file
      ))
    for seed in 0..<60 {
      var random = RandomSource(seed: seed)
      contents.append((random.bytes(lines: seed % 30), random.bytes(lines: 1 + seed % 25)))
    }
    let simple = (Array("a\nb\n".utf8), Array("a\nc\n".utf8))
    return names.map { File(name: $0, old: simple.0, new: simple.1) }
      + contents.enumerated().map {
        File(name: "\($0.offset).swift", old: $0.element.0, new: $0.element.1)
      }
  }

  /// Writes the old files into a folder.
  private static func prepare(
    _ sandbox: Sandbox, in folder: String
  ) throws -> [File] {
    try sandbox.makeFolder(folder)
    let files = files().filter { $0.old != $0.new }
    for file in files { try sandbox.write(file.old, to: "\(folder)/\(file.name)") }
    return files
  }

  private static func patch(_ files: [File], paths: [String], context: Int) -> [UInt8] {
    zip(files, paths).flatMap { file, path in
      UnifiedDiff(LineDiff(old: file.old, new: file.new), path: path, context: context).render()
    }
  }

  private static func expect(
    _ files: [File], _ side: KeyPath<File, [UInt8]>, _ sandbox: Sandbox, in folder: String
  ) throws {
    #expect(files.count > 120)
    for file in files {
      let bytes = try sandbox.read("\(folder)/\(file.name)")
      #expect(bytes == file[keyPath: side], "\(file.name)")
    }
  }
}
