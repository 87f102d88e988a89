import Availability
import Rewriting
import SwiftSyntax

/// The space that content keeps free so that a layered bar covers none of it.
struct Clearance {
  /// What goes when the bar takes its own space.
  private(set) var removed: [Part] = []
  /// What stays, since it may be a design margin.
  private(set) var kept: [ExprSyntax] = []
  /// Views of other files that the content ends with, which may keep space free themselves.
  private(set) var elsewhere: [String] = []

  struct Part {
    enum Form {
      case modifier(ModifierCall)
      case statement(CodeBlockItemSyntax)
      /// The amount is for more than the bar; what remains of it, as the code writes it.
      case amount(ExprSyntax, rest: String)
    }

    let form: Form
    /// What is named to people: `.padding(.bottom, 64)`.
    let node: Syntax
    /// Where it stands.
    let place: Place
  }

  struct Place {
    /// The declarations that lead there, outermost first; empty in the layer itself.
    var declarations: [DeclaredView]
    /// Whether it is a modifier of the layer itself.
    var isOnLayer = false
  }

  private let index: DeclarationIndex
  private let edge: BarEdge
  private let height: BarHeight
  /// What was looked at: content that is shown in turn can share views.
  private var seen: Set<SyntaxIdentifier> = []

  init(
    of content: ScrollingContent, under bar: PinnedLayer, _ index: DeclarationIndex
  ) throws(Refusal) {
    self.index = index
    edge = bar.edge
    height = BarHeight(of: bar.views, index)
    for (depth, step) in content.path.enumerated() {
      let place = Place(declarations: step.declarations, isOnLayer: depth == 0)
      for modifier in step.chain.modifiers { try add(modifier, place) }
      for statement in step.beyond {
        guard let view = statement.view, let space = ClearSpace(view) else { continue }
        try add(space, statement, Place(declarations: step.declarations))
      }
    }
    let place = Place(declarations: content.path.last?.declarations ?? [])
    for closure in content.scrolled { try add(closure.statements, place, depth: 0) }
  }

  /// Looks at the end of what is scrolled: the last view, the stack that it may be, and so on.
  private mutating func add(
    _ statements: CodeBlockItemListSyntax, _ place: Place, depth: Int
  ) throws(Refusal) {
    guard depth < Self.deepest else { return }
    let items = Array(statements)
    guard let item = edge == .bottom ? items.last : items.first else { return }
    guard let view = item.view else { return }
    if let space = ClearSpace(view) {
      let neighbour = edge == .bottom ? items.dropLast().last : items.dropFirst().first
      try add(space, item, place)
      if let view = neighbour?.view { try add(view, place, depth: depth) }
      return
    }
    try add(view, place, depth: depth)
  }

  private mutating func add(
    _ view: ExprSyntax, _ place: Place, depth: Int
  ) throws(Refusal) {
    let chain = ViewChain(view)
    for modifier in chain.modifiers { try add(modifier, place) }
    guard let name = chain.rootName else { return }
    if index.declares(chain) {
      guard let declared = index.declaredView(chain) else { return }
      try add(declared.statements, place.within(declared), depth: depth + 1)
    } else if Self.stacks.contains(name), let closure = chain.call?.lastBuilder {
      try add(closure.statements, place, depth: depth + 1)
    } else if !ContentNames.isKnown(name), name.first?.isUppercase == true {
      elsewhere.append(name)
    }
  }

  private mutating func add(
    _ modifier: ModifierCall, _ place: Place
  ) throws(Refusal) {
    guard let space = EdgeSpace(modifier, at: edge), seen.insert(modifier.call.id).inserted else {
      return
    }
    let node = Syntax(modifier.call)
    switch space.kind {
    case .pinned: throw Refusal("something is pinned to that edge of the content already")
    case .empty:
      removed.append(Part(form: .modifier(modifier), node: node, place: place))
    case .own(let amount):
      switch try judge(amount) {
      case .clearance(nil):
        removed.append(Part(form: .modifier(modifier), node: node, place: place))
      case .clearance(let rest?): replace(amount, by: rest, node, place)
      case .doubtful: kept.append(ExprSyntax(modifier.call))
      case .margin, .unclear: break
      }
    case .inset(let amount):
      if case .clearance(let rest) = try judge(amount) {
        replace(amount, by: rest ?? "0", node, place)
      }
    case .shared(let amount):
      guard let number = index.number(amount), number >= SpaceAmount.smallestBar else { return }
      throw Refusal("the same amount that may be the space for the bar pads other edges too")
    }
  }

  private mutating func add(
    _ space: ClearSpace, _ statement: CodeBlockItemSyntax, _ place: Place
  ) throws(Refusal) {
    guard seen.insert(statement.id).inserted else { return }
    switch try judge(space.amount) {
    case .clearance(nil):
      if let declared = place.declarations.last, declared.statements.count == 1,
        statement.parent?.id == Syntax(declared.statements).id
      {
        throw Refusal("the space for the bar is all that \(declared.declaration.name) shows")
      }
      removed.append(
        Part(form: .statement(statement), node: Syntax(statement), place: place))
    case .clearance(let rest?):
      replace(space.amount, by: rest, Syntax(statement), place)
    case .doubtful: if let view = statement.view { kept.append(view) }
    case .margin, .unclear: break
    }
  }

  private mutating func replace(
    _ amount: ExprSyntax, by rest: String, _ node: Syntax, _ place: Place
  ) {
    removed.append(
      Part(form: .amount(amount, rest: rest), node: node, place: place))
  }

  private func judge(_ amount: ExprSyntax) throws(Refusal) -> SpaceAmount {
    let verdict = SpaceAmount(amount, under: height, edge: edge, index)
    if case .unclear(let reason) = verdict { throw Refusal(reason) }
    return verdict
  }

  private static let stacks: Set<String> = [
    "VStack", "LazyVStack", "Group", "Section", "LazyVGrid", "ScrollViewReader",
  ]
  private static let deepest = 8
}

extension Clearance.Place {
  fileprivate func within(_ declared: DeclaredView) -> Clearance.Place {
    Clearance.Place(declarations: declarations + [declared])
  }
}

extension FunctionCallExprSyntax {
  /// The closure that builds the content: the one without a label, or the one for it.
  fileprivate var lastBuilder: ClosureExprSyntax? {
    closures.first { $0.label == nil || $0.label == "content" }?.closure
  }
}

extension ContentNames {
  /// Whether a name is one of SwiftUI's own views.
  fileprivate static func isKnown(_ name: String) -> Bool {
    controls.contains(name) || readable.contains(name) || containers.contains(name)
      || decoration.contains(name)
  }
}
