import Testing

@testable import Worktree

@Suite struct PathTests {
  @Test func normalFormsAreDifferentPaths() {
    let composed = Path("\u{E9}.swift")
    let decomposed = Path("e\u{301}.swift")
    #expect(composed.description == decomposed.description)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
  }

  @Test func takesPathsApart() {
    let path = Path("/a/b/c.swift")
    #expect(path.name == Path("c.swift"))
    #expect(path.parent == Path("/a/b"))
    #expect(Path("/a").parent == Path("/"))
    #expect(Path("/").parent == Path("/"))
    #expect(Path("a").parent == Path("."))
    #expect(path.components == ["a", "b", "c.swift"].map { Path($0) })
    #expect(Path("a//b/") == Path("a//b"))
    #expect(Path("/").components.isEmpty)
  }

  @Test func putsPathsTogether() {
    #expect(Path("/").appending(Path("a")) == Path("/a"))
    #expect(Path("/a").appending(Path("b/c")) == Path("/a/b/c"))
    #expect(Path("/a").appending(Path("/b")) == Path("/b"))
    #expect(Path("").appending(Path("b")) == Path("b"))
  }

  @Test func relatesPathsByWholeComponents() {
    #expect(Path("/a/b").relative(to: Path("/a")) == Path("b"))
    #expect(Path("/ab").relative(to: Path("/a")) == nil)
    #expect(Path("/a").relative(to: Path("/a")) == Path(""))
    #expect(Path("/a").relative(to: Path("/")) == Path("a"))
    #expect(Path("/a").relative(to: Path("/a/b")) == nil)
  }

  @Test func ordersByBytes() {
    let names = ["B", "a", "Z/a", "Z", "\u{E9}", "z"].map { Path($0) }
    #expect(names.sorted().map(\.description) == ["B", "Z", "Z/a", "a", "z", "\u{E9}"])
  }

  @Test func knowsText() {
    #expect(Path("\u{E9}").isUTF8)
    #expect(!Path(bytes: [0x61, 0xff]).isUTF8)
  }

  @Test(arguments: [
    ("/r/App/Sources/A.swift", "/r/App", "Sources/A.swift"),
    ("/r/App", "/r/App", "."),
    ("/r/Other/B.swift", "/r/App", "../Other/B.swift"),
    ("/r/B.swift", "/r/App/Sources", "../../B.swift"),
    ("/elsewhere/B.swift", "/r/App", "/elsewhere/B.swift"),
  ])
  func displaysFromTheWorkingDirectory(path: String, folder: String, shown: String) {
    let display = Path(path).displayed(from: Path(folder), top: Path("/r"))
    #expect(display == Path(shown))
  }
}
