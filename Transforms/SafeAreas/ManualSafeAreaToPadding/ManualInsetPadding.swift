import Rewriting
import SwiftSyntax

/// A padding that adds insets of the safe area by hand: `.padding(.top, proxy.safeAreaInsets.top + 16)`.
struct ManualInsetPadding {
  /// One of the amounts that hold an inset.
  struct Part {
    /// The edges that it pads.
    let edges: EdgeSet
    let amount: ExprSyntax
    /// The inset as it is written.
    let inset: ExprSyntax
    /// What leaves the margin of the amount; nil where there is none.
    let margin: [SourceEdit]?
  }

  /// Why a padding with an inset in it cannot be rewritten.
  enum Objection: Error {
    case amount(InsetAmount.Reason)
    /// The inset of one edge pads another one.
    case otherEdge
    case computedEdges
    /// The inset is kept in a property or parameter of this name.
    case passedIn(String)
    /// The amounts come from more than one reader.
    case severalReaders
  }

  let call: PaddingCall
  let parts: [Part]
  /// The closure of the `GeometryReader` that the insets come from.
  let reader: SyntaxIdentifier

  /// The edges whose inset is added by hand.
  var edges: EdgeSet { parts.reduce(into: EdgeSet()) { $0.formUnion($1.edges) } }

  /// Whether a margin is left without the insets.
  var hasMargin: Bool { parts.contains { $0.margin != nil } }

  /// Nil for a padding without an inset.
  init?(_ call: PaddingCall, _ reading: InsetReading) throws(Objection) {
    self.call = call
    var parts: [Part] = []
    var origins: Set<ReadInset.Origin> = []
    switch call.amount {
    case .standard: return nil
    case .length(let length):
      guard let (part, origin) = try Self.part(call.edges, length, reading) else { return nil }
      parts = [part]
      origins = [origin]
    case .insets(let insets):
      for (edge, length) in insets {
        guard let (part, origin) = try Self.part(edge, length, reading) else { continue }
        parts.append(part)
        origins.insert(origin)
      }
    case .value(let value):
      if let inset = reading.inset(value), inset.edge == nil {
        parts = [Part(edges: .all, amount: value, inset: value, margin: nil)]
        origins = [inset.origin]
      } else if reading.mentionsInset(value) {
        throw .otherEdge
      }
    }
    guard let origin = origins.first else { return nil }
    guard origins.count == 1 else { throw .severalReaders }
    switch origin {
    case .passedIn(let name): throw .passedIn(name)
    case .reader(let closure): reader = closure
    }
    self.parts = parts
  }

  private static func part(
    _ edges: EdgeSet?, _ length: ExprSyntax, _ reading: InsetReading
  ) throws(Objection) -> (Part, ReadInset.Origin)? {
    let found: (inset: ReadInset, expression: ExprSyntax, margin: [SourceEdit]?)
    switch InsetAmount(length, reading) {
    case .other: return nil
    case .unclear(let reason): throw .amount(reason)
    case .inset(let inset, let expression): found = (inset, expression, nil)
    case .sum(let inset, let expression, let margin): found = (inset, expression, margin)
    }
    guard let edges else { throw .computedEdges }
    guard let edge = found.inset.edge, edges == edge || edges == .horizontal && edges.contains(edge)
    else { throw .otherEdge }
    let part = Part(edges: edges, amount: length, inset: found.expression, margin: found.margin)
    return (part, found.inset.origin)
  }
}
