// targets: iOS 17

import SwiftUI

struct Gallery: View {
  let colors: [Color]

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<40) { index in
            Text("\(index)")
          }
        }
        .padding(.bottom, 16)
      }
      .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
        HStack {
          Button("Share") {}
          Button("Delete") {}
        }
        .frame(maxWidth: .infinity)
        .frame(height: 56)  // as tall as a tab bar
      }
    }
    .navigationTitle("Gallery")
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
