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

struct Apart: View {
  var body: some View {
    // expect: unsafe
    ScrollView {
      VStack {
        Text("One")
      }
    }
    //.refreshable {}
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      // Both.
      HStack {
        Button("A") {}
        Button("B") {}
      }
    }
  }
}

struct First: View {
  var body: some View {
    ScrollView {
      VStack {

        Text("One")
      }
    }
    .safeAreaBarOrInset(edge: .top, spacing: 0) {  // expect: unsafe
      HStack {
        Button("A") {}
        Button("B") {}
      }
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
