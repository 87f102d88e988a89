import Foundation
import Platforms
import Rewriting
import Testing

@testable import Transforms

/// What each alternative of a scrolling fallback does, picked as `--only` picks it.
@Suite struct PanelsAlternativesTests {
  private static let screen = """
    struct Introduction: View {
      var body: some View {
        VStack {
          Text("Everything in one place")
          Spacer()
          Button("Continue") {}
        }
        .padding()
      }
    }

    """

  @Test func aScreenThatFitsStays() throws {
    try expect(
      0, at: [.iOS: 17],
      """
      struct Introduction: View {
        var body: some View {
          ViewThatFits(in: .vertical) {
            screen
            ScrollView { screen }
          }
          .padding()
        }

        private var screen: some View {
          VStack {
            Text("Everything in one place")
            Spacer()
            Button("Continue") {}
          }
        }
      }

      """)
  }

  @Test func orItScrolls() throws {
    try expect(
      1, at: [.iOS: Version(16, 4)],
      """
      struct Introduction: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Everything in one place")
              Spacer()
              Button("Continue") {}
            }
          }
          .scrollBounceBehavior(.basedOnSize)
          .padding()
        }
      }

      """)
  }

  @Test(arguments: [
    (
      0, "scrollingUnlessFitting",
      """
        /// Scrolls a screen that is higher than its window, where the system can tell.
        @ViewBuilder
        func scrollingUnlessFitting() -> some View {
          if #available(iOS 16, *) {
            ViewThatFits(in: .vertical) {
              self
              ScrollView { self }
            }
          } else {
            self
          }
        }
      """
    ),
    (
      1, "scrollingWhereAvailable",
      """
        /// Scrolls a screen, and bounces only one that is higher than its window.
        @ViewBuilder
        func scrollingWhereAvailable() -> some View {
          if #available(iOS 16.4, *) {
            ScrollView { self }
              .scrollBounceBehavior(.basedOnSize)
          } else {
            self
          }
        }
      """
    ),
  ])
  func olderSystemsKeepTheScreen(_ alternative: Int, _ name: String, _ helper: String) throws {
    let expected =
      Self.screen.replacing("    }\n    .padding()", with: "    }\n    .\(name)()\n    .padding()")
      + "\nprivate extension View {\n\(helper)\n}\n"
    try expect(alternative, at: [.iOS: 15], expected)
  }

  @Test func aListInAViewOfTheFileIsFound() throws {
    let source = Self.screen.replacing(
      "      Text(\"Everything in one place\")\n", with: "      rows\n"
    ).replacing("}\n\n", with: "}\n").replacing(
      "\n}\n",
      with: """

          private var rows: some View {
            List { Text("Row") }
          }
        }

        """)
    let run = try fixture(source).run(Array(source.utf8), targets: DeploymentTargets([.iOS: 17]))
    let reasons = run.passes.flatMap(\.entries).compactMap(\.candidate.finding.reason)
    #expect(reasons == ["it holds a List, which takes the height that is left"])
  }

  private func expect(
    _ alternative: Int, at targets: [Platform: Version], _ expected: String
  ) throws {
    let targets = DeploymentTargets(targets)
    let fixture = fixture(Self.screen)
    func run(_ bytes: [UInt8]) throws -> Run {
      try fixture.run(bytes, targets: targets) { _, candidate in
        .accept(candidate.finding.changes[alternative])
      }
    }
    let changed = try run(fixture.before)
    #expect(changed.text == expected)
    let again = try run(changed.result.bytes)
    #expect(again.text == expected)
  }

  private func fixture(_ source: String) -> Fixture {
    Fixture(
      transform: ScrollingFallback(), name: "screen", before: Array(source.utf8), after: [],
      mustChange: false)
  }
}
