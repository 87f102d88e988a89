import Rewriting
import SwiftSyntax

/// What the content of a `GeometryReader` does with the proxy.
struct ProxyUses {
  /// A place that reads an inset.
  struct InsetUse {
    /// Nil for all four.
    let edge: EdgeSet?
    let expression: ExprSyntax
  }

  let reader: ClosureExprSyntax
  /// The reads of insets, also through constants; those that only give a constant its value are none.
  private(set) var insets: [InsetUse] = []
  /// The first other use: the size, the frame, the proxy passed on.
  private(set) var other: ExprSyntax?
  /// The statements that keep insets in constants, `let safeArea = proxy.safeAreaInsets`.
  private(set) var constants: [CodeBlockItemSyntax] = []
  /// Whether each constant has a statement of its own.
  private(set) var constantsStandAlone = true

  init(_ reader: ClosureExprSyntax, _ reading: InsetReading) {
    self.reader = reader
    let collector = NamesAndMembers()
    collector.walk(reader.statements)
    for name in collector.names {
      if reading.readerClosure(ofProxy: name)?.id == reader.id {
        let isInset = name.parent?.as(MemberAccessExprSyntax.self).map {
          $0.base?.id == name.id && $0.declName.baseName.text == "safeAreaInsets"
        }
        if isInset != true { other = other ?? name }
      }
      guard let inset = reading.inset(name), inset.origin == .reader(reader.id),
        !name.isBaseOfInset(reading)
      else { continue }
      if let item = name.constant {
        if !constants.contains(item) { constants.append(item) }
        let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
        if bindings?.count != 1 { constantsStandAlone = false }
      } else {
        insets.append(InsetUse(edge: inset.edge, expression: name))
      }
    }
  }

  /// The first read of an inset at some edges that is not inside one of the ranges.
  func inset(at edges: EdgeSet, outside ranges: [Range<Int>]) -> ExprSyntax? {
    insets.first { use in
      (use.edge.map { !$0.isDisjoint(with: edges) } ?? true)
        && !ranges.contains { $0.contains(use.expression.offsets.lowerBound) }
    }?.expression
  }
}

extension ExprSyntax {
  /// Whether the expression is only a part of a longer one that is an inset too.
  fileprivate func isBaseOfInset(_ reading: InsetReading) -> Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id else {
      return false
    }
    return reading.inset(ExprSyntax(member)) != nil
  }

  /// The statement whose constant has the expression as its whole value.
  fileprivate var constant: CodeBlockItemSyntax? {
    guard let initializer = parent?.as(InitializerClauseSyntax.self),
      let binding = initializer.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    return binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
  }
}
