import SwiftSyntax

extension SizeClassAxis {
  /// The axis of `\.horizontalSizeClass` or `\.verticalSizeClass`, with or without the root type.
  init?(key: KeyPathExprSyntax) {
    guard key.root.map({ $0.trimmedDescription == "EnvironmentValues" }) ?? true,
      key.components.count == 1,
      let property = key.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return nil }
    switch property.declName.baseName.text {
    case "horizontalSizeClass": self = .horizontal
    case "verticalSizeClass": self = .vertical
    default: return nil
    }
  }

  /// The size class as people call it.
  var text: String {
    switch self {
    case .horizontal: "horizontal size class"
    case .vertical: "vertical size class"
    case .unknown: "size class"
    }
  }
}

extension SizeClassEvidence {
  /// What stands for a size class that is not known; nil where there is always one.
  var missingValue: String? {
    switch self {
    case .sizeClass(_, .uiKit, _): ".unspecified"
    case .sizeClass(_, .swiftUI, let isOptional): isOptional ? "nil" : nil
    case .looksLikeSizeClass: "nil"
    case .somethingElse, .unknown: nil
    }
  }
}

extension CompactComparison {
  /// What the change does and what becomes of nil, for the question put to the user.
  var title: String {
    evidence.missingValue.map { "Test for .regular, so that \($0) counts as compact" }
      ?? "Test for .regular by name"
  }

  /// What changes for the user of the app.
  var consequence: String? {
    evidence.missingValue.map {
      "where the size class is \($0), the compact layout is shown instead of the spacious one"
    }
  }
}
