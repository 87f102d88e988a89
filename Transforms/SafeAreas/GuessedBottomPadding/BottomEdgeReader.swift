import Platforms
import Rewriting
import SwiftSyntax

/// What reading towards the bottom edge needs to know about the whole file.
struct BottomEdgeReader {
  let uses: ViewUses
  let roles: ViewRoles
  let edgeToEdge: EdgeToEdge
  private let file: SourceFile
  private let index: DeclarationIndex

  init(_ context: Context, index: DeclarationIndex) {
    file = context.file
    self.index = index
    uses = ViewUses(context.file, index: index)
    roles = ViewRoles(index)
    edgeToEdge = EdgeToEdge(context)
  }

  /// The one-based line of a modifier.
  func line(of modifier: ModifierCall) -> Int {
    file.lines.line(of: modifier.nameToken.offsets.lowerBound)
  }

  /// Whether the file declares a type with the name, which is then not SwiftUI's.
  func declaresType(_ name: String) -> Bool { index.type(named: name) != nil }

  /// Whether a property or function belongs to a view that is called a screen.
  func isScreen(_ member: Syntax) -> Bool {
    guard let type = index.enclosingType(at: member.utf8Start) else { return false }
    return !Set(type.name.words).isDisjoint(with: Self.screens)
  }

  private static let screens: Set<String> = [
    "onboarding", "page", "paywall", "screen", "welcome",
  ]

  /// How often a name occurs in the file outside of a range.
  func occurrences(of name: String, outside range: Range<Int>) -> Int {
    file.tree.tokens(viewMode: .sourceAccurate).count {
      $0.text == name && !range.contains($0.offsets.lowerBound)
    }
  }

  /// Whether a view takes all the height there is: a spacer, what scrolls, a stack with one of them.
  func fillsHeight(_ view: ExprSyntax) -> Bool {
    let chain = ViewChain(view)
    let fills = chain.modifiers.contains { modifier in
      modifier.argument("maxHeight")?.expression.trimmedDescription.hasSuffix("infinity") ?? false
    }
    guard let name = chain.rootName else { return fills }
    if ["Spacer", "GeometryReader", "Color"].contains(name) || ViewNames.scrolling.contains(name) {
      return true
    }
    guard ["VStack", "ZStack", "Group"].contains(name), let call = chain.call else { return fills }
    return fills
      || call.shownClosures.flatMap(\.statements.views).contains { fillsHeight($0) }
  }
}
