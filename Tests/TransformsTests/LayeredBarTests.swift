import Foundation
import Platforms
import Rewriting
import Testing

@testable import Transforms

/// What the findings of layered-bar-to-safe-area-bar say, and the public reports behind the rules.
@Suite struct LayeredBarTests {
  private func findings(
    _ source: String, _ targets: DeploymentTargets = [.iOS: 17]
  ) throws -> [Finding] {
    let file = try SourceFile(path: "Screen.swift", bytes: Array(source.utf8))
    return LayeredBarToSafeAreaBar().findings(in: Context(file: file, targets: targets))
  }

  private func result(
    _ source: String, _ targets: DeploymentTargets = [.iOS: 17]
  ) throws -> String {
    try Fixture(
      transform: LayeredBarToSafeAreaBar(), name: "", before: [], after: [], mustChange: true
    ).run(Array(source.utf8), targets: targets).text
  }

  private static let bar = """
    HStack {
      Button("A") {}
      Spacer()
      Button("B") {}
    }
    """

  private func screen(_ content: String, bar: String = Self.bar) -> String {
    """
    struct Screen: View {
      var body: some View {
        ZStack(alignment: .bottom) {
    \(content.indented(by: 6))
    \(bar.indented(by: 6))
        }
      }
    }

    """
  }

