import SwiftSyntax

extension SourceFile {
  /// The names of the declarations around a UTF-8 offset, outermost first: types and extensions by
  /// each part of their name, then the member.
  ///
  /// Each call walks the whole tree.
  public func declarationPath(at offset: Int) -> [String] {
    DeclarationTable(self).path(at: offset)
  }
}

/// Where the declarations of a file are: one walk for any number of lookups.
struct DeclarationTable {
  /// In the order of their starts; an entry stands before those inside it.
  private let entries: [Entry]

  fileprivate struct Entry {
    var names: [String]
    /// The index of the declaration around this one.
    var parent: Int?
    /// The UTF-8 offsets with the trivia around it.
    var range: Range<Int>
    /// The UTF-8 offsets without the trivia around it.
    var code: Range<Int>
    /// Whether its last token is the brace of its own block, behind which nothing belongs to it.
    var endsWithBlock: Bool
  }

  init(_ file: SourceFile) {
    let collector = DeclarationCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    entries = collector.entries
  }

  /// The names of the declarations that hold the byte at a UTF-8 offset, outermost first.
  func path(at offset: Int) -> [String] {
    let last = entries.endOfPrefix { $0.range.lowerBound <= offset }
    return path(from: last - 1) { $0.range.contains(offset) }
  }

  /// The names of the declarations that hold what is inserted at a UTF-8 offset, outermost first.
  ///
  /// Directly behind a token the text belongs to that token's declaration, unless its block ends
  /// there: the line end that follows is trivia of the next declaration.
  func path(insertingAt offset: Int) -> [String] {
    let last = entries.endOfPrefix {
      $0.range.lowerBound < offset || $0.code.lowerBound == offset
    }
    return path(from: last - 1) {
      offset < $0.code.upperBound || (offset == $0.code.upperBound && !$0.endsWithBlock)
        || (offset > $0.code.upperBound && offset < $0.range.upperBound)
    }
  }

  private func path(from innermost: Int, holds: (Entry) -> Bool) -> [String] {
    var index = innermost >= 0 ? innermost : nil
    while let current = index, !holds(entries[current]) { index = entries[current].parent }
    var path: [String] = []
    while let current = index {
      path.append(contentsOf: entries[current].names.reversed())
      index = entries[current].parent
    }
    return path.reversed()
  }
}

private final class DeclarationCollector: SyntaxVisitor {
  private(set) var entries: [DeclarationTable.Entry] = []
  private var open: [Int] = []

  private func enter(
    _ node: some SyntaxProtocol, _ names: [String], endsWithBlock: Bool
  ) -> SyntaxVisitorContinueKind {
    entries.append(
      DeclarationTable.Entry(
        names: names, parent: open.last,
        range: node.position.utf8Offset..<node.endPosition.utf8Offset, code: node.offsets,
        endsWithBlock: endsWithBlock))
    open.append(entries.count - 1)
    return .visitChildren
  }

  private func leave() { open.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plainText], endsWithBlock: true)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plainText], endsWithBlock: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plainText], endsWithBlock: true)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plainText], endsWithBlock: true)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plainText], endsWithBlock: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType.names, endsWithBlock: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, [node.name.plainText], endsWithBlock: node.body != nil)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, ["init"], endsWithBlock: node.body != nil)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, ["deinit"], endsWithBlock: node.body != nil)
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, ["subscript"], endsWithBlock: node.accessorBlock != nil)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  // A declaration of one variable is that variable, with its attributes; of several, each stands for itself.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.onlyBinding else { return .visitChildren }
    return enter(node, binding.names, endsWithBlock: binding.accessorBlock != nil)
  }
  override func visitPost(_ node: VariableDeclSyntax) { if node.onlyBinding != nil { leave() } }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.isOneOfSeveral else { return .visitChildren }
    return enter(node, node.names, endsWithBlock: node.accessorBlock != nil)
  }
  override func visitPost(_ node: PatternBindingSyntax) { if node.isOneOfSeveral { leave() } }
}

extension VariableDeclSyntax {
  fileprivate var onlyBinding: PatternBindingSyntax? {
    bindings.count == 1 ? bindings.first : nil
  }
}

extension PatternBindingSyntax {
  fileprivate var names: [String] {
    [pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? pattern.trimmedDescription]
  }

  fileprivate var isOneOfSeveral: Bool {
    parent?.as(PatternBindingListSyntax.self).map { $0.count > 1 } ?? false
  }
}

extension TypeSyntax {
  /// The parts of a type's name without its generic arguments.
  fileprivate var names: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.plainText] }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.names + [type.name.plainText]
    }
    return [trimmedDescription]
  }
}

extension TokenSyntax {
  /// The text without back ticks.
  fileprivate var plainText: String { text.filter { $0 != "`" } }
}
