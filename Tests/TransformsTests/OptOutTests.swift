import Platforms
import Testing

@testable import Transforms

/// Screens that opt out of vertical bars, and those that the document lets opt out, stay as they are
/// whatever is asked for.
@Suite struct OptOutTests {
  private static let screens = Fixture.all.filter {
    $0.transform.name == "vertical-bar-opt-out" && $0.name.contains("opt")
  }

  @Test func thereAreScreensOfBothKinds() {
    #expect(
      Self.screens.map(\.name) == ["unchanged.may-opt-out.swift", "unchanged.opted-out.swift"])
  }

  @Test(arguments: screens, Suite.transforms.map(\.name))
  func theyStayUnderEveryTransform(_ screen: Fixture, _ name: String) throws {
    var fixture = screen
    fixture.transform = try #require(Suite.transforms.first { $0.name == name })
    for targets in [screen.targets, [.iOS: 17], .unknown] as [DeploymentTargets] {
      #expect(try fixture.run(screen.before, targets: targets).result.bytes == screen.before)
    }
  }
}
