// targets: iOS 15.0

import SwiftUI

struct Shelf: View {
  var body: some View {
    ScrollView(.horizontal) {
      Text("Covers")
    }
    .sideMargin(.horizontal, 20)  // expect: unsafe
  }
}

extension View {
  @ViewBuilder
  func sideMargin(_ sides: Edge.Set = .all, _ width: CGFloat? = nil) -> some View {
    if #available(iOS 17.0, *) {
      self.safeAreaPadding(sides, width)
    } else {
      self.padding(sides, width)
    }
  }
}
