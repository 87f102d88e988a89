import Foundation
import Platforms
import Testing

extension OracleTests {
  /// That the compiler is asked, and that its answer is read right.
  @Suite struct TypecheckTests {
    static let bar = """
      import SwiftUI

      struct Screen: View {
        var body: some View {
          ScrollView { Text("é") }.safeAreaBar(edge: .bottom) { Button("Go") {} }
        }
      }
      """

    @Test func acceptsWhatIsRight() throws {
      let oracle = try Oracle()
      for platform in [Platform.iOS, .macCatalyst, .macOS] {
        #expect(try oracle.typecheck(Self.bar, for: Target(platform, 26)) == [])
      }
    }

    @Test func saysWhatIsWrongAndWhere() throws {
      let said = try Oracle().typecheck(Self.bar, for: Target(.iOS, 17))
      let error = try #require(said.first)
      #expect(error.severity == .error)
      #expect(error.line == 5)
      #expect(error.column == 31)
      #expect(
        error.message
          == "'safeAreaBar(edge:alignment:spacing:content:)' is only available in iOS 26.0 or newer"
      )
      #expect(said.dropFirst().map(\.severity).allSatisfy { $0 == .note }, "\(said)")
    }

    @Test func acceptsTheSameBehindACheck() throws {
      let guarded = """
        import SwiftUI

        struct Screen: View {
          var body: some View {
            if #available(iOS 26, macOS 26, *) {
              Text("").safeAreaBar(edge: .bottom, spacing: 0) { Button("Go") {} }
            } else {
              Text("").safeAreaInset(edge: .bottom, spacing: 0) { Button("Go") {} }
            }
          }
        }
        """
      for target in [Target(.iOS, 15), Target(.macOS, 12), Target(.iOS, .newestKnown)] {
        #expect(try Oracle().typecheck(guarded, for: target) == [])
      }
    }

    /// R51 of the reported cases: a name of a beta that the release dropped.
    @Test func refusesNamesThatOnlyABetaHad() throws {
      let source = """
        import SwiftUI

        struct Screen: View {
          var body: some View { ScrollView { Text("") }.scrollEdgeEffectDisabled() }
        }
        """
      let released = source.replacing("Disabled()", with: "Hidden(true, for: .bottom)")
      let newest = Target(.iOS, .newestKnown)
      #expect(
        try Oracle().typecheck(source, for: newest).contains {
          $0.message.contains("has no member 'scrollEdgeEffectDisabled'")
        })
      #expect(try Oracle().typecheck(released, for: newest) == [])
    }

    @Test func knowsTheLanguageMode() throws {
      let source = "import SwiftUI\n@MainActor func go() {}\nfunc stay() { go() }\nvar state = 1\n"
      let five = try Oracle().typecheck("var state = 1\n", for: Target(.iOS, 15))
      let six = try Oracle().typecheck("var state = 1\n", for: Target(.iOS, 15), language: 6)
      #expect(five == [])
      #expect(six.contains { $0.severity == .error && $0.message.contains("concurrency-safe") })
      #expect(try Oracle().typecheck(source, for: Target(.iOS, 15), language: 6).count > six.count)
    }

    @Test func expandsObservable() throws {
      let source = """
        import SwiftUI

        @Observable final class Model { var name = "" }

        struct Screen: View {
          @Bindable var model: Model
          @Environment(Model.self) private var other
          var body: some View { TextField(other.name, text: $model.name) }
        }
        """
      #expect(try Oracle().typecheck(source, for: Target(.iOS, 17)) == [])
      #expect(try Oracle().typecheck(source, for: Target(.macOS, 13)) != [])
    }

    @Test func saysThatAModuleIsMissing() throws {
      let said = try Oracle().typecheck("import Charts\n", for: Target(.macOS, 15))
      #expect(said.first?.message == "no such module 'Charts'")
    }
  }
}
