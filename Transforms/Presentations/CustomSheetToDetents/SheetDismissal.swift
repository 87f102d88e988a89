import Availability
import Rewriting
import SwiftSyntax

/// What else runs when a hand-made sheet is hidden, in whichever way that happens: the sheet runs it
/// when it has gone.
struct SheetDismissal {
  /// What `onDismiss` does; empty where nothing else runs.
  let further: [FurtherStatement]
  /// The same statements in the code that stays, which would run twice.
  private(set) var duplicates: [CodeBlockItemSyntax] = []

  /// A way to hide the panel that goes with the change.
  struct Way {
    /// `the tap on the scrim`, `the drag`.
    let name: String
    let further: [FurtherStatement]
  }

  /// - Throws: Where only some of the ways run it, or it cannot run later.
  init(
    _ ways: [Way], _ flag: SheetFlag, _ places: [FlagUse], _ view: SheetPlaces
  ) throws(Refusal) {
    guard let first = ways.first(where: { !$0.further.isEmpty }) else {
      further = []
      return
    }
    let words = first.further[0].words
    further = first.further
    for way in ways where way.further.map(\.key) != first.further.map(\.key) {
      throw Refusal("\(first.name) \(words), but \(way.name) does something else")
    }
    for statement in further {
      guard let reason = statement.reasonToStay(flag, view.index) else { continue }
      throw Refusal("\(first.name) \(statement.words), which \(reason)")
    }
    guard flag.isState else {
      throw Refusal(
        "\(first.name) \(words), and other code can set \(flag.name) without doing that")
    }
    if let binding = view.uses.bindings(of: flag).first {
      throw Refusal(
        "\(first.name) \(words), and the flag is passed on where that does not happen, on line \(view.line(of: binding))"
      )
    }
    for place in places {
      do throws(SheetPlaces.Difference) {
        let same = try view.statements(hiding: place, endingWith: further.map(\.key), flag)
        for item in same where !duplicates.contains(where: { $0.id == item.id }) {
          duplicates.append(item)
        }
      } catch {
        throw Refusal(
          "\(first.name) \(words), but the panel is hidden without that on line \(error.line)")
      }
    }
  }
}

/// The code of a view around a hand-made sheet: what of it runs only while the panel is shown.
struct SheetPlaces {
  /// A line on which the panel is hidden in another way.
  struct Difference: Error {
    let line: Int
  }

  let file: SourceFile
  let index: DeclarationIndex
  let uses: SheetUses
  /// The UTF-8 offsets of what the sheet shows, which runs only while it is shown.
  let panel: Range<Int>
  /// What lies under the scrim, and cannot be touched while the panel is shown: UTF-8 offsets.
  let covered: Range<Int>?

  func line(of node: some SyntaxProtocol) -> Int {
    file.lines.line(of: node.offsets.lowerBound)
  }

  /// The last statements of the blocks that hide the panel in one place, by what they do.
  func statements(
    hiding place: FlagUse, endingWith keys: [String], _ flag: SheetFlag
  ) throws(Difference) -> [CodeBlockItemSyntax] {
    switch place.kind {
    case .shows, .initializes, .reads: return []
    case .toggles, .sets:
      if covered?.contains(place.reference.offsets.lowerBound) == true { return [] }
      if place.kind == .sets { throw Difference(line: line(of: place.reference)) }
    case .hides: break
    }
    guard let statement = place.statement else {
      throw Difference(line: line(of: place.reference))
    }
    return try statements(around: statement, endingWith: keys, flag, depth: 0)
  }

  private func statements(
    around statement: CodeBlockItemSyntax, endingWith keys: [String], _ flag: SheetFlag, depth: Int
  ) throws(Difference) -> [CodeBlockItemSyntax] {
    let difference = Difference(line: line(of: statement))
    guard var list = statement.parent?.as(CodeBlockItemListSyntax.self), depth < 5 else {
      throw difference
    }
    while let outer = list.animatedStatement?.parent?.as(CodeBlockItemListSyntax.self) {
      list = outer
    }
    let way = DismissalEffects.way(of: list, flag, index)
    let ending = way?.suffix(keys.count) ?? []
    if ending.map(\.key) == keys, runsWhileShown(statement) {
      return ending.map(\.item)
    }
    // A method may leave the rest to those that call it.
    guard let function = list.method else { throw difference }
    let calls = uses.calls(of: function)
    guard !calls.isEmpty else { throw difference }
    var found: [CodeBlockItemSyntax] = []
    for call in calls {
      guard
        let item = call.calledMember.parent?.as(FunctionCallExprSyntax.self)?.parent?
          .as(CodeBlockItemSyntax.self)
      else { throw difference }
      found += try statements(around: item, endingWith: keys, flag, depth: depth + 1)
    }
    return found
  }

  /// Whether code runs only while the panel is shown: it is in the panel, or in a member that nothing
  /// else uses.
  func runsWhileShown(_ node: some SyntaxProtocol, depth: Int = 0) -> Bool {
    if panel.contains(node.offsets.lowerBound) { return true }
    guard depth < 5 else { return false }
    for ancestor in node.ancestors where !ancestor.offsets.contains(panel.lowerBound) {
      let references: [DeclReferenceExprSyntax]
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        references = uses.calls(of: function).filter {
          !function.offsets.contains($0.offsets.lowerBound)
        }
        // Those that go with the scrim and the drag ran while it was shown.
        if references.isEmpty { return true }
      } else if let property = index.property(declaredBy: ancestor) {
        references = uses.references(to: property)
        if references.isEmpty { return false }
      } else {
        continue
      }
      return references.allSatisfy { runsWhileShown($0, depth: depth + 1) }
    }
    return false
  }
}

extension DeclarationIndex {
  /// The property of a type that a node declares.
  fileprivate func property(declaredBy node: Syntax) -> Declaration? {
    guard node.is(VariableDeclSyntax.self) else { return nil }
    let range = node.offsets
    return declarations.first { declaration in
      declaration.kind == .property && range.contains(declaration.node.offsets.lowerBound)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The method whose body the statements are.
  fileprivate var method: FunctionDeclSyntax? {
    parent?.as(CodeBlockSyntax.self)?.parent?.as(FunctionDeclSyntax.self)
  }
}
