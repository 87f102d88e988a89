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
  /// - Returns: Nil where the reader stays.
  func unwrapped(
    in file: SourceFile, with edits: [SourceEdit], index: DeclarationIndex
  ) -> [SourceEdit]? {
    let items = Array(reader.statements).filter { !constants.contains($0) }
    guard let call = reader.geometryReader, call.trailingClosure?.id == reader.id,
      constantsStandAlone, items.count == 1,
      let view = items[0].item.as(ExpressionStmtSyntax.self)?.expression
        ?? items[0].item.as(ExprSyntax.self),
      view.fillsSpace(index), !call.hasComment(around: view)
    else { return nil }
    let layout = Layout(file)
    // A comment behind the last modifier stays.
    let last = view.lastToken(viewMode: .sourceAccurate)
    let end = last?.trailingTrivia.hasComment ?? false ? view.endPosition.utf8Offset : view.offsets.upperBound
    let moves = layout.reindent(
      view, from: layout.indentation(at: view.offsets.lowerBound),
      to: layout.indentation(at: call.offsets.lowerBound)
    ).filter { move in
      !edits.contains {
        $0.offsets.overlaps(move.offsets) || $0.offsets.contains(move.offsets.lowerBound)
      }
    }
    return [.delete(call.offsets.lowerBound..<view.offsets.lowerBound), .delete(end..<call.offsets.upperBound)] + moves
  }
}

extension FunctionCallExprSyntax {
  /// Whether a comment stands within the call and outside of the view in it.
  fileprivate func hasComment(around view: ExprSyntax) -> Bool {
    let first = firstToken(viewMode: .sourceAccurate)
    let last = lastToken(viewMode: .sourceAccurate)
    return tokens(viewMode: .sourceAccurate).contains { token in
      if token.offsets.lowerBound > view.offsets.lowerBound, token.offsets.upperBound <= view.offsets.upperBound { return false }
      return token != first && token.leadingTrivia.hasComment
        || token != last && token.offsets.lowerBound != view.offsets.lowerBound && token.trailingTrivia.hasComment
    }
  }
}

extension ExprSyntax {
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
