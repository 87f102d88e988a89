// targets: iOS 15

import SwiftUI

struct Player: View {
  @State private var position = 0.5

  var body: some View {
    List {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom) {  // expect: unsafe
      Slider(value: $position)
    }
  }
}

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @ViewBuilder
  func safeAreaBarOrInset<Bar: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    if #available(iOS 26, *) {
      safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}
