import Rewriting
import SwiftSyntax
import Testing

/// Places in a content lead back to the file on disk, through all edits before.
@Suite struct OriginTests {
  /// A file whose every line is told by its first word, so that a place says where it came from.
  private static let disk = (1...40).map { "_\($0)_()" }.joined(separator: "\n") + "\n"

  /// Where a byte can come from on disk: itself, or all that the edit replaced that brought it.
  private struct Source {
    var offsets: ClosedRange<Int>
    var isOriginal = true
  }

  /// Follows each byte by itself through three passes of random edits.
  @Test(arguments: 0..<40) func everyByteLeadsBack(seed: Int) throws {
    var random = Random(seed: UInt64(seed))
    let file = try parse(Self.disk)
    var origin = Origin(file)
    var content = file.bytes
    var sources = content.indices.map { Source(offsets: $0...$0) }
    for _ in 0..<3 {
      let edits = random.edits(content.count, most: 6)
      origin.append(edits)
      sources = Self.edited(sources, by: edits, end: file.bytes.count)
      content = Patch.splice(edits, into: content)
    }
    #expect(sources.count == content.count)
    for (offset, source) in sources.enumerated() {
      let (first, last) = (source.offsets.lowerBound, source.offsets.upperBound)
      let lines = file.lines.line(of: first)...file.lines.line(of: last)
      let place = origin.place(of: offset)
      #expect(lines.contains(place.line), "\(offset) of seed \(seed)")
      if source.isOriginal { #expect(place == file.lines.location(of: first)) }
      let touched = origin.lines(of: offset..<(offset + 1))
      #expect(lines.contains(touched.lowerBound) && lines.contains(touched.upperBound))
    }
    for _ in 0..<50 where !content.isEmpty {
      let start = Int.random(in: 0..<content.count, using: &random)
      let end = Int.random(in: (start + 1)...content.count, using: &random)
      let touched = origin.lines(of: start..<end)
      for source in sources[start..<end] where source.isOriginal {
        #expect(touched.contains(file.lines.line(of: source.offsets.lowerBound)))
      }
    }
  }

  private static func edited(
    _ sources: [Source], by edits: [SourceEdit], end: Int
  ) -> [Source] {
    var result: [Source] = []
    var copied = 0
    for edit in edits {
      let (start, stop) = (edit.offsets.lowerBound, edit.offsets.upperBound)
      result += sources[copied..<start]
      let replaced = sources[start..<stop].map(\.offsets)
      let before = start > 0 ? sources[start - 1].offsets.upperBound : 0
      let after = stop < sources.count ? sources[stop].offsets.lowerBound : end
      let lowest = min(replaced.map(\.lowerBound).min() ?? after, before)
      let highest = max(replaced.map(\.upperBound).max() ?? before, after)
      result += edit.replacementBytes.map { _ in
        Source(offsets: lowest...highest, isOriginal: false)
      }
      copied = stop
    }
    return result + sources[copied...]
  }

  @Test func newTextCountsAsThePlaceItWasPutIn() throws {
    let file = try parse("a()\nb()\nc()\n")
    var origin = Origin(file)
    origin.append([.insert("new()\nnew()\n", at: 4), SourceEdit(8..<11, "longer()\nlonger()")])
    // a() · new() · new() · b() · longer() · longer()
    #expect([0, 4, 10, 16, 20, 29].map { origin.place(of: $0).line } == [1, 2, 2, 2, 3, 3])
    #expect(origin.lines(of: 4..<16) == 2...2)
    #expect(origin.lines(of: 0..<20) == 1...2)
    #expect(origin.lines(of: 20..<36) == 3...3)
    origin.append([.delete(0..<16)])
    #expect([0, 4, 13].map { origin.place(of: $0).line } == [2, 3, 3])
  }

  @Test func withoutEditsAPlaceIsItself() throws {
    let file = try parse(Self.disk)
    var origin = Origin(file)
    origin.append([])
    #expect(
      (0...file.bytes.count).allSatisfy { origin.place(of: $0) == file.lines.location(of: $0) })
    #expect(origin.lines(of: 0..<file.bytes.count) == 1...40)
    #expect(origin.lines(of: 8..<8) == 2...2)
  }
}
