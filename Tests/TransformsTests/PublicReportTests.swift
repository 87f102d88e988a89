import Platforms
import Rewriting
import Testing

@testable import Transforms

/// The inputs of public fault reports of other tools, under every transform: nothing is lost,
/// nothing breaks, and running twice changes nothing more. The numbers are those of the project's
/// list of reports.
@Suite struct PublicReportTests {
  struct Report: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var testDescription: String { name }
  }

  @Test(arguments: Report.all) func nothingBreaks(_ report: Report) throws {
    for transform in Suite.transforms {
      for targets in [DeploymentTargets.unknown, [.iOS: 15], [.iOS: 27, .macOS: 27]] {
        for variant in Variant.all {
          let before = variant.apply(Array(report.source.utf8))
          // Only the first line can be a shebang.
          guard !report.source.hasPrefix("#!") || before.starts(with: "#!".utf8) else { continue }
          let fixture = Fixture(
            transform: transform, name: report.name, before: before, after: before,
            mustChange: false)
          let untouched = try fixture.run(before, targets: targets) { _, _ in .reject }
          #expect(untouched.result.bytes == before, "\(transform.name)")
          let run = try fixture.run(before, targets: targets)
          let again = try fixture.run(run.result.bytes, targets: targets)
          #expect(again.text == run.text, "\(transform.name), \(variant.name), applied twice")
          for entry in run.passes.flatMap(\.entries) {
            switch entry.outcome {
            case .applied, .leftForYou: break
            default: Issue.record("\(transform.name), \(variant.name): \(entry.outcome)")
            }
          }
        }
      }
    }
  }

  /// R11, R19: regular expressions, strings and the arguments of foreign macros are not code of the app.
  @Test func nothingIsFoundWhereNoCodeOfTheAppIs() throws {
    let source = ##"""
      let r = #/edgesIgnoringSafeArea\(\.all\){8}|horizontalSizeClass != \.compact/#
      let s = "view.edgesIgnoringSafeArea(.all).coordinateSpace(name: 1)"
      let t = """
        if horizontalSizeClass != .compact { safeAreaInset(edge: .bottom) { Bar() } }
        """
      let e = #expect(view.edgesIgnoringSafeArea(.all).coordinateSpace(name: "x") != nil)
      let f = #require(horizontalSizeClass != .compact ? a : b)
      @Suite(.tags(view.edgesIgnoringSafeArea(.all))) struct G {}

      """##
    for transform in Suite.transforms {
      let fixture = Fixture(
        transform: transform, name: "R11", before: [], after: [], mustChange: false)
      let run = try fixture.run(Array(source.utf8))
      #expect(run.passes.isEmpty, "\(transform.name)")
    }
  }
}

extension PublicReportTests.Report {
  static let all: [Self] = [
    Self(
      name: "R01 a token behind #endif",
      source: """
        let row = pair(
          base
            #if os(iOS)
              .edgesIgnoringSafeArea(.all)
            #endif
          , 2
        )

        """),
    Self(
      name: "R02 #if in a chain",
      source: """
        struct A: View {
          var body: some View {
            Text("x")
              #if os(iOS)
              .navigationBarItems(trailing: Button("Add", action: add))
              .edgesIgnoringSafeArea(.all)
              #elseif os(macOS)
              .padding()
              #endif
              .safeAreaInset(edge: .bottom) { Bar() }
          }
        }

        """),
    Self(
      name: "R03 a comment as the only argument",
      source: """
        presenter.run(
          // keep: reviewed by legal
        ) {
          step()
        }
        view.edgesIgnoringSafeArea(
          // keep: reviewed by legal
          .all
        )

        """),
    Self(
      name: "R04 a shebang",
      source: """
        #!/usr/bin/env swift
        // licence
        import SwiftUI
        let v = List {}.safeAreaInset(edge: .bottom) { Button("Go") {} }

        """),
    Self(
      name: "R09 characters of many bytes",
      source: """
        let 家 = "👨‍👩‍👧‍👦é" ; struct C: View { var body: some View { Text("🇯🇵 \\(家)").edgesIgnoringSafeArea(.all) } }

        """),
    Self(
      name: "R13 blank lines in a string",
      source: """
        struct D: View { var body: some View {
          VStack {
            Text(\"\"\"
              # one


              # two
              \"\"\")
          }
          .safeAreaInset(edge: .bottom) { Button(\"\"\"
            Go
              now
            \"\"\") {} }
          .edgesIgnoringSafeArea(.bottom)
        } }

        """),
    Self(
      name: "R14 closures in parentheses",
      source: """
        track({ read() }, token: { nil }, willChange: nil, didChange: { use() })
        Button(action: { save() }, label: { Image(systemName: "checkmark") })
        Button(role: .cancel, action: close) { Text("Cancel") }
        view.safeAreaInset(edge: .bottom, content: { Button(action: { save() }, label: { Text("Save") }) })

        """),
    Self(
      name: "R16 optional chains",
      source: """
        let t = items.map { $0 }.reduce(nil as Int?, { a, b in a ?? b })?.description
        let v = host?.rootView.toolbar { Button("Add") { } }
        let w = host?.rootView.edgesIgnoringSafeArea(.all)
        let x = host!.rootView.safeAreaInset(edge: .bottom) { Button("Add") {} }

        """),
    Self(
      name: "R18 nested matches",
      source: """
        struct F: View { @State var s = false; var body: some View {
          Text("x").sheet(isPresented: $s) { Text("y").toolbar { Button("Done") { s = false } }.safeAreaInset(edge: .bottom) { Bar() }.edgesIgnoringSafeArea(.all) }.edgesIgnoringSafeArea(.all)
        } }
        struct Bar: View { var body: some View { Button("Go") {} } }

        """),
    Self(
      name: "R20 comments between modifiers",
      source: """
        // Copyright header — must survive
        import SwiftUI
        struct G: View { var body: some View {
          Text("a")
            // why: keyboard overlap on SE
            .edgesIgnoringSafeArea(.all) // remove after 27
            /* block */ .padding(.bottom, 34) // home indicator
        } }

        """),
    Self(
      name: "R56 compensation",
      source: """
        struct R1: View { var body: some View { List { }.padding(.bottom, 64).overlay(alignment: .bottom) { TabBar().frame(height: 64) } } }
        struct TabBar: View { var body: some View { Button("Go") {} } }

        """),
    Self(
      name: "R70 idiom and size class",
      source: """
        struct BB: View { @Environment(\\.horizontalSizeClass) var h; var body: some View { if UIDevice.current.userInterfaceIdiom == .pad { Side() } else if h != .compact { Tabs() } else { h == .compact ? Side() : Tabs() } } }

        """),
    Self(
      name: "R36 a long chain",
      source: "let v = x\n" + (0..<300).map { "  .pad(\($0))\n" }.joined()
        + "  .edgesIgnoringSafeArea(.all)\n"),
    Self(
      name: "R36 twenty nested closures",
      source: "let v = " + String(repeating: "V {\n", count: 20) + "x.edgesIgnoringSafeArea(.all)\n"
        + String(repeating: "}\n", count: 20)),
  ]
}
