import Platforms

/// Uses of the declarations of one row of `availability.tsv`, by which the stubs are held to it: each
/// use must compile at the row's version and must not one version below.
struct Proof: Sendable, CustomStringConvertible {
  /// How the name in the row starts; no other row starts that way.
  var row: String
  var uses: [Use]

  init(_ row: String, _ uses: Use...) {
    self.row = row
    self.uses = uses
  }

  var description: String { row }
}

/// A use of a declaration, and where in a view it stands.
enum Use: Sendable, ExpressibleByStringLiteral {
  /// On a view: `.padding()`.
  case modifier(String)
  /// As the body of a view.
  case view(String)
  /// Beside the body of a view.
  case member(String)
  /// Inside a toolbar.
  case toolbar(String)

  /// A modifier where the text starts with a period, else a view.
  init(stringLiteral text: String) {
    self = text.hasPrefix(".") ? .modifier(text) : .view(text)
  }

  /// A file with the use, which has states `flag`, `text`, `number` and `choice` at hand.
  var source: String {
    let (member, body) =
      switch self {
      case .modifier(let text): ("", "Text(\"\")\(text)")
      case .view(let text): ("", text)
      case .member(let text): (text, "Text(\"\")")
      case .toolbar(let text): ("", "Text(\"\").toolbar { \(text) }")
      }
    return """
      import SwiftUI

      struct Row: Identifiable, Hashable { var id = 0 }

      struct Proof: View {
        @State var flag = false
        @State var text = ""
        @State var number = 0
        @State var choice: Int?
        @State var row: Row?
        \(member)
        var body: some View {
          \(body)
        }
        func act() {}
      }
      """
  }
}
