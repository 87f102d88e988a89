import SwiftSyntax

/// What the statements of one block do, in order.
struct DismissalBlock {
  /// How many statements before may leave the block.
  var part = 0
  /// The parts that surely hide the panel.
  var hiding: Set<Int> = []
  var further: [(statement: FurtherStatement, part: Int)] = []

  /// What else runs where the panel is hidden; nil where it is not, or where a part of it may not run.
  var way: [FurtherStatement]? {
    guard let part = hiding.first, hiding.count == 1, further.allSatisfy({ $0.part == part })
    else { return nil }
    return further.map(\.statement)
  }
}

extension DismissalEffects {
  /// What else runs in a block that surely hides the panel; nil for one that may not.
  static func way(
    of statements: CodeBlockItemListSyntax, _ flag: SheetFlag, _ index: DeclarationIndex
  ) -> [FurtherStatement]? {
    var effects = DismissalEffects(flag, index)
    var block = DismissalBlock()
    effects.scan(statements, nil, into: &block)
    return block.way
  }

  /// What else runs where an action surely hides the panel: a closure, or the name of a method.
  static func way(
    of action: ExprSyntax, _ flag: SheetFlag, _ index: DeclarationIndex
  ) -> [FurtherStatement]? {
    if let closure = action.as(ClosureExprSyntax.self) {
      return way(of: closure.statements, flag, index)
    }
    var effects = DismissalEffects(flag, index)
    return effects.follow(action)?.way
  }
}

extension ExprSyntax {
  /// `offset` of `offset.height` and `self.offset.height`: what a lookup finds in the file.
  var stateReference: ExprSyntax {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return self
    }
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    guard !isSelf,
      ["width", "height", "x", "y", "animation", "disablesAnimations"]
        .contains(member.declName.baseName.text)
    else { return self }
    return base.stateReference
  }

  /// `state` of `state.translation.height`.
  var rootOfMembers: ExprSyntax {
    var root = self
    while let base = root.as(MemberAccessExprSyntax.self)?.base { root = base }
    return root
  }

  /// What is called, in words: `onClose` of `onClose?`.
  var calleeText: String {
    let text = trimmedDescription
    return String((text.last == "?" || text.last == "!" ? text.dropLast() : text[...]).prefix(40))
  }
}
