import Testing

/// `.refold.json`, the nearest one to each file.
@Suite struct ConfigurationTests {
  private let bar = """
    import SwiftUI

    struct Home: View {
      var body: some View {
        List {}
          .safeAreaInset(edge: .bottom) {
            Button("Pay") {}
          }
      }
    }

    """

  @Test(arguments: ["preview", "check", "apply", "targets"])
  func anUnknownKeyIsAnErrorThatNamesFileAndKey(command: String) throws {
    let sandbox = try Sandbox(committing: [
      "App/Views/Banner.swift": Sample.banner, "App/.refold.json": #"{"symbol": {}}"#,
    ])
    let before = try sandbox.snapshot()
    let transform = command == "targets" ? "" : "-t \(Sample.transform)"
    let outcome = try sandbox.shell("$REFOLD \(command) \(transform)")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        Error: The configuration is wrong. App/.refold.json: there is no key 'symbol' \
        (deploymentTargets, sdkGuard, symbols, titles, barLabelStyle).

        """)
    #expect(try sandbox.snapshot() == before)
  }

  @Test func aConfigurationThatCountsForNoFileOfTheRunIsNotRead() throws {
    let sandbox = try Sandbox(committing: [
      "App/Banner.swift": Sample.banner, "Other/.refold.json": "[]",
      "Other/Nearer/.refold.json": "{}", "Other/Nearer/Plain.swift": Sample.plain,
    ])
    #expect(try sandbox.refold(safely: "preview").status == 0)
  }

  @Test func deploymentTargetsAreThoseOfTheNearest() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner, "Old/B.swift": Sample.banner,
      ".refold.json": #"{"deploymentTargets": {"iOS": "15"}}"#,
      "Old/.refold.json": #"{"deploymentTargets": {"iOS": "13"}}"#,
    ])
    let targets = try sandbox.refold("targets")
    #expect(
      targets.output.contains("iOS 15 (A.swift)\n  .refold.json: deploymentTargets, iOS 15\n"))
    #expect(
      targets.output.contains(
        "iOS 13 (Old/B.swift)\n  Old/.refold.json: deploymentTargets, iOS 13\n"))
    let preview = try sandbox.refold("preview", "-t", Sample.transform)
    #expect(preview.output.contains("+++ b/A.swift"))
    #expect(!preview.output.contains("+++ b/Old/B.swift"))
  }

  @Test func sdkGuardPutsAConditionOfTheCompilerAroundNewAPI() throws {
    let sandbox = try Sandbox(committing: [
      "A/Home.swift": bar, "B/Home.swift": bar, "B/.refold.json": #"{"sdkGuard": true}"#,
    ])
    let outcome = try sandbox.refold(
      "apply", "-t", "safe-area-inset-to-bar", "--unsafe", "--deployment-target", "iOS=17")
    #expect(outcome.status == 0)
    #expect(try sandbox.read("A/Home.swift").contains(".safeAreaBarOrInset("))
    #expect(try !sandbox.read("A/Home.swift").contains("#if compiler"))
    #expect(try sandbox.read("B/Home.swift").contains("#if compiler(>=6.2)"))
  }
}
