// targets: iOS 17

import SwiftUI

struct Bottom: View {
  var body: some View {
    // expect: unsafe
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      HStack {
        Button("A") {}
        Button("B") {}
      }
      .background(Color.gray)
    }
  }
}

struct Wide: View {
  var body: some View {
    // expect: unsafe
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      HStack {
        Button("A") {}
        Button("B") {}
      }
      .background(Color.gray)
      .frame(maxWidth: .infinity)
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
