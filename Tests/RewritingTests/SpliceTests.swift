import Rewriting
import SwiftSyntax
import Testing

/// Invariant 2: every byte outside the accepted edits is identical.
@Suite struct SpliceTests {
  @Test(arguments: Sample.all) func patchesAgreeWithANaiveSplice(_ sample: Sample) throws {
    let baseline = sample.bytes
    var random = Random(seed: UInt64(baseline.count))
    for _ in 0..<60 {
      let edits = random.edits(baseline.count)
      let expected = Self.naive(edits, baseline)
      #expect(Patch.splice(edits, into: baseline) == expected)
      #expect(try Self.shuffled(edits, in: baseline, using: &random) == expected)
    }
  }

  /// The edits dealt out to changes at random, and these inserted in a random order.
  private static func shuffled(
    _ edits: [SourceEdit], in baseline: [UInt8], using random: inout Random
  ) throws -> [UInt8] {
    var groups = [[SourceEdit]](repeating: [], count: 3)
    for edit in edits { groups[Int.random(in: 0..<3, using: &random)].append(edit) }
    var patch = Patch()
    for group in groups.shuffled(using: &random) {
      try patch.insert(Change("Part", .safe, edits: group.shuffled(using: &random)))
    }
    return patch.applied(to: baseline)
  }

  private static func naive(_ edits: [SourceEdit], _ baseline: [UInt8]) -> [UInt8] {
    var bytes = baseline
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.offsets, with: edit.replacementBytes)
    }
    return bytes
  }

  /// Whether two changes go together does not depend on which came first, and what is refused
  /// leaves no trace.
  @Test func conflictsAreSymmetrical() {
    var random = Random(seed: 7)
    var conflicts = 0
    for _ in 0..<3000 {
      let first = Change("First", .safe, edits: random.edits(30, most: 3))
      let second = Change("Second", .safe, edits: random.edits(30, most: 3))
      let results = [[first, second], [second, first]].map { pair -> [SourceEdit]? in
        var patch = Patch()
        guard (try? patch.insert(pair[0])) != nil else { return [] }
        let alone = patch.edits
        guard (try? patch.insert(pair[1])) != nil else {
          #expect(patch.edits == alone)
          return nil
        }
        return patch.edits
      }
      #expect(results[0] == results[1])
      if results[0] == nil { conflicts += 1 }
    }
    #expect((300...2700).contains(conflicts), "the samples show nothing: \(conflicts) conflicts")
  }
}
