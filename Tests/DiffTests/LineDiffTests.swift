import Testing

@testable import Diff

@Suite struct LineDiffTests {
  @Test func `equal files have no hunks`() {
    for text in ["", "a", "a\n", "a\r\n\r\n"] {
      let diff = LineDiff(old: Array(text.utf8), new: Array(text.utf8))
      #expect(diff.isEmpty)
      #expect(diff.hunks().isEmpty)
    }
  }

  @Test func `a line ends at a line feed and nowhere else`() {
    let old = Array("a\rb\r\nc\u{2028}d\u{0B}e\u{85}f\n\nlast".utf8)
    let hunks = LineDiff(old: old, new: []).hunks()
    let lines = hunks.flatMap(\.lines).map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(lines == ["a\rb\r\n", "c\u{2028}d\u{0B}e\u{85}f\n", "\n", "last"])
    #expect(hunks.flatMap(\.lines).map(\.hasNewline) == [true, true, true, false])
  }

  @Test func `a hunk has the numbers of its lines`() throws {
    let old = Array("1\n2\n3\n4\n5\n6\n7\n8\n9\n".utf8)
    let new = Array("1\n2\n3\n4\nfive\n5b\n6\n7\n8\n9\n".utf8)
    let hunk = try #require(LineDiff(old: old, new: new).hunks(context: 1).first)
    #expect([hunk.oldStart, hunk.oldCount, hunk.newStart, hunk.newCount] == [4, 3, 4, 4])
    #expect(hunk.lines.map(\.kind) == [.context, .deletion, .insertion, .insertion, .context])
    #expect(hunk.lines.map(\.oldNumber) == [4, 5, nil, nil, 6])
    #expect(hunk.lines.map(\.newNumber) == [4, nil, 5, 6, 7])
  }

  @Test func `hunks whose context meets are one`() {
    let old = (1...20).map(String.init)
    var new = old
    new[4] = "changed"
    new[11] = "changed"
    let diff = LineDiff(old: old.file, new: new.file)
    #expect(diff.hunks(context: 2).count == 2)
    #expect(diff.hunks(context: 3).map(\.oldCount) == [14])
    #expect(diff.hunks(context: 0).map(\.oldCount) == [1, 1])
    #expect(diff.hunks(context: -1) == diff.hunks(context: 0))
    #expect(diff.hunks(context: .max).map(\.oldCount) == [20])
  }

  @Test func `its own hunks lead from old to new and back, for any bytes`() {
    var changed = 0
    for seed in 0..<600 {
      var random = RandomSource(seed: seed)
      let old = random.bytes(lines: random.number(0...40))
      let new = random.bytes(lines: random.number(0...40))
      let diff = LineDiff(old: old, new: new)
      let hunks = diff.hunks(context: seed % 5)
      #expect(applying(hunks, to: old, removing: .deletion, number: \.oldNumber) == new)
      #expect(applying(hunks, to: new, removing: .insertion, number: \.newNumber) == old)
      #expect(diff.deletedCount == hunks.count(of: .deletion))
      #expect(diff.insertedCount == hunks.count(of: .insertion))
      changed += diff.isEmpty ? 0 : 1
    }
    #expect(changed > 550)
  }

  @Test func `edits of Swift are found as they were made`() {
    for seed in 0..<100 {
      var random = RandomSource(seed: seed)
      let old = random.swift(views: 4)
      let new = random.edited(random.edited(old))
      let hunks = LineDiff(old: old.file, new: new.file).hunks()
      #expect(applying(hunks, to: old.file, removing: .deletion, number: \.oldNumber) == new.file)
    }
  }

  /// The file with the lines of one kind removed and those of the other added, checking on the way
  /// that hunks are in order and count their lines.
  private func applying(
    _ hunks: [Hunk], to file: [UInt8], removing removed: Hunk.Line.Kind,
    number: (Hunk.Line) -> Int?
  ) -> [UInt8] {
    let lines = Lines(file)
    var result: [UInt8] = []
    var next = 0
    for hunk in hunks {
      #expect(hunk.oldCount == hunk.lines.count { $0.kind != .insertion })
      #expect(hunk.newCount == hunk.lines.count { $0.kind != .deletion })
      let (start, count) =
        removed == .deletion
        ? (hunk.oldStart, hunk.oldCount) : (hunk.newStart, hunk.newCount)
      let first = count == 0 ? start : start - 1
      #expect(first >= next)
      while next < first {
        result += lines[next]
        next += 1
      }
      for line in hunk.lines {
        if line.kind == .context || line.kind == removed {
          #expect(number(line) == next + 1)
          #expect(line.bytes == lines[next])
          next += 1
        }
        if line.kind != removed { result += line.bytes }
      }
    }
    while next < lines.count {
      result += lines[next]
      next += 1
    }
    return result
  }
}

extension [Hunk] {
  func count(of kind: Hunk.Line.Kind) -> Int {
    reduce(0) { sum, hunk in sum + hunk.lines.count { $0.kind == kind } }
  }
}
