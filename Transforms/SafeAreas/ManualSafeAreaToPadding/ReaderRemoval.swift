import Rewriting
import SwiftSyntax

extension ProxyUses {
  /// The edits that leave a reader that nobody reads: constants go, and the parameter is called `_`.
  func withoutProxy(in file: SourceFile) -> [SourceEdit] {
    let lines = constantsStandAlone ? constants.compactMap(file.wholeLines) : []
    return lines.map(SourceEdit.delete) + unnamedParameter
  }

  private var unnamedParameter: [SourceEdit] {
    switch reader.signature?.parameterClause {
    case nil: [.insert(" _ in", at: reader.leftBrace.offsets.upperBound)]
    case .simpleInput(let names): names.first.map { [.replacing($0.name, with: "_")] } ?? []
    case .parameterClause(let clause):
      clause.parameters.first.map { [.replacing($0.firstName, with: "_")] } ?? []
    @unknown default: []
    }
  }

  /// The edits that put the one view of the content in the place of the reader.
  ///
  /// A reader takes all the space there is and puts its content in the top leading corner, so it goes
  /// only where the content is certain to fill the same space, and no comment goes with it.
  /// - Parameter edits: What else happens to the view.
  /// - Returns: Those edits and the ones that take the reader away; nil where it stays.
  func unwrapped(
    in file: SourceFile, with edits: [SourceEdit], index: DeclarationIndex
  ) -> [SourceEdit]? {
    let others = Array(reader.statements).filter { !constants.contains($0) }
    guard let call = reader.geometryReader, call.trailingClosure?.id == reader.id,
      constantsStandAlone, others.count == 1,
      let view = reader.statements.viewItems.first?.as(ExprSyntax.self),
      view.fillsSpace(index), !call.hasComment(around: view)
    else { return nil }
    let kept = view.withoutLastModifiers { modifier in
      edits.contains { $0.offsets.contains(modifier.nameToken.offsets.lowerBound) && $0.isDeletion }
    }
    if kept.id != view.id, view.hasComment(behind: kept) { return nil }
    // A comment behind the last modifier stays.
    let hasComment = kept.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.hasComment ?? false
    let end = hasComment ? kept.endPosition.utf8Offset : kept.offsets.upperBound
    let (head, tail) = (
      call.offsets.lowerBound..<view.offsets.lowerBound, end..<call.offsets.upperBound
    )
    let inside = edits.filter { !tail.contains($0.offsets.lowerBound) }
    let layout = Layout(file)
    let moves = layout.reindent(
      kept, from: layout.indentation(at: view.offsets.lowerBound),
      to: layout.indentation(at: call.offsets.lowerBound)
    ).filter { move in !inside.contains { $0.offsets.overlaps(move.offsets) } }
    return inside + [.delete(head), .delete(tail)] + moves
  }
}

extension SourceEdit {
  fileprivate var isDeletion: Bool { replacementBytes.isEmpty }
}

extension FunctionCallExprSyntax {
  /// Whether a comment stands within the call and outside of the view in it.
  fileprivate func hasComment(around view: ExprSyntax) -> Bool {
    let first = firstToken(viewMode: .sourceAccurate)
    let last = lastToken(viewMode: .sourceAccurate)
    return tokens(viewMode: .sourceAccurate).contains { token in
      if token.offsets.lowerBound > view.offsets.lowerBound,
        token.offsets.upperBound <= view.offsets.upperBound
      {
        return false
      }
      return token != first && token.leadingTrivia.hasComment
        || token != last && token.offsets.lowerBound != view.offsets.lowerBound
          && token.trailingTrivia.hasComment
    }
  }
}

extension ExprSyntax {
  /// The view without those of its last modifiers that go.
  fileprivate func withoutLastModifiers(_ goes: (ModifierCall) -> Bool) -> ExprSyntax {
    var view = self
    while let modifier = view.as(FunctionCallExprSyntax.self).flatMap(ModifierCall.init),
      let base = modifier.base, goes(modifier)
    {
      view = base
    }
    return view
  }

  /// Whether a comment stands in the modifiers behind a part of the view.
  fileprivate func hasComment(behind part: ExprSyntax) -> Bool {
    part.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.hasComment ?? false
      || tokens(viewMode: .sourceAccurate).contains {
        $0.offsets.lowerBound >= part.offsets.upperBound && $0.hasComment
      }
  }

  /// Whether the view takes all the space that it is offered.
  fileprivate func fillsSpace(_ index: DeclarationIndex) -> Bool {
    let chain = ViewChain(self)
    let frames = chain.modifiers.filter { $0.name == "frame" }
    let isFixed =
      chain.isConditional || chain.modifiers.contains { $0.name == "fixedSize" }
      || frames.contains { $0.argument("width") != nil || $0.argument("height") != nil }
    guard !isFixed else { return false }
    let isStretched = frames.contains { frame in
      ["maxWidth", "maxHeight"].allSatisfy {
        frame.argument($0)?.expression.trimmedDescription.hasSuffix("infinity") ?? false
      }
    }
    if isStretched { return true }
    guard let name = chain.rootName, Self.filling.contains(name) else { return false }
    return index.lookup(chain.call?.calledExpression ?? chain.root).declarations.isEmpty
  }

  private static let filling: Set<String> = [
    "Color", "Form", "List", "NavigationSplitView", "NavigationStack", "NavigationView", "TabView",
  ]
}

extension SourceFile {
  /// The lines of a statement with the blank lines behind it; nil where something else stands on them.
  fileprivate func wholeLines(of node: CodeBlockItemSyntax) -> Range<Int>? {
    let range = node.offsets
    let start = lines.range(ofLine: lines.line(of: range.lowerBound)).lowerBound
    guard bytes[start..<range.lowerBound].allSatisfy({ $0 <= UInt8(ascii: " ") }) else {
      return nil
    }
    var line = lines.line(of: range.upperBound)
    var end = range.upperBound
    while line <= lines.starts.count,
      bytes[end..<lines.range(ofLine: line).upperBound].allSatisfy({ $0 <= UInt8(ascii: " ") })
    {
      end = lines.range(ofLine: line).upperBound
      line += 1
    }
    return end > range.upperBound ? start..<end : nil
  }
}
