import Testing

/// The preview, given to `git apply`, makes the same bytes as `apply`.
@Suite struct GitApplyTests {
  private static let crlf = Sample.banner.replacing("\n", with: "\r\n")

  static let files: [(name: String, path: String, text: String)] = [
    ("plain", "Banner.swift", Sample.banner),
    ("CRLF", "Banner.swift", crlf),
    (
      "mixed line ends", "Banner.swift",
      Sample.banner.replacing("body: some View {\n", with: "body: some View {\r\n")
    ),
    ("no line end at the end", "Banner.swift", "let a = Color.red.edgesIgnoringSafeArea(.all)"),
    ("CRLF without line end", "Banner.swift", String(crlf.dropLast(1)) + "// end"),
    ("byte order mark", "Banner.swift", "\u{FEFF}" + Sample.banner),
    ("tabs", "Banner.swift", Sample.banner.replacing("  ", with: "\t")),
    ("form feed and lone CR", "Banner.swift", "// a\u{0C}b\rlet x = 1\n" + Sample.banner),
    ("blank in the name", "My App/Home View.swift", Sample.banner),
    ("quotes and tab in the name", "a\"b\tc\\d.swift", Sample.banner),
    ("letters in the name", "Ansichten/Übersicht–日本.swift", Sample.banner),
    ("emoji in the code", "Banner.swift", "// 👩‍👩‍👧‍👦\n" + Sample.banner),
    ("deep", "a/b/c/d/e.swift", Sample.banner),
  ]

  @Test(arguments: files.map(\.name))
  func previewMakesTheSameBytes(name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    let sandbox = try Sandbox(committing: [file.path: file.text, "Sub/Plain.swift": Sample.plain])
    let preview = try sandbox.refold(safely: "preview")
    #expect(preview.status == 0)
    try sandbox.git("apply", "-", input: preview.output)
    let patched = try sandbox.bytes(file.path)
    #expect(patched != Array(file.text.utf8))
    try sandbox.git("checkout", "-q", "--", ".")
    #expect(try sandbox.bytes(file.path) == Array(file.text.utf8))
    let apply = try sandbox.refold(safely: "apply")
    #expect(apply.status == 0)
    #expect(try sandbox.bytes(file.path) == patched)
    #expect(apply.errors.hasSuffix("\n" + preview.errors + Sample.wayBack))
  }

  @Test func worksFromASubfolder() throws {
    let sandbox = try Sandbox(committing: [
      "App/Views/A.swift": Sample.banner, "App/B.swift": Sample.banner,
      "Other/C.swift": Sample.banner,
    ])
    let preview = try sandbox.refold(safely: "preview", ".", "../Other", in: "App")
    #expect(preview.errors == "3 changes in 3 files\n")
    try sandbox.git("apply", "-", input: preview.output)
    try sandbox.git("add", "-A")
    let tree = try sandbox.git("write-tree")
    try sandbox.git("reset", "-q", "--hard")
    try sandbox.refold(safely: "apply", "../Other", ".", in: "App")
    try sandbox.git("add", "-A")
    #expect(try sandbox.git("write-tree") == tree)
  }
}
