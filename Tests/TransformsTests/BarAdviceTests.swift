import Rewriting
import Testing

@testable import Transforms

/// Where the advice about bars says nothing at all.
@Suite struct BarAdviceTests {
  private static let silent = Fixture.all.filter {
    $0.name == "unchanged.another-platform.swift"
      && ["custom-bar", "custom-view-toolbar-item"].contains($0.transform.name)
  }

  @Test func thereAreFixtures() { #expect(Self.silent.count == 2) }

  @Test(arguments: silent) func nothingIsSaid(_ fixture: Fixture) throws {
    #expect(try fixture.run(fixture.before).passes.flatMap(\.entries).isEmpty)
    // The same code is worth a word where it ships on iOS.
    let onIOS = try fixture.run(fixture.before, targets: [.iOS: 17])
    #expect(onIOS.passes.flatMap(\.entries).count == 1)
  }
}
