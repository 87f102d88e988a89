import Foundation
import Platforms
import Rewriting
import Testing

@testable import Transforms

/// What the findings of sheets and panels tell, and what their changes never do.
@Suite struct PanelsTextsTests {
  /// R61: the sizing `form` beats detents on an iPad, so it is never written; and a sheet with detents
  /// gets no sizing.
  @Test func detentsAndSizingAreNotPaired() throws {
    let fixtures = Fixture.all.filter { $0.transform.name == FixedSheetFrameToSizing.name }
    #expect(fixtures.count > 10)
    for fixture in fixtures {
      #expect(!fixture.after.text.contains("presentationSizing(.form)"), "\(fixture)")
      #expect(
        !fixture.after.text.contains("presentationDetents") || fixture.after == fixture.before,
        "\(fixture)")
    }
  }

  @Test func aPanelThatStartsShownIsASheetAtOnce() throws {
    let shown = try consequences(flag: "@State private var isShown = true")
    #expect(shown.contains("since it starts shown, that sheet is up at once"))
    let hidden = try consequences(flag: "@State private var isShown = false")
    #expect(hidden.contains("in a narrow window the panel is a sheet instead of a column"))
    #expect(!hidden.contains("at once"))
  }

  @Test func whatGoesIsSaid() throws {
    let text = try consequences(flag: "@State private var isShown = false")
    #expect(text.contains("so the divider and the transition go"))
    let plain = try consequences(
      flag: "@State private var isShown = false", divider: "", transition: "")
    #expect(plain.hasSuffix("; the system draws the column and moves it in and out"))
  }

  private func consequences(
    flag: String, divider: String = "Divider()", transition: String = ".transition(.slide)"
  ) throws -> String {
    let source = """
      struct Editor: View {
        \(flag)

        var body: some View {
          HStack {
            Text("Page")
            if isShown {
              \(divider)
              Text("Settings")
                .frame(width: 300)
                \(transition)
            }
          }
        }
      }

      """
    let fixture = Fixture(
      transform: PanelToInspector(), name: "panel", before: Array(source.utf8), after: [],
      mustChange: true)
    let run = try fixture.run(fixture.before, targets: DeploymentTargets([.iOS: 17])) { _, _ in
      .reject
    }
    let findings = run.passes.flatMap(\.entries).map(\.candidate.finding)
    #expect(findings.count == 1)
    return try #require(findings.first?.consequence)
  }
}
