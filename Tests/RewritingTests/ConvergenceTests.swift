import Rewriting
import SwiftSyntax
import Testing

/// Invariant 6: applying twice is applying once (ruff#3522, #2576, #18729).
@Suite struct ConvergenceTests {
  /// `again` becomes `again2`, and that `again22`.
  private static let never = Scripted { context in
    context.file.tree.tokens(viewMode: .sourceAccurate).filter { $0.text.hasPrefix("again") }.map {
      Finding(
        at: $0, "it can go on",
        change: Change("Go on", .safe, edits: [.replacing($0, with: $0.text + "2")]))
    }
  }

  @Test func aTransformThatFindsItsOwnResultChangesNothing() throws {
    let text = "f(again)\ng(again)\n"
    let run = try run(Self.never, over: text)
    #expect(run.text == text)
    #expect(run.outcomes == [.wouldNotConverge, .wouldNotConverge])
    #expect(run.passes[0].before == run.passes[0].after)
    #expect(run.passes[0].changes.isEmpty)
  }

  @Test func theOtherTransformsStillRun() throws {
    let run = try run([AppleToPear(), Self.never, PearToPlum()], over: "f(again, apple)\n".bytes)
    #expect(run.text == "f(again, plum)\n")
    #expect(run.outcomes == [.applied, .wouldNotConverge, .applied])
  }

  @Test func answersDoNotChangeThat() throws {
    let run = try run(Self.never, over: "f(again)\ng(again)\n") {
      $0.place.line == 1 ? .accept($0.finding.changes[0]) : .reject
    }
    #expect(run.outcomes == [.wouldNotConverge, .rejected])
    #expect(run.result.bytes == run.original)
  }

  @Test(arguments: Sample.inline) func applyingTwiceIsApplyingOnce(_ text: String) throws {
    let transforms: [any Transform] = [AppleToPear(), PearToPlum(), Scripted.unwrap]
    let first = try run(transforms, over: (text + "\nwrap(wrap(apple))\n").bytes)
    #expect(first.text == text + "\nplum\n")
    let second = try run(transforms, over: first.result.bytes)
    #expect(second.result.bytes == first.result.bytes)
    #expect(second.passes.isEmpty)
  }

  /// A change that copies code copies what was left in it; that is no new offer.
  @Test func copiesOfWhatWasDeniedAreNoNewOffer() throws {
    let transform = Scripted { context in
      Scripted.each("twice") { token, file in
        guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
          let argument = call.arguments.first
        else { return [] }
        let text = file.text(of: argument).text
        return [
          Change(
            "Copy", .safe, edits: [.replacing(call, with: "if p {\n\(text)\n} else {\n\(text)\n}")])
        ]
      }.findings(in: context)
        + Scripted.replace("risk", with: "care", .unsafe).findings(in: context)
    }
    let run = try run(transform, over: "twice(\nrisk\n)\n")
    #expect(run.text == "if p {\nrisk\n} else {\nrisk\n}\n")
    #expect(run.outcomes == [.applied, .unsafeNotAskedFor])
  }

  /// The result offers what the first run was not denied.
  @Test func aNewOfferBesideADeniedOneIsRefused() throws {
    let transform = Scripted { context in
      Self.never.findings(in: context)
        + Scripted.replace("risk", with: "care", .unsafe).findings(in: context)
    }
    let run = try run(transform, over: "f(again)\nf(risk)\n")
    #expect(run.outcomes == [.wouldNotConverge, .unsafeNotAskedFor])
  }

  /// Rounds that never run out of conflicts end.
  @Test func conflictsThatNeverEndDoEnd() throws {
    let transform = Scripted { context in
      context.file.identifiers("grow").flatMap { token in
        (0..<2).map { index in
          Finding(
            at: token, "it grows",
            change: Change(
              "Grow \(index)", .safe, edits: [.replacing(token, with: "grow + grow\(index)")]))
        }
      }
    }
    let run = try run(transform, over: "let a = grow\n")
    #expect(run.result.bytes == run.original)
    #expect(run.outcomes.contains(.wouldNotConverge))
    #expect(!run.outcomes.contains(.applied))
  }
}
