import Rewriting
import Testing

@Suite struct TriggerTests {
  @Test(arguments: [
    ("abc", "abc", true), ("abc", "abcd", true), ("abc", "zabc", true), ("abc", "ab", false),
    ("abc", "", false), ("", "", true), ("", "x", true), ("aab", "aaab", true),
    ("abab", "abaabab", true),
    ("abc", "ababab", false), ("a", "a", true), ("a", "b", false), ("Ωx", "xΩx", true),
    ("toolbar", "tool bar toolba toolbar", true), ("}}", "} }", false), ("\r\n", "a\n\r", false),
  ])
  func needles(needle: String, text: String, occurs: Bool) {
    #expect(Trigger(stringLiteral: needle).matches(text.bytes) == occurs)
  }

  @Test func expressions() {
    let trigger: Trigger = ("a" && "b") || "c"
    for (text, holds) in [("", false), ("a", false), ("b", false), ("ba", true), ("c", true)] {
      #expect(trigger.matches(text.bytes) == holds)
    }
    #expect(Trigger.all([]).matches([]))
    #expect(!Trigger.any([]).matches([]))
    #expect(trigger == .any([.all(["a", "b"]), "c"]))
  }

  @Test func agreesWithANaiveSearch() {
    var random = Random(seed: 3)
    var found = 0
    for _ in 0..<5000 {
      // Few letters, rare and common ones, so that beginnings overlap.
      let letters = Array("ae \nZq".utf8) + [0x00, 0xFF]
      func text(_ length: ClosedRange<Int>) -> [UInt8] {
        (0..<Int.random(in: length, using: &random)).map { _ in
          letters.randomElement(using: &random)!
        }
      }
      let (needle, bytes) = (text(0...4), text(0...60))
      let occurs = bytes.indices.contains { bytes[$0...].starts(with: needle) } || needle.isEmpty
      #expect(Trigger.bytes(needle).matches(bytes) == occurs, "\(needle) in \(bytes)")
      if occurs { found += 1 }
    }
    #expect((500...4500).contains(found), "the samples show nothing: \(found)")
  }
}
