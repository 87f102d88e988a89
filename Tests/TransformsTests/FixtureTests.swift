import Foundation
import Platforms
import Rewriting
import Testing

@testable import Transforms

/// Every fixture of every transform, as it stands and in the variants that break other tools.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.all) func changesExactlyWhatItShould(_ fixture: Fixture) throws {
    for variant in Variant.all {
      let before = variant.apply(fixture.before)
      let after = variant.apply(fixture.after)
      let run = try fixture.run(before)
      expectEqual(run.result.bytes, after, "\(fixture) \(variant.name)")
      let again = try fixture.run(run.result.bytes)
      expectEqual(again.result.bytes, after, "\(fixture) \(variant.name), applied twice")
    }
  }

  @Test(arguments: Fixture.all) func findsNothingInStringsAndComments(_ fixture: Fixture) throws {
    for hidden in Variant.hidden(fixture.before) {
      let run = try fixture.run(hidden)
      expectEqual(run.result.bytes, hidden, "\(fixture)")
      #expect(run.passes.isEmpty, "\(fixture)")
    }
  }

  @Test(arguments: Fixture.all) func anIgnoreCommentStopsEverything(_ fixture: Fixture) throws {
    let ignored =
      Array("// refold:ignore-file \(fixture.transform.name) -- as it is\n".utf8) + fixture.before
    let run = try fixture.run(ignored)
    expectEqual(run.result.bytes, ignored, "\(fixture)")
    for entry in run.passes.flatMap(\.entries) {
      guard case .suppressed = entry.outcome else {
        Issue.record("\(fixture): \(entry.outcome)")
        continue
      }
    }
  }

  @Test(arguments: Fixture.all) func nothingAcceptedIsNothingChanged(_ fixture: Fixture) throws {
    let run = try fixture.run(fixture.before) { _, _ in .reject }
    expectEqual(run.result.bytes, fixture.before, "\(fixture)")
  }

  @Test(arguments: Fixture.all) func saysWhatItExpects(_ fixture: Fixture) throws {
    let expected = Expectation.read(from: fixture.before)
    guard !expected.isEmpty else { return }
    let run = try fixture.run(fixture.before) { _, _ in .reject }
    let found = run.passes.flatMap(\.entries).map(\.candidate)
    #expect(
      Set(found.map(\.place.line)) == Set(expected.map(\.line)),
      "\(fixture): \(found.map { "\($0.place.line): \($0.finding.reason ?? $0.finding.message)" })")
    for candidate in found {
      let texts = Expectation.texts(of: candidate.finding)
      #expect(
        expected.contains { $0.line == candidate.place.line && $0.fits(texts) },
        "\(fixture) line \(candidate.place.line): \(texts)")
    }
  }

  @Test func everyFolderIsATransformAndEveryTransformHasAFolder() throws {
    let folders = Set(
      try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)
        .filter { $0 != "Sample" && !$0.hasPrefix(".") })
    #expect(folders == Set(Suite.transforms.map(\.name)))
  }

  @Test(arguments: Suite.transforms.map(\.name)) func hasChangesAndRefusals(_ name: String) {
    let fixtures = Fixture.all.filter { $0.transform.name == name }
    #expect(fixtures.contains { !$0.mustChange }, "no unchanged fixture for \(name)")
    let offers = Suite.transforms.contains { $0.name == name && !$0.documentation.levels.isEmpty }
    #expect(fixtures.contains(where: \.mustChange) == offers)
    for fixture in fixtures { #expect((fixture.before != fixture.after) == fixture.mustChange) }
  }
}

/// Compares bytes, and names the first line that differs.
private func expectEqual(_ found: [UInt8], _ expected: [UInt8], _ what: String) {
  if found == expected { return }
  let left = found.text.components(separatedBy: "\n")
  let right = expected.text.components(separatedBy: "\n")
  for (index, pair) in zip(left, right).enumerated() where pair.0 != pair.1 {
    let (found, expected) = (pair.0.debugDescription, pair.1.debugDescription)
    Issue.record("\(what): line \(index + 1) is \(found), not \(expected)")
    return
  }
  Issue.record("\(what): \(left.count) lines, not \(right.count)")
}

/// What a fixture says about its findings, in comments on their lines or alone on the line above:
/// `// expect: safe`, `// expect: unsafe`, `// expect: 2 alternatives`, `// expect: left alone: part of the reason`.
/// A fixture with one such comment has one for every finding.
struct Expectation {
  var line: Int
  var text: String

  static func read(from bytes: [UInt8]) -> [Expectation] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().flatMap { index, line in
        line.components(separatedBy: "// expect: ").dropFirst().map {
          let isAlone = line.trimmingPrefix { $0 == " " }.hasPrefix("//")
          return Expectation(
            line: index + (isAlone ? 2 : 1), text: $0.trimmingCharacters(in: .whitespaces))
        }
      }
  }

  static func texts(of finding: Finding) -> String {
    switch finding.changes.count {
    case 0: "left alone: \(finding.reason ?? "")"
    case 1: finding.changes[0].applicability.rawValue
    default: "\(finding.changes.count) alternatives"
    }
  }

  func fits(_ found: String) -> Bool {
    text.hasPrefix("left alone: ")
      ? found.hasPrefix("left alone: ") && found.contains(text.dropFirst("left alone: ".count))
      : found == text
  }
}
