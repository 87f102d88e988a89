// targets: iOS 17

import SwiftUI

struct Feed: View {
  let posts: [String]

  var body: some View {
    // expect: unsafe
    rows
      .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
        composer
      }
  }

  private var rows: some View {
    ScrollView {
      PostColumn(posts: posts)
    }
    .refreshable {}
  }

  private var composer: some View {
    HStack {
      Button("Photo") {}
      Spacer()
      Button("Post") {}
    }
    .padding(.vertical, 8)
    .frame(height: 48)
  }
}

private struct PostColumn: View {
  let posts: [String]

  var body: some View {
    VStack {
      ForEach(posts, id: \.self) { Text($0) }
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
