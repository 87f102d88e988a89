import Rewriting
import SwiftSyntax

/// The only layer that is left in a stack, when the stack is no longer needed around it.
///
/// A stack of one view has the size of that view, so its alignment cannot matter. What may be several
/// views keeps the stack, and so does a stack with comments of its own.
struct RemainingLayer {
  let view: ExprSyntax
  /// The UTF-8 offsets of the stack before and behind the view.
  let deleted: [Range<Int>]

  /// - Parameter isCopy: Whether the stack stays elsewhere, with its comments.
  init?(
    of stack: FunctionCallExprSyntax, without statements: [CodeBlockItemSyntax],
    isCopy: Bool = false, in file: SourceFile
  ) {
    guard let closure = stack.onlyClosure else { return nil }
    let gone = Set(statements.map(\.id))
    // The filter of a syntax collection makes a tree of its own.
    let rest = Array(closure.statements).filter { !gone.contains($0.id) }
    guard rest.count == 1, let view = rest.first?.view, let name = ViewChain(view).rootName,
      Self.single.contains(name),
      file.lines.line(of: stack.offsets.lowerBound) != file.lines.line(of: view.offsets.lowerBound)
    else { return nil }
    let deleted = [
      stack.offsets.lowerBound..<view.offsets.lowerBound,
      view.offsets.upperBound..<stack.offsets.upperBound,
    ]
    let hasComments = statements.contains { statement in
      statement.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.hasComment == true
        || statement.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.hasComment == true
    }
    let edges =
      [closure.leftBrace, closure.rightBrace]
      + [view.firstToken(viewMode: .sourceAccurate)]
      .compactMap { $0 }
    let mayGo =
      !hasComments && !edges.contains(where: \.hasComment)
      && view.lastToken(viewMode: .sourceAccurate)?.hasComment != true
    guard isCopy || mayGo else { return nil }
    self.view = view
    self.deleted = deleted
  }

  /// Views of SwiftUI's that are one view whatever they hold.
  private static let single: Set<String> = [
    "List", "Form", "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid",
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Map", "Color", "Image",
    "Text", "GeometryReader", "ScrollViewReader", "Table",
  ]
}
