import SwiftSyntax

/// One property wrapper as written in front of a declaration.
struct PropertyWrapper: Sendable {
  /// The wrappers that transforms ask for. `other` is any attribute that may be a wrapper.
  enum Kind: Sendable, Hashable {
    case state, binding, bindable, gestureState, focusState, stateObject, observedObject
    case environmentObject, environment, appStorage, sceneStorage, published, scaledMetric
    case other(String)
  }

  let kind: Kind
  /// The qualifier in `@SwiftUI.State`.
  let module: String?
  let attribute: AttributeSyntax
}

extension Declaration {
  /// The property wrappers, outermost first.
  ///
  /// By name only: `DeclarationIndex.isSwiftUI` tells whether the file declares its own.
  var wrappers: [PropertyWrapper] {
    (attributes ?? []).compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return PropertyWrapper(attribute)
    }
  }
}

extension PropertyWrapper {
  /// The unqualified name.
  var name: String {
    switch kind {
    case .other(let name): name
    default: Self.kinds.first { $0.value == kind }?.key ?? ""
    }
  }

  /// The key path in `@Environment(\.horizontalSizeClass)` without its root, dots kept.
  var keyPath: String? {
    guard let argument = firstArgument?.as(KeyPathExprSyntax.self) else { return nil }
    let root = argument.root.map { $0.trimmedDescription }
    guard root == nil || root == "EnvironmentValues" || root == "SwiftUI.EnvironmentValues"
    else { return nil }
    return argument.components.map { $0.component.trimmedDescription }.joined(separator: ".")
  }

  /// The type in `@Environment(Model.self)`, as an expression.
  var metatypeArgument: ExprSyntax? {
    guard let access = firstArgument?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.base
  }

  private var firstArgument: ExprSyntax? {
    guard case .argumentList(let arguments) = attribute.arguments else { return nil }
    return arguments.first?.expression
  }

  /// Nil for what cannot wrap a property: the language's own attributes, actors, builders.
  fileprivate init?(_ attribute: AttributeSyntax) {
    let written: TokenSyntax
    if let identifier = attribute.attributeName.as(IdentifierTypeSyntax.self) {
      module = nil
      written = identifier.name
    } else if let member = attribute.attributeName.as(MemberTypeSyntax.self) {
      module = member.baseType.trimmedDescription
      written = member.name
    } else {
      return nil
    }
    let name = written.plainText
    guard name.first?.isUppercase == true, !Self.notWrappers.contains(name),
      !name.hasSuffix("Builder"), !name.hasSuffix("Actor")
    else { return nil }
    kind = Self.kinds[name] ?? .other(name)
    self.attribute = attribute
  }

  private static let kinds: [String: Kind] = [
    "State": .state, "Binding": .binding, "Bindable": .bindable, "GestureState": .gestureState,
    "FocusState": .focusState, "StateObject": .stateObject, "ObservedObject": .observedObject,
    "EnvironmentObject": .environmentObject, "Environment": .environment,
    "AppStorage": .appStorage, "SceneStorage": .sceneStorage, "Published": .published,
    "ScaledMetric": .scaledMetric,
  ]

  private static let notWrappers: Set<String> = [
    "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "GKInspectable", "NSManaged",
    "NSCopying", "Previewable", "Entry", "Sendable", "ObservationIgnored", "ObservationTracked",
  ]
}

extension TokenSyntax {
  /// The name without the backticks that quote it.
  var plainText: String {
    let text = self.text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
