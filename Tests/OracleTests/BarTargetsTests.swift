import Platforms
import Testing
import Transforms

extension OracleTests {
  /// What the transforms of bars and swipe actions make of their fixtures type-checks at every
  /// release that an app may ship on, and not only at the one that the fixture states.
  @Suite struct BarTargetsTests {
    private static let releases: [Version] = [15, 16, 17, 18, 26, Version(27, 1)]
    private static let macs: [Version: Version] = [15: 12, Version(27, 1): Version(27, 1)]

    private static let transforms =
      (Suite.groups.first { $0.name == "bars" }?.transforms ?? [])
      + Suite.transforms.filter { $0.name.hasPrefix("swipe") }

    @Test func everyOutputTypechecksOnIOS() throws {
      let inputs = try RetargetedFixture.all(of: Self.transforms)
      #expect(inputs.count > 15)
      let rewritten = try inputs.flatMap { input in
        try Self.releases.filter { $0 >= input.oldest }.map { release in
          try input.rewritten(for: [.iOS: release], checkedOn: [Target(.iOS, release)])
        }
      }
      #expect(rewritten.count > inputs.count * 3)
      try RetargetedFixture.Output.check(rewritten)
    }

    @Test func everyOutputTypechecksWhereTheFileShipsOnMacOSToo() throws {
      let inputs = try RetargetedFixture.all(of: Self.transforms)
      let pairs = inputs.flatMap { input in
        Self.macs.filter { $0.key >= input.oldest }.map {
          (input: input, iOS: $0.key, mac: $0.value)
        }
      }
      // What uses placements of iOS does not compile for a Mac as it is.
      let errors = try Oracle().errors(
        in: pairs.map { $0.input.question(on: Target(.macOS, $0.mac)) })
      let shared = zip(pairs, errors).filter { $0.1.isEmpty }.map(\.0)
      #expect(shared.count > 5)
      try RetargetedFixture.Output.check(
        try shared.map { pair in
          try pair.input.rewritten(
            for: [.iOS: pair.iOS, .macOS: pair.mac],
            checkedOn: [Target(.iOS, pair.iOS), Target(.macOS, pair.mac)])
        })
    }
  }
}
