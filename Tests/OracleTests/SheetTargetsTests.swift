import Platforms
import Testing
import Transforms

extension OracleTests {
  /// What `custom-sheet-to-detents` makes of its fixtures type-checks where detents need a check,
  /// where parts of them do, and where nothing does, and not only at the release that a fixture states.
  @Suite struct SheetTargetsTests {
    private static let releases: [Version] = [15, 16, Version(16, 4), 26]

    @Test(arguments: releases) func everyOutputTypechecks(at release: Version) throws {
      let target = Target(.iOS, release)
      let all = try RetargetedFixture.all(of: [CustomSheetToDetents()])
      // Some fixtures use what is newer than the release.
      let errors = try Oracle().errors(in: all.map { $0.question(on: target) })
      let inputs = zip(all, errors).filter { $0.1.isEmpty }.map(\.0)
      #expect(inputs.count > 15)
      let outputs = try inputs.map { try $0.rewritten(for: [.iOS: release], checkedOn: [target]) }
      #expect(outputs.count(where: \.isChanged) > 10)
      try RetargetedFixture.Output.check(outputs)
    }
  }
}
