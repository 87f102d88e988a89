// targets: iOS 17

import SwiftUI

struct LetterBar: ViewModifier {
  let edge: HorizontalEdge
  let isAtTop: Bool

  func body(content: Content) -> some View {
    content
      .safeAreaBarOrInset(edge: edge) { Button("A") {} }  // expect: unsafe
      .safeAreaBarOrInset(edge: isAtTop ? .top : .bottom) { Button("B") {} }  // expect: unsafe
  }
}

struct Shelf: View {
  @State private var isShown = false

  var body: some View {
    List {
      Text("One")
        .sheet(isPresented: $isShown) {
          List {
            Text("Two")
          }
          .safeAreaBarOrInset(edge: .bottom) { Button("C") { isShown = false } }  // expect: unsafe
        }
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
