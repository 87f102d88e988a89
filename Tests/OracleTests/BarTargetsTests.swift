import Availability
import Foundation
import Platforms
import Rewriting
import Testing
import Transforms

extension OracleTests {
  /// What the transforms of bars and swipe actions make of their fixtures type-checks at every
  /// release that an app may ship on, and not only at the one that the fixture states.
  @Suite struct BarTargetsTests {
    private static let releases: [Version] = [15, 16, 17, 18, 26, Version(27, 1)]
    private static let macs: [Version: Version] = [15: 12, Version(27, 1): Version(27, 1)]

    private static let transforms =
      (Suite.groups.first { $0.name == "bars" }?.transforms ?? [])
      + Suite.transforms.filter { $0.name.hasPrefix("swipe") }

    @Test func everyOutputTypechecksOnIOS() throws {
      let inputs = try Input.all(of: Self.transforms)
      #expect(inputs.count > 15)
      let rewritten = try inputs.flatMap { input in
        try Self.releases.filter { $0 >= input.oldest }.map { release in
          try input.rewritten(for: [.iOS: release], checkedOn: [Target(.iOS, release)])
        }
      }
      #expect(rewritten.count > inputs.count * 3)
      try Self.check(rewritten)
    }

    @Test func everyOutputTypechecksWhereTheFileShipsOnMacOSToo() throws {
      let inputs = try Input.all(of: Self.transforms)
      let pairs = inputs.flatMap { input in
        Self.macs.filter { $0.key >= input.oldest }.map {
          (input: input, iOS: $0.key, mac: $0.value)
        }
      }
      // What uses placements of iOS does not compile for a Mac as it is.
      let errors = try Oracle().errors(
        in: pairs.map { $0.input.question(on: Target(.macOS, $0.mac)) })
      let shared = zip(pairs, errors).filter { $0.1.isEmpty }.map(\.0)
      #expect(shared.count > 5)
      try Self.check(
        try shared.map { pair in
          try pair.input.rewritten(
            for: [.iOS: pair.iOS, .macOS: pair.mac],
            checkedOn: [Target(.iOS, pair.iOS), Target(.macOS, pair.mac)])
        })
    }

    private static func check(_ outputs: [Output]) throws {
      let asked = outputs.flatMap { output in output.questions.map { (output, $0) } }
      for ((output, question), errors) in zip(asked, try Oracle().errors(in: asked.map(\.1))) {
        #expect(errors == [], "\(output.name) at \(question.target)\n\(question.source)")
      }
    }
  }
}

/// What a transform is given.
private struct Input {
  var fixture: CheckedFixture
  var transform: any Transform
  var bytes: [UInt8]

  /// The oldest iOS that the fixture is for.
  var oldest: Version { fixture.targets.minimums.first { $0.platform == .iOS }?.version ?? 15 }

  /// Every fixture that something changes.
  static func all(of transforms: [any Transform]) throws -> [Input] {
    let folder = OracleTests.FixtureOracleTests.folder
    return try CheckedFixture.all(in: folder).compactMap { fixture in
      let name = fixture.path.split(separator: "/")[0]
      guard fixture.path.hasSuffix(".before.swift"), fixture.skipped == nil,
        let transform = transforms.first(where: { $0.name == name })
      else { return nil }
      return Input(
        fixture: fixture, transform: transform,
        bytes: Array(try Data(contentsOf: folder.appending(path: fixture.path))))
    }
  }

  func question(on target: Target) -> Oracle.Question {
    Oracle.Question(source: fixture.source, target: target, context: fixture.context)
  }

  /// What the transform makes of it where the file ships on the targets.
  func rewritten(
    for targets: DeploymentTargets, checkedOn platforms: [Target]
  ) throws -> Output {
    let (transform, bytes, path) = (transform, bytes, fixture.path)
    let key = "// configuration: "
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(3)
      .first { $0.hasPrefix(key) }
    let preferences =
      try line.map {
        try Configuration(Array($0.dropFirst(key.count).utf8), path: path).preferences
      } ?? Preferences()
    let result = try withLargeStack { () -> Swift.Result<[UInt8], SourceFileError> in
      Swift.Result { () throws(SourceFileError) in
        let file = try SourceFile(path: path, bytes: bytes)
        var selection = Selection()
        selection.includesUnsafe = true
        var run = Run(file, targets: targets, preferences: preferences, selection: selection)
        run.apply(transform)
        return run.result.bytes
      }
    }.get()
    let source = PreviewMacros.blanked(in: String(decoding: result, as: UTF8.self))
    return Output(
      name: "\(path) for \(targets)",
      questions: platforms.map {
        Oracle.Question(source: source, target: $0, context: fixture.context)
      })
  }
}

/// What a transform made, and where it has to compile.
private struct Output {
  var name: String
  var questions: [Oracle.Question]
}
