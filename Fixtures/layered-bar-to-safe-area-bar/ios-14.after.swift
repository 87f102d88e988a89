// targets: iOS 14

import SwiftUI

struct Inbox: View {
  @State private var draft = ""
  let messages: [String]

  var body: some View {
    Group {
      if #available(iOS 15, *) {
        scrollingContent
          .safeAreaBarOrInset(edge: .bottom, spacing: 0) { bottomBar }
      } else {
        layeredContent
      }
    }
    .navigationTitle("Inbox")
  }

  private var bottomBar: some View {
    HStack {
      TextField("Message", text: $draft)
      Button("Send") { draft = "" }
    }
    .frame(height: 64)
    .background(Color.white.ignoresSafeArea(edges: .bottom))
  }

  private var layeredContent: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      scrollingContent
        .padding(.bottom, 64)

      // What is written here is kept as a draft.
      bottomBar
    }
  }

  private var scrollingContent: some View {
    List(messages, id: \.self) { message in
      Text(message)
    }
    .listStyle(PlainListStyle())
  }
}

private extension View {
  /// Pins a bar with `safeAreaBar` where the system has it, and with `safeAreaInset` before.
  @available(iOS 15, *)
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
