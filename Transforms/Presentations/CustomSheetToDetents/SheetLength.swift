import SwiftSyntax

/// A length as the code states it: points, a share of a whole height, constants without a number.
struct SheetLength: Equatable {
  var points = 0.0
  /// 1 is the height of the screen, or of what a proxy measures.
  var share = 0.0
  /// Constants of the app whose values the file does not show.
  var names: [String] = []

  static let zero = SheetLength()

  /// Whether the length is a number of points.
  var isPoints: Bool { share == 0 && names.isEmpty }

  /// Nil where anything but constants and the height of a whole goes into it.
  init?(_ expression: ExprSyntax, _ index: DeclarationIndex) {
    let inner = expression.core.expression
    if let number = inner.literalLength {
      self.init(points: number)
    } else if inner.isWholeHeight {
      self.init(share: 1)
    } else if let prefixed = inner.as(PrefixOperatorExprSyntax.self) {
      guard prefixed.operator.text == "-", let length = SheetLength(prefixed.expression, index)
      else { return nil }
      self = length * -1
    } else if let sequence = inner.as(SequenceExprSyntax.self) {
      self.init(Array(sequence.elements), index)
    } else {
      self.init(constant: inner, index)
    }
  }

  init(points: Double = 0, share: Double = 0) {
    self.points = points
    self.share = share
  }

  /// The terms of a sum, with the factors of each; nil where any is not constant.
  init?(_ elements: [ExprSyntax], _ index: DeclarationIndex) {
    guard let first = elements.first, elements.count % 2 == 1 else { return nil }
    var sum = SheetLength.zero
    var sign = 1.0
    guard var term = SheetLength(first, index) else { return nil }
    for position in stride(from: 1, to: elements.count, by: 2) {
      guard let name = elements[position].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let next = SheetLength(elements[position + 1], index)
      else { return nil }
      switch name {
      case "*" where next.isPoints: term = term * next.points
      case "*" where term.isPoints: term = next * term.points
      case "/" where next.isPoints && next.points != 0: term = term * (1 / next.points)
      case "+", "-":
        sum = sum + term * sign
        sign = name == "+" ? 1 : -1
        term = next
      default: return nil
      }
    }
    self = sum + term * sign
  }

  private init?(constant expression: ExprSyntax, _ index: DeclarationIndex) {
    guard let declared = index.lookup(expression).declaration,
      [.property, .global, .local].contains(declared.kind), declared.wrappers.isEmpty
    else { return nil }
    let value = declared.initializer ?? declared.accessors?.getter?.first?.view
    let isOneValue = declared.accessors.map { $0.getter?.count == 1 } ?? true
    if let value, isOneValue, let length = SheetLength(value, index) {
      self = length
    } else {
      guard declared.accessors == nil else { return nil }
      names = [declared.name]
    }
  }

  static func + (first: SheetLength, second: SheetLength) -> SheetLength {
    var sum = first
    sum.points += second.points
    sum.share += second.share
    sum.names += second.names
    return sum
  }

  static func - (first: SheetLength, second: SheetLength) -> SheetLength { first + second * -1 }

  /// Constants whose values are unknown keep their names only.
  static func * (length: SheetLength, factor: Double) -> SheetLength {
    var product = length
    product.points *= factor
    product.share *= factor
    return product
  }

  /// In words: `300 points`, `half of the height`.
  var words: String {
    if isPoints { return "\(points.plainCode) points" }
    if points == 0, names.isEmpty { return "\(share.plainCode) of the height" }
    return names.first ?? "\(share.plainCode) of the height and \(points.plainCode) points"
  }
}

extension Double {
  /// As Swift code writes the number, without a fraction that says nothing.
  var plainCode: String {
    let rounded = (self * 10000).rounded() / 10000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension ExprSyntax {
  fileprivate var literalLength: Double? {
    guard self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) else {
      return nil
    }
    return Double(trimmedDescription.replacing("_", with: ""))
  }

  /// The height of the screen, or of what a proxy measures.
  fileprivate var isWholeHeight: Bool {
    guard self.is(MemberAccessExprSyntax.self) else { return false }
    let text = trimmedDescription
    return ["UIScreen.main.bounds.height", "UIScreen.main.bounds.size.height"].contains(text)
      || text.hasSuffix(".size.height")
  }
}
