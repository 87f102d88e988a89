import Foundation
import Reports
import Rewriting
import Testing

@Suite struct JSONReportTests {
  private let report = JSONReport(command: "preview", workingDirectory: "/tmp/\"app\"")

  @Test func saysEverythingAboutAFinding() throws {
    let file = try sampleReport(
      "struct Home {\n  func row() { unsafeSample }\n}\n", shownPath: "Home.swift",
      selection: unsafeSelection)
    let entry = try #require(file.entries.first).entry
    var summary = Summary()
    summary.files = 4
    summary.count(file)
    summary.failures = [
      Summary.Problem(path: "Bad.swift", place: SourcePlace(line: 3, column: 7), message: "no")
    ]
    summary.skipped = [Summary.Problem(path: "Link.swift", message: "symbolic link")]
    #expect(
      String(decoding: whole([file], summary), as: UTF8.self) == """
        {
          "version": 1,
          "command": "preview",
          "workingDirectory": "/tmp/\\"app\\"",
          "findings": [
            {
              "transform": "rename-sample",
              "path": "Home.swift",
              "pathFromRoot": "App/Home.swift",
              "line": 2,
              "column": 16,
              "offset": 29,
              "declaration": "Home.row",
              "message": "unsafeSample is old",
              "consequence": "the \\"row\\" moves",
              "outcome": "applied",
              "reason": null,
              "id": "\(entry.candidate.ids[0])",
              "fingerprint": "\(entry.candidate.fingerprint)",
              "title": "Replace unsafeSample",
              "applicability": "unsafe",
              "changes": [
                {
                  "id": "\(entry.candidate.ids[0])",
                  "title": "Replace unsafeSample",
                  "applicability": "unsafe",
                  "accepted": true,
                  "edits": [
                    {
                      "start": 29,
                      "end": 41,
                      "replacement": "fresh"
                    }
                  ],
                  "supports": []
                }
              ]
            }
          ],
          "failures": [
            {
              "path": "Bad.swift",
              "line": 3,
              "column": 7,
              "message": "no"
            }
          ],
          "skipped": [
            {
              "path": "Link.swift",
              "line": null,
              "column": null,
              "message": "symbolic link"
            }
          ],
          "unusedIgnores": [],
          "summary": {
            "files": 4,
            "changedFiles": 1,
            "changes": 1,
            "findings": 1,
            "outcomes": {
              "applied": 1,
              "rejected": 0,
              "taken-back": 0,
              "outside-selection": 0,
              "in-baseline": 0,
              "suppressed": 0,
              "conflict": 0,
              "comment-would-be-lost": 0,
              "string-would-change": 0,
              "unsafe-not-asked-for": 0,
              "would-not-parse": 0,
              "would-not-converge": 0,
              "left-for-you": 0
            }
          }
        }

        """)
  }

  @Test func isValidJSONForAnyNumberOfFiles() throws {
    let first = try sampleReport("let a = [safeSample, choiceSample, adviceSample]\n")
    let second = try sampleReport("let b = \"\\t\"; let c = safeSample // 👋\n")
    for files in [[], [first], [first, second]] {
      let bytes = whole(files, Summary())
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      let findings = try #require(object["findings"] as? [[String: Any]])
      #expect(findings.count == files.reduce(0) { $0 + $1.entries.count })
      #expect(object["workingDirectory"] as? String == "/tmp/\"app\"")
    }
  }

  @Test func writesStringsThatAnyReaderTakes() throws {
    let text = "\u{0}\u{1F}\u{7F}\"\\/\n\r\té👩‍👧\u{2028}"
    let data = Data(JSON.array([.string(text)]).text().utf8)
    #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
  }

  private func whole(_ files: [FileReport], _ summary: Summary) -> [UInt8] {
    let texts = files.map(report.text).joined(separator: report.separator)
    return report.opening + texts + report.closing(summary)
  }
}
