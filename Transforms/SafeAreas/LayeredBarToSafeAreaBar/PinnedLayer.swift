import SwiftSyntax

/// A layer that lies at the top or bottom edge of what is under it.
///
/// It gets there by the alignment of the layers, by a stack with a `Spacer` on the other side, or
/// by a frame of infinite height.
struct PinnedLayer {
  /// The layer as a whole.
  let layer: ExprSyntax
  let edge: BarEdge
  /// Where the layer stands along the edge, when it does not fill it.
  let horizontal: PinnedAlignment.Horizontal
  /// The stack whose spacer pushes the bar to the edge.
  let stack: SpacerStack?
  /// The frame that does.
  let frame: ModifierCall?

  /// A layer that is none at an edge.
  enum Failure: Error {
    /// In the middle, or somewhere that cannot be told.
    case elsewhere
    /// A stack with a spacer between its views, or a frame that fills all.
    case fills
  }

  /// - Parameter trailing: The modifiers behind a frame that leave the layer where the frame puts it.
  init(
    _ layer: ExprSyntax, alignedTo alignment: PinnedAlignment?, behind trailing: Set<String> = []
  ) throws(Failure) {
    let chain = ViewChain(layer)
    self.layer = layer
    let stack = try SpacerStack(chain)
    let frame = chain.modifiers.last { $0.fillsHeight }
    if let stack {
      self.stack = stack
      self.frame = nil
      edge = stack.edge
      horizontal = .center
      if frame?.alignment?.edge.map({ $0 != stack.edge }) ?? false { throw .fills }
    } else if let frame {
      guard let alignment = frame.alignment, let edge = alignment.edge,
        frame.call.id == chain.modifiers.last(where: { !trailing.contains($0.name) })?.call.id
      else { throw .fills }
      self.stack = nil
      self.frame = frame
      self.edge = edge
      horizontal = alignment.horizontal
    } else {
      guard let edge = alignment?.edge else { throw .elsewhere }
      self.stack = nil
      self.frame = nil
      self.edge = edge
      horizontal = alignment?.horizontal ?? .center
    }
  }

  /// What is pinned: the views beside the spacer, or the layer.
  var views: [ExprSyntax] {
    stack.map { $0.rest.compactMap { Syntax($0.item).views.first } } ?? [layer]
  }
}

/// A vertical stack that pushes its views to an edge: `VStack { Spacer(); bar }`.
struct SpacerStack {
  let call: FunctionCallExprSyntax
  let closure: ClosureExprSyntax
  let spacer: CodeBlockItemSyntax
  /// The other views, in order.
  let rest: [CodeBlockItemSyntax]
  let edge: BarEdge

  /// Nil for another view, and for a stack without a spacer.
  fileprivate init?(_ chain: ViewChain) throws(PinnedLayer.Failure) {
    guard chain.rootName == "VStack", let call = chain.call, let closure = call.onlyClosure else {
      return nil
    }
    let items = Array(closure.statements)
    let spacers = items.filter { $0.view.map(\.isFlexibleSpacer) ?? false }
    guard let spacer = spacers.first else { return nil }
    let isFirst = spacer.id == items.first?.id
    guard spacers.count == 1, items.count > 1, isFirst || spacer.id == items.last?.id else {
      throw .fills
    }
    self.call = call
    self.closure = closure
    self.spacer = spacer
    edge = isFirst ? .bottom : .top
    rest = isFirst ? Array(items.dropFirst()) : Array(items.dropLast())
  }

  /// Whether the stack is left with one view, and is no longer needed.
  var holdsOneView: Bool { rest.count == 1 && rest[0].view != nil }
}

extension CodeBlockItemSyntax {
  /// The view that the statement is; nil for a declaration and for `#if`.
  var view: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }
}

extension ExprSyntax {
  /// Whether the view is a `Spacer` that takes all the room there is.
  var isFlexibleSpacer: Bool {
    let chain = ViewChain(self)
    return chain.rootName == "Spacer" && !chain.modifiers.contains { $0.name == "frame" }
  }
}

extension FunctionCallExprSyntax {
  /// The closure, where one is passed: behind the call, or in its parentheses.
  var onlyClosure: ClosureExprSyntax? {
    let closures = closures
    return closures.count == 1 ? closures[0].closure : nil
  }
}

extension ModifierCall {
  /// Whether the modifier is a frame that takes all the height there is.
  var fillsHeight: Bool {
    name == "frame" && argument("maxHeight")?.expression.isInfinity ?? false
  }

  /// The alignment that is written out among the arguments.
  var alignment: PinnedAlignment? {
    argument("alignment").flatMap { PinnedAlignment($0.expression) }
  }
}

extension ExprSyntax {
  /// `.infinity` with or without its type.
  var isInfinity: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "infinity"
  }
}
