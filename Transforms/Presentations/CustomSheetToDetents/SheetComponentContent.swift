import Availability
import Rewriting
import SwiftSyntax

/// What a component knows, said where it is used: the binding, the values, the content.
extension SheetComponentUse {
  /// The flag of the view that uses the component.
  ///
  /// - Throws: Where the call passes no binding to a property that the file shows.
  func flag(
    for inner: SheetFlag, _ index: DeclarationIndex, in file: SourceFile
  ) throws(Refusal) -> SheetFlag {
    guard inner.item == nil else {
      throw Refusal("\(component.name) takes an item, and its content cannot be told from the call")
    }
    guard let declared = inner.declaration, inner.binding.hasSuffix("$\(inner.name)"),
      declared.enclosingType == component.type.name,
      declared.wrappers.contains(where: { $0.kind == .binding })
    else { throw Refusal("what shows \(component.name) is no binding of its own") }
    guard let value = values[declared.name] else {
      throw Refusal("the call passes no binding for \(declared.name)")
    }
    return try SheetFlag(binding: value, index, in: file)
  }

  /// The code of a value of the component where the component is used: the argument of the call for
  /// a property that keeps one, the constant for a property that has one.
  ///
  /// - Throws: Where the value is known to the component only.
  func translate(_ code: String, _ index: DeclarationIndex) throws(Refusal) -> String {
    var result = ""
    var rest = code.replacing("self.", with: "")[...]
    var isMember = false
    while let first = rest.first {
      if first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter || first == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isLabel = rest.dropFirst(name.count).first == ":"
        result += isMember || isLabel ? String(name) : try value(of: String(name), index)
        rest = rest.dropFirst(name.count)
        isMember = false
      } else {
        isMember = first == "."
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }

  private func value(of name: String, _ index: DeclarationIndex) throws(Refusal) -> String {
    let unknown = Refusal("\(name) of \(component.name) is not known where it is used")
    guard let member = component.members.first(where: { $0.name == name }) else {
      let inside = index.lookup(name, at: component.layers.panel.layer.offsets.lowerBound)
      let outside = index.lookup(name, at: call.offsets.lowerBound)
      guard inside.declarations.map(\.node.id) == outside.declarations.map(\.node.id) else {
        throw unknown
      }
      return name
    }
    guard member.kind == .property, member.accessors == nil, member.wrappers.isEmpty,
      let value = values[name] ?? member.initializer
    else { throw unknown }
    let isArgument = values[name] != nil
    if value.isNumber { return value.trimmedDescription }
    if let implicit = value.as(MemberAccessExprSyntax.self), implicit.base == nil,
      let type = member.typeAnnotation?.trimmedDescription, type == "Color" || type == "Material"
    {
      return type + value.trimmedDescription
    }
    guard isArgument, value.is(DeclReferenceExprSyntax.self) || value.isPathOfNames else {
      throw unknown
    }
    return value.trimmedDescription
  }

  /// Refuses what the sheet has no place for: arguments that do something, state of the component,
  /// and names of the component in what the panel keeps.
  func admit(
    _ panel: SheetPanel, keeping dragged: [Declaration], _ index: DeclarationIndex
  ) throws(Refusal) {
    let name = component.name
    for (property, value) in values.sorted(by: { $0.key < $1.key })
    where property != component.content?.name && property != component.layers.condition.key {
      guard !value.is(ClosureExprSyntax.self), !value.trimmedDescription.hasPrefix("$") else {
        throw Refusal("\(name) is also given \(property), for which the sheet has no place")
      }
    }
    let known = Set(dragged.map(\.node.id))
    for member in component.members where !known.contains(member.node.id) {
      let keeps = member.wrappers.contains { Self.state.contains($0.kind) }
      if keeps { throw Refusal("\(name) keeps state of its own besides the drag: \(member.name)") }
    }
    guard let place = place(in: panel) else {
      throw Refusal("the panel of \(name) shows its content not just once")
    }
    let isRoot = ViewChain(panel.view).root.id == place.id
    let isStatement = place.parent?.is(CodeBlockItemSyntax.self) == true && !isRoot
    guard isStatement || content.isOneView else {
      throw Refusal("the content is several views, and \(name) puts no stack around them")
    }
    for reference in panel.references where !place.offsets.contains(reference.offsets.lowerBound) {
      try admit(reference, panel, index)
    }
    for type in panel.typeNames {
      let declared = index.lookup(type.text, at: type.offsets.lowerBound).declarations
      if declared.contains(where: { component.node.offsets.contains($0.node.offsets.lowerBound) }) {
        throw Refusal("the panel of \(name) names \(type.text), which only it has")
      }
    }
  }

  private func admit(
    _ reference: DeclReferenceExprSyntax, _ panel: SheetPanel, _ index: DeclarationIndex
  ) throws(Refusal) {
    let token = reference.baseName
    guard
      token.tokenKind != .keyword(.self)
        || reference.parent?.is(MemberAccessExprSyntax.self) == true
    else { throw Refusal("the panel of \(component.name) reads self") }
    var whole = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    {
      guard member.base?.trimmedDescription == "self" else { return }
      whole = ExprSyntax(member)
    }
    let inside = index.lookup(whole).declarations
    if inside.contains(where: { panel.view.offsets.contains($0.node.offsets.lowerBound) }) {
      return
    }
    let outside = index.lookup(whole, at: call.offsets.lowerBound).declarations
    guard token.tokenKind == .keyword(.self) || inside.map(\.node.id) == outside.map(\.node.id),
      !inside.contains(where: { component.node.offsets.contains($0.node.offsets.lowerBound) })
    else {
      throw Refusal(
        "the panel of \(component.name) reads \(token.text), which is not known where it is used")
    }
  }

  /// The expression of the panel that shows the content; nil where there is not just one.
  private func place(in panel: SheetPanel) -> ExprSyntax? {
    let found = panel.references.filter { $0.baseName.text == component.content?.name }
      .map { reference in
        var whole = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self),
          member.base?.trimmedDescription == "self"
        {
          whole = ExprSyntax(member)
        }
        if let call = whole.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == whole.id, call.arguments.isEmpty, call.closures.isEmpty
        {
          whole = ExprSyntax(call)
        }
        return whole
      }
    return found.count == 1 ? found[0] : nil
  }

