import Foundation
import Rewriting
import Testing

@testable import Transforms

/// What each alternative of a finding does, picked as `--only` picks it.
@Suite struct AlternativesTests {
  @Test(arguments: [
    (0, "edges: .top"), (1, "edges: .bottom"), (2, "edges: .horizontal"),
  ]) func contentKeepsOneEdge(_ alternative: Int, _ edges: String) throws {
    let fixture = try fixture("unchanged.alternatives.swift")
    let run = try pick(alternative, in: fixture)
    var expected = fixture.before.text
    for (old, new) in [
      ("ignoresSafeArea()", "ignoresSafeArea(\(edges))"),
      ("ignoresSafeArea(.all)", "ignoresSafeArea(.all, \(edges))"),
      ("edges: .all", edges),
    ] { expected = expected.replacing(old, with: new) }
    #expect(run.text == expected)
    #expect(try pick(alternative, in: fixture, run.result.bytes).passes.isEmpty)
  }

  @Test func whatLiesBehindStillFillsTheScreen() throws {
    let source = """
      import SwiftUI

      struct Dialog: View {
        var body: some View {
          ZStack {
            Color.black.opacity(0.5)
              .onTapGesture {}
            Text("Delete?")
          }
          .background(Image("sky"))
          // Up to the edges.
          .ignoresSafeArea()  // for now
        }
      }

      """
    let fixture = Fixture(
      transform: IgnoredSafeAreaOnContent(), name: "dialog", before: Array(source.utf8), after: [],
      mustChange: false)
    let backdrop =
      source
      .replacing(".onTapGesture {}", with: ".onTapGesture {}\n        .ignoresSafeArea()")
      .replacing("Image(\"sky\")", with: "Image(\"sky\").ignoresSafeArea()")
    let atTop = try pick(0, in: fixture)
    #expect(
      atTop.text
        == backdrop.replacing(
          ".ignoresSafeArea()  // for now", with: ".ignoresSafeArea(edges: .top)  // for now"))
    let behind = try pick(3, in: fixture)
    #expect(
      behind.text == backdrop.replacing(".ignoresSafeArea()  // for now", with: "// for now"))
    #expect(try pick(3, in: fixture, behind.result.bytes).passes.isEmpty)
  }

  @Test(arguments: [(0, "Trailing", "trailing"), (1, "Leading", "leading")])
  func aSheetGoesToOneSide(_ alternative: Int, _ name: String, _ side: String) throws {
    let url = Fixture.folder.appending(path: "side-sheet-placement/unchanged.alternatives.swift")
    let before = try Array(Data(contentsOf: url))
    let fixture = Fixture(
      transform: SideSheetPlacement(), name: "side", before: before, after: [], mustChange: false)
    let run = try pick(alternative, in: fixture)
    let expected =
      before.text.replacing(
        "        Text(\"Notes\")\n",
        with: "        Text(\"Notes\")\n          .presentedAt\(name)Side()\n") + """

        private extension View {
          /// Puts a sheet at the \(side) side of a wide window where the system can.
          @ViewBuilder
          func presentedAt\(name)Side() -> some View {
            #if os(iOS)
            if #available(iOS 27, *) {
              presentationPlacement(.\(side))
            } else {
              self
            }
            #else
            self
            #endif
          }
        }

        """
    #expect(run.text == expected)
    #expect(try pick(alternative, in: fixture, run.result.bytes).passes.isEmpty)
  }

  private func pick(
    _ alternative: Int, in fixture: Fixture, _ bytes: [UInt8]? = nil
  ) throws -> Run {
    try fixture.run(bytes ?? fixture.before) { _, candidate in
      .accept(candidate.finding.changes[alternative])
    }
  }

  private func fixture(_ name: String) throws -> Fixture {
    try #require(
      Fixture.all.first {
        $0.transform.name == IgnoredSafeAreaOnContent.name && $0.name == name
      })
  }
}
