import Platforms
import Rewriting
import Testing

@testable import Transforms

/// Hand-made sheets of files that ship below the systems that have detents.
@Suite struct SheetFallbackTests {
  private func finding(
    _ source: String, _ targets: DeploymentTargets = [.iOS: 15]
  ) throws -> Finding? {
    let file = try SourceFile(path: "Sheet.swift", bytes: Array(source.utf8))
    return CustomSheetToDetents().findings(in: Context(file: file, targets: targets)).first
  }

  private func text(
    _ source: String, _ targets: DeploymentTargets = [.iOS: 15]
  ) throws -> String {
    let file = try SourceFile(path: "Sheet.swift", bytes: Array(source.utf8))
    var selection = Selection()
    selection.includesUnsafe = true
    var run = Run(file, targets: targets, preferences: Preferences(), selection: selection)
    run.apply(CustomSheetToDetents())
    return String(decoding: run.result.bytes, as: UTF8.self)
  }

  private func view(_ panel: String, before: String = "Text(\"Page\")") -> String {
    """
    struct T: View {
      @State private var isShown = false
      var body: some View {
        ZStack(alignment: .bottom) {
          \(before)
          if isShown {
            Color.black.onTapGesture { isShown = false }
            \(panel)
              .transition(.move(edge: .bottom))
          }
        }
      }
    }

    """
  }

  @Test func theTitleAndTheConsequenceSayWhatStays() throws {
    let older = try #require(try finding(view("Text(\"Panel\")"), [.iOS: 15, .macOS: 12]))
    #expect(
      older.changes.map(\.title) == [
        "Present the panel as a sheet with detents where the system has them"
      ])
    #expect(
      older.consequence?.hasSuffix("; below iOS 16, macOS 13 the panel stays as it is") == true)
    let newer = try #require(try finding(view("Text(\"Panel\")"), [.iOS: 16, .macOS: 13]))
    #expect(newer.changes.map(\.title) == ["Present the panel as a sheet with detents"])
    #expect(newer.consequence?.contains("stays as it is") == false)
  }

  /// Each platform that the file ships on, with the version that has detents.
  @Test(
    arguments: [
      ([.iOS: 15], "iOS 16"), ([.iOS: 16, .macOS: 12], "iOS 16, macOS 13"),
      ([.watchOS: 8, .visionOS: 1], "watchOS 9, visionOS 1"),
      ([.iOS: 15, .macCatalyst: 15], "iOS 16"),
    ] as [([Platform: Version], String)])
  func theCheckNamesEveryPlatform(_ versions: [Platform: Version], _ list: String) throws {
    let result = try text(view("Text(\"Panel\")"), DeploymentTargets(versions))
    #expect(result.contains("if #available(\(list), *) {"))
  }

  @Test func systemsThatHaveDetentsNeedNoCheck() throws {
    for targets in [[.visionOS: 1], [.iOS: 16, .macOS: 13]] as [[Platform: Version]] {
      let result = try text(view("Text(\"Panel\")"), DeploymentTargets(targets))
      #expect(!result.contains("#available"))
      #expect(!result.contains("layeredSheet"))
    }
  }

  /// Three lines are written twice, four are shared.
  @Test func longCodeIsShared() throws {
    func stack(_ count: Int) -> String {
      let lines = (1...count).map { "        Text(\"\($0)\")\n" }
      return "VStack {\n\(lines.joined())      }"
    }
    let short = try text(view(stack(3)))
    #expect(!short.contains("sheetContent"))
    #expect(short.components(separatedBy: "Text(\"3\")").count == 3)
    let long = try text(view(stack(4)))
    #expect(long.components(separatedBy: "Text(\"4\")").count == 2)
    #expect(long.components(separatedBy: "sheetContent").count == 4)
  }

  /// A gate drops a change that gives a text another value.
  @Test func textsOverSeveralLinesKeepTheirValue() throws {
    let panel = "Text(\"\"\"\n    a\n\n      b\n    \"\"\")"
    let result = try text(view(panel))
    #expect(result.contains("layeredSheet"))
    #expect(result.components(separatedBy: "Text(\"\"\"\n").count == 2)
    #expect(try text(result) == result)
  }
}
