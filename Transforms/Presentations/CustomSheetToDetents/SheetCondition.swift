import SwiftSyntax

/// What a builder shows under one condition, in whichever form: `if isShown { … }`,
/// `if let item = selected { … }`, `selected.map { item in … }`, `isShown ? panel : nil`.
struct SheetCondition {
  enum Test {
    /// A Bool is true.
    case isTrue
    /// An optional holds a value, which the views know by a name or not at all.
    case isPresent(SheetItem.Parameter)
    /// Several things at once, or a pattern.
    case isCompound
  }

  /// What is tested: `isShown`, `model.selected`. That of `if let selected` exists nowhere in the text.
  let subject: ExprSyntax
  /// The UTF-8 offset from which names in the subject are looked up.
  let offset: Int
  let test: Test
  let views: [ExprSyntax]

  /// The subject as text, the same for both parts of a sheet that two conditions show.
  var key: String {
    let text = subject.trimmedDescription
    return text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
  }

  /// A view that is always there, and that a condition brings into sight.
  init(choosing subject: ExprSyntax, _ isCompound: Bool, _ view: ExprSyntax) {
    self.subject = subject
    offset = subject.offsets.lowerBound
    test = isCompound ? .isCompound : .isTrue
    views = [view]
  }

  /// Nil for what is shown in any case, and where another thing is shown instead.
  init?(_ view: ExprSyntax) {
    if let branch = view.as(IfExprSyntax.self) {
      self.init(branch)
    } else if let sequence = view.as(SequenceExprSyntax.self) {
      self.init(choice: sequence)
    } else if let call = view.as(FunctionCallExprSyntax.self) {
      self.init(map: call)
    } else {
      return nil
    }
  }

  /// A view that is shown under the Bool of a name by whoever uses it.
  init(_ view: ExprSyntax, shownBy name: String) {
    subject = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    offset = view.offsets.lowerBound
    test = .isTrue
    views = [view]
  }

  private init?(_ branch: IfExprSyntax) {
    let views = branch.body.statements.compactMap(\.view)
    guard branch.elseBody == nil, views.count == branch.body.statements.count, !views.isEmpty,
      let condition = branch.conditions.first?.condition,
      !branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) })
    else { return nil }
    self.views = views
    offset = branch.conditions.offsets.lowerBound
    if case .optionalBinding(let binding) = condition, branch.conditions.count == 1,
      binding.bindingSpecifier.tokenKind == .keyword(.let), let value = binding.value
    {
      subject = value
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      test = .isPresent(name.map { .named($0) } ?? .ignored)
    } else if case .expression(let expression) = condition, branch.conditions.count == 1 {
      let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) }
      if let present = elements.flatMap(Self.presence) {
        subject = present
        test = .isPresent(.ignored)
      } else {
        subject = expression
        test = .isTrue
      }
    } else {
      guard let first = branch.conditions.lazy.compactMap(\.firstSubject).first else { return nil }
      subject = first
      test = .isCompound
    }
  }

  /// `isShown ? panel : nil`, also with both sides in an `AnyView`.
  private init?(choice sequence: SequenceExprSyntax) {
    var elements = Array(sequence.elements)
    guard let other = elements.popLast(), other.showsNothing,
      let ternary = elements.popLast()?.as(UnresolvedTernaryExprSyntax.self),
      let first = elements.first
    else { return nil }
    if let present = Self.presence(elements) {
      subject = present
      test = .isPresent(.ignored)
    } else {
      subject = first
      test = elements.count == 1 ? .isTrue : .isCompound
    }
    offset = sequence.offsets.lowerBound
    views = [ternary.thenExpression.withoutErasure]
  }

  /// `selected.map { item in … }`
  private init?(map call: FunctionCallExprSyntax) {
    guard let modifier = ModifierCall(call), modifier.name == "map", let base = modifier.base,
      let closure = call.onlyClosure, closure.signature?.capture == nil,
      closure.statements.count == 1, let view = closure.statements.first?.view
    else { return nil }
    let parameters = closure.parameters
    if closure.signature == nil {
      test = .isPresent(.implicit)
    } else if parameters.count == 1, let parameter = parameters.first {
      test = .isPresent(parameter.name == "_" ? .ignored : .named(parameter.name))
    } else {
      return nil
    }
    subject = base
    offset = base.offsets.lowerBound
    views = [view]
  }

  /// `selected` of `selected != nil`.
  private static func presence(_ elements: [ExprSyntax]) -> ExprSyntax? {
    guard elements.count == 3,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!="
    else { return nil }
    if elements[2].is(NilLiteralExprSyntax.self) { return elements[0] }
    return elements[0].is(NilLiteralExprSyntax.self) ? elements[2] : nil
  }
}

extension ConditionElementSyntax {
  /// What one of several conditions tests first.
  fileprivate var firstSubject: ExprSyntax? {
    switch condition {
    case .expression(let expression): return expression
    case .optionalBinding(let binding): return binding.value
    case .matchingPattern(let pattern): return pattern.initializer.value
    default: return nil
    }
  }
}

extension OptionalBindingConditionSyntax {
  /// What is unwrapped; that of `if let selected` is made of the name.
  fileprivate var value: ExprSyntax? {
    initializer?.value
      ?? pattern.as(IdentifierPatternSyntax.self).map {
        ExprSyntax(DeclReferenceExprSyntax(baseName: $0.identifier.trimmed))
      }
  }
}

extension ExprSyntax {
  /// Whether the other side of a choice is no view at all.
  fileprivate var showsNothing: Bool {
    let inner = withoutErasure
    return inner.is(NilLiteralExprSyntax.self)
      || inner.as(FunctionCallExprSyntax.self)?.calledName == "EmptyView"
  }

  /// `Panel()` of `AnyView(Panel())`.
  fileprivate var withoutErasure: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self), call.calledName == "AnyView",
      call.closures.isEmpty, call.arguments.count == 1, let only = call.arguments.first,
      only.label == nil
    else { return self }
    return only.expression
  }
}