  /// Puts the content of the call into the panel of the component.
  /// - Parameters:
  ///   - old: The indentation of the panel.
  ///   - new: The indentation that it gets.
  ///   - reference: The member that holds the content, where that is one.
  /// - Returns: Whether the panel now starts with several lines, so that its modifiers stand below
  ///   their first.
  func fill(
    _ relayout: inout Relayout, _ panel: SheetPanel, from old: String, to new: String,
    as reference: String? = nil
  ) -> Bool {
    guard let place = place(in: panel) else { return false }
    let layout = relayout.layout
    let inside = layout.indentation(at: place.offsets.lowerBound)
    let margin = inside.hasPrefix(old) ? new + inside.dropFirst(old.count) : new
    let from = layout.indentation(at: content.offsets.lowerBound)
    func text(at margin: String) -> String {
      if let reference { return reference }
      return switch content {
      case .builder(let statements):
        comments(above: statements, in: relayout, at: margin)
          + layout.moved(statements, from: from, to: margin)
      case .view(let view): layout.moved(view, from: from, to: margin)
      }
    }
    guard text(at: margin).contains(where: \.isNewline), relayout.ownIndentation(place) == nil,
      let statement = place.parent?.as(CodeBlockItemSyntax.self),
      let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let closure = list.parent?.as(ClosureExprSyntax.self)
    else {
      let text = text(at: margin)
      relayout.add(SourceEdit(place.offsets, text))
      let chain = ViewChain(panel.view)
      guard text.contains(where: \.isNewline), chain.root.id == place.id else { return false }
      let own = chain.modifiers.lazy.compactMap(\.period).compactMap(relayout.ownIndentation).first
      if let own {
        relayout.move(
          place.offsets.upperBound..<panel.view.offsets.upperBound, of: panel.view, from: own,
          to: new)
      }
      return true
    }
    // The braces of `VStack { content }` make room for the lines.
    let lineEnd = layout.lineEnd(at: place.offsets.lowerBound)
    let deeper = margin + layout.unit
    relayout.add(
      SourceEdit(
        closure.leftBrace.offsets.upperBound..<closure.rightBrace.offsets.lowerBound,
        lineEnd + deeper + text(at: deeper) + lineEnd + margin))
    return false
  }

  /// The comments above the first statement, each on a line of its own.
  private func comments(
    above statements: CodeBlockItemListSyntax, in relayout: Relayout, at margin: String
  ) -> String {
    let end = statements.offsets.lowerBound
    let start = relayout.start(withComments: statements, after: 0)
    let text = String(decoding: relayout.file.bytes[start..<end], as: UTF8.self)
    let lineEnd = relayout.layout.lineEnd(at: start)
    return text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
      .map { $0 + lineEnd + margin }.joined()
  }

  private static let state: [PropertyWrapper.Kind] = [
    .state, .stateObject, .gestureState, .focusState, .appStorage, .sceneStorage,
  ]
}

extension ExprSyntax {
  fileprivate var isNumber: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// `Layout.height`, `self.height`
  fileprivate var isPathOfNames: Bool {
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
    return base.is(DeclReferenceExprSyntax.self) || base.isPathOfNames
  }
}
