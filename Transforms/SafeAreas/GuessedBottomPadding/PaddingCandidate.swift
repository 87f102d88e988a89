import Rewriting
import SwiftSyntax

/// A padding with what is known of the way to the bottom edge.
struct PaddingCandidate {
  let padding: BottomPadding
  let sign: ClearanceSign
  let edge: BottomEdge
  private let reader: BottomEdgeReader

  /// Nil where the number alone does not say enough.
  init?(_ padding: BottomPadding, _ sign: ClearanceSign, _ reader: BottomEdgeReader) {
    self.padding = padding
    self.sign = sign
    self.reader = reader
    edge = BottomEdge(below: padding, reader)
    guard case .number(let number) = sign else { return }
    let isProven = number == ClearanceSign.tabBarHeight ? edge.isInTabView : true
    guard edge.isAtScreenBottom, isProven, padding.scope != .sharedAmount else { return nil }
  }

  func offer(
    in file: SourceFile, beside all: [PaddingCandidate], _ amounts: BottomAmounts
  ) throws(ReasonToKeep) -> Finding {
    var clearance = BottomAmount.Clearance(isMeasured: false, edits: [])
    switch sign {
    case .unclear(let reason): throw .amount(reason)
    case .comment(let comment) where IndicatorNames.namesBar(comment): throw .layered
    case .comment, .number: break
    case .amount(let found): clearance = found
    }
    if !clearance.edits.isEmpty, padding.amount.namesBar { throw .layered }
    if padding.scope == .sharedAmount { throw .otherEdges }
    if let base = padding.modifier.base {
      if base.isReceiver { throw .ownModifier }
      if ViewChain(base).modifiers.contains(where: {
        SafeAreaIgnoring($0)?.mayIgnoreBottom ?? false
      }) {
        throw .ignoringInside
      }
    }
    if edge.isLayered { throw .layered }
    var edits = try removal(of: clearance, in: file)
    guard let ignoring = edge.ignoring else {
      if edge.end == .otherFile, clearance.isMeasured || edge.obstacle?.isDrawn == true {
        throw .ignoredElsewhere
      }
      return .removable(padding, clearance, edits, unused: unusedName(clearance))
    }
    let line = file.lines.line(of: ignoring.modifier.nameToken.offsets.lowerBound)
    if let obstacle = obstacle(ignoring, in: file, beside: all, amounts) {
      throw .obstacle(obstacle, line: line)
    }
    let hasTextInput = ignoring.modifier.base?.hasTextInput ?? false
    do {
      edits += try ignoring.respectingBottom(in: file, keepsKeyboard: hasTextInput)
    } catch {
      throw .obstacle(.ignoring(error), line: line)
    }
    return .replaceable(
      padding, clearance, edits + edge.extensions, unused: unusedName(clearance),
      movesWithKeyboard: ignoring.regions == .all && !hasTextInput)
  }

  /// The name that held the amount, if nothing else in the file uses it.
  private func unusedName(_ clearance: BottomAmount.Clearance) -> String? {
    guard clearance.edits.isEmpty, let name = padding.amount.dottedName,
      let word = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        .first(where: { $0 != "self" && $0 != "Self" }),
      reader.occurrences(of: String(word), outside: padding.amount.offsets) == 1
    else { return nil }
    return String(word)
  }

  private func removal(
    of clearance: BottomAmount.Clearance, in file: SourceFile
  ) throws(ReasonToKeep) -> [SourceEdit] {
    if !clearance.edits.isEmpty { return clearance.edits }
    if padding.scope == .insets { return [.replacing(padding.amount, with: "0")] }
    do {
      return [try ModifierRemoval(of: padding.modifier, in: file).edit]
    } catch {
      throw .removal(error)
    }
  }

  private func obstacle(
    _ ignoring: SafeAreaIgnoring, in file: SourceFile, beside all: [PaddingCandidate],
    _ amounts: BottomAmounts
  ) -> Obstacle? {
    if let obstacle = edge.obstacle { return obstacle }
    let other = all.first {
      $0.edge.ignoring?.modifier.call.id == ignoring.modifier.call.id
        && $0.padding.modifier.call.id != padding.modifier.call.id
    }
    let used =
      other?.padding.amount ?? ignoring.modifier.base?.bottomInset(amounts, except: padding)
    return used.map { .insetUsed(line: file.lines.line(of: $0.offsets.lowerBound)) }
  }
}

extension ExprSyntax {
  /// Whether a name in the amount is the height of a bar.
  fileprivate var namesBar: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      if case .identifier(let name) = $0.tokenKind { IndicatorNames.namesBar(name) } else { false }
    }
  }

  /// What a modifier of the app's own is applied to: `self`, or the content of a `ViewModifier`.
  fileprivate var isReceiver: Bool {
    guard let name = ViewChain(self).root.as(DeclReferenceExprSyntax.self)?.baseName else {
      return false
    }
    guard name.text == "content" else { return name.tokenKind == .keyword(.self) }
    let function = ancestors.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    return function?.name.text == "body"
  }

  /// Whether something in a view takes text, and so brings up the keyboard.
  fileprivate var hasTextInput: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      ["TextField", "SecureField", "TextEditor", "searchable"].contains($0.text)
    }
  }

  /// The first use of the bottom inset in a view outside of a padding.
  fileprivate func bottomInset(
    _ amounts: BottomAmounts, except padding: BottomPadding
  ) -> ExprSyntax? {
    let collector = BottomMemberCollector()
    collector.walk(self)
    return collector.members.first { member in
      !padding.amount.offsets.contains(member.offsets.lowerBound) && !member.isCompared
        && !amounts.part(of: member, depth: 0).isNone
    }
  }

  /// Whether the value is only compared with another, and so moves nothing.
  private var isCompared: Bool {
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.id == id }) else { return false }
    return [place - 1, place + 1].filter(elements.indices.contains).contains { index in
      let text = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
      return ["==", "!=", "<", "<=", ">", ">="].contains(text)
    }
  }
}

private final class BottomMemberCollector: OpenCodeVisitor {
  private(set) var members: [ExprSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "bottom", node.base != nil {
      members.append(ExprSyntax(node))
    }
    return .visitChildren
  }
}
