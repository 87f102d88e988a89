import Foundation
import Platforms
import Testing

extension OracleTests {
  /// Every fixture of every transform type-checks: what goes in at its deployment targets, what
  /// comes out also at the newest versions.
  @Suite struct FixtureOracleTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

    @Test func everyFixtureTypechecks() throws {
      let fixtures = try CheckedFixture.all(in: Self.folder)
      for failure in try FixtureFailure.all(of: fixtures) { Issue.record("\(failure)") }
    }

    @Test func fewFixturesAreSkippedAndEachSaysWhy() throws {
      let fixtures = try CheckedFixture.all(in: Self.folder)
      let skipped = fixtures.filter { $0.skipped != nil }
      for fixture in skipped {
        print("oracle: not checked: \(fixture): \(fixture.skipped ?? "")")
        #expect(fixture.skipped?.isEmpty == false, "\(fixture)")
      }
      #expect(skipped.count * 20 <= fixtures.count + 20, "\(skipped.count) of \(fixtures.count)")
    }

    @Test func findsWhatIsWrong() throws {
      let folder = try TemporaryFolder([
        "one/bar.before.swift": "// targets: iOS 15.0, macOS 12.0\n" + Self.view(".padding()"),
        "one/bar.after.swift": Self.view(".safeAreaBar(edge: .top) { Text(\"\") }"),
        "one/unchanged.gone.swift": "// targets: iOS 16.4\n" + Self.view(".vanish()"),
        "two/split.before.swift": "// targets: macOS 14.0\n"
          + Self.view(".navigationBarHidden(true)"),
        "Sample/Sources/App.swift": "not Swift",
      ])
      let failures = try FixtureFailure.all(of: CheckedFixture.all(in: folder.url))
      #expect(
        failures.map { "\($0.fixture) at \($0.target)" }.sorted() == [
          "one/bar.after.swift at iOS 15", "one/bar.after.swift at macOS 12",
          "one/unchanged.gone.swift at iOS 16.4", "two/split.before.swift at macOS 14",
        ])
    }

    @Test func checksTheOutputAtTheNewestVersionsToo() throws {
      let folder = try TemporaryFolder([
        "one/a.before.swift": "// targets: iOS 16.4, macOS 13\n\n" + Self.view(""),
        "one/a.after.swift": Self.view(""),
        "one/unchanged.b.swift": Self.view(""),
        "one/unchanged.c.swift": "// targets: unknown\n" + Self.view(""),
      ])
      let fixtures = try CheckedFixture.all(in: folder.url)
      #expect(
        fixtures.map { "\($0): \($0.questions.map(\.target))" } == [
          "one/a.after.swift: [iOS 16.4, macOS 13, iOS 27.1, macOS 27.1]",
          "one/a.before.swift: [iOS 16.4, macOS 13]", "one/unchanged.b.swift: [iOS 15]",
          "one/unchanged.c.swift: [iOS 15]",
        ])
    }

    @Test func leavesOutPreviewsAndWhatIsSkipped() throws {
      let preview =
        "\n#Preview(\"é\") {\n  Nowhere()\n}\n@available(iOS 17, *)\n#Preview { Never() }\n"
      let folder = try TemporaryFolder([
        "one/unchanged.preview.swift": Self.view("") + preview + "struct Later: Missing {}\n",
        "one/unchanged.chart.swift": "// oracle: skip needs Charts\nimport Charts\n",
      ])
      let fixtures = try CheckedFixture.all(in: folder.url)
      #expect(fixtures.compactMap(\.skipped) == ["needs Charts"])
      let failures = try FixtureFailure.all(of: fixtures)
      #expect(failures.count == 1)
      #expect(failures.first?.errors.map(\.message) == ["cannot find type 'Missing' in scope"])
      #expect(failures.first?.errors.map(\.line) == [14])
    }

    @Test func letsAFixtureNeedAnotherFile() throws {
      let folder = try TemporaryFolder([
        "one/model.before.swift": "let name = Model().name\n",
        "one/model.after.swift": "let name = Model().name.count + \"\"\n",
        "one/context.model.swift": "struct Model { var name = \"\" }\n",
      ])
      let fixtures = try CheckedFixture.all(in: folder.url)
      #expect(fixtures.map(\.path) == ["one/model.after.swift", "one/model.before.swift"])
      let failures = try FixtureFailure.all(of: fixtures)
      #expect(
        failures.map(\.fixture.path) == [String](repeating: "one/model.after.swift", count: 2))
    }

    @Test func saysWhenTargetsCannotBeRead() throws {
      let folder = try TemporaryFolder(["one/unchanged.a.swift": "// targets: iOS fifteen\n"])
      #expect(
        throws: FixtureError.unreadableTargets(path: "one/unchanged.a.swift", list: "iOS fifteen")
      ) {
        try CheckedFixture.all(in: folder.url)
      }
    }

    /// A file with a view that has the modifier; its types have the same names in every file.
    private static func view(_ modifier: String) -> String {
      """
      import SwiftUI

      struct Screen: View {
        var body: some View {
          Text("")\(modifier)
        }
      }

      """
    }
  }
}

/// Errors in a fixture at a target.
private struct FixtureFailure: CustomStringConvertible {
  var fixture: CheckedFixture
  var target: Target
  var errors: [Diagnostic]

  var description: String {
    "Fixtures/\(fixture) at \(target):\n" + errors.map { "  \($0)" }.joined(separator: "\n")
  }

  static func all(of fixtures: [CheckedFixture]) throws -> [FixtureFailure] {
    let asked = fixtures.flatMap { fixture in fixture.questions.map { (fixture, $0) } }
    let errors = try Oracle().errors(in: asked.map(\.1))
    return zip(asked, errors).compactMap { asked, errors in
      errors.isEmpty
        ? nil : FixtureFailure(fixture: asked.0, target: asked.1.target, errors: errors)
    }
  }
}

/// A folder with files, gone when the last reference to it is.
private final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "refold-fixtures-" + UUID().uuidString)

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
