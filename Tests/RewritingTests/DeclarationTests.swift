@testable import Rewriting
import Testing

/// The names of the declarations around a place, and the patterns that select them.
@Suite struct DeclarationTests {
  private static let text = """
    import SwiftUI
    struct Outer: View {
      @State var first = one()
      let a = two, b = three
      /// four
      var body: some View {
        let local = five()
        return six { func inner() { seven() } }
      }
      enum Inner { case x; init() { eight() } ; subscript(_ i: Int) -> Int { nine } }
      func `default`(_ p: Int = ten) where T == eleven {}
      deinit { twelve() }
    }
    extension Outer.Inner where T: Any { static func more() { thirteen() } }
    extension Array<Int> { var more: Int { fourteen } }
    actor A { var f = fifteen { sixteen } ; protocol P { var q: Int { get } } }
    let global = seventeen
    eighteen()

    """

  @Test(arguments: [
    ("one", "Outer.first"), ("two", "Outer.a"), ("three", "Outer.b"), ("four", "Outer.body"),
    ("five", "Outer.body.local"), ("six", "Outer.body"), ("seven", "Outer.body.inner"),
    ("eight", "Outer.Inner.init"), ("nine", "Outer.Inner.subscript"), ("ten", "Outer.default"),
    ("eleven", "Outer.default"), ("twelve", "Outer.deinit"), ("thirteen", "Outer.Inner.more"),
    ("fourteen", "Array.more"), ("fifteen", "A.f"), ("sixteen", "A.f"), ("{ get", "A.P.q"),
    ("seventeen", "global"), ("eighteen", ""), ("import", ""), ("@State", "Outer.first"),
    ("let a", "Outer"), ("View {\n  @", "Outer"),
  ])
  func pathsLeadToAPlace(anchor: String, path: String) throws {
    let file = try parse(Self.text)
    let place = try #require(Self.text.firstRange(of: anchor)?.lowerBound)
    let offset = Self.text[..<place].utf8.count
    let found = try onLargeStack { file.declarationPath(at: offset) }
    #expect(found.joined(separator: ".") == path)
  }

  @Test func placesAtTheEndsOfAFileHaveNoDeclaration() throws {
    let file = try parse("\nstruct A {}\n")
    let paths = try onLargeStack { [0, 1, 11, 12, 13].map(file.declarationPath) }
    #expect(paths == [["A"], ["A"], ["A"], [], []])
    #expect(try parse("").declarationPath(at: 0) == [])
  }

  /// What is inserted behind a token belongs to it: the line end is trivia of what follows.
  @Test(arguments: [
    ("one()|\n", "Outer.first"), ("= two|,", "Outer.a"), ("three|\n", "Outer.b"),
    ("/// four\n  |var body", "Outer.body"), ("|var body", "Outer.body"), ("View {|\n", "Outer"),
    ("some View {|\n", "Outer.body"), ("five()|\n", "Outer.body.local"),
    ("seven() } }|\n", "Outer.body"), ("seven() } }\n  |}", "Outer.body"),
    ("seven() } }\n  }|\n", "Outer"), ("twelve() }|\n", "Outer"), ("twelve() }\n}|\n", ""),
    ("sixteen }| ;", "A.f"), ("seventeen|\n", "global"), ("|import", ""), ("eighteen()\n|", ""),
  ])
  func insertionsBelongToWhatTheyFollow(mark: String, path: String) throws {
    let anchor = mark.replacing("|", with: "")
    let start = try #require(Self.text.firstRange(of: anchor)?.lowerBound, "\(anchor)")
    let offset =
      Self.text[..<start].utf8.count + mark.prefix { $0 != "|" }.utf8.count
    let file = try parse(Self.text)
    let found = try onLargeStack { DeclarationTable(file).path(insertingAt: offset) }
    #expect(found.joined(separator: ".") == path)
  }

  @Test(arguments: [
    ("A", "A", true), ("A", "A.body", true), ("A", "Outer.A.body", true),
    ("A.body", "A.body", true),
    ("A.body", "Outer.A.body.local", true), ("Outer.A", "Outer.A.body", true),
    ("body", "A.body", true),
    ("A.body", "A.B.body", false), ("A.body", "A", false), ("A", "AB", false), ("A", "", false),
    ("A.B", "B.A", false), ("*", "A", true), ("*", "", false), ("A.*", "A", false),
    ("A.*", "A.b", true), ("*View", "MyView.body", true), ("My*", "MyView", true),
    ("M*V*w", "MyView", true), ("M*V*w", "MyViews", false), ("a*", "A", false), ("**", "A", true),
    ("*a*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ("Ünï*", "Ünïcode", true),
  ])
  func patternsMatchPartsOfAPath(pattern: String, path: String, matches: Bool) throws {
    let pattern = try #require(DeclarationPattern(pattern))
    #expect(pattern.matches(path.split(separator: ".").map(String.init)) == matches)
  }

  @Test(arguments: ["", ".", "A.", ".A", "A..B"]) func patternsAreNames(_ text: String) {
    #expect(DeclarationPattern(text) == nil)
  }
}
