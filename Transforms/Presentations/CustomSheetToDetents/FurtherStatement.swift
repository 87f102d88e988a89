import Availability
import SwiftSyntax

/// A statement that runs when a panel is hidden, besides what hides it: `selection = nil`.
struct FurtherStatement {
  let item: CodeBlockItemSyntax
  /// The `withAnimation` that holds it together with what hides the panel.
  let animation: FunctionCallExprSyntax?
  /// What it does, in words: `sets selection`.
  let words: String

  /// The same for statements that do the same.
  var key: String {
    let own = item.item.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
      .replacing("self . ", with: "")
    return "\(heading) \(own)"
  }

  /// `withAnimation(.spring())` without its closure.
  var heading: String {
    guard let animation else { return "" }
    let closures = animation.closures.map(\.closure.id)
    let others = animation.arguments.filter { argument in
      !(argument.expression.as(ClosureExprSyntax.self).map { closures.contains($0.id) } ?? false)
    }
    guard !others.isEmpty else { return "withAnimation" }
    return "withAnimation(\(others.map(\.expression.trimmedDescription).joined(separator: ", ")))"
  }

  /// Why the statement cannot run when the sheet has gone; nil where it can.
  func reasonToStay(_ flag: SheetFlag, _ index: DeclarationIndex) -> String? {
    let text = item.item.tokenText
    let lowercase = text.lowercased()
    if Self.keyboard.contains(where: lowercase.contains) { return "closes the keyboard" }
    if Self.feedback.contains(where: lowercase.contains) {
      return "gives feedback, which would come late"
    }
    for node in item.item.descendants {
      if node.is(AwaitExprSyntax.self) || node.is(TryExprSyntax.self) { return "waits or throws" }
      if node.is(ReturnStmtSyntax.self) { return "returns" }
      if node.is(ClosureExprSyntax.self) { return "runs a closure, which may do it later" }
      if let literal = node.as(StringLiteralExprSyntax.self),
        literal.openingQuote.tokenKind == .multilineStringQuote
      {
        return "has a text of several lines"
      }
      if let reference = node.as(DeclReferenceExprSyntax.self),
        let reason = reason(reference, flag, index)
      {
        return reason
      }
    }
    return nil
  }

  private func reason(
    _ reference: DeclReferenceExprSyntax, _ flag: SheetFlag, _ index: DeclarationIndex
  ) -> String? {
    let name = reference.baseName.text
    if let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    {
      return flag.isMeant(by: ExprSyntax(member)) ? "reads \(flag.name)" : nil
    }
    if flag.isMeant(by: ExprSyntax(reference)) { return "reads \(flag.name)" }
    for declaration in index.lookup(ExprSyntax(reference)).declarations {
      if declaration.isConfinedToCall, !item.offsets.contains(declaration.node.offsets.lowerBound) {
        return "uses \(name), which is known only there"
      }
      if declaration.measuresDrag { return "uses \(name), which the drag moves" }
      let paths = declaration.wrappers.compactMap(\.keyPath)
      if paths.contains("dismiss") || paths.contains("presentationMode") {
        return "closes the screen too"
      }
      if declaration.wrappers.contains(where: { $0.kind == .focusState }) {
        return "closes the keyboard"
      }
    }
    return name == "isFocused" || name.hasPrefix("$") ? "uses \(name)" : nil
  }

  private static let keyboard = ["resignfirstresponder", "endediting", "keyboard"]
  private static let feedback = [
    "impactoccurred", "notificationoccurred", "selectionchanged()", "haptic", "vibrat",
    "audioservices",
  ]
}

extension SyntaxProtocol {
  /// All nodes below this one, itself included.
  var descendants: [Syntax] {
    var all: [Syntax] = []
    var open = [Syntax(self)]
    while let node = open.popLast() {
      all.append(node)
      open += node.children(viewMode: .sourceAccurate)
    }
    return all
  }
}

extension Declaration {
  /// Whether the property can hold how far a panel was dragged.
  var measuresDrag: Bool {
    if wrappers.contains(where: { $0.kind == .gestureState }) { return true }
    guard wrappers.contains(where: { $0.kind == .state }) else { return false }
    if let type = typeAnnotation?.trimmedDescription {
      let name = type.last == "?" ? String(type.dropLast()) : type
      return ["CGFloat", "CGSize", "CGPoint", "Double"].contains(name)
    }
    let value = initializer
    return value?.is(FloatLiteralExprSyntax.self) == true
      || ["CGSize", "CGPoint", "CGFloat"].contains(value.flatMap { ViewChain($0).rootName } ?? "")
  }

  /// Whether the property is a Bool, as one that says that a drag is under way.
  var isStateOfBool: Bool {
    wrappers.contains { $0.kind == .state }
      && (typeAnnotation?.trimmedDescription == "Bool"
        || initializer?.is(BooleanLiteralExprSyntax.self) == true)
  }
}
