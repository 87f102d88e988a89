// targets: iOS 17

import SwiftUI

struct Player: View {
  var body: some View {
    List {
      Text("One")
    }
    .safeAreaInset(edge: .bottom, alignment: .leading) { Button("Play") {} }  // expect: unsafe
    .safeAreaInset(edge: .trailing) { Button("Sort") {} }  // expect: unsafe
  }
}

extension View {
  @ViewBuilder
  func dock<Content>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    if #available(iOS 26.0, *) {
      self.safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      self.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}
