import SwiftUI

enum Density {
  case compact, comfortable
}

struct Row: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var density = Density.compact
  @AppStorage("postSize") private var postSize: PostSize = .compact
  @Environment(\.displayMode) private var displayMode

  /// The app's own, in spite of the name.
  let sizeClass: Density
  var rowSizeClass: Density { density }

  var body: some View {
    if density != .compact { Text("Roomy") }
    if postSize != .compact { Text("Large") }
    if displayMode != .compact { Text("Full") }
    if sizeClass != .compact { Text("Own enum") }
    if rowSizeClass != .compact { Text("Own enum, computed") }
    if !(sizeClass == .compact) { Text("Own enum, negated") }
    ForEach([Density.compact], id: \.self) { width in
      if width != .compact { Text("Shadowed by a parameter") }
    }
  }

  func shadowed(width: Density) -> Bool {
    width != .compact
  }

  func local() -> Bool {
    let width = density
    return width != .compact
  }
}

enum PostSize: String {
  case compact, large
}

struct Outer {
  enum SizeClass { case compact, wide }

  struct Inner {
    var horizontalSizeClass: SizeClass

    var isWide: Bool { horizontalSizeClass != .compact }
  }
}
