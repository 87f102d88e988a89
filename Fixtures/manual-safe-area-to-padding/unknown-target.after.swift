// targets: unknown

import SwiftUI

struct Welcome: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("Top")
        Spacer()
      }
      .safeAreaPaddingOrInset(.top, 16, inset: proxy.safeAreaInsets.top)  // expect: unsafe
    }
    .ignoresSafeAreaUnlessPadded(edges: .top, padded: .top)
  }
}

private extension View {
  /// Ignores the safe area; at the padded edges only where the system has no `safeAreaPadding`.
  @ViewBuilder
  func ignoresSafeAreaUnlessPadded(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all,
    padded: Edge.Set
  ) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      ignoresSafeArea(regions, edges: edges.subtracting(padded))
    } else {
      ignoresSafeArea(regions, edges: edges)
    }
  }
}

private extension View {
  /// Adds a margin as `safeAreaPadding` where the system has it, and with the inset by hand before.
  @ViewBuilder
  func safeAreaPaddingOrInset(_ edges: Edge.Set, _ length: CGFloat, inset: CGFloat) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      safeAreaPadding(edges, length)
    } else {
      padding(edges, inset + length)
    }
  }
}
