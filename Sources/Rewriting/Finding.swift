import SwiftSyntax

/// A place that a transform has something to say about.
public struct Finding: Sendable, Hashable {
  /// The UTF-8 offset of the place.
  public var offset: Int
  /// Why, in the compiler's style: lower case, no full stop.
  public var message: String
  /// What changes for the user of the app, or nil when nothing does.
  public var consequence: String?
  /// None: left for the developer. One: on offer. Several: alternatives, of which `apply` never
  /// picks one by itself.
  public let changes: [Change]
  /// Why there is no change on offer; set exactly when `changes` is empty.
  public let reason: String?
  /// A change on offer in review only, to a person who gives the value that it lacks.
  public let blank: Blank?

  /// A place with one change on offer.
  public init(
    at node: some SyntaxProtocol, _ message: String, consequence: String? = nil, change: Change
  ) {
    self.init(at: node, message, consequence: consequence, alternatives: [change])
  }

  /// A place with several changes of which a person picks one; there is at least one.
  public init(
    at node: some SyntaxProtocol, _ message: String, consequence: String? = nil,
    alternatives: [Change], blank: Blank? = nil
  ) {
    precondition(!alternatives.isEmpty, "a finding without a change needs a reason: \(message)")
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    self.message = message
    self.consequence = consequence
    changes = alternatives
    reason = nil
    self.blank = blank
  }

  /// A place that is left for the developer.
  public init(
    at node: some SyntaxProtocol, _ message: String, consequence: String? = nil,
    leftAlone reason: String, blank: Blank? = nil
  ) {
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    self.message = message
    self.consequence = consequence
    changes = []
    self.reason = reason
    self.blank = blank
  }
}
