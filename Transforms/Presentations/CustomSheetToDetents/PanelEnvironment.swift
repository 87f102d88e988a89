import Availability
import SwiftSyntax

extension SheetPanel {
  /// Refuses a panel whose views close what they are presented in, which would now be the sheet.
  func admitEnvironment(_ index: DeclarationIndex) throws(Refusal) {
    for node in view.descendants {
      guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true,
        let body = index.lookup(ExprSyntax(node.cast(DeclReferenceExprSyntax.self))).declaration?
          .body,
        let number = index.typeTable.ofBody[body]
      else { continue }
      let closes = index.members(of: index.types[number]).contains { member in
        member.wrappers.contains { $0.keyPath == "dismiss" || $0.keyPath == "presentationMode" }
      }
      if closes {
        throw Refusal("\(name) in the panel closes the screen, and would close the sheet")
      }
    }
  }
}
