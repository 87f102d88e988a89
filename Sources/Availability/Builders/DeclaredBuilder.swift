import Platforms
import SwiftSyntax

/// What is known of the builder of a body.
enum BodyBuilder: Hashable {
  case known(Builder)
  /// A builder that is not SwiftUI's.
  case unknown
  case none
}

extension DeclSyntax {
  /// The builder that the body of a function or variable runs under: by its attribute, or by the
  /// requirement of SwiftUI's that it fulfils.
  var bodyBuilder: BodyBuilder {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    if let attributed = attributes?.builder, attributed != .none { return attributed }
    return requirement.map(BodyBuilder.known) ?? .none
  }

  private var requirement: Builder? {
    if let variable = self.as(VariableDeclSyntax.self) {
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
        type.someOrAnySpecifier.tokenKind == .keyword(.some)
      else { return nil }
      switch binding.pattern.trimmedDescription {
      case "body":
        guard let builder = Self.bodies[type.constraint.baseName] else { return nil }
        return mayConform(to: builder.protocols) ? builder.builder : nil
      case "previews": return mayConform(to: ["PreviewProvider"]) ? .viewBuilder : nil
      default: return nil
      }
    }
    guard let function = self.as(FunctionDeclSyntax.self) else { return nil }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    if function.name.text == "body", labels == ["content"] {
      return mayConform(to: ["ViewModifier"]) ? .viewBuilder : nil
    }
    if function.name.text == "makeBody", labels == ["configuration"] {
      return mayConform(to: Self.styles) ? .viewBuilder : nil
    }
    return nil
  }

  /// Whether the type around the declaration conforms to one of the protocols, or may do so in
  /// another file.
  private func mayConform(to protocols: Set<String>) -> Bool {
    guard let group = enclosingType else { return false }
    let name = group.typeName
    var declaresType = false
    for declaration in root.declaredTypes where declaration.typeName == name {
      if !declaration.is(ExtensionDeclSyntax.self) { declaresType = true }
      for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
        let conformance = inherited.type.baseName
        // A protocol of the app's own may refine the one that is asked for.
        if protocols.contains(conformance) || !Self.unrelated.contains(conformance) { return true }
      }
    }
    return !declaresType
  }

  /// Protocols that refine none of SwiftUI's.
  private static let unrelated: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "Codable", "Decodable",
    "Encodable", "ObservableObject", "CaseIterable", "Error", "CustomStringConvertible",
    "Animatable",
  ]

  /// The `body` of what a protocol of SwiftUI's asks for, by its opaque type.
  private static let bodies: [String: (builder: Builder, protocols: Set<String>)] = [
    "View": (.viewBuilder, ["View"]),
    "Scene": (.sceneBuilder, ["App", "Scene"]),
    "ToolbarContent": (.toolbarContentBuilder, ["ToolbarContent"]),
    "CustomizableToolbarContent": (.toolbarContentBuilder, ["CustomizableToolbarContent"]),
    "Commands": (.commandsBuilder, ["Commands"]),
    "TabContent": (.tabContentBuilder, ["TabContent"]),
    "Widget": (.widgetBundleBuilder, ["WidgetBundle"]),
  ]

  private static let styles: Set<String> = [
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle",
    "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle",
    "LabeledContentStyle", "ControlGroupStyle", "FormStyle", "DatePickerStyle",
  ]
}

extension AttributeListSyntax {
  /// The builder that one of the attributes names; `Foo.Builder` and `@RowBuilder` are builders of
  /// the app's own.
  var builder: BodyBuilder {
    for element in self {
      guard case .attribute(let attribute) = element else { continue }
      let name = attribute.attributeName.baseName
      if let builder = Builder(attribute: name) { return .known(builder) }
      if name.hasSuffix("Builder") { return .unknown }
    }
    return .none
  }
}

extension TypeSyntax {
  /// The last part of a name, without generic arguments: `View` of `SwiftUI.View`.
  var baseName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
    return trimmedDescription
  }
}
