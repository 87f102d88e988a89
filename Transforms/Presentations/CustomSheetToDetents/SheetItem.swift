import Availability
import Rewriting
import SwiftSyntax

/// An optional value that shows a panel for as long as it is there.
struct SheetItem {
  /// The name by which the panel knows the value.
  enum Parameter: Hashable {
    case named(String)
    /// The panel shows the same whatever the value is.
    case ignored
    /// `$0`
    case implicit

    /// What stands behind the brace of the sheet's content.
    var clause: String {
      switch self {
      case .named(let name): " \(name) in"
      case .ignored: " _ in"
      case .implicit: ""
      }
    }
  }

  let parameter: Parameter

  /// - Parameters:
  ///   - name: The value's own name.
  ///   - offset: The UTF-8 offset at which the panel is shown.
  /// - Throws: Where the file does not show that the value is `Identifiable`, as `sheet(item:)` needs.
  init(
    _ parameter: Parameter, _ type: TypeName?, named name: String, at offset: Int,
    _ index: DeclarationIndex
  ) throws(Refusal) {
    self.parameter = parameter
    guard let type else {
      throw Refusal(
        "this file does not say what type \(name) has, and sheet(item:) needs one that is Identifiable"
      )
    }
    if index.isIdentifiable(type, at: offset) {
      guard index.makesIdentities(type) else { return }
      throw Refusal(
        "the id of \(type.wrapped) is another each time it is read, and the sheet would open again and again"
      )
    }
    throw Refusal(
      type.origin == .elsewhere
        ? "\(type.wrapped) is declared in another file, and sheet(item:) needs a type that is Identifiable"
        : "this file does not make \(type.wrapped) Identifiable, which sheet(item:) needs")
  }
}

extension DeclarationIndex {
  /// Whether the file says that a type is `Identifiable`: itself, by a protocol of the file, or by
  /// a protocol or macro of the system's that brings it along.
  fileprivate func isIdentifiable(_ type: TypeName, at offset: Int) -> Bool {
    if type.origin == .generic {
      let parameter = lookup(type.name, at: offset).declaration?.node.as(
        GenericParameterSyntax.self)
      let names = parameter?.inheritedType?.allPaths.compactMap(\.last) ?? []
      return names.contains(where: Self.identifying.contains)
    }
    guard let nominal = type.nominal else { return false }
    var pending = [nominal]
    var seen: Set<Int> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let names = inheritedTypes(of: types[next]).flatMap(\.allPaths).compactMap(\.last)
      if names.contains(where: Self.identifying.contains) { return true }
      if types[next].nodes.contains(where: \.isPersistentModel) { return true }
      pending += typeTable.supertypes[next]
    }
    return false
  }

  /// Whether the `id` of a type is made anew each time, as in `var id: UUID { UUID() }`.
  fileprivate func makesIdentities(_ type: TypeName) -> Bool {
    guard let nominal = type.nominal else { return false }
    return members(of: types[nominal]).contains { member in
      member.name == "id"
        && member.accessors?.getter?.trimmedDescription.contains("UUID()") ?? false
    }
  }

  /// `Identifiable`, and protocols that refine it.
  private static let identifying: Set<String> = ["Identifiable", "PersistentModel", "AppEntity"]
}

extension TypeSyntax {
  /// The dotted names of a conformance, `@retroactive` or not.
  fileprivate var allPaths: [[String]] {
    self.as(AttributedTypeSyntax.self)?.baseType.allPaths ?? conjunctPaths
  }
}

extension Syntax {
  /// Whether SwiftData's `@Model` makes the class persistent, and so `Identifiable`.
  fileprivate var isPersistentModel: Bool {
    self.as(ClassDeclSyntax.self)?.attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription == "Model"
    } ?? false
  }
}
