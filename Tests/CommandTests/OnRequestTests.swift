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
