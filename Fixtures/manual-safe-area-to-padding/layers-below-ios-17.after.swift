// targets: iOS 14.0

import SwiftUI

struct Layers: View {
  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Image("backdrop")
          .resizable()
          .ignoresSafeArea(edges: .vertical)
        VStack {
          Text("Over it")
            .safeAreaPaddingOrInset(.top, 16, inset: proxy.safeAreaInsets.top)  // expect: unsafe
            .background(Color.red.ignoresSafeArea(edges: .top), alignment: .center)
          Spacer()
          Text("Below")
            .safeAreaPaddingOrInset(.bottom, 16, inset: proxy.safeAreaInsets.bottom)
            .background(Color.blue.ignoresSafeArea(edges: .bottom))
        }
      }
      .ignoresSafeAreaUnlessPadded(edges: .vertical, padded: .vertical)
    }
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
    if #available(iOS 17, *) {
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
    if #available(iOS 17, *) {
      safeAreaPadding(edges, length)
    } else {
      padding(edges, inset + length)
    }
  }
}
