import SwiftSyntax

/// The few members of SwiftUI and UIKit whose types the lookup knows without a declaration.
extension NameFollower {
  /// The type of a property that the file does not declare; `base` is what it is read from.
  func frameworkType(
    ofMember name: String, on base: TypeName?, isStatic: Bool = false
  ) -> TypeName? {
    if name == "traitCollection" || name.hasSuffix("TraitCollection") {
      return isStatic ? nil : TypeName(name: "UITraitCollection")
    }
    guard let base else { return nil }
    if isStatic, base.sizeClassFramework != nil {
      return ["compact", "regular", "unspecified"].contains(name) ? base : nil
    }
    if base.isNamed("UITraitCollection", from: "UIKit") {
      if isStatic { return name == "current" ? base : nil }
      return sizeClassKeys.contains(name) ? TypeName(name: "UIUserInterfaceSizeClass") : nil
    }
    if isStatic { return nil }
    if base.isNamed("EnvironmentValues", from: "SwiftUI", "SwiftUICore") {
      return environmentType(ofKey: name)
    }
    if name == "environment", base.origin == .elsewhere,
      base.name == "Context" || base.name.hasSuffix("RepresentableContext")
    {
      return TypeName(name: "EnvironmentValues")
    }
    return nil
  }

  /// What `@Environment(…)` gives when no type is written.
  mutating func environmentType(
    _ wrapper: PropertyWrapper, from place: DeclarationIndex.Place
  ) -> TypeName? {
    if let model = wrapper.metatypeArgument {
      return reach(model, from: place).type
    }
    guard let path = wrapper.keyPath else { return nil }
    if path == "self" { return TypeName(name: "EnvironmentValues") }
    if let values = index.type(named: "EnvironmentValues") {
      let declared = index.members(path, of: values.id, .instance, clause: place.clause)
      if !declared.isEmpty { return agreed(declared) { $0.type(of: $1) } }
    }
    return environmentType(ofKey: path)
  }

  private func environmentType(ofKey key: String) -> TypeName? {
    sizeClassKeys.contains(key)
      ? TypeName(name: "UserInterfaceSizeClass", module: "SwiftUI", isOptional: true) : nil
  }

  private var sizeClassKeys: Set<String> {
    ["horizontalSizeClass", "verticalSizeClass"]
  }
}

extension DeclarationIndex {
  /// The wrapper is SwiftUI's: the file does not declare a type of that name itself.
  func isSwiftUI(_ wrapper: PropertyWrapper) -> Bool {
    if let module = wrapper.module { return module == "SwiftUI" || module == "SwiftUICore" }
    let place = place(at: wrapper.attribute.utf8Start)
    return find(wrapper.name, from: place, typesOnly: true).isEmpty
  }
}
