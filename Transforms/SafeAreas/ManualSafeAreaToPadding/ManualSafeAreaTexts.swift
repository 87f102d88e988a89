import Rewriting
import SwiftSyntax

/// Why a padding by hand stays.
enum InsetObjection: Sendable, Hashable {
  case directive, severalUses, ignoredElsewhere
  /// The view with this modifier, on this line, would fill the margin.
  case fills(MarginFilling.Cause, line: Int)
  /// What ignores the safe area, on this line, cannot stop.
  case obstacle(InsetPath.Obstacle, line: Int)
  case insetUsed(line: Int)
  case readerUsed(line: Int, ignored: Int)

  var text: String {
    switch self {
    case .directive: "it stands first in an #if"
    case .severalUses:
      "the view is shown in several places, and only a person can tell which ignore the safe area"
    case .ignoredElsewhere:
      "nothing in this file ignores the safe area, so a view in another file probably does; "
        + "take out both together"
    case .fills(let cause, let line): cause.text(line: line)
    case .obstacle(let obstacle, let line):
      "the safe area is ignored on line \(line), and \(obstacle.text)"
    case .insetUsed(let line): "the same inset is used on line \(line) too"
    case .readerUsed(let line, let ignored):
      "the safe area is ignored on line \(ignored) around the reader, whose proxy is used on line "
        + "\(line) too"
    }
  }
}

extension InsetPath.Obstacle {
  fileprivate var text: String {
    switch self {
    case .framed(let name): "\(name) in between goes by the larger frame"
    case .unknown(let name):
      "this file does not show whether \(name) in between goes by the larger frame"
    case .background: "a background in between would end at the safe area"
    case .notAtEdge: "other views stand beside the padded one or between it and the edge"
    case .layer: "another layer would end at the safe area"
    case .condition: "the padded view is one of several branches"
    case .directive: "an #if is in between"
    case .severalUses: "the view is shown in several places"
    case .computedEdges: "its edges or regions are computed"
    case .container(let name): "a \(name) is in between"
    case .ignoredTwice: "another modifier ignores it too"
    }
  }
}

extension ManualInsetPadding.Objection {
  var text: String {
    switch self {
    case .amount(.fraction):
      "the padding is a part of the inset; only a person can tell what it is for"
    case .amount(.subtraction): "something is taken off the inset, so no margin is left"
    case .amount(.choice): "the padding is no sum of one inset and a margin"
    case .otherEdge: "the inset of one edge pads another one"
    case .computedEdges: "the edges are computed"
    case .passedIn(let name): "the inset comes in through \(name); the reader is somewhere else"
    case .severalReaders: "the insets come from several readers"
    }
  }
}

extension Finding {
  static func replaceable(
    _ rewrite: InsetRewrite, _ edits: [SourceEdit], supports: [Support], helper: String?
  ) -> Finding {
    let title = "Replace the insets by hand with safeAreaPadding" + rewrite.respecting
    return Finding(
      at: rewrite.place, message, consequence: rewrite.consequence,
      change: Change(
        helper.map { title + ", through \($0)" } ?? title, .unsafe, edits: edits,
        supports: supports))
  }

  static func removable(_ rewrite: InsetRewrite, _ edits: [SourceEdit]) -> Finding {
    Finding(
      at: rewrite.place, message, consequence: rewrite.consequence,
      change: Change("Remove the insets by hand" + rewrite.respecting, .unsafe, edits: edits))
  }

  static func leftAlone(_ padding: PaddingCall, _ reason: String) -> Finding {
    Finding(at: padding.modifier.nameToken, message, leftAlone: reason)
  }

  private static let message = "this padding adds an inset of the safe area by hand"
}

extension InsetRewrite {
  fileprivate var place: TokenSyntax { paddings[0].call.modifier.nameToken }

  fileprivate var respecting: String { ignoring == nil ? "" : " and respect the safe area" }

  /// What changes for the user of the app.
  fileprivate var consequence: String {
    guard let ignoring else {
      return "nothing here ignores the safe area, so the inset was there twice, and the view moves "
        + "to the margin"
        + (endsInFile
          ? ""
          : "; if a view in another file ignores the safe area around this one, keep the padding")
    }
    let movesWithKeyboard =
      ignoring.regions == .all && paddings.contains { $0.edges.contains(.bottom) }
    return "the view stands its margin away from the safe area, whatever the device and the window"
      + (movesWithKeyboard ? "; a keyboard now moves it up" : "")
  }
}
