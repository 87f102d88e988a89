import SwiftSyntax

/// The axes along which a view takes all the room that there is.
struct FilledAxes: OptionSet {
  let rawValue: Int

  static let horizontal = FilledAxes(rawValue: 1)
  static let vertical = FilledAxes(rawValue: 2)
  static let both: FilledAxes = [.horizontal, .vertical]
}

/// Whether a stack is smaller once layers have left it, and the frame that keeps its size.
struct StackFill {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// The code of a `frame` for a stack without some of its statements; nil where none is needed.
  ///
  /// Only what fills an axis counts: a scrim that was always there made the stack as large as the
  /// window, and what is left would shrink to its content and move to the middle.
  func frame(
    _ stack: FunctionCallExprSyntax, without statements: [CodeBlockItemSyntax]
  ) -> String? {
    guard let closure = stack.onlyClosure else { return nil }
    let gone = Set(statements.map(\.id))
    var (before, after): (FilledAxes, FilledAxes) = ([], [])
    for statement in Array(closure.statements) {
      // What a condition shows does not keep the stack large.
      guard let view = statement.view, !view.is(IfExprSyntax.self) else { continue }
      let axes = axes(of: view)
      if gone.contains(statement.id) { before.formUnion(axes) } else { after.formUnion(axes) }
    }
    let lost = before.subtracting(after.union(axesOfFrames(on: stack)))
    guard !lost.isEmpty else { return nil }
    var arguments: [String] = []
    if lost.contains(.horizontal) { arguments.append("maxWidth: .infinity") }
    if lost.contains(.vertical) { arguments.append("maxHeight: .infinity") }
    if let alignment = stack.arguments.first(where: { $0.label?.text == "alignment" }),
      alignment.expression.trimmedDescription != ".center"
    {
      arguments.append("alignment: \(alignment.expression.trimmedDescription)")
    }
    return "frame(\(arguments.joined(separator: ", ")))"
  }

  private func axesOfFrames(on stack: FunctionCallExprSyntax) -> FilledAxes {
    let modifiers = ViewChain(stack.withModifiers).modifiers.filter {
      $0.call.offsets.upperBound > stack.offsets.upperBound
    }
    // Only the first one sees the stack as it is.
    guard let first = modifiers.first else { return [] }
    return first.filledAxes
  }

  /// The axes that a view fills for sure.
  func axes(of view: ExprSyntax, _ depth: Int = 0) -> FilledAxes {
    guard depth < 20 else { return [] }
    let chain = ViewChain(view)
    var filled = axesOfRoot(chain, depth)
    for modifier in chain.modifiers {
      switch modifier.name {
      case "frame":
        if modifier.argument("width") != nil || isLimit(modifier, "maxWidth") {
          filled.remove(.horizontal)
        }
        if modifier.argument("height") != nil || isLimit(modifier, "maxHeight") {
          filled.remove(.vertical)
        }
        filled.formUnion(modifier.filledAxes)
      case "fixedSize", "aspectRatio", "scaledToFit", "containerRelativeFrame": filled = []
      default: break
      }
    }
    return filled
  }

  private func isLimit(_ modifier: ModifierCall, _ label: String) -> Bool {
    modifier.argument(label).map { !$0.expression.isInfinity } ?? false
  }

  private func axesOfRoot(_ chain: ViewChain, _ depth: Int) -> FilledAxes {
    if let arms = chain.root.arms {
      return arms.map { axes(of: $0, depth + 1) }.reduce(.both) { $0.intersection($1) }
    }
    if let declared = index.declaredView(chain) {
      guard declared.statements.count == 1, let only = declared.statements.views.first else {
        return []
      }
      return axes(of: only, depth + 1)
    }
    guard let name = chain.rootName, !index.declares(chain) else { return [] }
    if Self.filling.contains(name) { return .both }
    guard ["VStack", "HStack", "ZStack", "Group"].contains(name),
      let statements = chain.call?.onlyClosure?.statements
    else { return [] }
    var found: FilledAxes = []
    for item in Array(statements) {
      guard let view = item.view, !view.is(IfExprSyntax.self) else { continue }
      if view.isFlexibleSpacer {
        if name == "VStack" { found.insert(.vertical) }
        if name == "HStack" { found.insert(.horizontal) }
      } else {
        found.formUnion(axes(of: view, depth + 1))
      }
    }
    return name == "Group" && statements.count != 1 ? [] : found
  }

  private static let filling: Set<String> = [
    "Color", "Rectangle", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
    "GeometryReader", "List", "Form", "Map", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView",
  ]
}

extension ModifierCall {
  /// The axes along which a frame takes all the room.
  fileprivate var filledAxes: FilledAxes {
    guard name == "frame" else { return [] }
    var axes: FilledAxes = []
    if argument("maxWidth")?.expression.isInfinity == true { axes.insert(.horizontal) }
    if argument("maxHeight")?.expression.isInfinity == true { axes.insert(.vertical) }
    return axes
  }
}

extension SheetLayers {
  /// The frame that the stack needs when layers go that were always there.
  func fill(_ index: DeclarationIndex) -> String? {
    guard mount != nil, case .stack(let stack, let statements) = form else { return nil }
    return StackFill(index).frame(stack, without: statements)
  }
}
