/// Sources and edits that are random, and the same for the same seed.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Few different lines with all kinds of endings and bytes, so that much of it repeats.
  mutating func bytes(lines count: Int) -> [UInt8] {
    let contents: [[UInt8]] = [
      [], [], Array("}".utf8), Array("  }".utf8), Array("let a = 1".utf8), Array("é".utf8),
      [0xFF, 0xC3], [0x00], Array("a\rb".utf8), Array("\tText(\"x\")".utf8), Array("-- ".utf8),
    ]
    let endings: [[UInt8]] = [[0x0A], [0x0A], [0x0A], [0x0D, 0x0A]]
    var bytes: [UInt8] = []
    for index in 0..<count {
      bytes += contents.randomElement(using: &self)!
      if index < count - 1 || number(0...2) > 0 { bytes += endings.randomElement(using: &self)! }
    }
    return bytes
  }

  /// The lines of a made-up SwiftUI file.
  mutating func swift(views: Int) -> [String] {
    var lines = ["import SwiftUI", ""]
    for view in 0..<views {
      lines += ["struct View\(view): View {", "  @State private var value\(view) = 0", ""]
      lines += ["  var body: some View {"] + block(depth: 2) + ["  }", ""]
      for function in 0..<number(0...2) {
        lines += ["  private func action\(function)() {", "    value\(view) += \(number(1...3))"]
        lines += ["    if value\(view) > \(number(1...9)) {", "      reset()", "    }", "  }", ""]
      }
      lines[lines.count - 1] = "}"
      lines.append("")
    }
    return lines
  }

  private mutating func block(depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    if depth > 4 || number(0...2) == 0 {
      return ["\(indentation)Text(\"Item \(number(0...99))\")", "\(indentation)  .padding()"]
    }
    var lines = ["\(indentation)\(["VStack", "HStack", "Group"].randomElement(using: &self)!) {"]
    for _ in 0..<number(1...3) { lines += block(depth: depth + 1) }
    return lines + ["\(indentation)}"]
  }

  /// Lines whose indentation and blank lines vary and whose text hardly does.
  mutating func blocks(count: Int) -> [String] {
    (0..<count).flatMap { _ in
      let indentation = ["", "  ", "  ", "    ", "\t", "  \t"].randomElement(using: &self)!
      let blanks = [[], [], [""], ["  "], ["", "\t"]].randomElement(using: &self)!
      return [
        ["\(indentation)go {", "\(indentation)  go", "\(indentation)}"], ["\(indentation)go"],
      ]
      .randomElement(using: &self)! + blanks
    }
  }

  /// The lines after an edit as people and transforms make them.
  mutating func edited(_ lines: [String]) -> [String] {
    var lines = lines
    let place = number(0...lines.count - 1)
    let end = min(lines.count, place + number(1...9))
    let indentation = lines[place].prefix { $0 == " " }
    switch number(0...6) {
    case 0: lines.insert("\(indentation)  .ignoresSafeArea()", at: place + 1)
    case 1: lines.removeSubrange(place..<min(end, place + 3))
    case 2: lines.insert(contentsOf: lines[place..<end], at: end)
    case 3: lines[place] += " // changed"
    case 4: lines.removeSubrange(place..<end)
    case 5:
      let inner = lines[place..<end].map { $0.isEmpty ? $0 : "  \($0)" }
      lines.replaceSubrange(
        place..<end, with: ["\(indentation)Wrapped {"] + inner + ["\(indentation)}"])
    default: lines.insert("", at: place)
    }
    return lines
  }
}

extension [String] {
  /// The lines as a file, each ended by a line feed.
  var file: [UInt8] { flatMap { ($0 + "\n").utf8 } }
}
