// targets: iOS 16

import SwiftUI

struct Feed: View {
  var body: some View {
    List {
      Text("One")
    }
    .bottomBar(edge: .bottom, spacing: 0) {  // expect: unsafe
      HStack {
        Button("A") {}
        Button("B") {}
      }
    }
  }
}

extension View {
  @ViewBuilder
  func bottomBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    if #available(iOS 26, *) {
      self.safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      self.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}
