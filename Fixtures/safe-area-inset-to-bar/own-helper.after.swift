// targets: iOS 17

import SwiftUI

struct Player: View {
  var body: some View {
    List {
      Text("One")
    }
    .dock(edge: .bottom, alignment: .leading) { Button("Play") {} }  // expect: unsafe
    .safeAreaBarOrInset(edge: .trailing) { Button("Sort") {} }  // expect: unsafe
  }
}

extension View {
  @ViewBuilder
  func dock<Content>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    if #available(iOS 26.0, *) {
      self.safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      self.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @ViewBuilder
  func safeAreaBarOrInset<Bar: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
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
