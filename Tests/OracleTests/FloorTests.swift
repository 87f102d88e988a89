import Foundation
import Platforms
import Testing

extension OracleTests {
  /// Holds the stubs to `availability.tsv`: nothing may compile where Apple does not have it, and
  /// what Apple has must.
  @Suite struct FloorTests {
    static let proofs =
      Proof.items + Proof.bars + Proof.navigation + Proof.safeAreas + Proof.presentations
      + Proof.layout + Proof.content

    /// What is proven elsewhere, or left out of the stubs.
    static let others = [
      "ViewBuilder.", "ToolbarContentBuilder.", "SceneBuilder.", "TabContentBuilder.",
      "CommandsBuilder.",  // in BuilderFloorTests
      "TableColumnBuilder.", "WidgetBundleBuilder.",  // no transform touches tables and widgets
      "ContentBuilder ",  // another name of ViewBuilder, which Xcode 26 does not know
    ]

    /// Those whose modules are built anyhow, and all with `REFOLD_ORACLE=all`.
    static let platforms: [Platform] =
      ProcessInfo.processInfo.environment["REFOLD_ORACLE"] == "all"
      ? Platform.allCases : [.iOS, .macCatalyst, .macOS]

    @Test func everyRowHasAProof() throws {
      let rows = try AvailabilityRow.all()
      #expect(rows.count == 146)
      for row in rows {
        let found =
          Self.proofs.filter { row.name.hasPrefix($0.row) }.count
          + Self.others.filter { row.name.hasPrefix($0) }.count
        #expect(found == 1, "\(row.name)")
      }
      for proof in Self.proofs {
        #expect(rows.filter { $0.name.hasPrefix(proof.row) }.count == 1, "\(proof)")
      }
    }

    @Test(arguments: platforms)
    func compilesWhereAppleHasIt(_ platform: Platform) throws {
      let claims = try Claim.all(on: platform).filter { $0.since != nil }
      #expect(claims.count > 100)
      let questions = claims.flatMap { claim in
        [claim.since, platform == .macCatalyst ? nil : .newestKnown].compactMap { version in
          version.map { Oracle.Question(source: claim.use.source, target: Target(platform, $0)) }
        }
      }
      for (question, errors) in zip(questions, try Oracle().errors(in: questions)) {
        #expect(errors == [], "\(question.target)\n\(question.source)")
      }
    }

    @Test(arguments: platforms)
    func doesNotCompileOneVersionBelow(_ platform: Platform) throws {
      let claims = try Claim.all(on: platform).compactMap { claim -> (Claim, Target)? in
        guard let since = claim.since, let below = since.below(on: platform) else { return nil }
        return (claim, Target(platform, below))
      }
      #expect(claims.count > 20)
      let said = try Oracle().answers(
        to: claims.map { Oracle.Question(source: $0.0.use.source, target: $0.1) })
      for ((claim, target), diagnostics) in zip(claims, said) {
        let version = claim.since.map { "\($0.major).\($0.minor)" } ?? ""
        let phrase = "is only available in \(platform.conditionName) \(version) or newer"
        #expect(
          diagnostics.contains { $0.severity == .error && $0.message.contains(phrase) },
          "\(claim.row) at \(target): \(diagnostics.map(\.message))\n\(claim.use.source)")
      }
    }

    @Test(arguments: platforms)
    func doesNotCompileWhereItIsAbsent(_ platform: Platform) throws {
      let claims = try Claim.all(on: platform).filter { $0.since == nil }
      #expect(!claims.isEmpty)
      let said = try Oracle().answers(
        to: claims.map {
          Oracle.Question(source: $0.use.source, target: Target(platform, Version.newestKnown))
        })
      let phrases = ["is unavailable in", "has no member", "cannot find"]
      for (claim, diagnostics) in zip(claims, said) {
        #expect(
          diagnostics.contains { said in
            said.severity == .error && phrases.contains { said.message.contains($0) }
          },
          "\(claim.row): \(diagnostics.map(\.message))\n\(claim.use.source)")
      }
    }
  }
}

/// A use, and since when a platform must accept it.
private struct Claim {
  var row: String
  var use: Use
  var since: Version?

  static func all(on platform: Platform) throws -> [Claim] {
    let rows = try AvailabilityRow.all()
    return try OracleTests.FloorTests.proofs.flatMap { proof in
      let row = try #require(rows.first { $0.name.hasPrefix(proof.row) }, "\(proof)")
      return proof.uses.map { Claim(row: row.name, use: $0, since: row.since[platform]) }
    }
  }
}

extension Version {
  /// A version just below that a target can have; nil where the stubs have none so old.
  ///
  /// There are no releases between those of 2024 and 26, and the compiler takes their numbers for 26.
  fileprivate func below(on platform: Platform) -> Version? {
    let below =
      switch (platform, major, minor) {
      case (_, _, 1...): Version(major, minor - 1)
      case (.iOS, 26, _), (.macCatalyst, 26, _), (.tvOS, 26, _): Version(18, 9)
      case (.macOS, 26, _): Version(15, 9)
      case (.watchOS, 26, _): Version(11, 9)
      case (.visionOS, 26, _): Version(2, 9)
      case (.macOS, 11, _): Version(10, 15)
      default: Version(major - 1, 9)
      }
    return below < platform.firstWithSwiftUI ? nil : below
  }
}
