import SwiftSyntax

/// A sheet, cover, alert, dialog or popover of the view that could be up together with its panel.
struct OtherPresentation {
  let modifier: ModifierCall

  /// Nil where the view of the panel presents nothing else, but for what the panel itself presents.
  init?(of view: Syntax, _ places: SheetPlaces) {
    let type = view.ancestors.first {
      $0.is(StructDeclSyntax.self) || $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self)
    }
    let named = places.index.enclosingType(at: view.offsets.lowerBound)
    guard let scope = type ?? view.ancestors.first(where: { $0.is(MemberBlockItemSyntax.self) })
    else { return nil }
    let found = places.file.modifierCalls(named: Self.names).first { modifier in
      let offset = modifier.nameToken.offsets.lowerBound
      let isSameType =
        named.map { $0.name == places.index.enclosingType(at: offset)?.name } ?? false
      return (isSameType || scope.offsets.contains(offset)) && modifier.base != nil
        && !places.runsWhileShown(modifier.nameToken) && !modifier.presents(view)
    }
    guard let found else { return nil }
    modifier = found
  }

  /// `an alert of the same view could be up at the same time`.
  var reason: String {
    let name = modifier.name
    let article = ["a", "i"].contains(name.first) ? "an" : "a"
    return "\(article) \(name) of the same view could be up at the same time"
  }

  /// Whether it is shown by the flag of the panel.
  func takes(_ flag: SheetFlag) -> Bool {
    modifier.arguments.contains { $0.expression.trimmedDescription == flag.binding }
  }

  private static let names: Set<String> = [
    "sheet", "fullScreenCover", "alert", "confirmationDialog", "actionSheet", "popover",
    "fileImporter", "fileExporter", "fileMover", "photosPicker", "quickLookPreview",
  ]
}

extension ModifierCall {
  /// Whether the code is a part of what the modifier shows.
  fileprivate func presents(_ code: Syntax) -> Bool {
    call.closures.contains { $0.closure.offsets.contains(code.offsets.lowerBound) }
  }
}
