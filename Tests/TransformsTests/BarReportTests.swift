import Platforms
import Rewriting
import Testing

@testable import Transforms

/// The public fault reports about toolbars, byte for byte under every transform of bars. The numbers
/// are those of the project's list of reports; what breaks nothing elsewhere is in `PublicReportTests`.
@Suite struct BarReportTests {
  struct Report: Sendable, CustomTestStringConvertible {
    var name: String
    var targets: DeploymentTargets = [.iOS: 17]
    var source: String
    /// The whole output, by the name of the transform; every other one leaves the source as it is.
    var outputs: [String: String] = [:]
    var testDescription: String { name }
  }

  private static let bars = Suite.groups.first { $0.name == "bars" }?.transforms ?? []

  @Test(arguments: Report.all) func everyByteIsAsItShouldBe(_ report: Report) throws {
    #expect(!Self.bars.isEmpty)
    #expect(Set(report.outputs.keys).isSubset(of: Self.bars.map(\.name)))
    for transform in Self.bars {
      for variant in Variant.all {
        // A file without an indentation of its own gets four spaces, and no tabs.
        if variant.name == "with tabs", !report.source.contains("\n  ") { continue }
        let before = variant.apply(Array(report.source.utf8))
        let expected = variant.apply(
          Array((report.outputs[transform.name] ?? report.source).utf8))
        let fixture = Fixture(
          transform: transform, name: report.name, before: before, after: expected,
          mustChange: before != expected)
        let run = try fixture.run(before, targets: report.targets)
        #expect(run.text == expected.text, "\(transform.name), \(variant.name)")
        let again = try fixture.run(run.result.bytes, targets: report.targets)
        #expect(again.result.bytes == expected, "\(transform.name), \(variant.name), twice")
      }
    }
  }

  /// R65: with a style of the configuration the items look as they did where no vertical bar is.
  @Test func theStyleIsThatOfTheConfiguration() throws {
    let source = """
      // configuration: {"barLabelStyle": "titleOnly"}
      struct X1: View { var body: some View { Text("x").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(bad) }
      } } }

      """
    let fixture = Fixture(
      transform: TitleOnlyToSystemImage(), name: "R65", before: Array(source.utf8), after: [],
      mustChange: true)
    #expect(
      try fixture.run(fixture.before, targets: [.iOS: 17]).text == """
        // configuration: {"barLabelStyle": "titleOnly"}
        struct X1: View { var body: some View { Text("x").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save", systemImage: "checkmark", action: save).labelStyle(.titleOnly).disabled(bad) }
        } } }

        """)
  }

  /// R67: nothing names the first and the last; what names the second becomes its title.
  @Test func noTitleIsInvented() throws {
    let report = try #require(Report.all.first { $0.name.hasPrefix("R67") })
    let fixture = Fixture(
      transform: IconOnlyToTitle(), name: "R67", before: Array(report.source.utf8), after: [],
      mustChange: true)
    let reasons = try fixture.run(fixture.before, targets: [.iOS: 17]) { _, _ in .reject }
      .passes.flatMap(\.entries).map(\.candidate.finding.reason)
    let unnamed = "nothing names it, and no title is made up from an image"
    #expect(reasons == [unnamed, nil, unnamed])
  }
}
