import Platforms
import Testing

/// Everything that asks the compiler, one suite after another: each keeps two processes busy.
@Suite(.serialized) struct OracleTests {
  @Test func typechecks() throws {
    let oracle = try Oracle()
    let source = """
      import SwiftUI

      struct Screen: View {
        var body: some View {
          ScrollView { Text("Hello") }
            .safeAreaBar(edge: .bottom) { Button("Go") {} }
        }
      }
      """
    for platform in [Platform.iOS, .macOS] {
      #expect(try oracle.typecheck(source, for: Target(platform, 26)) == [])
    }
    let said = try oracle.typecheck(source, for: Target(.iOS, 17))
    #expect(said.map(\.severity).first == .error, "\(said)")
    #expect(said.first?.line == 6)
    #expect(said.first?.column == 8)
    #expect(
      said.first?.message
        == "'safeAreaBar(edge:alignment:spacing:content:)' is only available in iOS 26.0 or newer")
  }
}
