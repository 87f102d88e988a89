import Availability
import SwiftSyntax

/// What moves a panel up and down: where it stands while a flag is true and while it is false, and
/// what follows a finger.
struct SheetOffset {
  /// Two places, and what chooses between them.
  struct Choice {
    /// Without a `!` before it.
    let subject: ExprSyntax
    let isNegated: Bool
    /// The subject tests more than one thing.
    let isCompound: Bool
    let first: SheetLength
    let second: SheetLength

    /// Where the panel stands while the subject is true.
    var whileTrue: SheetLength { isNegated ? second : first }
    var whileFalse: SheetLength { isNegated ? first : second }
  }

  /// Nil where nothing chooses.
  private(set) var choice: Choice?
  /// What is added in any case.
  private(set) var length = SheetLength.zero
  /// The properties that are added: how far the panel was dragged.
  private(set) var followed: [Declaration] = []
  /// The first part that is neither, as it is written.
  private(set) var unknown: String?

  /// Nil for a modifier that moves nothing up or down.
  init?(_ modifier: ModifierCall, _ index: DeclarationIndex) {
    guard modifier.name == "offset" else { return nil }
    if let vertical = modifier.argument("y") {
      add(vertical.expression, sign: 1, index)
    } else if let only = modifier.arguments.first, only.label == nil {
      // A whole CGSize: the drag, sideways too.
      add(only.expression, sign: 1, index)
    } else {
      return nil
    }
  }

  private init() {}

  private mutating func add(_ expression: ExprSyntax, sign: Double, _ index: DeclarationIndex) {
    let inner = expression.core.expression
    if let length = SheetLength(inner, index) {
      self.length = self.length + length * sign
    } else if let sequence = inner.as(SequenceExprSyntax.self) {
      add(Array(sequence.elements), sign: sign, index)
    } else if let prefixed = inner.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-"
    {
      add(prefixed.expression, sign: -sign, index)
    } else if let call = inner.as(FunctionCallExprSyntax.self),
      ["max", "min", "abs", "CGFloat"].contains(call.calledName), call.closures.isEmpty
    {
      // Limits say how far a finger may move the panel.
      for argument in call.arguments where SheetLength(argument.expression, index) == nil {
        add(argument.expression, sign: sign, index)
      }
    } else if let moved = index.lookup(inner.draggedReference).declaration, moved.isDragState {
      followed.append(moved)
    } else {
      unknown = unknown ?? inner.trimmedDescription
    }
  }

  private mutating func add(_ elements: [ExprSyntax], sign: Double, _ index: DeclarationIndex) {
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    {
      add(elements[..<place], ternary.thenExpression, elements[(place + 1)...], sign, index)
      return
    }
    if let length = SheetLength(elements, index) {
      self.length = self.length + length * sign
      return
    }
    let names = elements.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard names.contains("+") || names.contains("-") else {
      // A product follows the finger more slowly.
      for (position, element) in elements.enumerated() where position % 2 == 0 {
        if SheetLength(element, index) == nil { add(element, sign: sign, index) }
      }
      return
    }
    var start = 0
    var termSign = sign
    for position in 0...elements.count {
      let isEnd = position == elements.count
      guard isEnd || names[position] == "+" || names[position] == "-" else { continue }
      let term = Array(elements[start..<position])
      if term.count == 1 {
        add(term[0], sign: termSign, index)
      } else if let length = SheetLength(product: term, index) {
        self.length = self.length + length * termSign
      } else {
        add(term, sign: termSign, index)
      }
      if !isEnd { termSign = names[position] == "+" ? sign : -sign }
      start = position + 1
    }
  }

  private mutating func add(
    _ condition: ArraySlice<ExprSyntax>, _ first: ExprSyntax, _ rest: ArraySlice<ExprSyntax>,
    _ sign: Double, _ index: DeclarationIndex
  ) {
    var (then, other) = (SheetOffset(), SheetOffset())
    then.add(first, sign: sign, index)
    if rest.count == 1, let only = rest.first {
      other.add(only, sign: sign, index)
    } else {
      other.add(Array(rest), sign: sign, index)
    }
    guard let start = condition.first, choice == nil, then.choice == nil, other.choice == nil else {
      unknown = unknown ?? (condition.first.map(\.trimmedDescription) ?? first.trimmedDescription)
      return
    }
    let inner = start.core.expression
    let negated = inner.as(PrefixOperatorExprSyntax.self).flatMap {
      $0.operator.text == "!" ? $0.expression : nil
    }
    choice = Choice(
      subject: negated ?? inner, isNegated: negated != nil, isCompound: condition.count > 1,
      first: then.length, second: other.length)
    followed += then.followed + other.followed
    unknown = unknown ?? then.unknown ?? other.unknown
  }
}

extension SheetLength {
  /// Factors without a sum.
  fileprivate init?(product elements: [ExprSyntax], _ index: DeclarationIndex) {
    guard let first = elements.first, var length = SheetLength(first, index) else { return nil }
    for position in stride(from: 1, to: elements.count - 1, by: 2) {
      guard let name = elements[position].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let next = SheetLength(elements[position + 1], index)
      else { return nil }
      switch name {
      case "*" where next.isPoints: length = length * next.points
      case "*" where length.isPoints: length = next * length.points
      case "/" where next.isPoints && next.points != 0: length = length * (1 / next.points)
      default: return nil
      }
    }
    self = length
  }
}

extension ExprSyntax {
  /// `drag` of `drag`, `drag.height`, `self.drag.translation.height`.
  fileprivate var draggedReference: ExprSyntax {
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return self
    }
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    guard !isSelf,
      ["height", "width", "y", "translation", "rawValue"].contains(member.declName.baseName.text)
    else { return self }
    return base.draggedReference
  }
}

extension Declaration {
  /// Whether the property is state of the view, which a gesture can set.
  fileprivate var isDragState: Bool {
    wrappers.contains { $0.kind == .state || $0.kind == .gestureState }
  }
}
