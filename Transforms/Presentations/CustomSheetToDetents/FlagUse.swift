import Rewriting
import SwiftSyntax

/// A place in the code that stays where the flag of a hand-made sheet is used.
struct FlagUse {
  enum Kind {
    /// `isShown = true`, `isShown = false`, `isShown.toggle()`.
    case shows, hides, toggles
    /// Set to what is only known when it runs.
    case sets
    /// `_isShown` in an initializer.
    case initializes
    case reads
  }

  let reference: DeclReferenceExprSyntax
  let kind: Kind

  init(_ reference: DeclReferenceExprSyntax, of flag: SheetFlag) {
    self.reference = reference
    if reference.baseName.text.hasPrefix("_") {
      kind = .initializes
    } else if let value = reference.assignment?.elements.dropFirst(2).first {
      let text = value.trimmedDescription
      let isWhole = reference.assignment?.elements.count == 3
      kind =
        !isWhole ? .sets : text == flag.hidingValue ? .hides : text == "true" ? .shows : .sets
    } else if reference.toggle != nil {
      kind = .toggles
    } else {
      kind = .reads
    }
  }

  /// The statement that sets the flag.
  var statement: CodeBlockItemSyntax? {
    (reference.assignment.map(Syntax.init) ?? reference.toggle.map(Syntax.init))?.parent?
      .as(CodeBlockItemSyntax.self)
  }

  /// The value that an initializer starts with: `initiallyShown` of `State(initialValue: initiallyShown)`.
  var initialValue: ExprSyntax? {
    reference.assignment?.elements.last?.as(FunctionCallExprSyntax.self)?.arguments.first?
      .expression
  }
}

extension DeclReferenceExprSyntax {
  /// The call `isShown.toggle()` on what is named here.
  fileprivate var toggle: FunctionCallExprSyntax? {
    var whole = ExprSyntax(self)
    while let member = whole.parent?.as(MemberAccessExprSyntax.self) {
      whole = ExprSyntax(member)
      if member.declName.baseName.text == "toggle" {
        return member.parent?.as(FunctionCallExprSyntax.self)
      }
    }
    return nil
  }
}
