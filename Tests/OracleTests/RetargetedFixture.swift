import Availability
import Foundation
import Platforms
import Rewriting
import Testing
import Transforms

/// A fixture that a transform changes, for other deployment targets than those it states.
struct RetargetedFixture {
  var fixture: CheckedFixture
  var transform: any Transform
  var bytes: [UInt8]

  /// The oldest iOS that the fixture is for.
  var oldest: Version { fixture.targets.minimums.first { $0.platform == .iOS }?.version ?? 15 }

  /// Every fixture that something changes.
  static func all(of transforms: [any Transform]) throws -> [RetargetedFixture] {
    let folder = OracleTests.FixtureOracleTests.folder
    return try CheckedFixture.all(in: folder).compactMap { fixture in
      let name = fixture.path.split(separator: "/")[0]
      guard fixture.path.hasSuffix(".before.swift"), fixture.skipped == nil,
        let transform = transforms.first(where: { $0.name == name })
      else { return nil }
      return RetargetedFixture(
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
      name: "\(path) for \(targets)", isChanged: result != bytes,
      questions: platforms.map {
        Oracle.Question(source: source, target: $0, context: fixture.context)
      })
  }

  /// What a transform made, and where it has to compile.
  struct Output {
    var name: String
    /// Whether the transform changed anything.
    var isChanged: Bool
    var questions: [Oracle.Question]

    /// Expects that the compiler has nothing against any of the outputs.
    static func check(_ outputs: [Output]) throws {
      let asked = outputs.flatMap { output in output.questions.map { (output, $0) } }
      for ((output, question), errors) in zip(asked, try Oracle().errors(in: asked.map(\.1))) {
        #expect(errors == [], "\(output.name) at \(question.target)\n\(question.source)")
      }
    }
  }
}
