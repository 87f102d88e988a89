import Reports
import Testing

@Suite struct TextReportTests {
  @Test func givesEachFindingAParagraph() throws {
    let file = try sampleReport(
      "let a = [\n  safeSample, unsafeSample,\n  choiceSample, adviceSample]\n",
      shownPath: "Home.swift")
    let report = TextReport(applied: "would be applied")
    let text = String(decoding: report.text(of: file), as: UTF8.self)
    let ids = file.entries.map(\.entry.candidate.ids)
    #expect(
      text == """
        Home.swift:2:3: safeSample is old [rename-sample]
          change   Replace safeSample with fresh (safe)
          id       \(ids[0][0])
          outcome  would be applied

        Home.swift:2:15: unsafeSample is old [rename-sample]
          change   Replace unsafeSample (unsafe)
          id       \(ids[1][0])
          effect   the "row" moves
          outcome  not applied: it needs --unsafe or a yes in review

        Home.swift:3:3: choiceSample is old [rename-sample]
          either   Use left (safe)
          id       \(ids[2][0])
          either   Use right (unsafe)
          id       \(ids[2][1])
          outcome  left for you: there are 2 alternatives to choose from

        Home.swift:3:17: adviceSample is odd [rename-sample]
          outcome  left for you: only you know what it is for

        """)
  }

  @Test func leavesOutWhatIsSuppressedOrNotSelected() throws {
    let file = try sampleReport(
      "let a = safeSample // refold:ignore rename-sample -- kept\nlet b = safeSample\n")
    let text = String(decoding: TextReport(applied: "applied").text(of: file), as: UTF8.self)
    #expect(text.hasPrefix("App/Home.swift:2:9: safeSample is old"))
    #expect(file.entries.count == 2)
  }

  @Test func saysNothingWithoutFindings() throws {
    let file = try sampleReport("let a = 1 // Sample\n")
    #expect(TextReport(applied: "applied").text(of: file) == [])
    #expect(WarningReport().text(of: file) == [])
    #expect(DiffReport().text(of: file) == [])
  }

  @Test func paintsForATerminal() throws {
    let file = try sampleReport("let a = safeSample\n")
    let paint = Paint(isOn: true)
    let text = String(
      decoding: TextReport(applied: "applied", paint).text(of: file), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[1mApp/Home.swift:1:9:\u{1B}[0m safeSample is old"))
    #expect(text.contains("(\u{1B}[32msafe\u{1B}[0m)"))
    let line = String(decoding: WarningReport(paint).text(of: file), as: UTF8.self)
    #expect(line.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
  }
}

@Suite struct WarningReportTests {
  @Test func writesOneLineForEachFinding() throws {
    let file = try sampleReport("// 👩‍👩‍👧‍👦\nlet a = [safeSample, adviceSample]\n")
    #expect(
      String(decoding: WarningReport().text(of: file), as: UTF8.self) == """
        App/Home.swift:2:10: warning: safeSample is old [rename-sample]
        App/Home.swift:2:22: warning: adviceSample is odd [rename-sample]

        """)
  }

  @Test func countsColumnsInBytes() throws {
    let file = try sampleReport("let é = \"👋\"; let b = safeSample\n")
    #expect(
      String(decoding: WarningReport().text(of: file), as: UTF8.self)
        == "App/Home.swift:1:26: warning: safeSample is old [rename-sample]\n")
  }
}