  /// R55, R57: the bar rides on the keyboard, and the look of the edge follows the SDK.
  @Test func saysWhatTheUserWillSeeChange() throws {
    let found = try findings(screen("List {}\n  .padding(.bottom, 80)"))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.message == "a bar of controls (Button) is layered over the List")
    #expect(finding.changes.map(\.applicability) == [.unsafe])
    #expect(finding.changes[0].title == "Attach the bar to the List with safeAreaBarOrInset")
    let consequence = try #require(finding.consequence)
    for part in [
      "comes to rest above the bar instead of behind it",
      "soft with the SDK of 26, hard with that of 27", "with a keyboard the bar rides on it",
      ".padding(.bottom, 80) on line 5 goes, since the bar takes its own space",
    ] {
      #expect(consequence.contains(part), "\(consequence)")
    }
  }

  @Test func aNoticeGetsNoEdgeEffectAndAnInsetAtEveryTarget() throws {
    let source = screen("List {}", bar: #"Text("You are offline")"#)
    for targets: DeploymentTargets in [[.iOS: 15], [.iOS: 26], [.iOS: 17, .macOS: 14]] {
      let finding = try #require(try findings(source, targets).first)
      #expect(finding.changes.first?.title == "Attach the notice to the List with safeAreaInset")
      #expect(finding.changes.first?.supports == [])
      #expect(finding.consequence?.contains("edge effect") == false)
      #expect(try result(source, targets).contains(".safeAreaInset(edge: .bottom, spacing: 0) {"))
    }
  }

  @Test func saysWhatStaysAndWhatOnlyAnotherFileShows() throws {
    let source = screen("ScrollView {\n  Posts()\n    .padding(.bottom, 30)\n}")
    let consequence = try #require(try findings(source).first?.consequence)
    #expect(consequence.contains(".padding(.bottom, 30) on line 6 stays, as a margin"))
    #expect(consequence.contains("if Posts leaves space for the bar in its own file"))
  }

  /// R56: space that matches the bar goes with it, or the space doubles.
  @Test func reportedCompensatingConstants() throws {
    let source = """
      struct R1: View {
        var body: some View {
          List {}.padding(.bottom, 64).overlay(alignment: .bottom) { TabBar().frame(height: 64) }
        }
      }

      """
    #expect(
      try result(source, [.iOS: 26]) == """
        struct R1: View {
          var body: some View {
            List {}.safeAreaBar(edge: .bottom, spacing: 0) { TabBar().frame(height: 64) }
          }
        }

        """)
  }

  /// R55: a bar that must stay where it is when the keyboard comes is left alone, and so is a
  /// vertical stack, in which the bar has its own space already.
  @Test func reportedBarBehindTheKeyboard() throws {
    let stack = """
      struct Q1: View {
        var body: some View {
          VStack(spacing: 0) {
            ScrollView { TextField("t", text: $t) }
            Bar().ignoresSafeArea(.keyboard)
          }
        }
      }

      """
    #expect(try findings(stack).isEmpty)
    let layered = screen("ScrollView {}", bar: Self.bar + "\n.ignoresSafeArea(.keyboard)")
    #expect(
      try findings(layered).map(\.reason)
        == ["the bar stays behind the keyboard, and in an inset it would ride on it"])
  }

  /// R40, R42: the check stands inside a builder, and names every platform that the file ships on.
  @Test func reportedAvailabilityHelpers() throws {
    let text = try result(screen("List {}"), [.iOS: 17, .macOS: 14, .tvOS: 17])
    #expect(text.contains("  @ViewBuilder\n  func safeAreaBarOrInset<Bar: View>("))
    #expect(text.contains("    if #available(iOS 26, macOS 26, tvOS 26, *) {\n"))
    let older = try result(screen("List {}\n  .padding(.bottom, 60)"), [.iOS: 14, .macOS: 11])
    #expect(older.contains("if #available(iOS 15, macOS 12, *) {"))
    #expect(older.contains("@available(iOS 15, macOS 12, *)\n  @ViewBuilder\n"))
    #expect(older.contains("if #available(iOS 26, macOS 26, *) {"))
  }

  /// R41: on request, the code also compiles with an SDK that has no safeAreaBar.
  @Test func reportedOlderSDK() throws {
    let file = try SourceFile(path: "Screen.swift", bytes: Array(screen("List {}").utf8))
    let found = LayeredBarToSafeAreaBar().findings(
      in: Context(file: file, targets: [.iOS: 17], preferences: Preferences(sdkGuard: true)))
    let helper = try #require(found.first?.changes.first?.supports.first)
    let text = helper.edit.replacementBytes.text
    #expect(text.contains("#if compiler(>=6.2)"))
    #expect(text.contains("#else\n"))
  }

  /// All bars of a file share one helper, with safe-area-inset-to-bar too.
  @Test func oneHelperServesTheFile() throws {
    let source = """
      struct Screen: View {
        var body: some View {
          VStack {
            List {}
              .overlay(alignment: .bottom) { ToolBar() .frame(maxWidth: .infinity) }
            List {}
              .safeAreaInset(edge: .bottom) { ToolBar() }
            List {}
              .overlay(alignment: .bottom) { ToolBar() .frame(maxWidth: .infinity) }
          }
        }
      }

      """
    let layered = try result(source)
    let all = try Fixture(
      transform: SafeAreaInsetToBar(), name: "", before: [], after: [], mustChange: true
    ).run(Array(layered.utf8), targets: [.iOS: 17]).text
    #expect(all.components(separatedBy: "func safeAreaBarOrInset").count == 2)
    #expect(all.components(separatedBy: ".safeAreaBarOrInset(").count == 4)
  }

  /// The new code has the brace style and the indentation of the file.
  @Test func followsTheFile() throws {
    let source = """
      struct Screen: View
      {
          var body: some View
          {
              ZStack(alignment: .bottom)
              {
                  List
                  {
                      Row()
                  }
                  HStack
                  {
                      Button("A") {}
                      Button("B") {}
                  }
              }
          }
      }

      """
    #expect(
      try result(source, [.iOS: 26]) == """
        struct Screen: View
        {
            var body: some View
            {
                List
                {
                    Row()
                }
                .safeAreaBar(edge: .bottom, spacing: 0)
                {
                    HStack
                    {
                        Button("A") {}
                        Button("B") {}
                    }
                }
            }
        }

        """)
    let titled = source.replacing(
      "\n        }\n    }\n}", with: "\n        }\n        .navigationTitle(\"x\")\n    }\n}")
    let older = try result(titled, [.iOS: 14])
    #expect(
      older.contains(
        """
                Group
                {
                    if #available(iOS 15, *)
                    {
                        scrollingContent
                            .safeAreaBarOrInset(edge: .bottom, spacing: 0) { bottomBar }
                    }
                    else
                    {
                        layeredContent
                    }
                }
                .navigationTitle("x")

        """), "\(older)")
  }
}

extension String {
  fileprivate func indented(by spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
  }
}
