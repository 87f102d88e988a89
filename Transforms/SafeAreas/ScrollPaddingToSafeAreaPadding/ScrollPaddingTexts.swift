import Availability
import Rewriting
import SwiftSyntax

/// Why the padding of a scroll view stays.
enum ScrollPaddingObjection: Error {
  case appsOwnMethod, form, listStyle, computedEdges, otherEdges, macOSAlone, directive
  /// A modifier between the scroll view and the padding goes by the frame.
  case drawn(String)
  /// A modifier that is not SwiftUI's, between the scroll view and the padding.
  case unknown(String)
  case clipDisabled, margins(String), pages, readsPlace
  case beside, row, insidePadding
  /// The view with this modifier, on this line, would fill the margin.
  case fills(MarginFilling.Cause, line: Int)

  init(_ filler: (modifier: ModifierCall, cause: MarginFilling.Cause), in file: SourceFile) {
    self = .fills(
      filler.cause, line: file.lines.line(of: filler.modifier.nameToken.offsets.lowerBound))
  }

  var text: String {
    switch self {
    case .appsOwnMethod: "the file declares a method padding of its own"
    case .form: "a Form has margins of its own"
    case .listStyle:
      "a List reaches the edges in the plain style only; others have margins of their own"
    case .computedEdges: "the edges are computed"
    case .otherEdges:
      "the same padding is on the top or bottom, where content would scroll under the bars; only a "
        + "person can tell whether it should"
    case .macOSAlone: "on macOS no safe area is at the sides, and padding is right"
    case .directive: "some of its modifiers stand inside an #if"
    case .drawn(let name):
      "\(name) goes by the frame of the view inside the padding, and would look different"
    case .unknown(let name): "this file does not show whether \(name) goes by the frame of the view"
    case .clipDisabled: "with scrollClipDisabled it draws through the margin already"
    case .margins(let name): "\(name) gives it margins already"
    case .pages: "it scrolls by pages, whose width would change"
    case .readsPlace: "its content reads where it is from left to right, which would change"
    case .beside: "other views stand beside it, and the padding is the space between them"
    case .row: "it stands in a row of a List or Form, whose insets decide where it ends"
    case .insidePadding: "other padding at the side keeps it from the edges"
    case .fills(let cause, let line): cause.text(line: line)
    }
  }
}

extension Finding {
  static func replaceable(
    _ padding: PaddingCall, _ scrolling: ScrollingView, _ call: APICall, seesAll: Bool
  ) -> Finding {
    let unseen =
      seesAll
      ? "" : "; a view of another file with a bare color as background fills the margin there"
    let title =
      "Replace padding with safeAreaPadding, so that \(scrolling.subject) reaches the sides"
    return Finding(
      at: padding.modifier.nameToken, message(scrolling),
      consequence: scrolling.consequence + unseen,
      change: Change(
        call.isPlain ? title : title + ", through \(call.name)", .unsafe,
        edits: [.replacing(padding.modifier.nameToken, with: call.name)], supports: call.supports))
  }

  static func leftAlone(
    _ padding: PaddingCall, _ scrolling: ScrollingView, _ reason: String
  ) -> Finding {
    Finding(at: padding.modifier.nameToken, message(scrolling), leftAlone: reason)
  }

  private static func message(_ scrolling: ScrollingView) -> String {
    scrolling.kind == .stack
      ? "the padding around this VStack cuts off the scroll view in it at the margin"
      : "the padding around this \(scrolling.name) cuts it off at the margin"
  }
}

extension ScrollingView {
  fileprivate var subject: String {
    switch kind {
    case .list: "the list"
    case .form: "the form"
    case .scrollView, .stack: "the scroll view"
    }
  }

  /// What changes for the user of the app.
  fileprivate var consequence: String {
    let rest = "at rest everything stands where it stood"
    switch kind {
    case .scrollView(let edges) where !edges.isDisjoint(with: .horizontal):
      return "content scrolls through the margin instead of being cut off there; " + rest
    case .scrollView, .form:
      let inner =
        holdsSidewaysScrollView ? "; what scrolls sideways in it reaches the sides too" : ""
      return "shadows and swipes are not cut off at the margin any more; " + rest + inner
    case .list:
      return "row backgrounds, separators and swipe actions reach the sides; the rows' content "
        + "stands where it stood"
    case .stack: return "what scrolls sideways in the stack reaches the sides; " + rest
    }
  }

  private var holdsSidewaysScrollView: Bool {
    let finder = SidewaysFinder()
    container.closures.forEach { finder.walk($0.closure) }
    return finder.isFound
  }
}

private final class SidewaysFinder: OpenCodeVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == "ScrollView", node.movesSideways {
      isFound = true
    }
    return .visitChildren
  }
}
