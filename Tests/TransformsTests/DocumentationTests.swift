import Foundation
import Platforms
import Rewriting
import Testing

@testable import Transforms

/// `explain` tells the truth: its examples are run.
@Suite struct DocumentationTests {
  @Test(arguments: Suite.transforms.map(\.name)) func theExampleDoesWhatItSays(_ name: String)
    throws
  {
    let transform = try #require(Suite.transforms.first { $0.name == name })
    let example = transform.documentation.example
    let fixture = Fixture(
      transform: transform, name: "example", before: Array(example.before.utf8),
      after: Array(example.after.utf8), mustChange: !transform.documentation.levels.isEmpty)
    let run = try fixture.run(fixture.before, targets: example.targets)
    #expect(run.text == example.after)
    #expect((example.before != example.after) == fixture.mustChange)
    #expect(!run.passes.isEmpty, "the example has no finding")
  }

  @Test(arguments: Suite.transforms.map(\.name)) func theTextsAreInStyle(_ name: String) throws {
    let documentation = try #require(Suite.transforms.first { $0.name == name }).documentation
    #expect(documentation.title.first?.isUppercase == true)
    #expect(!documentation.title.hasSuffix("."))
    for text in [documentation.why, documentation.safety, documentation.availability] {
      #expect(text.hasSuffix("."), "\(text)")
    }
    #expect(!documentation.leftAlone.isEmpty)
    #expect(!documentation.sources.isEmpty)
  }

  /// The type, its file or folder, and the name on the command line are the same words.
  @Test(arguments: Suite.transforms) func theFileHasTheNameOfTheType(_ transform: any Transform) {
    let type = String(describing: Swift.type(of: transform))
    let words = transform.name.split(separator: "-").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    #expect(words.joined() == type)
    let folder = Fixture.folder.deletingLastPathComponent().appending(path: "Transforms")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    #expect(files.contains { $0.hasSuffix("/\(type).swift") }, "no file \(type).swift")
  }

  @Test func namesAreUnique() {
    let names = Suite.transforms.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// The words that people read follow the compiler: imperative titles, lower-case messages, no full stop.
  @Test(arguments: Fixture.all) func titlesAndMessagesAreInStyle(_ fixture: Fixture) throws {
    let run = try fixture.run(fixture.before) { _, _ in .reject }
    for finding in run.passes.flatMap(\.entries).map(\.candidate.finding) {
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.changes.isEmpty == (finding.reason != nil))
      for change in finding.changes {
        #expect(change.title.first?.isUppercase == true, "\(change.title)")
        #expect(!change.title.hasSuffix("."), "\(change.title)")
      }
      if let reason = finding.reason { #expect(!reason.hasSuffix("."), "\(reason)") }
    }
  }
}
