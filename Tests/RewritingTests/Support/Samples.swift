import Foundation

/// A content for tests that must hold for any file.
struct Sample: Sendable, CustomStringConvertible {
  var description: String
  var bytes: [UInt8]

  /// Contents in all the shapes that break other tools, and every fixture of the project.
  static let all =
    inline.map { Sample(description: $0.debugDescription, bytes: $0.bytes) } + fixtures

  static let inline = [
    "", "\n", "let a = 1", "\u{FEFF}import SwiftUI\n",
    "#!/usr/bin/env swift\n// licence\nlet a = 1\n",
    "struct A {\r\n  var a = 1\r\n\r\n  var b = 2\r\n}\r\n",
    "let a = 1\rlet b = 2\r",
    "let a = 1\r\nlet b = 2\nlet c = 3\rlet d = 4",
    "struct A {\n\tvar a: Int {\n\t\treturn 1\n\t}\n}\n",
    "let 家 = \"👨‍👩‍👧‍👦é🇯🇵\" // 漢字\n/* é */ let e\u{301} = 1\n",
    "let s = \"\"\"\n  a\n\n    b \\(c)\n  \"\"\"\n",
  ]

  private static let fixtures: [Sample] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { $0.hasSuffix(".swift") }.compactMap { path in
      (try? Data(contentsOf: folder.appending(path: path))).map {
        Sample(description: path, bytes: Array($0))
      }
    }
  }()
}
