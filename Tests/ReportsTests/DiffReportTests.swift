import Reports
import Testing

@Suite struct DiffReportTests {
  @Test func namesTheFileFromTheRoot() throws {
    let file = try sampleReport("let a = safeSample", shownPath: "../Home.swift")
    #expect(
      String(decoding: DiffReport().text(of: file), as: UTF8.self) == """
        diff --git a/App/Home.swift b/App/Home.swift
        --- a/App/Home.swift
        +++ b/App/Home.swift
        @@ -1 +1 @@
        -let a = safeSample
        \\ No newline at end of file
        +let a = fresh
        \\ No newline at end of file

        """)
  }

  @Test func isEmptyForAFileThatIsLeftAlone() throws {
    let file = try sampleReport("let a = unsafeSample\n")
    #expect(!file.isChanged)
    #expect(DiffReport().text(of: file) == [])
  }
}
