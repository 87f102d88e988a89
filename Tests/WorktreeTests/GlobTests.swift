import Testing

@testable import Worktree

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "A.swift"),
    ("*.swift", "a/b/A.swift"),
    ("Views", "App/Views/A.swift"),
    ("Views/", "App/Views/A.swift"),
    ("App/Views", "App/Views/deep/A.swift"),
    ("/App", "App/A.swift"),
    ("App/**", "App/x/A.swift"),
    ("**/Views/*.swift", "Views/A.swift"),
    ("**/Views/*.swift", "a/b/Views/A.swift"),
    ("a/**/z.swift", "a/z.swift"),
    ("a/**/z.swift", "a/b/c/z.swift"),
    ("?.swift", "A.swift"),
    ("?.swift", "\u{1F468}\u{200D}\u{1F467}.swift"),
    ("[A-C].swift", "B.swift"),
    ("[!A-C].swift", "D.swift"),
    ("[^A-C].swift", "D.swift"),
    ("[]a].swift", "].swift"),
    ("[a-].swift", "-.swift"),
    ("[\\]].swift", "].swift"),
    ("\\*.swift", "*.swift"),
    ("a**b.swift", "axxb.swift"),
    ("./App/A.swift", "App/A.swift"),
    ("*a*a*a*.swift", "bababab.swift"),
    ("e\u{301}*.swift", "\u{E9}t\u{E9}.swift"),
    ("\u{E9}*.swift", "e\u{301}te\u{301}.swift"),
  ])
  func matches(pattern: String, path: String) throws {
    #expect(try Glob(pattern).matches(Path(path)))
  }

  @Test(arguments: [
    ("*.swift", "A.swiftx"),
    ("*.Swift", "A.swift"),
    ("Views/", "Views"),
    ("/App", "x/App/A.swift"),
    ("App/Views", "x/App/Views/A.swift"),
    ("App/**", "App"),
    ("App/*.swift", "App/x/A.swift"),
    ("?.swift", "AB.swift"),
    ("a?b", "a/b"),
    ("[!A-C].swift", "B.swift"),
    ("\\*.swift", "A.swift"),
    ("*a*a*a*a*.swift", "bababab.swift"),
    ("e*.swift", "\u{E9}.swift"),
  ])
  func doesNotMatch(pattern: String, path: String) throws {
    #expect(try !Glob(pattern).matches(Path(path)))
  }

  @Test(arguments: ["", "/", ".", "!A.swift", "[a", "a\\", "[", "[z-a]", "[a\\"])
  func refuses(pattern: String) {
    #expect(throws: GlobError.self) { try Glob(pattern) }
  }

  @Test func manyStarsTakeNoLongTime() throws {
    let glob = try Glob(String(repeating: "*a", count: 40) + "b")
    #expect(!glob.matches(Path(String(repeating: "a", count: 2000))))
  }
}
