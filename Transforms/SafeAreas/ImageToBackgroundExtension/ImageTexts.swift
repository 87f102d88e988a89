import Rewriting
import SwiftSyntax

/// Why an image goes on ignoring the safe area.
enum ImageObjection: Error, Sendable, Hashable {
  case directive, computedEdges, backdrop, overlay, uncovered, ignoredAround
  /// The edges at which it ignores the safe area are none where bars stand.
  case otherEdges(String)
  case inFront(String), shaped(String), moved(String), clipped(String), container(String), repeated(
    String)
  /// The screen has an extension on this line.
  case second(line: Int)

  var text: String {
    switch self {
    case .directive: "some of its modifiers stand inside an #if"
    case .computedEdges: "the edges are computed"
    case .backdrop: "it is a backdrop behind other content, and decoration may ignore the safe area"
    case .inFront(let name): "it lies in the \(name) of another view"
    case .overlay: "what is laid over the image would be mirrored with it"
    case .uncovered: "this file shows no sidebar, inspector, tab bar or toolbar that could cover it"
    case .ignoredAround:
      "the safe area is ignored around it too, so there would be nothing to extend into"
    case .otherEdges(let edges): "it ignores the safe area at \(edges) only, where no such bar is"
    case .shaped(let name): "with \(name) the image has a shape, which the effect would not keep"
    case .moved(let name): "\(name) moves the image, and the effect would clip it"
    case .clipped(let name): "\(name) around it would cut the extension off"
    case .container(let name): "this file does not show where \(name) puts it"
    case .repeated(let name):
      "it is one of several in a \(name), and one extension a screen is enough"
    case .second(let line): "one extension a screen is enough, and line \(line) has it"
    }
  }
}

extension Finding {
  static func extensible(
    _ modifier: ModifierCall, _ imagery: Imagery, _ place: ImagePlace, _ call: APICall,
    _ edits: [SourceEdit]
  ) -> Finding {
    let overflow =
      imagery.overflows
      ? "; scaled to fill, the image is larger than its place, and a flexible frame in front of the "
        + "effect keeps its edges where the safe area ends" : ""
    let title = "Extend the image under the \(place.coverName) with backgroundExtensionEffect"
    return Finding(
      at: modifier.nameToken, message,
      consequence:
        "from iOS 26 on, the whole image stays in view, and a mirrored, blurred copy of it "
        + "is behind the \(place.coverName) and the bars" + overflow,
      change: Change(
        call.isPlain ? title : title + ", through \(call.name)", .unsafe, edits: edits,
        supports: call.supports))
  }

  static func leftAlone(_ ignoring: SafeAreaIgnoring, _ reason: String) -> Finding {
    Finding(at: ignoring.modifier.nameToken, message, leftAlone: reason)
  }

  private static let message = "this image ignores the safe area, so that bars cover a part of it"
}

extension ImagePlace {
  /// What covers the image, for people.
  fileprivate var coverName: String {
    switch cover {
    case .sidebar: "sidebar"
    case .inspector: "inspector"
    case .bar, nil: "bar at the side"
    }
  }
}
