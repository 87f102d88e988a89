import Availability
import Rewriting
import SwiftSyntax

/// A frame of a width and a height around all that a sheet shows.
struct FixedSheetFrame {
  let frame: ModifierCall
  let width: LabeledExprSyntax
  let height: LabeledExprSyntax
  /// The chains of modifiers from the sheet to the frame, outermost first; the frame is in the last.
  let chains: [ViewChain]
  /// The views of the file that lead from one chain to the next.
  let path: [DeclaredView]
}

/// Finds the frames around what sheets show.
struct FixedSheetFrameReader {
  let index: DeclarationIndex

  /// The frame around a view, in its chain or in the body of a view that the file declares; nil where
  /// nothing gives it a fixed width and height.
  func frame(of view: ExprSyntax) -> FixedSheetFrame? { frame(of: view, behind: [], path: []) }

  private func frame(
    of view: ExprSyntax, behind outer: [ViewChain], path: [DeclaredView]
  ) -> FixedSheetFrame? {
    let chain = ViewChain(view)
    if let frame = chain.modifiers.last(where: { $0.name == "frame" }) {
      guard let width = frame.argument("width"), let height = frame.argument("height"),
        width.isLength, height.isLength
      else { return nil }
      return FixedSheetFrame(
        frame: frame, width: width, height: height, chains: outer + [chain], path: path)
    }
    guard path.count < Self.deepest, let declared = index.declaredView(chain),
      let views = declared.statements.onlyItem?.views, views.count == 1, let only = views.first
    else { return nil }
    return frame(of: only, behind: outer + [chain], path: path + [declared])
  }

  private static let deepest = 4
}

extension LabeledExprSyntax {
  fileprivate var isLength: Bool { !expression.is(NilLiteralExprSyntax.self) }
}

extension FixedSheetFrame {
  /// Refuses a frame that is for more than the size of the sheet.
  func admit(_ uses: ViewUses, _ roles: ViewRoles) throws(Refusal) {
    if let root = chains.last?.root, roles.roleOfRoot(of: root) == .decoration {
      throw Refusal("it is the size of a picture in the sheet")
    }
    if isSmall { throw Refusal("it is too small to be the size of a sheet") }
    // `fitted` and detents would both size the sheet (R61 of the reports tells of `form`).
    if has("presentationDetents") {
      throw Refusal("the sheet has its heights from presentationDetents")
    }
    guard !chains.contains(where: \.isConditional) else {
      throw Refusal("a part of the chain stands inside #if")
    }
    if let outer = modifiersOutside.first(where: { !Self.indifferent.contains($0.name) }) {
      throw Refusal("\(outer.name) outside of the frame is sized by it")
    }
    for length in [width, height] {
      if let word = length.expression.wordOfSurroundings {
        throw Refusal("\(length.label?.text ?? "the size") follows \(word), and is not fixed")
      }
    }
    for view in path {
      if view.isType, !view.isPrivate {
        throw Refusal(
          "another file may show \(view.declaration.name) outside of a sheet; make it private, or "
            + "move the frame to the sheet")
      }
      guard uses.uses(of: view.member).allSatisfy(\.isSheetRoot) else {
        throw Refusal("\(view.declaration.name) is also shown outside of a sheet")
      }
    }
  }

  /// Whether the content has a modifier, wherever in the chains.
  func has(_ name: String) -> Bool {
    chains.contains { $0.modifiers.contains { $0.name == name } }
  }

  /// Whether the file says that the frame is that of something in the sheet, rather than of the sheet.
  private var isSmall: Bool {
    let sides = [width, height].compactMap { Double($0.expression.tokenText) }
    return sides.contains { $0 < Self.smallest }
  }

  /// The points below which a width or a height is none of a sheet.
  private static let smallest = 150.0

  private var modifiersOutside: [ModifierCall] {
    chains.dropLast().flatMap(\.modifiers)
      + (chains.last?.modifiers ?? []).filter {
        $0.nameToken.position > frame.nameToken.position
      }
  }

  /// The modifiers that look the same whatever size they are given.
  private static let indifferent: Set<String> = [
    "accentColor", "accessibilityElement", "accessibilityIdentifier", "accessibilityLabel",
    "alert", "animation", "confirmationDialog", "disabled", "environment", "environmentObject",
    "focused", "font", "foregroundColor", "foregroundStyle", "fullScreenCover", "id",
    "interactiveDismissDisabled", "labelStyle", "buttonStyle", "multilineTextAlignment",
    "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationTitle", "onAppear",
    "onChange", "onDisappear", "onReceive", "onSubmit", "padding", "popover",
    "preferredColorScheme", "presentationBackground", "presentationContentInteraction",
    "presentationCornerRadius", "presentationDragIndicator", "sheet", "task", "textFieldStyle",
    "tint", "toolbar", "toggleStyle", "transition",
  ]
}

extension ExprSyntax {
  /// The word that says that a length follows the screen, the window or another view.
  fileprivate var wordOfSurroundings: String? {
    for token in tokens(viewMode: .sourceAccurate) {
      let words = Set(token.text.words)
      if !words.isDisjoint(with: Self.surroundings) || token.text == "UIScreen" {
        return token.text
      }
      if token.text == "?" { return "a condition" }
    }
    return nil
  }

  private static var surroundings: Set<String> {
    ["bounds", "geo", "geometry", "infinity", "proxy", "reader", "screen", "size", "window"]
  }

  /// Whether the view is all that a sheet shows, or an arm of it.
  fileprivate var isSheetRoot: Bool {
    var node = Syntax(self)
    while let (place, next) = ViewPlace.around(node) {
      switch place {
      case .modified, .modifiedInSomeBuilds, .arm: break
      case .item(_, let items): if items.count != 1 { return false }
      case .inside(let modifier): return PresentedSheet(modifier) != nil
      case .content, .result: return false
      }
      node = next
    }
    return false
  }
}
