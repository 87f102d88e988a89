import SwiftSyntax

/// The axis that a size class is for.
enum SizeClassAxis: String {
  case horizontal, vertical

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
}
