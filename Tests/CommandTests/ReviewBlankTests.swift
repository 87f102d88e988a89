import Testing

/// A person names what no table knows: the symbol of a title, the title of an image.
@Suite struct ReviewBlankTests {
  private static let page = """
    import SwiftUI

    struct Page: View {
      var body: some View {
        Text("Page").toolbar {
          Button("Frobnicate") {}
          Button(action: go) { Image(systemName: "plus") }
        }
      }

      func go() {}
    }

    """

  @Test func aSymbolAndATitleAreTyped() throws {
    let sandbox = try Sandbox(committing: ["Page.swift": Self.page])
    let review = try ReviewTerminal(
      sandbox, ["review", "-t", "bars/*", "--deployment-target", "iOS=17"])
    let question = try review.wait(for: "Give a symbol name with i?")
    #expect(
      question.contains(
        """
            Text("Page").toolbar {
        >       Button("Frobnicate") {}
                Button(action: go) { Image(systemName: "plus") }
        """))
    try review.type("i", waitingFor: "symbol name: ")
    try review.type("Magic Wand\n", waitingFor: "is no symbol name")
    try review.type("i", waitingFor: "symbol name: ")
    try review.type("wand.and.stars\n", waitingFor: "Give a title with i?")
    try review.type("i", waitingFor: "title: ")
    review.type("Add\n")
    #expect(try review.waitForEnd() == 0)
    let expected = Self.page
      .replacing(
        "Button(\"Frobnicate\")", with: #"Button("Frobnicate", systemImage: "wand.and.stars")"#
      )
      .replacing(
        #"Button(action: go) { Image(systemName: "plus") }"#,
        with: #"Button("Add", systemImage: "plus", action: go)"#)
    #expect(try sandbox.read("Page.swift") == expected)
  }
}
