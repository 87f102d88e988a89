// targets: iOS 17, macOS 14

import SwiftUI

struct Inbox: View {
  @State private var draft = ""
  let messages: [String]

  var body: some View {
    // expect: unsafe
    List(messages, id: \.self) { message in
      Text(message)
    }
    .listStyle(PlainListStyle())
    .safeAreaBarOrInset(edge: .bottom, spacing: 0) {
      // What is written here is kept as a draft.
      HStack {
        TextField("Message", text: $draft)
        Button("Send") { draft = "" }
      }
      .frame(height: 64)
      .background(Color.white.ignoresSafeArea(edges: .bottom))
    }
    .navigationTitle("Inbox")
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
    if #available(iOS 26, macOS 26, *) {
      safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}
