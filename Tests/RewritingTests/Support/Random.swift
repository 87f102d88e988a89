import Rewriting
import SwiftSyntax

/// SplitMix64: the same numbers in every run.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Ascending, disjoint edits of a content of `count` bytes; insertions at one offset are single.
  mutating func edits(_ count: Int, most: Int = 12) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var start = 0
    for _ in 0..<Int.random(in: 0...most, using: &self) where start <= count {
      let lower = Int.random(in: start...min(count, start + count / 4 + 1), using: &self)
      let length = Bool.random(using: &self) ? 0 : Int.random(in: 1...20, using: &self)
      let upper = min(count, lower + length)
      edits.append(SourceEdit(lower..<upper, replacement()))
      start = lower == upper ? upper + 1 : upper
    }
    return edits
  }

  private mutating func replacement() -> [UInt8] {
    let texts = ["", "x", "\n", "\r\n", "👨‍👩‍👧‍👦", "some text", "\u{FEFF}", "a\nb\nc\n", "\t", "é"]
    return Array(texts.randomElement(using: &self)!.utf8)
  }
}
