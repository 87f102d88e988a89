import Platforms
import Testing

/// Which files are checked together, and that none sees another then.
@Suite struct BatchTests {
  static let view =
    "import SwiftUI\n\n/// A view.\nstruct Screen: View {\n  var body: Never { get }\n}\n"

  private func questions(_ sources: String...) -> [Oracle.Question] {
    sources.map { Oracle.Question(source: $0, target: Target(.iOS, 15)) }
  }

  @Test func makesTheTopLevelPrivate() {
    let source = """
      import SwiftUI

      @MainActor
      final class Model {
        var name = ""
      }
      #if os(iOS)
        extension View { func mark() -> some View { self } }
      #else
        private extension View {}
      #endif
      extension Model: Hashable {}
      private let one = 1
      private(set) var two = 2
      typealias Three = Int
      func four() {}
      """
    let isolated = """
      import SwiftUI

      @MainActor
      fileprivate final class Model {
        var name = ""
      }
      #if os(iOS)
        fileprivate extension View { func mark() -> some View { self } }
      #else
        private extension View {}
      #endif
      extension Model: Hashable {}
      private let one = 1
      fileprivate private(set) var two = 2
      fileprivate typealias Three = Int
      fileprivate func four() {}
      """
    #expect(IsolatedFile(source).text == isolated)
  }

  @Test(arguments: [
    "public struct Screen {}", "extension Int: @retroactive Identifiable {}",
    "infix operator <+>", "print(1)",
  ])
  func leavesAloneWhatCannotBePrivate(_ source: String) {
    #expect(IsolatedFile(source).text == nil)
    let batches = Batch.all(of: questions(source, Self.view, source))
    #expect(batches.map { $0.members.map(\.index) } == [[0], [2], [1]])
  }

  @Test func keepsTargetsAndProgramsApart() {
    let app = "import SwiftUI\n@main struct Program {}\n"
    var all = questions(app, Self.view, app, Self.view)
    all.append(Oracle.Question(source: Self.view, target: Target(.macOS, 12)))
    all.append(Oracle.Question(source: Self.view, target: Target(.iOS, 15), language: 6))
    let batches = Batch.all(of: all)
    #expect(batches.map { $0.members.map(\.index) } == [[0, 1, 3], [2], [4], [5]])
  }

  @Test func stopsAtItsLimit() {
    let all = [Oracle.Question](repeating: questions(Self.view)[0], count: Batch.limit * 2 + 1)
    let batches = Batch.all(of: all)
    #expect(batches.map(\.members.count) == [Batch.limit, Batch.limit, 1])
    #expect(batches.flatMap { $0.members.map(\.index) } == Array(all.indices))
  }
}

extension OracleTests {
  /// That an answer does not depend on what else is asked.
  @Suite struct TogetherTests {
    @Test func noFileSeesAnother() throws {
      let declares = "struct Shared {}\nextension Int { var half: Int { self / 2 } }\n"
      let uses = "let shared = Shared()\nlet half = 4.half\n"
      let errors = try Oracle().errors(
        in: [declares, uses, declares].map {
          Oracle.Question(source: $0, target: Target(.iOS, 15))
        })
      #expect(errors[0] == [] && errors[2] == [])
      #expect(
        errors[1].map(\.message) == [
          "cannot find 'Shared' in scope", "value of type 'Int' has no member 'half'",
        ])
      #expect(errors[1].map(\.column) == [14, 14])
    }

    @Test func aMissingModuleStopsOnlyItsOwnFile() throws {
      let errors = try Oracle().errors(
        in: ["import Charts\n", "let one: Int = \"\"\n", "let two = 2\n"].map {
          Oracle.Question(source: $0, target: Target(.iOS, 15))
        })
      #expect(errors.map(\.count) == [1, 1, 0])
    }
  }
}
