import Reports
import Rewriting
import Testing
import Transforms

@testable import refold

/// A transform that runs only on request needs its own name and a place.
@Suite struct OnRequestTests {
  private static let groups = [
    Suite.Group(name: "first", transforms: [Usual(), Asked()]),
    Suite.Group(name: "second", transforms: [Other()]),
  ]

  private func choice(_ names: String..., namesPlace: Bool) throws -> TransformChoice {
    try TransformChoice(names, from: Self.groups, namesPlace: namesPlace, of: .preview)
  }

  private func names(_ choice: TransformChoice) -> [String] { choice.transforms.map(\.name) }

  @Test func runsWhenNamedWithAPlace() throws {
    let choice = try choice("asked", namesPlace: true)
    #expect(names(choice) == ["asked"])
    #expect(choice.leftOut == [])
  }

  @Test func isRefusedWithoutAPlace() throws {
    let failure = #expect(throws: Failure.self) { try choice("usual", "asked", namesPlace: false) }
    #expect(failure?.status == .usage)
    #expect(
      failure?.message == "'asked' runs only on request: say with --in TYPE[.MEMBER] where.")
  }

  @Test(arguments: [true, false], ["first", "first/*"])
  func aGroupLeavesItOut(namesPlace: Bool, group: String) throws {
    let choice = try choice(group, "second", namesPlace: namesPlace)
    #expect(names(choice) == ["usual", "other"])
    #expect(choice.leftOut == ["asked"])
  }

  @Test func itsNameBesideTheGroupIsEnough() throws {
    let choice = try choice("first/*", "asked", namesPlace: true)
    #expect(names(choice) == ["usual", "asked"])
    #expect(choice.leftOut == [])
  }

  @Test func theListOfNamesSaysIt() {
    let failure = #expect(throws: Failure.self) { try choice("nobody", namesPlace: true) }
    #expect(
      failure?.message.contains(
        "  first/*\n    usual\n    asked (with --in)\n  second/*\n    other\n") == true)
  }

  @Test func theCommandKeepsTheRule() throws {
    let source = """
      struct Page: View {
        @State private var isShown = false
        var body: some View {
          Text("Page").sheet(isPresented: $isShown) { Text("Notes") }
        }
      }

      """
    let sandbox = try Sandbox(committing: ["Page.swift": source])
    let alone = try sandbox.refold("check", "-t", "side-sheet-placement")
    #expect(alone.status == 2)
    #expect(alone.errors.contains("'side-sheet-placement' runs only on request: say with --in"))
    let group = try sandbox.refold("check", "-t", "presentations/*", "--in", "Page")
    #expect(group.status == 0)
    #expect(group.errors.contains("side-sheet-placement was left out: it runs only when"))
    let placed = try sandbox.refold("check", "-t", "side-sheet-placement", "--in", "Page")
    #expect(placed.status == 1)
    #expect(placed.output.hasPrefix("Page.swift:4:"))
    let elsewhere = try sandbox.refold("check", "-t", "side-sheet-placement", "--in", "Other")
    #expect(elsewhere.output == "")
  }

  @Test func theManualSaysIt() {
    #expect(Asked().levelText == "unsafe, on request")
    let page = ManualPage(Asked(), paint: Paint(isOn: false), width: 80).text
    #expect(page.hasPrefix("asked (unsafe, on request)\n"))
    #expect(page.contains("\nRuns on request\n"))
    #expect(page.contains("-t asked --in TYPE[.MEMBER]"))
    let usual = ManualPage(Usual(), paint: Paint(isOn: false), width: 80).text
    #expect(usual.hasPrefix("usual (unsafe)\n"))
    #expect(!usual.contains("on request"))
  }
}

extension Documentation {
  fileprivate static let brief = Documentation(
    title: "Say it", why: "", example: Example(before: "", after: ""), leftAlone: [], safety: "",
    availability: "", sources: [], levels: [.unsafe])
}

private struct Usual: Transform {
  static let documentation = Documentation.brief
  static let trigger: Trigger = "usual"

  func findings(in context: Context) -> [Finding] { [] }
}

private struct Other: Transform {
  static let documentation = Documentation.brief
  static let trigger: Trigger = "other"

  func findings(in context: Context) -> [Finding] { [] }
}

private struct Asked: Transform {
  static let documentation = Documentation.brief
  static let trigger: Trigger = "asked"
  static let runsOnlyOnRequest = true

  func findings(in context: Context) -> [Finding] { [] }
}
