// targets: iOS 16

import SwiftUI

struct Guessed: View {
  var body: some View {
    // expect: unsafe
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      HStack {
        Button("A") {}
        Spacer()
        Button("B") {}
      }
      .frame(height: 56)
      .background(Color.white)
    }
  }
}

struct Needed: View {
  var body: some View {
    // expect: unsafe
    ScrollView {
      Text("One")
    }
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      HStack {
        Button("A") {}
        Spacer()
        Button("B") {}
      }
      .padding(.bottom, 34)
      .background(Color.white)
    }
    .ignoresSafeArea(edges: .bottom)
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
