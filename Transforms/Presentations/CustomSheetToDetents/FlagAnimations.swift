import Rewriting
import SwiftSyntax

/// The animations that a file gives to the flag of a hand-made sheet, which a sheet does not need.
///
/// They go where the flag is the view's own, so that nothing in other files can be animated by them.
struct FlagAnimations {
  private let flag: SheetFlag
  private let places: [FlagUse]
  /// Whether nothing but the panel can follow the flag.
  private let isAlone: Bool

  init(_ flag: SheetFlag, _ places: [FlagUse], _ uses: SheetUses, in file: SourceFile) {
    self.flag = flag
    self.places = places
    let isObserved = places.contains { place in
      let argument = place.reference.ancestors.lazy.compactMap {
        $0.as(LabeledExprSyntax.self)
      }.first
      return argument?.label?.text == "of"
    }
    isAlone =
      flag.isState && !isObserved && uses.bindings(of: flag).isEmpty
      && !file.declaresFunction(named: "withAnimation")
  }

  /// The calls of `withAnimation` in which nothing but the setting of the flag is left when
  /// statements go.
  func onlyOfFlag(
    without removed: Set<SyntaxIdentifier>
  ) -> [(call: FunctionCallExprSyntax, statement: CodeBlockItemSyntax)] {
    guard isAlone else { return [] }
    return places.compactMap { place in
      guard let statement = place.statement,
        let list = statement.parent?.as(CodeBlockItemListSyntax.self),
        list.allSatisfy({ $0.id == statement.id || removed.contains($0.id) }),
        let outer = list.animatedStatement, let call = outer.item.as(FunctionCallExprSyntax.self),
        !call.isWithoutAnimation, call.hasNoComments, !statement.isOfSeveralLines
      else { return nil }
      return (call, statement)
    }
  }

  /// Whether the modifier is `animation(_:value:)` of the flag, and nothing else changes with the flag.
  func isOnlyOfFlag(_ modifier: ModifierCall, without removed: Set<SyntaxIdentifier>) -> Bool {
    guard isAlone, modifier.name == "animation", modifier.call.closures.isEmpty,
      let value = modifier.argument("value")?.expression, flag.isMeant(by: value)
    else { return false }
    return places.allSatisfy { place in
      guard let statement = place.statement else { return place.kind == .reads }
      return statement.isAlone(without: removed)
    }
  }

  /// Whether an animation on the panel is of what goes: of the flag, or of how far it was dragged.
  static func isOfPanel(
    _ modifier: ModifierCall, _ flag: SheetFlag, _ index: DeclarationIndex
  ) -> Bool {
    guard let value = modifier.argument("value")?.expression else { return false }
    if flag.isMeant(by: value) { return true }
    return value.descendants.contains { node in
      guard let reference = node.as(DeclReferenceExprSyntax.self) else { return false }
      return index.lookup(reference.calledMember).declaration?.measuresDrag ?? false
    }
  }
}

extension FunctionCallExprSyntax {
  /// `withAnimation(nil)` and `withAnimation(.none)`.
  fileprivate var isWithoutAnimation: Bool {
    guard let value = arguments.first(where: { $0.label == nil })?.expression else { return false }
    return ["nil", ".none", "Animation.none"].contains(value.trimmedDescription)
  }

  fileprivate var hasNoComments: Bool {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    return tokens.enumerated().allSatisfy { number, token in
      !(number > 0 && token.leadingTrivia.hasComment)
        && !(number < tokens.count - 1 && token.trailingTrivia.hasComment)
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isOfSeveralLines: Bool {
    item.trimmedDescription.contains(where: \.isNewline)
  }

  /// Whether the block has nothing else when statements go.
  fileprivate func isAlone(without removed: Set<SyntaxIdentifier>) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self),
      list.allSatisfy({ $0.id == id || removed.contains($0.id) })
    else { return false }
    return list.animatedStatement?.isAlone(without: removed) ?? true
  }
}
