// targets: iOS 16.0

import SwiftUI

struct Shelves: View {
  let names: [String]

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        Text(names.joined())
      }
      .safeAreaPaddingOrPadding(.horizontal, 20)  // expect: unsafe
      ScrollView(.horizontal) {
        Text(names.joined())
      }
      .safeAreaPaddingOrPadding(.horizontal)  // expect: unsafe
    }
  }
}

private extension View {
  /// Adds a margin as `safeAreaPadding` where the system has it, and as `padding` before.
  @ViewBuilder
  func safeAreaPaddingOrPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    if #available(iOS 17, *) {
      safeAreaPadding(edges, length)
    } else {
      padding(edges, length)
    }
  }
}
