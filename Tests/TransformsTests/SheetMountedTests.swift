import Rewriting
import SwiftParser
import SwiftSyntax
import Testing

@testable import Transforms

/// The recognisers of panels that are always there: lengths, offsets, fading scrims, room taken.
@Suite struct SheetMountedTests {
  /// The initializer of the last property of a file, and the index of the file.
  private func parsed(_ code: String, _ before: String = "") -> (ExprSyntax, DeclarationIndex) {
    let tree = Parser.parse(source: "\(before)\nlet last = \(code)\n")
    let declaration = tree.statements.last?.item.as(VariableDeclSyntax.self)
    guard let value = declaration?.bindings.first?.initializer?.value else {
      fatalError("no value in \(code)")
    }
    return (value, DeclarationIndex(tree: tree))
  }

  private func length(_ code: String, _ before: String = "") -> SheetLength? {
    let (value, index) = parsed(code, before)
    return SheetLength(value, index)
  }

  @Test func lengthsAreSumsOfPointsAndShares() {
    #expect(length("300") == SheetLength(points: 300))
    #expect(length("-(20 + 1_000)") == SheetLength(points: -1020))
    #expect(length("UIScreen.main.bounds.height") == SheetLength(share: 1))
    #expect(length("proxy.size.height") == SheetLength(share: 1))
    #expect(length("proxy.size.height * 0.5 - 40") == SheetLength(points: -40, share: 0.5))
    #expect(length("UIScreen.main.bounds.height / 4") == SheetLength(share: 0.25))
    #expect(length("2 * side", "let side = 150.0") == SheetLength(points: 300))
    #expect(length("drag", "@State var drag = 0.0") == nil)
    #expect(length("isShown ? 0 : 300", "let isShown = true") == nil)
    #expect(length("unknown") == nil)
  }

  private func offset(_ code: String) throws -> SheetOffset {
    let (value, index) = parsed(
      "Text(\"\").offset(y: \(code))",
      "@State var isShown = false\n@State var drag = CGSize.zero\n@GestureState var pull = 0.0")
    let modifier = try #require(ViewChain(value).modifiers.last)
    return try #require(SheetOffset(modifier, index))
  }

  @Test func anOffsetTellsTwoPlacesAndWhatFollowsAFinger() throws {
    let sum = try offset("(isShown ? 0 : 400) + drag.height")
    #expect(sum.choice?.subject.trimmedDescription == "isShown")
    #expect(sum.choice?.whileTrue == .zero)
    #expect(sum.choice?.whileFalse == SheetLength(points: 400))
    #expect(sum.followed.map(\.name) == ["drag"])
    #expect(sum.unknown == nil)
    #expect(try offset("isShown ? 0 : proxy.size.height").choice?.whileFalse.share == 1)
    #expect(try offset("isShown ? 0 : proxy.size.height / 2").choice?.whileFalse.share == 0.5)
    let negated = try offset("!isShown ? proxy.size.height : max(0, pull)")
    #expect(negated.choice?.isNegated == true)
    #expect(negated.choice?.whileTrue == .zero)
    #expect(negated.choice?.whileFalse == SheetLength(share: 1))
    #expect(negated.followed.map(\.name) == ["pull"])
    #expect(try offset("isShown ? 16 + drag.height : 1000").choice?.whileTrue.points == 16)
    #expect(try offset("isShown && isReady ? 0 : 400").choice?.isCompound == true)
    #expect(try offset("isShown ? -keyboard : 400").unknown == "keyboard")
    #expect(try offset("isShown ? (isFull ? 0 : 200) : 400").unknown == "isShown")
    #expect(try offset("drag.height").choice == nil)
  }

  private func isScrim(_ code: String) -> Bool {
    let (value, index) = parsed(code)
    return FadingScrim(value, index) != nil
  }

  @Test func aScrimIsQuiteGoneWhileTheFlagIsFalse() {
    #expect(isScrim("Color.black.opacity(isShown ? 0.4 : 0)"))
    #expect(isScrim("Color.black.opacity(0.3).opacity(isShown ? 1 : 0).ignoresSafeArea()"))
    #expect(isScrim("(isShown ? Color.black.opacity(0.3) : Color.clear).ignoresSafeArea()"))
    #expect(isScrim("Rectangle().fill(isShown ? Color.black : .clear)"))
    #expect(!isScrim("Color.black.opacity(isShown ? 0.4 : 0.2)"))
    #expect(!isScrim("Color.black.opacity(0.4)"))
    #expect(!isScrim("Text(\"Saved\").opacity(isShown ? 1 : 0)"))
    #expect(!isScrim("Image(\"sea\").opacity(isShown ? 1 : 0)"))
  }

  private func axes(_ code: String, _ before: String = "") -> FilledAxes {
    let (value, index) = parsed(code, before)
    return StackFill(index).axes(of: value)
  }

  @Test func onlyWhatSurelyFillsAnAxisCounts() {
    #expect(axes("Color.black.opacity(0.3).ignoresSafeArea()") == .both)
    #expect(axes("List { Text(\"\") }") == .both)
    #expect(axes("VStack { Spacer(); Text(\"\") }") == .vertical)
    #expect(axes("VStack { Text(\"\"); List { } }") == .both)
    #expect(axes("HStack { Text(\"\"); Spacer() }.frame(height: 40)") == .horizontal)
    #expect(axes("Text(\"\").frame(maxWidth: .infinity)") == .horizontal)
    #expect(axes("Color.red.frame(width: 20, height: 20)") == [])
    #expect(axes("ScrollView { Text(\"\") }") == [])
    #expect(axes("Elsewhere()") == [])
    #expect(axes("page", "var page: some View { Map() }") == .both)
  }
}
