// targets: iOS 15.0

import SwiftUI

struct Welcome: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text("Top")
        Spacer()
      }
      .safeAreaPaddingOrInset(.top, 16, inset: proxy.safeAreaInsets.top)  // expect: unsafe
      .safeAreaPaddingOrInset(.bottom, 0, inset: proxy.safeAreaInsets.bottom)
      .ignoresSafeAreaUnlessPadded(padded: .vertical)
    }
  }
}

struct Sheet: View {
  var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      Text("Sheet")
        .safeAreaPaddingOrInset(
          EdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 20),
          withInsets: EdgeInsets(top: insets.top + 8, leading: 20, bottom: insets.bottom, trailing: 20))  // expect: unsafe
    }
    .ignoresSafeAreaUnlessPadded(.container, edges: .vertical, padded: .vertical)
  }
}

struct Sides: View {
  var body: some View {
    GeometryReader {
      Text("Sides")
        .safeAreaPaddingOrInset(.horizontal, 20, inset: $0.safeAreaInsets.leading)  // expect: unsafe
    }
  }
}

struct Older: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Older")
        .safeAreaPaddingOrInset(.top, 4, inset: proxy.safeAreaInsets.top)  // expect: unsafe
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

private extension View {
  /// Adds margins as `safeAreaPadding` where the system has it, and with the insets by hand before.
  @ViewBuilder
  func safeAreaPaddingOrInset(_ margins: EdgeInsets, withInsets total: EdgeInsets) -> some View {
    if #available(iOS 17, *) {
      safeAreaPadding(margins)
    } else {
      padding(total)
    }
  }
}
