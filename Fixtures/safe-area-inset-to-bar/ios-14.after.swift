// targets: iOS 14

import SwiftUI

struct Player: View {
  var body: some View {
    if #available(iOS 15, *) {
      List {
        Text("One")
      }
      .safeAreaBarOrInset(edge: .bottom) { Button("Play") {} }  // expect: unsafe
    } else {
      Text("One")
    }
  }
}

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @available(iOS 15, *)
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
