import Testing

@testable import Diff

/// What `git diff` prints for the same change.
@Suite struct AgreementTests {
  @Test func `names and hunks are those of git diff`() throws {
    let names = [
      "plain", "with space", "Größe", "Gro\u{308}ße mit space", "say \"hi\"", "back\\slash",
      "t\tab",
      "\u{7}\u{8}\n\u{B}\u{C}\r", "\u{1}\u{1B}\u{7F}", "👩‍💻", " ", "-", "'",
    ]
    let old = Array(" a\n b\n c\n d\n e\n f\r\n g".utf8)
    let new = Array(" a\n b\n c\n d\n E\n f\n g\n".utf8)
    let files = names.map { (name: $0, old: old, new: new) }
    let theirs = try gitDiff(of: files)
    for file in files {
      let ours = UnifiedDiff(LineDiff(old: old, new: new), path: "in/" + file.name).render()
      #expect(theirs[file.name] == ours, "\(file.name)")
    }
  }

  @Test func `edits of Swift read as in git diff`() throws {
    let files = (0..<150).map { seed in
      var random = RandomSource(seed: seed)
      let old = random.swift(views: 1 + seed % 6)
      var new = old
      for _ in 0...seed % 5 { new = random.edited(new) }
      return (name: "\(seed).swift", old: old.file, new: new.file)
    }
    let theirs = try gitDiff(of: files)
    var equal = 0
    for file in files where file.old != file.new {
      let diff = LineDiff(old: file.old, new: file.new)
      let ours = hunkLines(UnifiedDiff(diff, path: "in/" + file.name).render())
      let expected = hunkLines(try #require(theirs[file.name]))
      #expect(changes(in: ours) <= changes(in: expected), "\(file.name)")
      equal += ours == expected ? 1 : 0
    }
    #expect(equal >= 147, "\(equal)")
  }

  @Test func `a single insertion or deletion stands where git diff puts it`() throws {
    let files = (0..<400).map { seed in
      var random = RandomSource(seed: seed)
      let lines = random.blocks(count: 12)
      let start = random.number(0...lines.count - 1)
      let end = min(lines.count, start + random.number(1...8))
      let longer = Array(lines[..<end] + lines[start...])
      let (old, new) = seed % 2 == 0 ? (lines, longer) : (longer, lines)
      return (name: "\(seed)", old: old.file, new: new.file)
    }
    let theirs = try gitDiff(of: files)
    #expect(theirs.count == files.count)
    for file in files {
      let diff = LineDiff(old: file.old, new: file.new)
      let ours = hunkLines(UnifiedDiff(diff, path: "in/" + file.name).render())
      let expected = hunkLines(try #require(theirs[file.name]))
      #expect(ours == expected, "\(file.name)")
    }
  }

  @Test func `files that have little in common are not longer than in git diff`() throws {
    let files = (0..<20).map { seed in
      var random = RandomSource(seed: seed)
      return (
        name: "\(seed)", old: random.bytes(lines: 50 + 100 * seed),
        new: random.bytes(lines: 100 + 80 * seed)
      )
    }
    let theirs = try gitDiff(of: files)
    for file in files {
      let diff = LineDiff(old: file.old, new: file.new)
      let expected = changes(in: hunkLines(try #require(theirs[file.name])))
      #expect(diff.deletedCount + diff.insertedCount <= expected, "\(file.name)")
    }
  }

  /// The output of git for each file, without the line that git alone has.
  private func gitDiff(
    of files: [(name: String, old: [UInt8], new: [UInt8])]
  ) throws -> [String: [UInt8]] {
    try Sandbox.with { sandbox in
      try sandbox.makeFolder("repo/in")
      try sandbox.git("init", "-q", in: "repo")
      for file in files { try sandbox.write(file.old, to: "repo/in/\(file.name)") }
      try sandbox.git("add", "--all", in: "repo")
      for file in files { try sandbox.write(file.new, to: "repo/in/\(file.name)") }
      var diffs: [String: [UInt8]] = [:]
      let listed = try sandbox.git("diff", "--name-only", "-z", in: "repo").text.split(
        separator: "\0")
      let text = try sandbox.git("diff", "--no-color", "--text", in: "repo").output
      let lines = Lines(text)
      var current: [UInt8] = []
      var remaining = listed[...]
      for index in 0..<lines.count {
        if lines[index].starts(with: "index ".utf8) { continue }
        if lines[index].starts(with: "diff --git ".utf8), !current.isEmpty {
          diffs[String(remaining.removeFirst().dropFirst(3))] = current
          current = []
        }
        current += lines[index]
      }
      if let last = remaining.first { diffs[String(last.dropFirst(3))] = current }
      return diffs
    }
  }

  /// The lines of the hunks of a diff, with only the numbers of their headers.
  private func hunkLines(_ diff: [UInt8]) -> [ArraySlice<UInt8>] {
    let lines = Lines(diff)
    return (3..<lines.count).map { index in
      let line = lines[index]
      guard line.starts(with: "@@ ".utf8) else { return line }
      return line.dropFirst(3).prefix { $0 != UInt8(ascii: "@") }
    }
  }

  private func changes(in hunkLines: [ArraySlice<UInt8>]) -> Int {
    hunkLines.count { $0.first == UInt8(ascii: "+") || $0.first == UInt8(ascii: "-") }
  }
}
