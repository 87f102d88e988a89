// targets: iOS 16

import SwiftUI

struct Feed: View {
  var body: some View {
    // Everything.
    // expect: unsafe
    // What scrolls.
    ScrollView {
      // One row.
      Text("One")
    }  // ends here
    // As tall as the bar.
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      /* The bar, and
         all that is on it. */
      HStack {
        Button("A") {}
        // In between.
        Spacer()
        Button("B") {}
      }  // the bar
      // More to come.
    }
    // Shown in the bar.
    .navigationTitle("Feed")
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
